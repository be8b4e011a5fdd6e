"""Traders Market: one ingredient for several of another kind."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.brewcrafters import kinds, reasons, steps
from alehouse.games.brewcrafters.content import Rate
from alehouse.games.brewcrafters.rules.gain import ask_advanced, gain
from alehouse.games.brewcrafters.state import BrewCraftersState


def may_trade(s: BrewCraftersState) -> i64:
    """BC-189: an ingredient in storage; every kind has a row."""
    return reasons.ALLOWED if s.acting().stored() > 0 else reasons.NOTHING_TO_TRADE


def rates_for(s: BrewCraftersState, given: i64) -> list[Rate]:
    """BC-191: what an ingredient buys; any Advanced Ingredient has the same rates."""
    row = min(given, kinds.ANY_ADVANCED)
    return [rate for rate in s.content.rates if rate.give == row]


def take_return(s: BrewCraftersState, given: i64, what: i64) -> None:
    """BC-048: what the Traders Market gives counts as given by a space."""
    s.from_space = True
    s.push(steps.DISCARD)
    s.push(steps.BENEFITS)
    for rate in rates_for(s, given):
        if rate.get == what:
            if what == kinds.ANY_ADVANCED:
                ask_advanced(s, rate.amount)
            else:
                gain(s, s.active, what, rate.amount)
