"""Collaborate: four portions from several breweries make one batch that is sold at once."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.brewcrafters import events, kinds, reasons
from alehouse.games.brewcrafters.rules.gain import earn, praise
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersState


def in_play(s: BrewCraftersState) -> bool:
    """BC-017."""
    return s.seats >= 3


def may_contribute(s: BrewCraftersState, what: i64) -> i64:
    """BC-120, BC-123: an open portion that the player can pay, unless the other three are all his."""
    portion = s.content.portion_of[what]
    if s.collaboration[portion] != kinds.NO_ONE:
        return reasons.PORTION_TAKEN
    if s.acting().stock[what] < s.content.portions[portion].amount:
        return reasons.PORTION_COST
    own = sum(1 for owner in s.collaboration if owner == s.active)
    return reasons.OWNS_THREE if own == 3 else reasons.ALLOWED


def may_collaborate(s: BrewCraftersState) -> i64:
    refused: i64 = reasons.NO_PORTION
    for what in range(kinds.KINDS):
        reason = may_contribute(s, what)
        if reason == reasons.ALLOWED:
            return reasons.ALLOWED
        if reason == reasons.OWNS_THREE:
            refused = reason
    return refused


def contribute(s: BrewCraftersState, what: i64) -> None:
    """BC-121, BC-122: ingredients never come back; the fourth portion sells the batch."""
    portion = s.content.portion_of[what]
    amount = s.content.portions[portion].amount
    s.acting().stock[what] -= amount
    s.collaboration[portion] = s.active
    s.tell(events.CONTRIBUTE, s.active, what, amount)
    if kinds.NO_ONE not in s.collaboration:
        complete(s)


def complete(s: BrewCraftersState) -> None:
    s.tell(events.COMPLETE, s.active)
    for portion in range(len(s.collaboration)):
        owner = s.collaboration[portion]
        pays = s.content.portions[portion]
        praise(s, owner, pays.rep + trait(s, s.players[owner], kinds.PORTION_REP), events.FOR_COLLABORATION)
        earn(s, owner, pays.money)
        s.collaboration[portion] = kinds.NO_ONE
