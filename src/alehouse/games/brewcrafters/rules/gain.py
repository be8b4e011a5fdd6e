"""Gaining: ingredients, money and Rep arrive, chosen types are asked for, and what does not fit is discarded."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import events, kinds, steps
from alehouse.games.brewcrafters.state import BrewCraftersState


def gain(s: BrewCraftersState, seat: i64, what: i64, amount: i64) -> None:
    """Ingredients enter storage; a DISCARD step settles afterwards what does not fit (BC-049, BC-066)."""
    if amount <= 0:
        return
    s.players[seat].stock[what] += amount
    if s.from_space:
        s.given[what] += amount
    s.tell(events.GAIN, seat, what, amount)


def gain_all(s: BrewCraftersState, amounts: vec[i64], times: i64 = 1) -> None:
    for what in range(kinds.KINDS):
        gain(s, s.active, what, times * amounts[what])


def earn(s: BrewCraftersState, seat: i64, amount: i64) -> None:
    """Money from the supply."""
    if amount <= 0:
        return
    s.players[seat].money += amount
    if s.from_space:
        s.given[kinds.MONEY] += amount
    s.tell(events.EARN, seat, amount)


def praise(s: BrewCraftersState, seat: i64, rep: i64, cause: i64) -> None:
    """BC-005: Rep gained in play is kept for good."""
    if rep <= 0:
        return
    s.players[seat].rep += rep
    s.tell(events.REP, seat, rep, cause)


# -- types of choice ----------------------------------------------------------------------------


def ask_basic(s: BrewCraftersState, amount: i64, most_yeast: i64 = kinds.MOST_BASIC) -> None:
    """ "Any k Basic Ingredients" for the active player."""
    if amount > 0:
        s.push(steps.GAIN_BASIC, amount + 8 * most_yeast)


def ask_advanced(s: BrewCraftersState, amount: i64, different: bool = False) -> None:
    """ "Any Advanced Ingredients", asked for one at a time."""
    if amount > 0:
        s.push(steps.GAIN_ADVANCED, amount + (steps.DIFFERENT if different else 0))
