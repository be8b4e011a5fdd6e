"""Weights of a title's evaluation, kept in `judge.toml` beside its rules and fitted by `alehouse tune`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from alehouse.engine.errors import AlehouseError


def read_weights(path: Path, names: list[str]) -> list[float]:
    """The weights in the order of `names`; a missing or unknown name is an error."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise AlehouseError(f"{path}: the weights cannot be read ({error!r}).") from None
    if sorted(given) != sorted(names):
        raise AlehouseError(f"{path}: needs exactly the weights {', '.join(names)}.")
    return [float(given[name]) for name in names]
