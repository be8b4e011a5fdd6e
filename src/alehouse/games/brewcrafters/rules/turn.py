"""The course of a season (BC-027 to BC-031) and the laps of turns in each of its phases.

A season is a stack of steps: the annual step of Winter, restock, the laps of the Market Phase, extra laps, the laps of
the Brewery Phase, and its close. A turn is one decision; when its main action is taken, END_TURN goes below what the
action asks for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.state import OVER
from alehouse.games.brewcrafters import events, kinds, steps
from alehouse.games.brewcrafters.rules.interns import collect_interns, return_interns
from alehouse.games.brewcrafters.rules.market import helpers
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

MEEPLES: Final = 2
# the steps of a season, the last one first
SEASON: Final = vec[i64]([steps.END_SEASON, steps.CLOSE_SEASON, steps.BREWERY_TURN, steps.MARKET_TURN, steps.RESTOCK])


class BeginSeason(Step[BrewCraftersState]):
    """BC-027, BC-028: the steps of a season."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        s.season += 1
        if s.season == 0:  # there are no listeners before the first step
            s.tell(events.START_PLAYER, s.start)
        s.tell(events.SEASON, s.season_of_year(), s.season // 4 + 1)
        collect_interns(s)
        for step in SEASON:
            s.push(step)
        if s.season_of_year() == kinds.WINTER:
            s.push(steps.BEGIN_WINTER)  # BC-151, BC-155


class WinterTurn(Step[BrewCraftersState]):
    """BC-152: each player resolves all of their own benefits before the next, from the start player on."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if arg >= s.seats:
            return
        s.push(steps.WINTER_TURN, arg + 1)
        s.active = (s.start + arg) % s.seats
        if s.acting().annual:
            s.push(steps.ANNUAL)


class MarketTurn(Step[BrewCraftersState]):
    """BC-036: two laps, from the player who held the token when the phase began (BC-060)."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if arg == 0:
            s.phase = kinds.MARKET_PHASE
            s.first = s.start
        if arg >= MEEPLES * s.seats:
            s.phase = kinds.EXTRA_PHASE
            s.push(steps.EXTRA_LAP, 0)
            return
        s.push(steps.MARKET_TURN, arg + 1)
        s.active = (s.first + arg) % s.seats
        s.push(steps.PLACE)


class ExtraLap(Step[BrewCraftersState]):
    """BC-044: further laps in the same order until all extras are used, held or declined."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if arg >= s.seats:
            if any(has_extra(s, p) for p in s.players):
                s.push(steps.EXTRA_LAP, 0)
            return
        s.push(steps.EXTRA_LAP, arg + 1)
        s.active = (s.first + arg) % s.seats
        if has_extra(s, s.acting()):
            s.push(steps.EXTRA)


def has_extra(s: BrewCraftersState, p: BrewCraftersPlayer) -> bool:
    return p.interns > 0 or helpers(s, p) > 0


class BreweryTurn(Step[BrewCraftersState]):
    """BC-091: laps from the start player on; players without an action left are skipped."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        s.phase = kinds.BREWERY_PHASE
        if arg >= s.seats:
            if any(has_action(p) for p in s.players):
                s.push(steps.BREWERY_TURN, 0)
            return
        s.push(steps.BREWERY_TURN, arg + 1)
        s.active = (s.start + arg) % s.seats
        p = s.acting()
        if not has_action(p):
            return
        if p.shifts_used < p.shifts:
            p.shifts_used += 1
        else:
            p.held -= 1
        s.push(steps.BREWERY_ACTION)


def has_action(p: BrewCraftersPlayer) -> bool:
    """BC-094: a held intern acts after its owner's shifts."""
    return p.shifts_used < p.shifts or p.held > 0


class CloseSeason(Step[BrewCraftersState]):
    """BC-029, BC-030: Fall ends with the harvests, Winter with operating costs."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        s.phase = kinds.CLOSING_PHASE
        if s.season_of_year() == kinds.FALL:
            s.push(steps.COMMUNITY_HARVEST)
            s.push(steps.OWN_FARMS, 0)
        elif s.season_of_year() == kinds.WINTER:
            s.push(steps.PAY_COSTS)


class EndSeason(Step[BrewCraftersState]):
    """BC-031, BC-186: meeples, shifts and interns come back; BC-209: after the last Winter the game is over."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if s.season >= kinds.LAST_SEASON:
            for seat in range(s.seats):
                s.tell(events.SCORE, seat, s.total(seat))
            s.tell(events.END)
            return
        s.used = 0
        for p in s.players:
            p.shifts_used = 0
            p.extras_used = 0
            p.visits = p.helper_visits = p.intern_visits = 0
        if s.complex & kinds.WITH_INTERNS:
            return_interns(s)
        s.push(steps.BEGIN_SEASON)


# -- where in the turn we are -------------------------------------------------------------------


def pending(s: BrewCraftersState, step: i64) -> i64:
    """The argument of a decision if it is the one to be taken now, else NONE."""
    return s.stack[-1] & 255 if s.pending_step() == step else kinds.NONE


def to_come(s: BrewCraftersState, step: i64) -> i64:
    """The argument of a step on the stack, else NONE."""
    for entry in s.stack:
        if entry >> 8 == step:
            return entry & 255
    return kinds.NONE


def lap(s: BrewCraftersState) -> i64:
    """The lap of the Market Phase, from 1 on; 0 in other phases."""
    if s.to_act == OVER or s.phase != kinds.MARKET_PHASE:
        return 0
    return (to_come(s, steps.MARKET_TURN) - 1) // s.seats + 1


def meeples(s: BrewCraftersState, seat: i64) -> i64:
    """A seat's meeples this season; a meeple is in hand until it is placed."""
    begun = to_come(s, steps.MARKET_TURN)
    if begun == kinds.NONE:
        return 0
    placed = begun if to_come(s, steps.PLACE) == kinds.NONE else begun - 1
    turn = (seat - s.first + s.seats) % s.seats
    return MEEPLES - (placed - turn + s.seats - 1) // s.seats
