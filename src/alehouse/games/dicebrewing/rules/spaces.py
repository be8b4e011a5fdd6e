"""The eleven spaces: what may be placed on them, and why not (DB-029, DB-030, DB-039 to DB-078)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.dicebrewing import reasons as why
from alehouse.games.dicebrewing.content import (
    BIT,
    BUILDING_OF,
    DEPARTMENT,
    DS1,
    DS2,
    DS3,
    GIVES,
    GIVES_SEEDS,
    HP1,
    HP2,
    MH1,
    MH2,
    MH3,
    SCHOOL,
    SPACE_COUNT,
    SS1,
    SS2,
)
from alehouse.games.dicebrewing.dice import (
    BLOCKED,
    COLOUR,
    DARK,
    HOPS,
    MARK,
    NO_DIE,
    NO_MARK,
    PALE,
    PROTECTED,
    SHOWN,
    SKILL,
)
from alehouse.games.dicebrewing.rules.reach import (
    CHANGEABLE,
    RAISABLE,
    USABLE,
    best_skill,
    may_reroll_after,
    reach_of,
    several_changeable,
    swap_colours,
)
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def crowded_spaces(s: DiceBrewingState, seat: i64) -> i64:
    """Bit mask of the spaces that all others have used: no place is left for this player (DB-043 to DB-047)."""
    mask: i64 = BIT[SPACE_COUNT] - 1
    for other in range(s.seats):
        if other != seat:
            mask &= s.players[other].used
    return mask


def may_base(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64, crowded: i64) -> i64:
    """Whether a base may be placed on a space: 0 or the reason against it."""
    building = BUILDING_OF[space]
    if s.round < s.content.opens[building]:
        if building == SCHOOL:
            return why.SCHOOL_CLOSED
        if building == DEPARTMENT:
            return why.DEPARTMENT_CLOSED
        return why.CLOSED
    if p.barred >> building & 1:
        return why.BARRED
    if p.used >> space & 1:
        return why.USED_SPACE
    if crowded >> space & 1:
        return why.CROWDED
    return _may_fill(s, p, space, reach)


def _may_fill(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64) -> i64:
    """Whether the player owns a piece that fits the space."""
    if space in (MH1, HP1):
        return 0 if p.seeds > 0 else why.NO_PIECE + space
    if space == MH2:
        return 0 if reach >> (USABLE + PALE) & 1 else why.NO_PIECE + space
    if space == MH3:
        if reach >> (RAISABLE + PALE) & 3:
            return 0
        return why.ALL_SIX if reach >> (CHANGEABLE + PALE) & 3 else why.NO_PIECE + space
    if space == HP2:
        if reach >> (RAISABLE + HOPS) & 1:
            return 0
        return why.ALL_SIX if reach >> (CHANGEABLE + HOPS) & 1 else why.NO_PIECE + space
    if space == DS1:
        return 0 if reach >> (USABLE + HOPS) & 1 else why.NO_PIECE + space
    if space == DS2:
        return 0 if reach >> (USABLE + DARK) & 1 else why.NO_PIECE + space
    if space == DS3:
        return 0 if reach >> (USABLE + DARK) & 1 or reach >> (USABLE + SKILL) & 1 else why.NO_PIECE + space
    least = s.content.least[space]
    if best_skill(reach) < least:
        return why.NO_PIECE + space
    if space == SS1:
        return 0 if may_reroll_after(reach, least) else why.NOTHING_TO_REROLL
    if space == SS2:
        return 0 if swap_colours(s, reach) else why.NOTHING_TO_SWAP
    return 0


def may_speed(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64) -> i64:
    """Whether a blue die may speed a space: 0 or the reason against it."""
    least = s.content.speed[space]
    if least == 0:
        return why.NO_SPEED_SLOT
    if p.base[space] == NO_DIE:
        return why.SPED if p.speed[space] != NO_DIE else why.NO_BASE
    if p.barred >> BUILDING_OF[space] & 1:
        return why.BARRED
    gives = GIVES[space]
    if 0 <= gives < GIVES_SEEDS and s.supply[gives] == 0:
        return why.SUPPLY_EMPTY
    if gives == GIVES_SEEDS and s.seeds == 0:
        return why.SUPPLY_EMPTY
    if best_skill(reach) < least:
        return why.SPEED_TOO_LOW + space
    return 0


def may_place(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> i64:
    """Whether a die fits the space (base or speed slot) that was chosen: 0 or the reason against it."""
    space = s.space
    colour = COLOUR[die]
    if s.speeding or BUILDING_OF[space] == SCHOOL:
        if colour != SKILL:
            return why.NO_PIECE + space
        if MARK[die] == BLOCKED:
            return why.DIE_BLOCKED
        if s.speeding:
            return 0 if SHOWN[die] >= s.content.speed[space] else why.SPEED_TOO_LOW + space
        if SHOWN[die] < s.content.least[space]:
            return why.NO_PIECE + space
        if space == SS1 and MARK[die] == NO_MARK and not several_changeable(reach_of(p)):
            return why.NOTHING_TO_REROLL
        return 0
    if not _takes(space, colour):
        return why.NO_PIECE + space
    if MARK[die] == BLOCKED:
        return why.DIE_BLOCKED
    if space in (MH3, HP2):
        if MARK[die] == PROTECTED:
            return why.DIE_PROTECTED
        if SHOWN[die] >= 6:
            return why.ALL_SIX
    return 0


def _takes(space: i64, colour: i64) -> bool:
    if space == MH2:
        return colour == PALE
    if space == MH3:
        return colour in (PALE, DARK)
    if space in (HP2, DS1):
        return colour == HOPS
    if space == DS2:
        return colour == DARK
    return colour in (DARK, SKILL)
