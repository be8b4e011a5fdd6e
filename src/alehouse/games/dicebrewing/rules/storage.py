"""Storing dice in one's turn: Active to Storage, free, never back (DB-018 to DB-024)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import events, kinds
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, KEY, MARK, NO_DIE, SHOWN, drop, put
from alehouse.games.dicebrewing.rules.matching import least_waste
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def store(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> None:
    drop(p.active, die)
    put(p.storage, die)
    s.tell(events.STORE, s.to_act, COLOUR[die], SHOWN[die])


def needed(s: DiceBrewingState, p: DiceBrewingPlayer, recipe: i64) -> list[i64]:
    """The Active dice that complete a recipe, least waste over both zones; empty if they do not, or none is needed."""
    # twice the die, one more for an Active one: of equal dice the stored one comes first and need not be moved
    pool: list[i64] = sorted([die * 2 for die in p.storage] + [die * 2 + 1 for die in p.active])
    found: list[i64] = []
    for place in least_waste([own // 2 for own in pool], s.content.recipes[recipe].needs):
        if place < 0:
            return []
        if pool[place] % 2 == 1:
            found.append(pool[place] // 2)
    return found


def shortfall(p: DiceBrewingPlayer, needs: vec[i64]) -> tuple[list[i64], list[i64]]:
    """What the Storage lacks for a recipe: Active dice that only need storing, and needs without a die.

    Both lists begin with the lowest.
    """
    to_store: list[i64] = []
    missing: list[i64] = []
    for need, zone, die in cover(p, needs):
        if die == NO_DIE:
            missing.insert(0, need)
        elif zone == kinds.ACTIVE:
            put(to_store, die)
    return to_store, missing


def cover(p: DiceBrewingPlayer, needs: vec[i64]) -> list[tuple[i64, i64, i64]]:
    """Which die meets each need of a recipe: need, zone and die, NO_DIE if there is none.

    The highest need chooses first, stored dice before Active ones. Whatever meets it would meet a lower need, too, so
    no other choice leaves fewer needs open or stores fewer dice.
    """
    stored = [die for die in p.storage if MARK[die] != BLOCKED]
    active = [die for die in p.active if MARK[die] != BLOCKED]
    covered: list[tuple[i64, i64, i64]] = []
    for need in needs:
        zone: i64 = kinds.STORAGE
        die = _take(stored, need)
        if die == NO_DIE:
            zone = kinds.ACTIVE
            die = _take(active, need)
        covered.append((need, zone, die))
    return covered


def _take(pool: list[i64], need: i64) -> i64:
    """Takes the lowest die that meets a need out of the pool; NO_DIE if there is none."""
    for die in pool:
        if KEY[die] >= need and KEY[die] >> 3 == need >> 3:
            drop(pool, die)
            return die
    return NO_DIE
