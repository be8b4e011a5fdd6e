"""Games encoded for learning programs: actions numbered from 0, a mask of the legal ones, numeric observations.

Buffers are `vec`s: compiled code writes them, NumPy reads them without copying.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from alehouse.engine.observation import size_of
from alehouse.engine.state import State
from alehouse.engine.title import Setup


@final
class Encoder:
    """The encoding of a setup's games. An action's number is its place among all codes in ascending order."""

    __slots__ = ("actions", "codes", "numbers", "size")

    def __init__(self, setup: Setup) -> None:
        codes: list[i64] = [code for code in setup.title.codebook(setup.pack).codes()]
        numbers: list[i64] = [-1 for code in range(codes[-1] + 1)]
        for number in range(len(codes)):
            numbers[codes[number]] = number
        self.size: i64 = size_of(setup.title.fields(setup))
        self.actions: i64 = len(codes)
        self.codes: vec[i64] = vec[i64](codes)
        self.numbers: vec[i64] = vec[i64](numbers)

    def observation(self, state: State, viewer: i64) -> vec[i16]:
        """What a seat may see."""
        out = vec[i16]([0] * self.size)
        state.observe(viewer, out, 0)
        return out

    def mask(self, state: State) -> vec[u8]:
        """1 for the actions that are legal now, 0 for the others."""
        out = vec[u8]([0] * self.actions)
        self.mark(state.legal(), out, 0)
        return out

    def mark(self, legal: vec[i64], mask: vec[u8], at: i64) -> None:
        """Writes a 1 for each legal action."""
        for code in legal:
            mask[at + self.numbers[code]] = 1

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal actions, ascending."""
        return sorted([self.numbers[code] for code in state.legal()])
