"""Controlled chance: enumerates every course that dice and hidden cards may take, or samples them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.engine.rng import below, next_state, seed_state


@final
class Courses:
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
