"""Why something is refused: each reason with the rule behind it and the key of its sentence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.refusal import Refusal
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.dice import COLOUR, COLOURS, SHOWN

ALLOWED: Final = 0
BARRED: Final = 4
USED_SPACE: Final = 5
CROWDED: Final = 6
ALL_SIX: Final = 7
NOTHING_TO_REROLL: Final = 8
NOTHING_TO_SWAP: Final = 9
NO_SPEED_SLOT: Final = 10
NO_BASE: Final = 11
SPED: Final = 12
SUPPLY_EMPTY: Final = 13
DIE_BLOCKED: Final = 14
DIE_PROTECTED: Final = 15
DIE_MARKED: Final = 16
WINDOW_START: Final = 17
WINDOW_TURN: Final = 18
WINDOW_BREW: Final = 19
NO_TARGET: Final = 20
NOT_IN_STORAGE: Final = 21
NOT_OWN: Final = 22
SHOWS_SIX: Final = 23
NOT_ROLLED: Final = 24
BUILDING_BARRED: Final = 25
BUILDING_CLOSED: Final = 26
MARKET_CLOSED: Final = 27
BLACK_MARKET_CLOSED: Final = 28
ONE_INGREDIENT: Final = 29
ONE_TOKEN: Final = 30
EMPTY_STACK: Final = 31
TOO_DEAR: Final = 32
NO_DISCOUNT: Final = 33
RECIPE_BLOCKED: Final = 34
MISSING_DICE: Final = 35
NOT_STORED: Final = 36
NO_INGREDIENT: Final = 37
SKILL_TOO_LOW: Final = 38
COLOUR_EMPTY: Final = 39
STACK_EMPTY: Final = 40
STAYS_STORED: Final = 41
CLOSED: Final = 56  # + building
NO_PIECE: Final = 64  # + space
SPEED_TOO_LOW: Final = 80  # + space


def _no_piece(space: int) -> str:
    if kinds.takes_seed(space):
        return "no-seed"
    return "skill-too-low" if kinds.BUILDING_OF[space] == kinds.SCHOOL else "no-die"


REASONS: Final[dict[int, tuple[str, str]]] = {
    CLOSED + kinds.MALT_HOUSE: ("DB-039", "closed"),
    CLOSED + kinds.PLANTATION: ("DB-039", "closed"),
    CLOSED + kinds.SCHOOL: ("DB-040", "closed"),
    CLOSED + kinds.DEPARTMENT: ("DB-041", "closed"),
    BARRED: ("DB-087", "barred"),
    USED_SPACE: ("DB-030", "used-space"),
    CROWDED: ("DB-044", "crowded"),
    ALL_SIX: ("DB-056", "all-six"),
    NOTHING_TO_REROLL: ("DB-059", "nothing-to-reroll"),
    NOTHING_TO_SWAP: ("DB-061", "nothing-to-swap"),
    NO_SPEED_SLOT: ("DB-065", "no-speed-slot"),
    NO_BASE: ("DB-075", "no-base"),
    SPED: ("DB-074", "sped"),
    SUPPLY_EMPTY: ("DB-076", "supply-empty"),
    DIE_BLOCKED: ("DB-088", "die-blocked"),
    DIE_PROTECTED: ("DB-089", "die-protected"),
    DIE_MARKED: ("DB-090", "die-marked"),
    WINDOW_START: ("DB-081", "window-start"),
    WINDOW_TURN: ("DB-082", "window-turn"),
    WINDOW_BREW: ("DB-083", "window-brew"),
    NO_TARGET: ("DB-098", "no-target"),
    NOT_IN_STORAGE: ("DB-085", "not-in-storage"),
    NOT_OWN: ("DB-094", "not-own"),
    SHOWS_SIX: ("DB-094", "shows-six"),
    NOT_ROLLED: ("DB-097", "not-rolled"),
    BUILDING_BARRED: ("DB-087", "building-barred"),
    BUILDING_CLOSED: ("DB-087", "building-closed"),
    MARKET_CLOSED: ("DB-042", "market-closed"),
    BLACK_MARKET_CLOSED: ("DB-042", "black-market-closed"),
    ONE_INGREDIENT: ("DB-100", "one-ingredient"),
    ONE_TOKEN: ("DB-100", "one-token"),
    EMPTY_STACK: ("DB-102", "empty-stack"),
    TOO_DEAR: ("DB-101", "too-dear"),
    NO_DISCOUNT: ("DB-105", "no-discount"),
    RECIPE_BLOCKED: ("DB-093", "recipe-blocked"),
    MISSING_DICE: ("DB-116", "missing-dice"),
    NOT_STORED: ("DB-024", "not-stored"),
    NO_INGREDIENT: ("DB-119", "no-ingredient"),
    SKILL_TOO_LOW: ("DB-119", "skill-too-low"),
    COLOUR_EMPTY: ("DB-125", "colour-empty"),
    STACK_EMPTY: ("DB-124", "stack-empty"),
    STAYS_STORED: ("DB-021", "stays-stored"),
    **{NO_PIECE + space: (kinds.BASE_RULES[space], _no_piece(space)) for space in range(kinds.SPACE_COUNT)},
    **{SPEED_TOO_LOW + space: (kinds.SPEED_RULES[space], "skill-too-low") for space in range(kinds.SPACE_COUNT)},
}

Args = dict[str, object]
Refused = list[tuple[int, Refusal]]


def refusal(reason: i64, args: Args) -> Refusal:
    """A reason with the numbers behind it."""
    rule, key = REASONS[reason]
    return Refusal(rule, key, args)


def die_args(die: i64) -> Args:
    """The arguments of a reason against a die."""
    return {"colour": COLOURS[COLOUR[die]], "value": SHOWN[die]}
