"""Employment Agency: workers of the unused pool, revealed at random."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import events
from alehouse.games.brewcrafters.state import BrewCraftersState


def reveal(s: BrewCraftersState) -> None:
    """BC-192, BC-193: some random workers of the pool, all if it holds no more; shuffled at each use."""
    pool = list(members(s.pool))
    s.shuffle(pool)
    s.shown = 0
    for index in range(min(s.content.agency_shown, i64(len(pool)))):
        s.shown |= BIT[pool[index]]
        s.tell(events.AGENCY, s.active, pool[index])
