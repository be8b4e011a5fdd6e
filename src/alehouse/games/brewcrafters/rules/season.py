"""The course of a season: marker, interns, annual step, restock, both phases, and what closes it."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.brewcrafters import events, steps
from alehouse.games.brewcrafters.content import COST_LESS, WITH_INTERNS
from alehouse.games.brewcrafters.rules.interns import collect_interns, return_interns
from alehouse.games.brewcrafters.rules.loan import borrow_for
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import (
    CLOSING_PHASE,
    FALL,
    LAST_SEASON,
    WINTER,
    BrewCraftersPlayer,
    BrewCraftersState,
)


def begin_season(s: BrewCraftersState) -> None:
    """BC-027, BC-028: the steps of a season, last ones first because they lie deepest."""
    s.stack.pop()
    s.season += 1
    s.tell(events.SEASON, s.season_of_year(), s.season // 4 + 1)
    collect_interns(s)
    s.push(steps.END_SEASON)
    s.push(steps.CLOSE_SEASON)
    s.push(steps.BREWERY_TURN, 0)
    s.push(steps.MARKET_TURN, 0)
    s.push(steps.RESTOCK)
    if s.season_of_year() == WINTER:
        s.push(steps.BEGIN_WINTER)  # BC-151, BC-155


def restock(s: BrewCraftersState) -> None:
    """BC-032, BC-033: every restocking space gains its goods on top of what lies there."""
    s.stack.pop()
    for space in s.content.layout(s.seats, s.complex).restocking:
        s.waiting[space] += 1
    s.tell(events.RESTOCK)


def close_season(s: BrewCraftersState) -> None:
    """BC-029, BC-030: Fall ends with the harvests, Winter with operating costs."""
    s.stack.pop()
    s.phase = CLOSING_PHASE
    if s.season_of_year() == FALL:
        s.push(steps.COMMUNITY_HARVEST)
        s.push(steps.OWN_FARMS, 0)
    elif s.season_of_year() == WINTER:
        s.push(steps.PAY_COSTS)


def operating_cost(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-176, after reductions."""
    return max(0, p.upkeep - trait(s, p, COST_LESS))


def pay_costs(s: BrewCraftersState) -> None:
    """BC-176, BC-179: tiles, workers and shifts; forced loans cover what is missing."""
    s.stack.pop()
    for turn in range(s.seats):
        seat = (s.start + turn) % s.seats
        p = s.players[seat]
        p.last_cost = p.upkeep
        price = operating_cost(s, p)
        borrow_for(s, seat, price)
        p.money -= price
        s.tell(events.COSTS, seat, price)


def end_season(s: BrewCraftersState) -> None:
    """BC-031, BC-186: meeples, shifts and interns come back; BC-209: after the last Winter the game is over."""
    s.stack.pop()
    if s.season >= LAST_SEASON:
        for seat in range(s.seats):
            s.tell(events.SCORE, seat, s.total(seat))
        s.tell(events.END)
        return
    s.used = 0
    for p in s.players:
        p.shifts_used = 0
        p.extras_used = 0
    if s.complex & WITH_INTERNS:
        return_interns(s)
    s.push(steps.BEGIN_SEASON)
