"""The Market Phase: laps of placements, and what placing on a space does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.content import (
    AGENCY,
    BIT,
    COMMUNITY_FARM,
    EXTRA_PLACEMENT,
    GOODS_FLOW,
    INTERNS,
    INVESTOR,
    KINDS,
    MONEY,
    PARTNERSHIP,
    SHIFT,
    TAKE_ALL,
    TRADERS,
    WORKER,
    Spot,
)
from alehouse.games.brewcrafters.rules.agency import may_visit_agency, reveal
from alehouse.games.brewcrafters.rules.community import may_use_farm
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain, gain_all
from alehouse.games.brewcrafters.rules.interns import hire_interns, may_hire_interns
from alehouse.games.brewcrafters.rules.partnership import may_form_partnership
from alehouse.games.brewcrafters.rules.shift import hire_shift, may_hire_shift
from alehouse.games.brewcrafters.rules.traders import may_trade
from alehouse.games.brewcrafters.rules.window import windows
from alehouse.games.brewcrafters.rules.worker import may_hire_worker, trait
from alehouse.games.brewcrafters.schema import HALVES
from alehouse.games.brewcrafters.state import (
    EXTRA_PHASE,
    FALL,
    MARKET_PHASE,
    SPRING,
    BrewCraftersPlayer,
    BrewCraftersState,
)

MEEPLES: Final = 2

# who stands on the space
MEEPLE: Final = -1
HELPER: Final = 0
INTERN: Final = 1


# -- laps ---------------------------------------------------------------------------------------


def market_turn(s: BrewCraftersState, placed: i64) -> None:
    """BC-036: two laps, from the player who held the token when the phase began (BC-060)."""
    s.stack.pop()
    if placed == 0:
        s.phase = MARKET_PHASE
        s.first = s.start
    if placed >= MEEPLES * s.seats:
        s.phase = EXTRA_PHASE
        s.push(steps.EXTRA_LAP, 0)
        return
    s.push(steps.MARKET_TURN, placed + 1)
    s.active = (s.first + placed) % s.seats
    s.push(steps.END_TURN)
    s.push(steps.PLACE)


def helpers(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """Extra placements that workers still grant this season: in Spring and Fall only."""
    season = s.season_of_year()
    if season != SPRING and season != FALL:
        return 0
    return trait(s, p, EXTRA_PLACEMENT) - p.extras_used


def extra_lap(s: BrewCraftersState, asked: i64) -> None:
    """BC-044: further laps in the same order until all extras are used, held or declined."""
    s.stack.pop()
    if asked >= s.seats:
        for p in s.players:
            if p.interns > 0 or helpers(s, p) > 0:
                s.push(steps.EXTRA_LAP, 0)
                return
        return
    s.push(steps.EXTRA_LAP, asked + 1)
    s.active = (s.first + asked) % s.seats
    p = s.acting()
    if p.interns > 0 or helpers(s, p) > 0:
        s.push(steps.END_TURN)
        s.push(steps.EXTRA)


# -- where one may place ------------------------------------------------------------------------


def may_place(s: BrewCraftersState, p: BrewCraftersPlayer, spot: Spot) -> i64:
    """BC-038, BC-041: a space unused this season whose action can be done."""
    if s.used & BIT[spot.space]:
        return reasons.SPACE_USED
    flow = spot.flow
    if flow == GOODS_FLOW:
        return reasons.ALLOWED
    elif flow == TAKE_ALL:
        return reasons.ALLOWED if s.waiting[spot.space] > 0 else reasons.NOTHING_THERE
    elif flow == INVESTOR:
        return reasons.ALLOWED
    elif flow == PARTNERSHIP:
        return may_form_partnership(s)
    elif flow == SHIFT:
        return may_hire_shift(s, p)
    elif flow == WORKER:
        return may_hire_worker(s)
    elif flow == INTERNS:
        return may_hire_interns(s)
    elif flow == TRADERS:
        return may_trade(s)
    elif flow == AGENCY:
        return may_visit_agency(s)
    return may_use_farm(s, p)


def needs_loan(s: BrewCraftersState, p: BrewCraftersPlayer, spot: Spot) -> bool:
    """BC-180: a price above the player's money; the loan is then part of the choice."""
    return spot.flow == INTERNS and p.money < s.content.intern_price


def legal_places(s: BrewCraftersState) -> vec[i64]:
    """BC-037, BC-042: placing is compulsory, except where nothing is open or only on credit."""
    acts = windows(s)
    p = s.acting()
    content = s.content
    free = False
    for index in content.layout(s.seats, s.complex).spots:
        spot = content.spots[index]
        if may_place(s, p, spot) == reasons.ALLOWED:
            if needs_loan(s, p, spot):
                acts = append(acts, actions.BORROW_AND_PLACE + index)
            else:
                acts = append(acts, actions.PLACE + index)
                free = True
    if not free:
        acts = append(acts, actions.SKIP)
    return acts


def legal_extras(s: BrewCraftersState) -> vec[i64]:
    """BC-044, BC-185: place a helper or an intern, hold the intern, or decline the helper."""
    acts = windows(s)
    p = s.acting()
    content = s.content
    helper = helpers(s, p) > 0
    intern = p.interns > 0
    for index in content.layout(s.seats, s.complex).spots:
        spot = content.spots[index]
        if may_place(s, p, spot) == reasons.ALLOWED:
            loan = needs_loan(s, p, spot)
            if helper:
                acts = append(acts, (actions.BORROW_AND_SEND_HELPER if loan else actions.SEND_HELPER) + index)
            if intern:
                acts = append(acts, (actions.BORROW_AND_SEND_INTERN if loan else actions.SEND_INTERN) + index)
    if intern:
        acts = append(acts, actions.HOLD)
    if helper:
        acts = append(acts, actions.DECLINE_HELPER)
    return acts


# -- placing ------------------------------------------------------------------------------------


def place(s: BrewCraftersState, index: i64) -> None:
    s.stack.pop()
    enter(s, index, MEEPLE)


def send(s: BrewCraftersState, index: i64, token: i64) -> None:
    s.stack.pop()
    p = s.acting()
    if token == HELPER:
        p.extras_used += 1
    else:
        p.interns -= 1
    enter(s, index, token)


def skip(s: BrewCraftersState) -> None:
    s.stack.pop()
    s.stack.pop()
    s.tell(events.SKIP, s.active)


def hold(s: BrewCraftersState) -> None:
    s.stack.pop()
    s.stack.pop()
    p = s.acting()
    p.interns -= 1
    p.held += 1
    s.tell(events.HOLD, s.active)


def decline_helper(s: BrewCraftersState) -> None:
    s.stack.pop()
    s.stack.pop()
    s.acting().extras_used += 1
    s.tell(events.DECLINE_HELPER, s.active)


def enter(s: BrewCraftersState, index: i64, token: i64) -> None:
    """The space is used for the season (BC-038, BC-040), then its flow is done."""
    spot = s.content.spots[index]
    if s.log is not None:
        announce(s, spot, token)
    if spot.flow != COMMUNITY_FARM:  # BC-195: any number may stand there
        s.used |= BIT[spot.space]
    for what in range(len(s.given)):
        s.given[what] = 0
    flow = spot.flow
    if flow in (GOODS_FLOW, TAKE_ALL, INVESTOR):
        take_goods(s, spot)
    elif flow == PARTNERSHIP:
        s.push(steps.PICK_PARTNER)
    elif flow == SHIFT:
        hire_shift(s)
    elif flow == WORKER:
        s.push(steps.PICK_WORKER)
    elif flow == INTERNS:
        hire_interns(s)
    elif flow == TRADERS:
        s.push(steps.TRADE_GIVE)
    elif flow == AGENCY:
        reveal(s)
        s.push(steps.AGENCY)
    else:
        s.push(steps.FARM_GIVE)


def take_goods(s: BrewCraftersState, spot: Spot) -> None:
    """BC-043, BC-045: all that lies there, or the fixed yield; benefits and one overflow follow (BC-049)."""
    s.push(steps.DISCARD)
    s.push(steps.BENEFITS)
    s.from_space = True
    if spot.flow == GOODS_FLOW:
        ask_advanced(s, spot.advanced)
        ask_basic(s, spot.basic, spot.most_yeast)
        gain_all(s, s.active, spot.gives)
        earn(s, s.active, spot.gives[MONEY])
        return
    restocks = s.waiting[spot.space]
    s.waiting[spot.space] = 0
    each = s.content.spaces[spot.space].restock
    for what in range(KINDS):
        gain(s, s.active, what, restocks * each[what])
    earn(s, s.active, restocks * each[MONEY])
    if spot.flow == INVESTOR:  # BC-050, BC-061
        s.start = s.active
        s.tell(events.TOKEN, s.active)


def announce(s: BrewCraftersState, spot: Spot, token: i64) -> None:
    if spot.half:
        half = HALVES.index(spot.half)
        if token == MEEPLE:
            s.tell(events.PLACE_HALF, s.active, spot.space, half)
        else:
            s.tell(events.SEND_HALF, s.active, token, spot.space, half)
    elif token == MEEPLE:
        s.tell(events.PLACE, s.active, spot.space)
    else:
        s.tell(events.SEND, s.active, token, spot.space)
