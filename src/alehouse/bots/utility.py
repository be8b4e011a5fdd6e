"""The utility of a position for a searching seat: its share of the win, and points."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from alehouse.engine.judge import Judge
from alehouse.engine.state import OVER, State

RIVAL: Final = 0.25  # weight of the best rival's points against the seat
LEAD: Final = 0.25  # share of a result that depends on points instead of places
LAST: Final = 0.02  # least part of a game that counts as left


def settled_utility(judge: Judge, state: State, seat: i64) -> float:
    """Settles a position; returns its utility."""
    state.settle()
    values = judge.values(state)
    return utility(judge, state, values, seat, result(judge, state, values)[seat])


def utility(judge: Judge, state: State, values: list[float], seat: i64, win: float) -> float:
    """The seat's own points plus, in a contest, the win minus the best rival's points; in a solo game, its points.

    Real rivals think more than those in a rollout, so their losses count less than the seat's wins.
    """
    if state.seats == 1:
        return values[seat]
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, values[other])
    return values[seat] + judge.search.contest * (judge.search.scale * win - RIVAL * best)


def result(judge: Judge, state: State, values: list[float]) -> list[float]:
    """Each seat's result of a rollout: its share of the win and, in part, its lead, so that nobody gives up."""
    shared = outcome(judge, state, values)
    if state.seats == 1:
        return shared
    by_lead = shares(values, judge.search.scale)
    for seat in range(state.seats):
        shared[seat] += LEAD * (by_lead[seat] - shared[seat])
    return shared


def outcome(judge: Judge, state: State, values: list[float]) -> list[float]:
    """Each seat's share of the win: by places when the game is over, else by how its value compares."""
    if state.seats == 1:
        return [1.0 / (1.0 + exp(-values[0] / (2.0 * judge.search.scale) + 2.0))]
    return places(state) if state.to_act == OVER else shares(values, spread(judge, state))


def places(state: State) -> list[float]:
    """Each seat's share of the win by place: 1 for a sole winner."""
    first: list[bool] = [state.place(seat) == 1 for seat in range(state.seats)]
    return [1.0 / float(first.count(True)) if won else 0.0 for won in first]


def spread(judge: Judge, state: State) -> float:
    """The lead that makes a win e times as likely; it shrinks towards the end."""
    return judge.search.scale * sqrt(max(judge.left(state), LAST))


def shares(values: list[float], scale: float) -> list[float]:
    """Shares proportional to e^(value / scale)."""
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
