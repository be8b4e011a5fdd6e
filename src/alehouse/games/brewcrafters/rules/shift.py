"""Brewery shifts: hiring the second and the third."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.brewcrafters import events, reasons
from alehouse.games.brewcrafters.rules.worker import settle_upkeep
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

MOST_SHIFTS: Final = 3


def may_hire_shift(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-086 to BC-088: batches brewed open the second and the third shift."""
    if p.shifts >= MOST_SHIFTS:
        return reasons.ALL_SHIFTS
    if p.shifts == 1:
        return reasons.SECOND_SHIFT_TOO_EARLY if p.batches < s.content.second_shift_batches else reasons.ALLOWED
    return reasons.THIRD_SHIFT_TOO_EARLY if p.batches < s.content.third_shift_batches else reasons.ALLOWED


def hire_shift(s: BrewCraftersState) -> None:
    """BC-053: no price, usable in this season's Brewery Phase."""
    p = s.acting()
    p.shifts += 1
    settle_upkeep(s, p)
    s.tell(events.SHIFT, s.active, p.shifts)
