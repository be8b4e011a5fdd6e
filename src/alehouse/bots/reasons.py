"""Why a move is good: how the named terms of the evaluation change when it is played repeatedly."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.comparison import Move
from alehouse.engine.judge import Judge
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import State

FALL: Final = 0.5  # points a term must lose to be a risk
WORTH_SAYING: Final = 0.1  # points a term must change to be reported
LIKELY_ENOUGH: Final = 0.03
MOST_REASONS: Final = 3
MOST_RISKS: Final = 2


@final
class Tried:
    """A move played repeatedly: the mean of every term after it, and how often each falls in a worse position."""

    def __init__(self, code: i64, terms: i64) -> None:
        self.code: i64 = code
        self.means: list[float] = [0.0 for i in range(terms)]
        self.falls: list[float] = [0.0 for i in range(terms)]


def try_moves(judge: Judge, guess: State, codes: list[int], seed: i64, samples: i64) -> list[Tried]:
    """Plays each move of the seat to act `samples` times, with the same chances."""
    seat = guess.to_act
    terms: i64 = len(judge.terms(guess, seat))
    before = _before(judge, guess, seat, seed, samples, terms)
    worth = sum(before)
    tried: list[Tried] = []
    for code in codes:
        move = Tried(code, terms)
        y = seed_state(seed)
        for i in range(samples):
            y = next_state(y)
            after = guess.clone()
            after.resample(seat, y)
            after.play(code)
            after.settle()
            parts = judge.terms(after, seat)
            value = 0.0
            for k in range(terms):
                part = parts[k][1]
                value += part
                move.means[k] += part / float(samples)
            if value < worth:
                for k in range(terms):
                    if parts[k][1] <= before[k] - FALL:
                        move.falls[k] += 1.0 / float(samples)
        tried.append(move)
    return tried


def _before(judge: Judge, guess: State, seat: i64, seed: i64, samples: i64, terms: i64) -> list[float]:
    """The terms now; if the position is not quiet, their mean after settling it."""
    means: list[float] = [0.0 for i in range(terms)]
    count: i64 = 1 if guess.quiet() else samples
    y = seed_state(seed)
    for i in range(count):
        y = next_state(y)
        now = guess.clone()
        now.resample(seat, y)
        now.settle()
        parts = judge.terms(now, seat)
        for k in range(terms):
            means[k] += parts[k][1] / float(count)
    return means


def average(tried: list[Tried]) -> list[float]:
    """The mean of every term over all these moves."""
    means: list[float] = [0.0 for mean in tried[0].means]
    for move in tried:
        for k in range(len(means)):
            means[k] += move.means[k] / float(len(tried))
    return means


def largest(names: list[str], parts: list[float], size: float) -> list[tuple[str, float]]:
    """The largest reportable parts, in units of `size` points."""
    found = [(name, part / size) for name, part in zip(names, parts, strict=True) if part >= WORTH_SAYING]
    return sorted(found, key=lambda part: -part[1])[:MOST_REASONS]


def gains_later(names: list[str], move: Move, others: list[Move], size: float) -> list[tuple[str, float]]:
    """The terms of which a move's rollouts end with significantly more than those of the others."""
    if not others:
        return []
    return largest(names, [move.ends_with_more(others, term) for term in range(len(names))], size)


def risks(names: list[str], move: Tried) -> list[tuple[str, float]]:
    """Terms that may fall; one that always falls is the move's price and listed among its costs."""
    found = [
        (name, share)
        for name, share in zip(names, move.falls, strict=True)
        if LIKELY_ENOUGH <= share < 1.0 - LIKELY_ENOUGH
    ]
    return sorted(found, key=lambda risk: -risk[1])[:MOST_RISKS]
