"""Chance that is not a state's own generator: a table's, a forecast's, which tries every course, and a game tree's."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64

from alehouse.engine.rng import below, next_state, seed_state

WORD: Final = 4  # bytes of a draw
WORDS: Final = 1 << 32


class Chance:
    """Answers for a state whenever its rules ask for chance."""

    __slots__ = ()

    def pick(self, n: i64) -> i64:
        """One of n equally likely results, counted from 0; n < 2**31."""
        raise NotImplementedError

    def shuffles(self) -> None:
        """A whole deck is about to be shuffled."""


@final
class Stream(Chance):
    """The chance of one action at a table: HMAC-SHA256 of a block's number, under a key of 256 bits.

    The key belongs to a place in the game and is made from a root key. Words that would make some results likelier
    than others are left out.
    """

    __slots__ = ("_at", "_block", "_blocks", "_key", "_place", "_root", "used")

    def __init__(self, root: bytes, place: bytes) -> None:
        self.used: bool = False
        self._root: bytes = root
        self._place: bytes = place
        self._key: bytes = b""  # most actions draw nothing, so it is made when it is needed
        self._block: bytes = b""
        self._blocks: int = 0
        self._at: int = 0

    def pick(self, n: i64) -> i64:
        if not self.used:
            self.used = True
            self._key = hmac.digest(self._root, self._place, hashlib.sha256)
        bound = int(n)
        fair = WORDS - WORDS % bound
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % bound

    def _word(self) -> int:
        if self._at == len(self._block):
            self._block = hmac.digest(self._key, self._blocks.to_bytes(8, "big"), hashlib.sha256)
            self._blocks += 1
            self._at = 0
        self._at += WORD
        return int.from_bytes(self._block[self._at - WORD : self._at], "big")


@final
class Courses(Chance):
    """Supplies a state's random results while a forecast plays an action again and again.

    Enumerating, `next_course` counts like an odometer: the last chance met takes its next value, those after it
    are met again. Sampling, every course is drawn at random, its first chance spread evenly over the samples.
    """

    __slots__ = ("_at", "_drawn", "_picks", "_random", "_sizes", "enumerable", "sampling")

    def __init__(self) -> None:
        self.sampling: bool = False
        self.enumerable: bool = True  # no shuffle was met, which has too many results to try
        self._picks: list[i64] = []
        self._sizes: list[i64] = []
        self._at: i64 = 0
        self._drawn: i64 = 0
        self._random: i64 = 0

    def pick(self, n: i64) -> i64:
        """One of n equally likely results, counted from 0."""
        at = self._at
        self._at += 1
        if self.sampling:
            if at == 0:
                return (self._drawn - 1) % n
            self._random = next_state(self._random)
            return below(self._random, n)
        if at == len(self._picks):
            self._picks.append(0)
            self._sizes.append(n)
        return self._picks[at]

    def shuffles(self) -> None:
        self.enumerable = False

    def untouched(self) -> bool:
        """Whether the course had no chance in it."""
        return self._at == 0 and self.enumerable

    def next_course(self) -> bool:
        """Advances to the next course; False once all have been taken."""
        self._at = 0
        while len(self._picks) > 0:
            last = self._picks.pop() + 1
            if last < self._sizes[-1]:
                self._picks.append(last)
                return True
            self._sizes.pop()
        return False

    def probability(self) -> float:
        """How likely the course just taken is."""
        share = 1.0
        for size in self._sizes:
            share /= float(size)
        return share

    def sample(self) -> None:
        """Begins another random course; the same courses in every run."""
        self.sampling = True
        self._at = 0
        self._random = seed_state(self._drawn)
        self._drawn += 1


@final
class KnownChance(Chance):
    """Supplies the results that a node of a game tree is reached by.

    `asked` says how many results the first chance after them has, 0 if there is none; the state is then of no use.
    """

    __slots__ = ("_at", "_results", "asked")

    def __init__(self, results: list[i64]) -> None:
        self.asked: i64 = 0
        self._results: list[i64] = results
        self._at: i64 = 0

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        at = self._at
        self._at += 1
        if at < len(self._results):
            return self._results[at]
        if self.asked == 0:
            self.asked = n
        return 0
