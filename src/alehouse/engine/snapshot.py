"""States as plain data and back. Dumps every declared field, so none can be forgotten."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.state import State

TRANSIENT = frozenset(["chance", "content", "log", "machine", "script"])  # tables, chance, listener
NUMBERS: Final = type(vec[i64]())


def fields_of(thing: Any) -> list[str]:
    """The names of an object's fields, compiled or not."""
    names: set[str] = set(getattr(type(thing), "__mypyc_attrs__", ()) or getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__slots__", ()))
    return sorted(name for name in names if not name.startswith("__") and name not in TRANSIENT)


def dump(thing: Any) -> Any:
    """A whole state as numbers, strings, lists and dictionaries."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (list, NUMBERS)):
        return [dump(item) for item in thing]
    return {name: dump(getattr(thing, name)) for name in fields_of(thing)}


def restore(state: State, data: dict[str, Any]) -> None:
    """Fills a state of the same setup from the result of `dump`."""
    _fill(state, data)


def _fill(thing: Any, data: dict[str, Any]) -> None:
    names = fields_of(thing)
    if sorted(data) != names:
        raise ValueError(f"{type(thing).__name__}: fields {sorted(data)} do not match {names}")
    for name in names:
        value = data[name]
        held = getattr(thing, name)
        if isinstance(value, dict):
            _fill(held, value)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            if len(held) != len(value):
                raise ValueError(f"{type(thing).__name__}.{name}: {len(value)} entries, {len(held)} expected")
            for part, part_data in zip(held, value, strict=True):
                _fill(part, part_data)
        else:
            setattr(thing, name, _like(held, value))


def _like(held: Any, value: Any) -> Any:
    """A value, or lists of them, as vectors where such are held."""
    if isinstance(held, NUMBERS):
        return vec[i64](value)
    if isinstance(held, list) and held and isinstance(held[0], NUMBERS):
        return [vec[i64](numbers) for numbers in value]
    return dump(value)
