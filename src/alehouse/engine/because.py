"""Reasons why a seat is asked: what is left to do, and what it is for."""

from __future__ import annotations


class Because:
    """A message (`because-KEY`) with its arguments."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, object]) -> None:
        self.key = key
        self.args = args
