"""What a position is worth to a seat: shares of the win, and points in trials."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from alehouse.engine.state import OVER, State

SCALE: Final = 0  # every title's first weight: the lead in points that makes a win e times as likely at the start
CONTEST: Final = 1  # place from the end of every title's weights: what the win and rivals count beside the own points
RIVAL: Final = 0.25  # of the points of the best rival that count against a trial
LEAD: Final = 0.25  # the part of a result that is by points and not by places
LAST: Final = 0.02  # the least part of a game that is taken to be still to come


def worth(state: State, seat: i64) -> float:
    """What a position is worth in trials, once it is quiet."""
    state.settle()
    reached = state.values()
    return points(state, reached, seat, result(state, reached)[seat])


def points(state: State, reached: list[float], seat: i64, win: float) -> float:
    """What counts in trials: the seat's own points and, if it is a contest, the win and the best rival's points.

    Rivals think more than those in a trial, so what they lose there counts less than what the seat wins.
    """
    weights = state.weights
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, reached[other])
    return reached[seat] + weights[len(weights) - CONTEST] * (weights[SCALE] * win - RIVAL * best)


def result(state: State, reached: list[float]) -> list[float]:
    """What a playout brings each seat: its share of the win, and in part its lead, so that nobody gives up."""
    shared = outcome(state, reached)
    if state.seats == 1:
        return shared
    by_lead = shares(reached, state.weights[SCALE])
    for seat in range(state.seats):
        shared[seat] += LEAD * (by_lead[seat] - shared[seat])
    return shared


def outcome(state: State, reached: list[float]) -> list[float]:
    """Each seat's share of the win: by places when the game is over, else by how its value compares."""
    if state.seats == 1:
        return [1.0 / (1.0 + exp(-reached[0] / (2.0 * state.weights[SCALE]) + 2.0))]
    return places(state) if state.to_act == OVER else shares(reached, spread(state))


def places(state: State) -> list[float]:
    """1 for the winner, parts of it for those who share the win."""
    first: list[bool] = [state.place(seat) == 1 for seat in range(state.seats)]
    return [1.0 / float(first.count(True)) if won else 0.0 for won in first]


def spread(state: State) -> float:
    """The lead that makes a win e times as likely: the less is still to come, the smaller."""
    return state.weights[SCALE] * sqrt(max(state.left(), LAST))


def shares(values: list[float], scale: float) -> list[float]:
    """Shares that grow with e^(value / scale)."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    parts: list[float] = []
    total = 0.0
    for value in values:
        part = exp((value - best) / scale)
        total += part
        parts.append(part)
    for seat in range(len(parts)):
        parts[seat] /= total
    return parts
