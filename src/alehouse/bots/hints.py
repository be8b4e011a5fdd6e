"""Advice for the seat to act: its best moves, what speaks for each of them, and what may go wrong."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.node import in_order
from alehouse.bots.search import SearchBot
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State

BEST: Final = 3
PLAYOUTS: Final = 2000
SAMPLES: Final = 120
FALL: Final = 0.5  # points that a term must lose to be a risk
WORTH_SAYING: Final = 0.1  # points
LIKELY_ENOUGH: Final = 0.03
MOST_REASONS: Final = 3
MOST_RISKS: Final = 2


@final
class Hint:
    """A move and what to think of it.

    `chance` is the share of the win to expect, `points` are the points to end with. `reasons` are (term, points more
    than an average move brings), `risks` (term, how often it falls by half a point or more in a worse position).
    """

    def __init__(self, code: i64) -> None:
        self.code: int = code
        self.playouts: int = 0
        self.chance: float = 0.0
        self.points: float = 0.0
        self.reasons: list[tuple[str, float]] = []
        self.risks: list[tuple[str, float]] = []


@final
class _Trial:
    """What the terms of the evaluation do when a move is played again and again."""

    def __init__(self, code: i64, terms: i64) -> None:
        self.code: i64 = code
        self.means: list[float] = [0.0 for i in range(terms)]
        self.falls: list[float] = [0.0 for i in range(terms)]

    def value(self) -> float:
        return sum(self.means)


def hints(state: State, seed: i64 = 0, playouts: i64 = PLAYOUTS, samples: i64 = SAMPLES) -> list[Hint]:
    """The best three moves, the best first, from nothing but what the seat to act can know.

    The same position, seed and playouts give the same advice.
    """
    if state.to_act == OVER:
        return []
    seat = state.to_act
    guess = state.clone()
    guess.resample(seat, seed)
    names = [name for name, part in guess.terms(seat)]
    trials = _tried(guess, seat, seed, samples, len(names))
    average = _average(trials, len(names))
    found: list[Hint] = []
    for hint in _ranked(guess, seed, playouts):
        for trial in trials:
            if trial.code == hint.code:
                hint.points = trial.value()
                hint.reasons = _reasons(names, trial, average)
                hint.risks = _risks(names, trial)
        found.append(hint)
    return found


def _ranked(guess: State, seed: i64, playouts: i64) -> list[Hint]:
    """What a search looked at most."""
    root = SearchBot("hint", playouts=playouts).search(guess.clone(), seed)
    ranked: list[Hint] = []
    for child in in_order(root.children)[:BEST]:
        hint = Hint(child.code)
        hint.playouts = child.visits
        hint.chance = child.chance()
        ranked.append(hint)
    return ranked


def _tried(guess: State, seat: i64, seed: i64, samples: i64, terms: i64) -> list[_Trial]:
    """Every legal move played with the same chances."""
    before = _before(guess, seat, seed, samples, terms)
    worth = sum(before)
    trials: list[_Trial] = []
    for code in guess.legal():
        trial = _Trial(code, terms)
        y = seed_state(seed)
        for i in range(samples):
            y = next_state(y)
            after = guess.clone()
            after.resample(seat, y)
            after.play(code)
            after.settle()
            parts = after.terms(seat)
            value = 0.0
            for k in range(terms):
                part = parts[k][1]
                value += part
                trial.means[k] += part / float(samples)
            if value < worth:
                for k in range(terms):
                    if parts[k][1] <= before[k] - FALL:
                        trial.falls[k] += 1.0 / float(samples)
        trials.append(trial)
    return trials


def _before(guess: State, seat: i64, seed: i64, samples: i64, terms: i64) -> list[float]:
    """The terms now; in the middle of something, their mean after it is over by default."""
    means: list[float] = [0.0 for i in range(terms)]
    count: i64 = 1 if guess.quiet() else samples
    y = seed_state(seed)
    for i in range(count):
        y = next_state(y)
        now = guess.clone()
        now.resample(seat, y)
        now.settle()
        parts = now.terms(seat)
        for k in range(terms):
            means[k] += parts[k][1] / float(count)
    return means


def _average(trials: list[_Trial], terms: i64) -> list[float]:
    means: list[float] = [0.0 for i in range(terms)]
    for trial in trials:
        for k in range(terms):
            means[k] += trial.means[k] / float(len(trials))
    return means


def _reasons(names: list[str], trial: _Trial, average: list[float]) -> list[tuple[str, float]]:
    """The terms in which the move differs most from an average one."""
    found: list[tuple[str, float]] = []
    left = [mean - usual for mean, usual in zip(trial.means, average, strict=True)]
    for i in range(MOST_REASONS):
        k = _largest(left)
        if abs(left[k]) < WORTH_SAYING:
            break
        found.append((names[k], left[k]))
        left[k] = 0.0
    return found


def _risks(names: list[str], trial: _Trial) -> list[tuple[str, float]]:
    """What may fall; what always falls is the price of the move and stands among its reasons."""
    found: list[tuple[str, float]] = []
    left = [share if share < 1.0 - LIKELY_ENOUGH else 0.0 for share in trial.falls]
    for i in range(MOST_RISKS):
        k = _largest(left)
        if left[k] < LIKELY_ENOUGH:
            break
        found.append((names[k], left[k]))
        left[k] = 0.0
    return found


def _largest(parts: list[float]) -> i64:
    """The place of the number farthest from 0."""
    best: i64 = 0
    for k in range(len(parts)):
        if abs(parts[k]) > abs(parts[best]):
            best = k
    return best
