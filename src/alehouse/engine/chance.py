"""Sources of chance other than a state's own generator: for tables, for forecasts (every course) and for game trees."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64

from alehouse.engine.rng import below, next_state, seed_state

WORD: Final = 4  # bytes of a draw
WORDS: Final = 1 << 32


class Chance:
    """Supplies random results whenever the rules ask for chance."""

    __slots__ = ()

    def pick(self, n: i64) -> i64:
        """One of n equally likely results, counted from 0; n < 2**31."""
        raise NotImplementedError

    def shuffles(self) -> None:
        """Called before a whole deck is shuffled."""


@final
class Stream(Chance):
    """The chance of one action at a table: HMAC-SHA256 in counter mode, with a 256-bit key.

    The key is derived from a root key and the action's place in the game. Words that would make some results likelier
    than others are skipped.
    """

    __slots__ = ("_at", "_block", "_blocks", "_key", "_place", "_root", "used")

    def __init__(self, root: bytes, place: bytes) -> None:
        self.used: bool = False
        self._root: bytes = root
        self._place: bytes = place
        self._key: bytes = b""  # most actions draw nothing, so it is derived on first use
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
    """Supplies a state's random results while a forecast plays an action repeatedly.

    When enumerating, `next_course` works like an odometer: the last result takes its next value, and those after it
    start over. When sampling, every course is random; its first result is spread evenly over the samples.
    """

    __slots__ = ("_at", "_drawn", "_picks", "_random", "_sizes", "enumerable", "sampling")

    def __init__(self) -> None:
        self.sampling: bool = False
        self.enumerable: bool = True  # False once a deck was shuffled: too many results to enumerate
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
        """Whether the course involved no chance."""
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
        """The probability of the course just played."""
        share = 1.0
        for size in self._sizes:
            share /= float(size)
        return share

    def sample(self) -> None:
        """Starts another random course; every run samples the same courses."""
        self.sampling = True
        self._at = 0
        self._random = seed_state(self._drawn)
        self._drawn += 1


@final
class KnownChance(Chance):
    """Supplies the random results that lead to a node of a game tree.

    `asked` is the number of possible results of the first draw beyond them (0: none); the state is then unusable.
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
