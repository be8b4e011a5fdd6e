"""The market: where a player may place, and the effects of placing there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.content import Spot
from alehouse.games.brewcrafters.rules.community import may_use_farm
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain_all
from alehouse.games.brewcrafters.rules.interns import hire_interns, may_hire_interns
from alehouse.games.brewcrafters.rules.shift import hire_shift, may_hire_shift
from alehouse.games.brewcrafters.rules.traders import may_trade
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

MEEPLE: Final = -1  # the token of a player's own worker, next to kinds.TOKENS


def helpers(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """Extra placements left this season thanks to workers: in Spring and Fall only."""
    season = s.season_of_year()
    if season != kinds.SPRING and season != kinds.FALL:
        return 0
    return trait(s, p, kinds.EXTRA_PLACEMENT) - p.extras_used


# -- where one may place ------------------------------------------------------------------------


def may_place(s: BrewCraftersState, p: BrewCraftersPlayer, spot: Spot) -> i64:
    """BC-038, BC-041: a space unused this season whose action can be done."""
    if s.used & BIT[spot.space]:
        return reasons.SPACE_USED
    flow = spot.flow
    if flow == kinds.GOODS_FLOW or flow == kinds.INVESTOR:
        return reasons.ALLOWED
    elif flow == kinds.TAKE_ALL:
        return reasons.ALLOWED if s.waiting[spot.space] > 0 else reasons.NOTHING_THERE
    elif flow == kinds.PARTNERSHIP:
        return reasons.ALLOWED if any(left > 0 for left in s.partners_left) else reasons.NO_PARTNERSHIP_LEFT
    elif flow == kinds.SHIFT:
        return may_hire_shift(s, p)
    elif flow == kinds.WORKER:
        return reasons.ALLOWED if s.row else reasons.NO_WORKER_LEFT
    elif flow == kinds.INTERNS:
        return may_hire_interns(s)
    elif flow == kinds.TRADERS:
        return may_trade(s)
    elif flow == kinds.AGENCY:
        return reasons.ALLOWED if s.pool else reasons.AGENCY_EMPTY
    return may_use_farm(s, p)


def needs_loan(s: BrewCraftersState, p: BrewCraftersPlayer, spot: Spot) -> bool:
    """BC-180: a price above the player's money; the loan is then part of the choice."""
    return spot.flow == kinds.INTERNS and p.money < s.content.intern_price


# -- placing ------------------------------------------------------------------------------------


def enter(s: BrewCraftersState, index: i64, token: i64) -> None:
    """The space is used for the season (BC-038, BC-040), then its flow is done."""
    spot = s.content.spots[index]
    if s.log is not None:
        announce(s, spot, token)
    p = s.acting()
    if token == kinds.HELPER:
        p.helper_visits |= BIT[spot.space]
    elif token == kinds.INTERN:
        p.intern_visits |= BIT[spot.space]
    else:
        p.visits |= BIT[spot.space]
    if spot.flow != kinds.COMMUNITY_FARM:  # BC-195: any number may stand there
        s.used |= BIT[spot.space]
    s.given = vec[i64]([0] * len(s.given))
    flow = spot.flow
    if flow == kinds.GOODS_FLOW or takes_all(spot):
        take_goods(s, spot)
    elif flow == kinds.PARTNERSHIP:
        s.push(steps.PICK_PARTNER)
    elif flow == kinds.SHIFT:
        hire_shift(s)
    elif flow == kinds.WORKER:
        s.push(steps.PICK_WORKER)
    elif flow == kinds.INTERNS:
        hire_interns(s)
    elif flow == kinds.TRADERS:
        s.push(steps.TRADE_GIVE)
    elif flow == kinds.AGENCY:
        reveal(s)
        s.push(steps.AGENCY)
    else:
        s.push(steps.FARM_GIVE)


def takes_all(spot: Spot) -> bool:
    """BC-043: whether all goods gathered on the space are taken."""
    return spot.flow == kinds.TAKE_ALL or spot.flow == kinds.INVESTOR


def take_goods(s: BrewCraftersState, spot: Spot) -> None:
    """BC-043, BC-045: all goods there, or the fixed yield; benefits and one overflow follow (BC-049)."""
    s.push(steps.DISCARD)
    s.push(steps.BENEFITS)
    s.from_space = True
    if not takes_all(spot):
        ask_advanced(s, spot.advanced)
        ask_basic(s, spot.basic, spot.most_yeast)
        gain_all(s, spot.gives)
        earn(s, s.active, spot.gives[kinds.MONEY])
        return
    restocks = s.waiting[spot.space]
    s.waiting[spot.space] = 0
    each = s.content.spaces[spot.space].restock
    gain_all(s, each, restocks)
    earn(s, s.active, restocks * each[kinds.MONEY])
    if spot.flow == kinds.INVESTOR:  # BC-050, BC-061
        s.start = s.active
        s.tell(events.TOKEN, s.active)


def reveal(s: BrewCraftersState) -> None:
    """BC-192, BC-193: some random workers of the unused pool, all if it holds no more; shuffled at each use."""
    pool = s.shuffled(members(s.pool))
    s.shown = 0
    for index in range(min(s.content.agency_shown, i64(len(pool)))):
        s.shown |= BIT[pool[index]]
        s.tell(events.AGENCY, s.active, pool[index])


def announce(s: BrewCraftersState, spot: Spot, token: i64) -> None:
    if spot.half:
        half = kinds.HALVES.index(spot.half)
        if token == MEEPLE:
            s.tell(events.PLACE_HALF, s.active, spot.space, half)
        else:
            s.tell(events.SEND_HALF, s.active, token, spot.space, half)
    elif token == MEEPLE:
        s.tell(events.PLACE, s.active, spot.space)
    else:
        s.tell(events.SEND, s.active, token, spot.space)
