"""Writes positions by name, for scenarios; the error for a wrong name says what is allowed."""

from __future__ import annotations

from typing import Any

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.state import State


def check_fields(what: str, given: dict[str, Any], known: list[str]) -> None:
    for name in given:
        if name not in known:
            raise AlehouseError(unknown(what, name, known))


def index_of(what: str, name: Any, names: list[str]) -> int:
    """The number of a name."""
    if name not in names:
        raise AlehouseError(unknown(what, str(name), names))
    return names.index(name)


def mask_of(what: str, ids: list[str], names: list[str]) -> int:
    """The bits of some names."""
    return sum(2 ** index_of(what, id, names) for id in set(ids))


def write_counts(what: str, counts: dict[str, Any], names: list[str], into: Any) -> None:
    """Writes numbers by name into a list in the order of the names."""
    for name, count in counts.items():
        into[index_of(what, name, names)] = count


def seat_of(state: State, number: Any) -> int:
    """The seat with a number counted from 1, given as text or not."""
    if not str(number).isdigit() or not 1 <= int(number) <= state.seats:
        raise AlehouseError(f"given: there is no seat '{number}'; seats are 1 to {state.seats}.")
    return int(number) - 1
