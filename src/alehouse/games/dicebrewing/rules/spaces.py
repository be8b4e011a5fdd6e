"""The eleven spaces: what may be placed on them, and why not (DB-029, DB-030, DB-039 to DB-078)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.dicebrewing import kinds, reasons
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, MARK, NO_DIE, NO_MARK, PROTECTED, SHOWN, SKILL
from alehouse.games.dicebrewing.rules.reach import (
    CHANGEABLE,
    RAISABLE,
    best_skill,
    may_reroll_after,
    reach_of,
    several_changeable,
    swap_colours,
)
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def crowded_spaces(s: DiceBrewingState, seat: i64) -> i64:
    """Bit mask of the spaces that all others have used, without a place for this player (DB-043 to DB-047)."""
    mask: i64 = BIT[kinds.SPACE_COUNT] - 1
    for other in range(s.seats):
        if other != seat:
            mask &= s.players[other].used
    return mask


def may_base(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64, crowded: i64) -> i64:
    """Whether a base may be placed on a space: 0 or the reason against it."""
    building = kinds.BUILDING_OF[space]
    if s.round < s.content.opens[building]:
        return reasons.CLOSED + building
    if p.barred >> building & 1:
        return reasons.BARRED
    if p.used >> space & 1:
        return reasons.USED_SPACE
    if crowded >> space & 1:
        return reasons.CROWDED
    return _may_fill(s, p, space, reach)


def _may_fill(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64) -> i64:
    """Whether the player owns a piece that fits the space."""
    if kinds.takes_seed(space):
        return reasons.ALLOWED if p.seeds > 0 else reasons.NO_PIECE + space
    if kinds.GIVES[space] == kinds.RAISES:
        if reach >> RAISABLE & kinds.ACCEPTS[space]:
            return reasons.ALLOWED
        return reasons.ALL_SIX if reach >> CHANGEABLE & kinds.ACCEPTS[space] else reasons.NO_PIECE + space
    if reach & kinds.ACCEPTS[space] == 0:
        return reasons.NO_PIECE + space
    least = s.content.least[space]
    if best_skill(reach) < least:
        return reasons.NO_PIECE + space
    if space == kinds.SS1:
        return reasons.ALLOWED if may_reroll_after(reach, least) else reasons.NOTHING_TO_REROLL
    if space == kinds.SS2:
        return reasons.ALLOWED if swap_colours(s, reach) else reasons.NOTHING_TO_SWAP
    return reasons.ALLOWED


def may_speed(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64) -> i64:
    """Whether a blue die may speed a space: 0 or the reason against it."""
    least = s.content.speed[space]
    if least == 0:
        return reasons.NO_SPEED_SLOT
    if p.base[space] == NO_DIE:
        return reasons.SPED if p.speed[space] != NO_DIE else reasons.NO_BASE
    if p.barred >> kinds.BUILDING_OF[space] & 1:
        return reasons.BARRED
    gives = kinds.GIVES[space]
    if (0 <= gives < kinds.GIVES_SEEDS and s.supply[gives] == 0) or (gives == kinds.GIVES_SEEDS and s.seeds == 0):
        return reasons.SUPPLY_EMPTY
    if best_skill(reach) < least:
        return reasons.SPEED_TOO_LOW + space
    return reasons.ALLOWED


def takes(s: DiceBrewingState, die: i64) -> bool:
    """Whether the chosen space (base or speed slot) takes dice of this color."""
    return COLOUR[die] == SKILL if s.speeding else kinds.ACCEPTS[s.space] >> COLOUR[die] & 1 == 1


def may_place(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> i64:
    """Whether a die fits the space (base or speed slot) that was chosen: 0 or the reason against it."""
    space = s.space
    if not takes(s, die):
        return reasons.NO_PIECE + space
    if MARK[die] == BLOCKED:
        return reasons.DIE_BLOCKED
    if s.speeding:
        return reasons.ALLOWED if SHOWN[die] >= s.content.speed[space] else reasons.SPEED_TOO_LOW + space
    if SHOWN[die] < s.content.least[space]:
        return reasons.NO_PIECE + space
    if space == kinds.SS1 and MARK[die] == NO_MARK and not several_changeable(reach_of(p)):
        return reasons.NOTHING_TO_REROLL
    if kinds.GIVES[space] == kinds.RAISES:
        if MARK[die] == PROTECTED:
            return reasons.DIE_PROTECTED
        if SHOWN[die] >= 6:
            return reasons.ALL_SIX
    return reasons.ALLOWED
