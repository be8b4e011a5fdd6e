"""Weights of a title's evaluation by name, kept in `judge.toml` next to its rules and fitted by `alehouse tune`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from librt.vecs import vec

from alehouse.engine.errors import AlehouseError, unknown


class Weights:
    """Weights that a judge takes by name when it is made; one in a sub-table is called `table.name` (`card.noise`).

    A weight that is not given is 0 and listed in `missing`, so a new effect is playable without a weight.
    """

    def __init__(self, given: dict[str, float]) -> None:
        self.given: dict[str, float] = given
        self.taken: dict[str, float] = {}

    def take(self, name: str) -> float:
        """The weight of that name."""
        weight = self.given.get(name, 0.0)
        self.taken[name] = weight
        return weight

    def table(self, table: str, names: list[str]) -> vec[float]:
        """The weights of a sub-table, each at the number of its name: its place in the list."""
        return vec[float]([self.take(f"{table}.{name}") for name in names])

    def missing(self) -> list[str]:
        """Weights that were taken and not given."""
        return [name for name in self.taken if name not in self.given]

    def check(self) -> None:
        """Raises if a weight is given that nothing takes: its name is misspelled."""
        for name in self.given:
            if name not in self.taken:
                raise AlehouseError(unknown("weight", name, list(self.taken)))


def read_judge(path: Path) -> tuple[dict[str, float], dict[str, float]]:
    """The tables `[weights]`, with sub-tables flattened to `table.name`, and `[search]`; empty without a file."""
    if not path.exists():
        return {}, {}
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise AlehouseError(f"{path}: the weights cannot be read ({error!r}).") from None
    for table in given:
        if table not in ("weights", "search"):
            raise AlehouseError(f"{path}: {unknown('table', table, ['weights', 'search'])}")
    return _flat(path, given.get("weights", {}), ""), _flat(path, given.get("search", {}), "")


def _flat(path: Path, table: dict[str, Any], prefix: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, value in table.items():
        if isinstance(value, dict):
            found.update(_flat(path, value, f"{prefix}{name}."))
        elif isinstance(value, (int, float)):
            found[prefix + name] = float(value)
        else:
            raise AlehouseError(f"{path}: {prefix}{name} must be a number, not {value!r}.")
    return found
