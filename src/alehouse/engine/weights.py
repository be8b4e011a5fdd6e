"""Weights of a title's evaluation by name, kept in `judge.toml` next to its rules and fitted by `alehouse tune`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec

from alehouse.engine.errors import AlehouseError, unknown

STYLES: Final = ["cautious", "greedy", "aggressive"]


class Weights:
    """Weights that a judge takes by name when it is made; one in a sub-table is called `table.name` (`card.noise`).

    A missing weight counts as 0 and is listed in `missing`, so a new effect is playable without one.
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
        """The weights of a sub-table by number: the place of each name in the list."""
        return vec[float]([self.take(f"{table}.{name}") for name in names])

    def missing(self) -> list[str]:
        """Weights that were taken and not given."""
        return [name for name in self.taken if name not in self.given]

    def check(self) -> None:
        """Raises if a given weight is never taken: its name is misspelled."""
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


@final
class Style:
    """A style of play: factors of weights and of search settings, by name.

    A factor for a sub-table (`card`) applies to all of its weights.
    """

    def __init__(self, weights: dict[str, float], search: dict[str, float]) -> None:
        self.weights = weights
        self.search = search

    def scaled(self, weights: dict[str, float]) -> dict[str, float]:
        """The weights in this style; a factor without a weight is an error."""
        return _scaled(weights, self.weights)

    def scaled_search(self, search: dict[str, float]) -> dict[str, float]:
        return _scaled(search, self.search)


def _scaled(numbers: dict[str, float], factors: dict[str, float]) -> dict[str, float]:
    tables = [name.partition(".")[0] for name in numbers]
    for name in factors:
        if name not in numbers and name not in tables:
            raise AlehouseError(unknown("weight", name, list(numbers)))
    return {
        name: number * factors.get(name, factors.get(name.partition(".")[0], 1.0)) for name, number in numbers.items()
    }


def read_styles(path: Path) -> dict[str, Style]:
    """The styles in a file, `[STYLE.weights]` and `[STYLE.search]`; none without one."""
    if not path.exists():
        return {}
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise AlehouseError(f"{path}: the styles cannot be read ({error!r}).") from None
    found: dict[str, Style] = {}
    for name, tables in given.items():
        if name not in STYLES:
            raise AlehouseError(f"{path}: {unknown('style', name, STYLES)}")
        for table in tables:
            if table not in ("weights", "search"):
                raise AlehouseError(f"{path}: {unknown('table', table, ['weights', 'search'])}")
        found[name] = Style(_flat(path, tables.get("weights", {}), ""), _flat(path, tables.get("search", {}), ""))
    return found


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
