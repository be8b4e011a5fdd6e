"""Why something is refused: each reason with the rule behind it and the key of its sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.refusal import Reasons, Refusal

ALLOWED: Final = 0

REASONS: Final = Reasons()
INJURED: Final[i64] = REASONS.add("MB-116", "injured")
WEBBED: Final[i64] = REASONS.add("MB-043", "webbed")
NO_MOVE_LEFT: Final[i64] = REASONS.add("MB-040", "no-move-left")
MUD: Final[i64] = REASONS.add("MB-228", "mud")
SPRINTED: Final[i64] = REASONS.add("MB-044", "sprinted")
NO_ACTION_LEFT: Final[i64] = REASONS.add("MB-028", "no-action-left")
ELSEWHERE: Final[i64] = REASONS.add("MB-049", "elsewhere")
HUNTED: Final[i64] = REASONS.add("MB-082", "hunted")
NO_WEREWOLVES: Final[i64] = REASONS.add("MB-059", "no-werewolves")
EMPTY_DECK: Final[i64] = REASONS.add("MB-059", "empty-deck")
NOBODY_TO_DIRTY: Final[i64] = REASONS.add("MB-186", "nobody-to-dirty")
PEACE: Final[i64] = REASONS.add("MB-223", "peace")
TOO_LOUD: Final[i64] = REASONS.add("MB-061", "too-loud")
USED: Final[i64] = REASONS.add("MB-126", "used")
SPENT: Final[i64] = REASONS.add("MB-125", "spent")
BARRED: Final[i64] = REASONS.add("MB-100", "barred")
TARGET_INJURED: Final[i64] = REASONS.add("MB-194", "target-injured")
TARGET_AWAY: Final[i64] = REASONS.add("MB-194", "target-away")
HEALTHY: Final[i64] = REASONS.add("MB-115", "healthy")
NO_TROPHY: Final[i64] = REASONS.add("MB-140", "no-trophy")
ALCHEMY_USED: Final[i64] = REASONS.add("MB-162", "alchemy-used")
ALCHEMY_NO_STOCK: Final[i64] = REASONS.add("MB-162", "alchemy-no-stock")
ANCESTRAL_USED: Final[i64] = REASONS.add("MB-172", "ancestral-used")
ANCESTRAL_TOO_EARLY: Final[i64] = REASONS.add("MB-172", "ancestral-too-early")
ANCESTRAL_NO_UNIT: Final[i64] = REASONS.add("MB-172", "ancestral-no-unit")
ANCESTRAL_NO_GAIN: Final[i64] = REASONS.add("MB-173", "ancestral-no-gain")
NOT_NOW: Final[i64] = REASONS.add("MB-009", "not-now")
NO_INGREDIENTS: Final[i64] = REASONS.add("MB-183", "no-ingredients")
NOT_ADJACENT: Final[i64] = REASONS.add("MB-037", "not-adjacent")
WRONG_INGREDIENT: Final[i64] = REASONS.add("MB-144", "wrong-ingredient")
NO_UNIT: Final[i64] = REASONS.add("MB-144", "no-unit")
OWN_EMPTY: Final[i64] = REASONS.add("MB-166", "own-empty")

Refused = list[tuple[int, Refusal]]
refusal: Final = REASONS.refusal
refuse: Final = REASONS.refuse
