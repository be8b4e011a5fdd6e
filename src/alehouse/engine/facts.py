"""Facts: a seat's named numbers, which forecasts compare."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Facts:
    """A seat's named numbers, in the order in which the title adds them."""

    __slots__ = ("names", "values")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.values: vec[i64] = vec[i64](capacity=32)

    def add(self, name: str, value: i64) -> None:
        self.names.append(name)
        self.values = append(self.values, value)
