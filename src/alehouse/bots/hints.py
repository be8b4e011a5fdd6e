"""Hints for the seat to act: its best moves, the reasons for each of them, and the risks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.node import in_order
from alehouse.bots.search import SearchBot
from alehouse.engine.judge import Judge
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State

BEST: Final = 3
PLAYOUTS: Final = 2000
SAMPLES: Final = 120
TABLE_PLAYOUTS: Final = 600  # at a table, where somebody is waiting
TABLE_SAMPLES: Final = 60
FALL: Final = 0.5  # points that a term must lose to be a risk
WORTH_SAYING: Final = 0.1  # points
LIKELY_ENOUGH: Final = 0.03
MOST_REASONS: Final = 3
MOST_RISKS: Final = 2


@final
class Hint:
    """A move and its value.

    `chance` is the expected share of the win, `points` the expected final points. `reasons` are (term, points above
    an average move), `risks` (term, how often it falls by half a point or more in a worse position).
    """

    def __init__(self, code: i64) -> None:
        self.code: int = code
        self.playouts: int = 0
        self.chance: float = 0.0
        self.points: float = 0.0
        self.reasons: list[tuple[str, float]] = []
        self.risks: list[tuple[str, float]] = []


@final
class _Samples:
    """How the terms of the evaluation change when a move is played many times."""

    def __init__(self, code: i64, terms: i64) -> None:
        self.code: i64 = code
        self.means: list[float] = [0.0 for i in range(terms)]
        self.falls: list[float] = [0.0 for i in range(terms)]

    def value(self) -> float:
        return sum(self.means)


def hints(judge: Judge, state: State, seed: i64 = 0, playouts: i64 = PLAYOUTS, samples: i64 = SAMPLES) -> list[Hint]:
    """The best three moves, the best first, based only on what the seat to act can know.

    The same position, seed and playouts give the same advice.
    """
    if state.to_act == OVER:
        return []
    seat = state.to_act
    guess = state.clone()
    guess.resample(seat, seed)
    names = [name for name, part in judge.terms(guess, seat)]
    tried = _tried(judge, guess, seat, seed, samples, len(names))
    average = _average(tried, len(names))
    found: list[Hint] = []
    for hint in _ranked(judge, guess, seed, playouts):
        for move in tried:
            if move.code == hint.code:
                hint.points = move.value()
                hint.reasons = _reasons(names, move, average)
                hint.risks = _risks(names, move)
        found.append(hint)
    return found


def _ranked(judge: Judge, guess: State, seed: i64, playouts: i64) -> list[Hint]:
    """The moves that a search visited most."""
    root = SearchBot(judge, "hint", playouts=playouts).search(guess.clone(), seed)
    ranked: list[Hint] = []
    for child in in_order(root.children)[:BEST]:
        hint = Hint(child.code)
        hint.playouts = child.visits
        hint.chance = child.chance()
        ranked.append(hint)
    return ranked


def _tried(judge: Judge, guess: State, seat: i64, seed: i64, samples: i64, terms: i64) -> list[_Samples]:
    """Every legal move played with the same chances."""
    before = _before(judge, guess, seat, seed, samples, terms)
    worth = sum(before)
    tried: list[_Samples] = []
    for code in guess.legal():
        move = _Samples(code, terms)
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
    """The terms now; in a position that is not quiet, their mean after it is settled."""
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


def _average(tried: list[_Samples], terms: i64) -> list[float]:
    means: list[float] = [0.0 for i in range(terms)]
    for move in tried:
        for k in range(terms):
            means[k] += move.means[k] / float(len(tried))
    return means


def _reasons(names: list[str], move: _Samples, average: list[float]) -> list[tuple[str, float]]:
    """The terms in which the move differs most from an average one."""
    found: list[tuple[str, float]] = []
    left = [mean - usual for mean, usual in zip(move.means, average, strict=True)]
    for i in range(MOST_REASONS):
        k = _largest(left)
        if abs(left[k]) < WORTH_SAYING:
            break
        found.append((names[k], left[k]))
        left[k] = 0.0
    return found


def _risks(names: list[str], move: _Samples) -> list[tuple[str, float]]:
    """Terms that may fall; one that always falls is the price of the move and listed among its reasons."""
    found: list[tuple[str, float]] = []
    left = [share if share < 1.0 - LIKELY_ENOUGH else 0.0 for share in move.falls]
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
