"""Gaining: ingredients, money and Rep arrive, chosen types are asked for, and what does not fit is discarded."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, steps
from alehouse.games.brewcrafters.content import ANY_ADVANCED, BIT, HOPS, KINDS, MALT, MONEY, YEAST
from alehouse.games.brewcrafters.events import DISCARD, EARN, GAIN, REP
from alehouse.games.brewcrafters.schema import MOST_BASIC
from alehouse.games.brewcrafters.state import BrewCraftersState


def gain(s: BrewCraftersState, seat: i64, what: i64, amount: i64) -> None:
    """Ingredients enter storage; a DISCARD step settles afterwards what does not fit (BC-049, BC-066)."""
    if amount <= 0:
        return
    s.players[seat].stock[what] += amount
    if s.from_space:
        s.given[what] += amount
    s.tell(GAIN, seat, what, amount)


def gain_all(s: BrewCraftersState, seat: i64, amounts: vec[i64]) -> None:
    for what in range(KINDS):
        if amounts[what] > 0:
            gain(s, seat, what, amounts[what])


def earn(s: BrewCraftersState, seat: i64, amount: i64) -> None:
    """Money from the supply."""
    if amount <= 0:
        return
    s.players[seat].money += amount
    if s.from_space:
        s.given[MONEY] += amount
    s.tell(EARN, seat, amount)


def praise(s: BrewCraftersState, seat: i64, rep: i64, cause: i64) -> None:
    """BC-005: Rep gained in play is kept for good."""
    if rep <= 0:
        return
    s.players[seat].rep += rep
    s.tell(REP, seat, rep, cause)


# -- types of choice ----------------------------------------------------------------------------


def ask_basic(s: BrewCraftersState, amount: i64, most_yeast: i64 = MOST_BASIC) -> None:
    """ "Any k Basic Ingredients" for the active player."""
    if amount > 0:
        s.push(steps.GAIN_BASIC, amount + 8 * most_yeast)


def ask_advanced(s: BrewCraftersState, amount: i64, different: bool = False) -> None:
    """ "Any Advanced Ingredients", asked for one at a time."""
    if amount > 0:
        s.push(steps.GAIN_ADVANCED, amount + (steps.DIFFERENT if different else 0))


def legal_basic(s: BrewCraftersState, arg: i64) -> vec[i64]:
    acts = vec[i64]()
    content = s.content
    amount = arg & 7
    for mix in range(content.first_mix[amount], content.first_mix[amount + 1]):
        if content.mix_yeast[mix] <= arg >> 3:
            acts = append(acts, actions.TAKE_BASIC + mix)
    return acts


def take_basic(s: BrewCraftersState, mix: i64) -> None:
    s.stack.pop()
    content = s.content
    gain(s, s.active, MALT, content.mix_malt[mix])
    gain(s, s.active, HOPS, content.mix_hops[mix])
    gain(s, s.active, YEAST, content.mix_yeast[mix])


def legal_advanced(s: BrewCraftersState, arg: i64) -> vec[i64]:
    acts = vec[i64]()
    for what in range(ANY_ADVANCED, KINDS):
        if (arg >> 4) & BIT[what - ANY_ADVANCED] == 0:
            acts = append(acts, actions.TAKE_ADVANCED + what)
    return acts


def take_advanced(s: BrewCraftersState, what: i64) -> None:
    arg = s.stack.pop() & 255
    left = (arg & 7) - 1
    taken = arg >> 4
    if arg & steps.DIFFERENT:
        taken |= BIT[what - ANY_ADVANCED]
    if left > 0 and taken != 7:
        s.push(steps.GAIN_ADVANCED, left + (arg & steps.DIFFERENT) + 16 * taken)
    gain(s, s.active, what, 1)


# -- overflow -----------------------------------------------------------------------------------


def fits(s: BrewCraftersState) -> bool:
    p = s.acting()
    return p.stored() <= p.capacity


def legal_discard(s: BrewCraftersState) -> vec[i64]:
    """BC-067: any mix of old and new, one ingredient at a time until the rest fits."""
    acts = vec[i64]()
    stock = s.acting().stock
    for what in range(KINDS):
        if stock[what] > 0:
            acts = append(acts, actions.DISCARD + what)
    return acts


def discard(s: BrewCraftersState, what: i64) -> None:
    s.acting().stock[what] -= 1
    s.tell(DISCARD, s.active, what)
