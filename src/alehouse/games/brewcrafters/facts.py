"""A seat's named numbers, which forecasts compare, and the events that are outcomes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.facts import Facts
from alehouse.engine.observation import count_bits
from alehouse.games.brewcrafters import events, kinds
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.score import total
from alehouse.games.brewcrafters.state import BrewCraftersState

# how many arguments distinguish outcomes; discards are counted, because what goes is chosen later;
# anything visible in a fact or in the action itself (money, Rep, loans, the recipe brewed) is not an outcome
OUTCOMES: Final[dict[int, int]] = {
    events.GAIN: 3, events.HARVEST: 3, events.OVERFLOW: 3, events.DISCARD: 1, events.TOKEN: 1, events.SELL: 3,
    events.LABEL: 2, events.BOTTLE: 2,
}  # fmt: skip


def facts(s: BrewCraftersState, seat: i64, out: Facts) -> None:
    p = s.players[seat]
    out.add("money", p.money)
    out.add("rep", p.rep)
    out.add("loans", p.loans)
    for what in range(kinds.KINDS):
        out.add(kinds.INGREDIENTS[what], p.stock[what])
    out.add("stored", p.stored())
    out.add("capacity", p.capacity)
    out.add("batches", p.batches)
    out.add("shifts", p.shifts)
    out.add("workers", count_bits(p.workers))
    out.add("buildings", count_bits(p.built))
    out.add("operating-cost", operating_cost(s, p))
    out.add("points", total(s, seat))
