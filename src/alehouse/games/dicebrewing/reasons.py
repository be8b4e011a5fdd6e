"""Reasons for refusals: each with its rule and the key of its sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.refusal import Reasons, Refusal
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.dice import COLOUR, COLOURS, SHOWN

ALLOWED: Final = 0


def _no_piece(space: int) -> str:
    if kinds.takes_seed(space):
        return "no-seed"
    return "skill-too-low" if kinds.BUILDING_OF[space] == kinds.SCHOOL else "no-die"


REASONS: Final = Reasons()
# + building, + space, + space
CLOSED: Final[i64] = REASONS.add_all([(rule, "closed") for rule in kinds.OPENING_RULES])
NO_PIECE: Final[i64] = REASONS.add_all([(rule, _no_piece(space)) for space, rule in enumerate(kinds.BASE_RULES)])
SPEED_TOO_LOW: Final[i64] = REASONS.add_all([(rule, "skill-too-low") for rule in kinds.SPEED_RULES])
BARRED: Final[i64] = REASONS.add("DB-087", "barred")
USED_SPACE: Final[i64] = REASONS.add("DB-030", "used-space")
CROWDED: Final[i64] = REASONS.add("DB-044", "crowded")
ALL_SIX: Final[i64] = REASONS.add("DB-056", "all-six")
NOTHING_TO_REROLL: Final[i64] = REASONS.add("DB-059", "nothing-to-reroll")
NOTHING_TO_SWAP: Final[i64] = REASONS.add("DB-061", "nothing-to-swap")
NO_SPEED_SLOT: Final[i64] = REASONS.add("DB-065", "no-speed-slot")
NO_BASE: Final[i64] = REASONS.add("DB-075", "no-base")
SPED: Final[i64] = REASONS.add("DB-074", "sped")
SUPPLY_EMPTY: Final[i64] = REASONS.add("DB-076", "supply-empty")
DIE_BLOCKED: Final[i64] = REASONS.add("DB-088", "die-blocked")
DIE_PROTECTED: Final[i64] = REASONS.add("DB-089", "die-protected")
DIE_MARKED: Final[i64] = REASONS.add("DB-090", "die-marked")
WINDOW_START: Final[i64] = REASONS.add("DB-081", "window-start")
WINDOW_TURN: Final[i64] = REASONS.add("DB-082", "window-turn")
WINDOW_BREW: Final[i64] = REASONS.add("DB-083", "window-brew")
NO_TARGET: Final[i64] = REASONS.add("DB-098", "no-target")
NOT_IN_STORAGE: Final[i64] = REASONS.add("DB-085", "not-in-storage")
NOT_OWN: Final[i64] = REASONS.add("DB-094", "not-own")
SHOWS_SIX: Final[i64] = REASONS.add("DB-094", "shows-six")
NOT_ROLLED: Final[i64] = REASONS.add("DB-097", "not-rolled")
BUILDING_BARRED: Final[i64] = REASONS.add("DB-087", "building-barred")
BUILDING_CLOSED: Final[i64] = REASONS.add("DB-087", "building-closed")
MARKET_CLOSED: Final[i64] = REASONS.add("DB-042", "market-closed")
BLACK_MARKET_CLOSED: Final[i64] = REASONS.add("DB-042", "black-market-closed")
ONE_INGREDIENT: Final[i64] = REASONS.add("DB-100", "one-ingredient")
ONE_TOKEN: Final[i64] = REASONS.add("DB-100", "one-token")
EMPTY_STACK: Final[i64] = REASONS.add("DB-102", "empty-stack")
TOO_DEAR: Final[i64] = REASONS.add("DB-101", "too-dear")
NO_DISCOUNT: Final[i64] = REASONS.add("DB-105", "no-discount")
RECIPE_BLOCKED: Final[i64] = REASONS.add("DB-093", "recipe-blocked")
MISSING_DICE: Final[i64] = REASONS.add("DB-116", "missing-dice")
NOT_STORED: Final[i64] = REASONS.add("DB-024", "not-stored")
NO_INGREDIENT: Final[i64] = REASONS.add("DB-119", "no-ingredient")
SKILL_TOO_LOW: Final[i64] = REASONS.add("DB-119", "skill-too-low")
COLOUR_EMPTY: Final[i64] = REASONS.add("DB-125", "colour-empty")
STACK_EMPTY: Final[i64] = REASONS.add("DB-124", "stack-empty")
STAYS_STORED: Final[i64] = REASONS.add("DB-021", "stays-stored")

Args = dict[str, object]
Refused = list[tuple[int, Refusal]]
refusal: Final = REASONS.refusal
refuse: Final = REASONS.refuse


def die_args(die: i64) -> Args:
    """The arguments of a reason against a die."""
    return {"colour": COLOURS[COLOUR[die]], "value": SHOWN[die]}
