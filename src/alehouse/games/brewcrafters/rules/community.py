"""Community Farm: portions given in Winter and Spring, divided at the end of Fall."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.rules.gain import gain
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def is_given(s: BrewCraftersState, crop: i64) -> bool:
    return any(gift % 3 == crop for gift in s.farm_gifts)


def may_give(s: BrewCraftersState, p: BrewCraftersPlayer, crop: i64) -> i64:
    if is_given(s, crop):
        return reasons.PORTION_GIVEN
    return reasons.ALLOWED if p.stock[kinds.CROP[crop]] > 0 else reasons.NOT_STORED


def may_use_farm(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-195, BC-196: Winter and Spring, an open portion, and something to give."""
    season = s.season_of_year()
    if season != kinds.WINTER and season != kinds.SPRING:
        return reasons.FARM_OUT_OF_SEASON
    if len(s.farm_gifts) == len(kinds.CROP):
        return reasons.FARM_FULL
    gives = any(may_give(s, p, crop) == reasons.ALLOWED for crop in range(len(kinds.CROP)))
    return reasons.ALLOWED if gives else reasons.FARM_NOTHING_TO_GIVE


def give(s: BrewCraftersState, crop: i64) -> None:
    """BC-197: the order of contributions is kept."""
    s.acting().stock[kinds.CROP[crop]] -= 1
    s.farm_gifts.append(s.active * 3 + crop)
    s.tell(events.FARM_GIVE, s.active, kinds.CROP[crop])


def contributors(s: BrewCraftersState) -> list[i64]:
    """Seats in the order of their first contribution."""
    seats: list[i64] = []
    for gift in s.farm_gifts:
        seat = gift // 3
        if seat not in seats:
            seats.append(seat)
    return seats


class CommunityHarvest(Step[BrewCraftersState]):
    """BC-198, BC-199: each type is divided equally; remainders form a pool."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if not s.farm_gifts:
            return
        seats = contributors(s)
        count: i64 = len(seats)
        for crop in range(len(kinds.CROP)):
            amount = s.content.shared_harvest[kinds.CROP[crop]] if is_given(s, crop) else 0
            for seat in seats:
                gain(s, seat, kinds.CROP[crop], amount // count)
            s.farm_pool[crop] = amount % count
        s.push(steps.COMMUNITY_OVERFLOW, 0)
        if any(s.farm_pool):
            ask(s, 0)


def ask(s: BrewCraftersState, turn: i64) -> None:
    seats = contributors(s)
    s.active = seats[turn % len(seats)]
    s.push(steps.FARM_PICK, turn % len(seats))


def pick(s: BrewCraftersState, crop: i64, turn: i64) -> None:
    """BC-200: one at a time in the order of first contribution, until the pool is empty."""
    s.farm_pool[crop] -= 1
    gain(s, s.active, kinds.CROP[crop], 1)
    if any(s.farm_pool):
        ask(s, turn + 1)


class CommunityOverflow(Step[BrewCraftersState]):
    """BC-201: then each contributor discards what does not fit; contributions reopen in Winter (BC-202)."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        seats = contributors(s)
        if arg >= len(seats):
            s.farm_gifts.clear()
            return
        s.push(steps.COMMUNITY_OVERFLOW, arg + 1)
        s.active = seats[arg]
        s.push(steps.DISCARD)
