"""Traders Market: one ingredient for several of another kind."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.content import ANY_ADVANCED, KINDS
from alehouse.games.brewcrafters.rules.gain import ask_advanced, gain
from alehouse.games.brewcrafters.state import BrewCraftersState


def may_trade(s: BrewCraftersState) -> i64:
    """BC-189: an ingredient in storage; every kind has a row."""
    return reasons.ALLOWED if s.acting().stored() > 0 else reasons.NOTHING_TO_TRADE


def legal_gifts(s: BrewCraftersState) -> vec[i64]:
    acts = vec[i64]()
    stock = s.acting().stock
    for what in range(KINDS):
        if stock[what] > 0:
            acts = append(acts, actions.TRADE_GIVE + what)
    return acts


def give(s: BrewCraftersState, what: i64) -> None:
    s.stack.pop()
    s.acting().stock[what] -= 1
    s.tell(events.TRADE, s.active, what)
    s.push(steps.TRADE_GET, what)


def legal_returns(s: BrewCraftersState, given: i64) -> vec[i64]:
    acts = vec[i64]()
    row = min(given, ANY_ADVANCED)  # BC-191: any Advanced Ingredient is given at the same rates
    for rate in s.content.rates:
        if rate.give == row:
            acts = append(acts, actions.TRADE_GET + rate.get)
    return acts


def get(s: BrewCraftersState, what: i64) -> None:
    """BC-048: what the Traders Market gives counts as given by a space."""
    row = min(s.stack.pop() & 255, ANY_ADVANCED)
    s.from_space = True
    s.push(steps.DISCARD)
    s.push(steps.BENEFITS)
    for rate in s.content.rates:
        if rate.give == row and rate.get == what:
            if what == ANY_ADVANCED:
                ask_advanced(s, rate.amount)
            else:
                gain(s, s.active, what, rate.amount)
