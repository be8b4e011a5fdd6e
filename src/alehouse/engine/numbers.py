"""Numbered names: rules use numbers, everything outside uses names."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

Row = TypeVar("Row")

BIT: Final = vec[i64]([2**index for index in range(62)])


def mask(having: list[bool]) -> int:
    """A bit for each true item."""
    return sum(2**index for index, has in enumerate(having) if has)


def named(bits: int, names: list[str]) -> list[str]:
    """The names of the bits that are set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]


def numbered(names: list[str], name: str) -> int:
    """Adds a name to a list and returns its number."""
    names.append(name)
    return len(names) - 1


def by_number(rows: dict[int, Row]) -> list[Row]:
    """The rows in the order of their numbers 0, 1, 2, …; a missing number is an error."""
    return [rows[number] for number in range(len(rows))]
