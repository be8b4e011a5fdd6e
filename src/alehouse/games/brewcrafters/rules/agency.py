"""Employment Agency: workers of the unused pool, revealed at random."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, reasons
from alehouse.games.brewcrafters.content import BIT
from alehouse.games.brewcrafters.rules.loan import pay
from alehouse.games.brewcrafters.rules.worker import hire
from alehouse.games.brewcrafters.state import BrewCraftersState


def may_visit_agency(s: BrewCraftersState) -> i64:
    return reasons.ALLOWED if s.pool else reasons.AGENCY_EMPTY


def reveal(s: BrewCraftersState) -> None:
    """BC-192, BC-193: some random workers of the pool, all if it holds no more; shuffled at each use."""
    pool: list[i64] = []
    for w in range(len(s.content.workers)):
        if s.pool & BIT[w]:
            pool.append(w)
    s.shuffle(pool)
    s.shown = 0
    for index in range(min(s.content.agency_shown, i64(len(pool)))):
        s.shown |= BIT[pool[index]]
        s.tell(events.AGENCY, s.active, pool[index])


def legal_agency(s: BrewCraftersState) -> vec[i64]:
    acts = vec[i64]()
    family: i64 = actions.HIRE
    if s.acting().money < s.content.agency_price:
        family = actions.BORROW_AND_HIRE
    for w in range(len(s.content.workers)):
        if s.shown & BIT[w]:
            acts = append(acts, family + w)
    return append(acts, actions.HIRE_NONE)


def pick(s: BrewCraftersState, w: i64) -> None:
    s.stack.pop()
    s.shown = 0
    s.pool &= ~BIT[w]
    pay(s, s.active, s.content.agency_price)
    hire(s, w)


def pick_none(s: BrewCraftersState) -> None:
    s.stack.pop()
    s.shown = 0
    s.tell(events.HIRE_NONE, s.active)
