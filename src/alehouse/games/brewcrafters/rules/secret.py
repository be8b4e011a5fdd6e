"""Develop Secret Recipe: a card that only its owner knows until it is brewed."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import reasons
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def taken(s: BrewCraftersState) -> i64:
    """Recipes that players have developed."""
    mask: i64 = 0
    for p in s.players:
        mask |= p.secrets
    return mask


def unrevealed(p: BrewCraftersPlayer) -> i64:
    """A player's recipes that nobody else knows yet."""
    mask = p.secrets
    if mask:
        for r in range(len(p.brewed)):
            if p.brewed[r] > 0:
                mask &= ~BIT[r]
    return mask


def is_known(s: BrewCraftersState, p: BrewCraftersPlayer, r: i64) -> bool:
    """Whether everybody knows that a player has a recipe."""
    return s.public & BIT[r] != 0 or (p.secrets & BIT[r] != 0 and p.brewed[r] > 0)


def may_develop(s: BrewCraftersState, r: i64) -> i64:
    """BC-203: an Advanced Recipe that is neither public nor taken."""
    if s.public & BIT[r]:
        return reasons.RECIPE_PUBLIC
    return reasons.RECIPE_TAKEN if taken(s) & BIT[r] else reasons.ALLOWED


def may_develop_any(s: BrewCraftersState) -> i64:
    free = s.content.advanced & ~s.public & ~taken(s)
    return reasons.ALLOWED if free else reasons.NO_SECRET_LEFT


def look(s: BrewCraftersState) -> None:
    """BC-204: the chooser sees which cards others have taken."""
    mask: i64 = 0
    for seat in range(s.seats):
        if seat != s.active:
            mask |= unrevealed(s.players[seat])
    s.acting().glimpsed |= mask


# -- guessing what others hold ------------------------------------------------------------------


def guess(s: BrewCraftersState, viewer: i64) -> None:
    """Deals the cards unknown to `viewer` again: those it saw missing among their holders, others at large."""
    hidden: i64 = 0
    for seat in range(s.seats):
        if seat != viewer:
            hidden |= unrevealed(s.players[seat])
    if hidden == 0:
        return
    own = s.players[viewer].secrets if viewer >= 0 else 0
    glimpsed = hidden & s.players[viewer].glimpsed if viewer >= 0 else 0
    at_large = s.content.advanced & ~s.public & ~own & ~(taken(s) & ~hidden) & ~glimpsed
    seen = s.shuffled(members(glimpsed))
    unseen = s.shuffled(members(at_large))
    now: list[i64] = [r for r in range(len(s.content.recipes))]  # maps each card to the one it becomes
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            mask = unrevealed(p)
            p.secrets &= ~mask
            for r in members(mask):
                if glimpsed & BIT[r]:
                    seen, now[r] = pop(seen)
                else:
                    unseen, now[r] = pop(unseen)
                p.secrets |= BIT[now[r]]
    for seat in range(s.seats):
        if seat != viewer:
            p = s.players[seat]
            known = p.glimpsed & hidden
            p.glimpsed &= ~hidden
            for r in members(known):
                p.glimpsed |= BIT[now[r]]
