"""Compares moves on one basis: the same guesses of what is hidden, depth and chances, with luck subtracted."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.rollout import Rollout, depth_of
from alehouse.bots.variance import STRATA
from alehouse.engine.judge import Judge
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import State

FEWEST: Final = 3 * STRATA  # rollouts per move, whatever the budget
NORMAL: Final = 1.96  # standard errors of a 95% interval, for many rollouts


@final
class Interval:
    """A mean and its 95% interval."""

    __slots__ = ("high", "low", "mean")

    def __init__(self, results: list[float]) -> None:
        count = float(len(results))
        self.mean: float = sum(results) / count
        squares = 0.0
        for result in results:
            squares += (result - self.mean) * (result - self.mean)
        more = count - 1.0
        # Student's t by its first terms in 1 / more
        margin = (NORMAL + 2.37 / more + 2.8 / (more * more)) * sqrt(squares / more / count)
        self.low: float = self.mean - margin
        self.high: float = self.mean + margin


@final
class Move:
    """A move by its code: the utility and the share of the win from each of its rollouts.

    `terms` are those of the evaluation at the end of each rollout.
    """

    __slots__ = ("code", "terms", "wins", "worths")

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        self.worths: list[float] = []
        self.wins: list[float] = []
        self.terms: list[list[float]] = []

    def mean(self) -> float:
        return sum(self.worths) / float(len(self.worths))

    def ahead_of(self, other: Move) -> Interval:
        """By how much it is better, from rollouts paired by their chances."""
        return Interval([mine - its for mine, its in zip(self.worths, other.worths, strict=True)])

    def ends_with_more(self, others: list[Move], term: i64) -> float:
        """How much more of a term its rollouts end with than those of other moves; 0 if that is not significant."""
        more: list[float] = []
        for number in range(len(self.terms)):
            usual = 0.0
            for other in others:
                usual += other.terms[number][term] / float(len(others))
            more.append(self.terms[number][term] - usual)
        interval = Interval(more)
        return interval.mean if interval.low > 0.0 else 0.0


def compare(judge: Judge, guess: State, codes: list[int], seed: i64, playouts: i64, reach: i64 = 1) -> list[Move]:
    """Rolls out the moves of the seat to act until the playouts are spent; the best move comes first.

    Rollouts go `reach` times as deep as those of a search. The same guess, codes and seed give the same result.
    """
    judge.prepare(guess)
    moves = [Move(code) for code in codes]
    chance = seed_state(seed)
    made: i64 = 0
    number: i64 = 0
    while number < FEWEST or (made < playouts and len(moves) > 1):
        for stratum in range(STRATA):
            chance = next_state(chance)
            for move in moves:
                rollout = Rollout(judge, guess, chance, number, True)
                rollout.play(move.code, reach * depth_of(judge, number))
                worth, win = rollout.result()
                move.worths.append(worth)
                move.wins.append(win)
                move.terms.append([part for name, part in judge.terms(rollout.state, rollout.seat)])
                made += 1 + rollout.played
            number += 1
    return sorted(moves, key=lambda move: -move.mean())
