"""Local partnerships: exchanging by a card."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.brewcrafters import events, reasons
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def may_exchange(s: BrewCraftersState, p: BrewCraftersPlayer, kind: i64, give: i64) -> i64:
    """BC-076: one Basic Ingredient from storage; a price, if the pack sets one, is never borrowed for (BC-180)."""
    if p.stock[give] < 1:
        return reasons.NOT_STORED
    if p.money < s.content.partners[kind].price:
        return reasons.NO_MONEY
    return reasons.ALLOWED


def exchange(s: BrewCraftersState, kind: i64, give: i64) -> None:
    """BC-077: both ingredients pass through storage, so room never changes."""
    p = s.acting()
    partner = s.content.partners[kind]
    p.stock[give] -= 1
    p.stock[partner.what] += 1
    p.money -= partner.price
    s.tell(events.EXCHANGE, s.active, give, partner.what)
