"""The possible uses of a player's loose dice, computed once from both pools."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.dicebrewing.dice import BLOCKED, COLOUR, DICE, FIRST_SKILL, MARK, NO_MARK, PROTECTED, SHOWN, SKILL
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

# one number: bits by color, then small counters
USABLE: Final = 0  # + color: a die that is not blocked
RAISABLE: Final = 4  # + color: one that may also change and shows 5 or less
CHANGEABLE: Final = 8  # + color: one that is neither blocked nor protected
_BEST_SKILL: Final = 12  # highest value of a usable blue die
_GUARDED_SKILL: Final = 15  # the same among protected ones
_CHANGEABLE_COUNT: Final = 18  # 0, 1, 2 or more


def _reach_of_die(die: int) -> int:
    colour = COLOUR[die]
    if SHOWN[die] == 0 or MARK[die] == BLOCKED:
        return 0
    bits: int = 2 ** (USABLE + colour)
    if MARK[die] == NO_MARK:
        bits += 2 ** (CHANGEABLE + colour)
        if SHOWN[die] <= 5:
            bits += 2 ** (RAISABLE + colour)
    return bits


_REACH: Final = vec[i64]([_reach_of_die(die) for die in range(DICE)])


def reach_of(p: DiceBrewingPlayer) -> i64:
    """The possible uses of the player's Active and Storage dice."""
    bits: i64 = 0
    changeable: i64 = 0
    best: i64 = 0
    guarded: i64 = 0
    for zone in range(2):
        for die in p.pool(zone):
            bits |= _REACH[die]
            if MARK[die] == NO_MARK:
                changeable += 1
            if die >= FIRST_SKILL and MARK[die] != BLOCKED:
                best = max(best, SHOWN[die])
                if MARK[die] == PROTECTED:
                    guarded = max(guarded, SHOWN[die])
    return bits | best << _BEST_SKILL | guarded << _GUARDED_SKILL | min(changeable, 2) << _CHANGEABLE_COUNT


def best_skill(reach: i64) -> i64:
    """The highest value of a usable blue die, 0 if there is none."""
    return reach >> _BEST_SKILL & 7


def may_reroll_after(reach: i64, least: i64) -> bool:
    """DB-059: whether a die to reroll is left once a blue die with that value is placed."""
    others = reach >> _CHANGEABLE_COUNT
    return others >= 2 or (others == 1 and reach >> _GUARDED_SKILL & 7 >= least)


def several_changeable(reach: i64) -> bool:
    """Whether at least two dice are neither blocked nor protected."""
    return reach >> _CHANGEABLE_COUNT >= 2


def swap_colours(s: DiceBrewingState, reach: i64) -> i64:
    """DB-061: bit mask of colors with a die in supply and one of the player's own that may change."""
    mask: i64 = 0
    for colour in range(SKILL):
        if s.supply[colour] > 0 and reach >> (CHANGEABLE + colour) & 1:
            mask |= BIT[colour]
    return mask
