"""Hire Interns: helpers who come in the next two seasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.brewcrafters import events, kinds, reasons
from alehouse.games.brewcrafters.rules.loan import pay
from alehouse.games.brewcrafters.state import BrewCraftersState

NEEDED: Final = 2


def may_hire_interns(s: BrewCraftersState) -> i64:
    """BC-183, BC-188: two in supply, and a season left for them to come in."""
    if s.season >= kinds.LAST_SEASON:
        return reasons.INTERNS_OVER
    return reasons.ALLOWED if s.intern_supply >= NEEDED else reasons.TOO_FEW_INTERNS


def hire_interns(s: BrewCraftersState) -> None:
    pay(s, s.content.intern_price)
    p = s.acting()
    placed: i64 = 2 if s.season + 1 < kinds.LAST_SEASON else 1  # BC-188: in the last Fall only one comes
    p.intern_next += 1
    p.intern_after += placed - 1
    s.intern_supply -= placed
    s.tell(events.INTERNS, s.active, placed)


def collect_interns(s: BrewCraftersState) -> None:
    """BC-184: interns placed on this season come to their owners."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.interns = p.intern_next
        p.intern_next = p.intern_after
        p.intern_after = 0
        if p.interns:
            s.tell(events.INTERN_COMES, seat, p.interns)


def return_interns(s: BrewCraftersState) -> None:
    """BC-186: used or not, this season's interns go back to the supply."""
    s.intern_supply = s.seats
    for p in s.players:
        p.interns = 0
        p.held = 0
        s.intern_supply -= p.intern_next + p.intern_after
