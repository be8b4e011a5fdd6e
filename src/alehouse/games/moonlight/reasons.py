"""Why something is refused: each reason with the rule behind it and the key of its sentence."""

from __future__ import annotations

from typing import Final

ALLOWED: Final = 0
INJURED: Final = 1
WEBBED: Final = 2
NO_MOVE_LEFT: Final = 3
MUD: Final = 4
SPRINTED: Final = 5
NO_ACTION_LEFT: Final = 6
ELSEWHERE: Final = 7
HUNTED: Final = 8
NO_WEREWOLVES: Final = 9
EMPTY_DECK: Final = 10
NOBODY_TO_DIRTY: Final = 11
PEACE: Final = 12
TOO_LOUD: Final = 13
USED: Final = 14
BARRED: Final = 15
TARGET_INJURED: Final = 16
TARGET_AWAY: Final = 17
HEALTHY: Final = 18
NO_TROPHY: Final = 19
ALCHEMY_USED: Final = 20
ALCHEMY_NO_STOCK: Final = 21
ANCESTRAL_USED: Final = 22
ANCESTRAL_TOO_EARLY: Final = 23
ANCESTRAL_NO_UNIT: Final = 24
ANCESTRAL_NO_GAIN: Final = 25
NOT_NOW: Final = 26
NO_INGREDIENTS: Final = 27
NOT_ADJACENT: Final = 28
WRONG_INGREDIENT: Final = 29
NO_UNIT: Final = 30
OWN_EMPTY: Final = 31
SPENT: Final = 32

REASONS: Final[dict[int, tuple[str, str]]] = {
    INJURED: ("MB-116", "injured"),
    WEBBED: ("MB-043", "webbed"),
    NO_MOVE_LEFT: ("MB-040", "no-move-left"),
    MUD: ("MB-228", "mud"),
    SPRINTED: ("MB-044", "sprinted"),
    NO_ACTION_LEFT: ("MB-028", "no-action-left"),
    ELSEWHERE: ("MB-049", "elsewhere"),
    HUNTED: ("MB-082", "hunted"),
    NO_WEREWOLVES: ("MB-059", "no-werewolves"),
    EMPTY_DECK: ("MB-059", "empty-deck"),
    NOBODY_TO_DIRTY: ("MB-186", "nobody-to-dirty"),
    PEACE: ("MB-223", "peace"),
    TOO_LOUD: ("MB-061", "too-loud"),
    USED: ("MB-126", "used"),
    SPENT: ("MB-125", "spent"),
    BARRED: ("MB-100", "barred"),
    TARGET_INJURED: ("MB-194", "target-injured"),
    TARGET_AWAY: ("MB-194", "target-away"),
    HEALTHY: ("MB-115", "healthy"),
    NO_TROPHY: ("MB-140", "no-trophy"),
    ALCHEMY_USED: ("MB-162", "alchemy-used"),
    ALCHEMY_NO_STOCK: ("MB-162", "alchemy-no-stock"),
    ANCESTRAL_USED: ("MB-172", "ancestral-used"),
    ANCESTRAL_TOO_EARLY: ("MB-172", "ancestral-too-early"),
    ANCESTRAL_NO_UNIT: ("MB-172", "ancestral-no-unit"),
    ANCESTRAL_NO_GAIN: ("MB-173", "ancestral-no-gain"),
    NOT_NOW: ("MB-009", "not-now"),
    NO_INGREDIENTS: ("MB-183", "no-ingredients"),
    NOT_ADJACENT: ("MB-037", "not-adjacent"),
    WRONG_INGREDIENT: ("MB-144", "wrong-ingredient"),
    NO_UNIT: ("MB-144", "no-unit"),
    OWN_EMPTY: ("MB-166", "own-empty"),
}
