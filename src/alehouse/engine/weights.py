"""Weights of a title's evaluation, kept in `judge.toml` beside its rules and fitted by `alehouse tune`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from alehouse.engine.errors import AlehouseError, unknown


def read_weights(path: Path, names: list[str]) -> list[float]:
    """The weights in the order of `names`; a missing or unknown name is an error."""
    given = _table(path)
    if sorted(given) != sorted(names):
        raise AlehouseError(f"{path}: needs exactly the weights {', '.join(names)}.")
    return [float(given[name]) for name in names]


def changed_weights(path: Path, names: list[str], weights: list[float]) -> list[float]:
    """The weights with those changed that a file names; an unknown name is an error."""
    given = _table(path)
    for name in given:
        if name not in names:
            raise AlehouseError(f"{path}: {unknown('weight', name, names)}")
    return [float(given.get(name, weight)) for name, weight in zip(names, weights, strict=True)]


def _table(path: Path) -> dict[str, float]:
    try:
        found: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise AlehouseError(f"{path}: the weights cannot be read ({error!r}).") from None
    return found
