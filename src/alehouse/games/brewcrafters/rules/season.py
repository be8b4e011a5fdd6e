"""Effects of a season on the whole table: restock, and operating costs in Winter."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.brewcrafters import events, kinds
from alehouse.games.brewcrafters.rules.loan import borrow_for
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


class Restock(Step[BrewCraftersState]):
    """BC-032, BC-033: every restocking space gains its goods on top of those already there."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        for space in s.content.layout(s.seats, s.complex).restocking:
            s.waiting[space] += 1
        s.tell(events.RESTOCK)


def operating_cost(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-176, after reductions."""
    return max(0, p.upkeep - trait(s, p, kinds.COST_LESS))


class PayCosts(Step[BrewCraftersState]):
    """BC-176, BC-179: tiles, workers and shifts; forced loans cover what is missing."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        for turn in range(s.seats):
            seat = (s.start + turn) % s.seats
            p = s.players[seat]
            p.last_cost = p.upkeep
            price = operating_cost(s, p)
            borrow_for(s, seat, price)
            p.money -= price
            s.tell(events.COSTS, seat, price)
