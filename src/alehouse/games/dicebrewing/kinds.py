"""Numbered kinds and their names: spaces, buildings, tokens, ingredients, phases."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT, by_number
from alehouse.games.dicebrewing.dice import COLOURS, DARK, HOPS, PALE, SKILL

NO_ONE: Final = -1
NO_CARD: Final = -1
NOT_FIXED: Final = -1  # virtual coins before the first purchase of a turn (DB-113)

# phases of a round
SETUP: Final = 0
ROLL_AND_PLACE: Final = 1
PURCHASE: Final = 2
BREW: Final = 3
TIDY_UP: Final = 4
GAME_OVER: Final = 5
PHASES: Final = {
    SETUP: "setup", ROLL_AND_PLACE: "roll-and-place", PURCHASE: "purchase", BREW: "brew", TIDY_UP: "tidy-up",
    GAME_OVER: "over",
}  # fmt: skip

# where a loose die lies
ACTIVE: Final = 0
STORAGE: Final = 1

# how a brew is improved: 0 to 4 an ingredient
PLAIN_BREW: Final = -1
WITH_SKILL: Final = 5

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

WINTER: Final = 0
SUMMER: Final = 1
SEASONS: Final = by_number({WINTER: "winter", SUMMER: "summer"})

# spaces
MH1: Final = 0
MH2: Final = 1
MH3: Final = 2
HP1: Final = 3
HP2: Final = 4
SS1: Final = 5
SS2: Final = 6
SS3: Final = 7
DS1: Final = 8
DS2: Final = 9
DS3: Final = 10
SPACE_COUNT: Final = 11

# buildings
MALT_HOUSE: Final = 0
PLANTATION: Final = 1
SCHOOL: Final = 2
DEPARTMENT: Final = 3
BUILDING_COUNT: Final = 4
BUILDINGS: Final = by_number({
    MALT_HOUSE: "malt-house", PLANTATION: "hops-plantation", SCHOOL: "school-of-skills",
    DEPARTMENT: "department-of-seed",
})  # fmt: skip
OPENING_RULES: Final[list[str]] = by_number(
    {MALT_HOUSE: "DB-039", PLANTATION: "DB-039", SCHOOL: "DB-040", DEPARTMENT: "DB-041"}
)

# action tokens
RAISE: Final = 0
REROLL: Final = 1
GUARD: Final = 2
TAKE: Final = 3
BLOCK_BUILDING: Final = 4
BLOCK_RECIPE: Final = 5
TOKEN_COUNT: Final = 6
TOKENS: Final = by_number({
    RAISE: "raise-die", REROLL: "reroll-die", GUARD: "guard-die", TAKE: "take-die", BLOCK_BUILDING: "block-building",
    BLOCK_RECIPE: "block-recipe",
})  # fmt: skip

INGREDIENTS: Final = ["fruit", "spices", "special-malt", "honey", "special-hops"]
INGREDIENT_COUNT: Final = 5

# what a space takes and gives: 0 to 3 is a die of that color
TAKES_SEED: Final = 4
GIVES_SEEDS: Final = 4
GIVES_COINS: Final = 5
RAISES: Final = 6  # the die itself comes back, one higher
NOTHING: Final = -1
CLAIMS: Final = [*COLOURS, "seed"]  # what the supply gives, by what a space gives


# space: id, building, what its base slot takes, what it gives for that, rules of base and speed slot
_SPACES: Final = {
    MH1: ("MH1", MALT_HOUSE, [TAKES_SEED], PALE, "DB-050", "DB-051"),
    MH2: ("MH2", MALT_HOUSE, [PALE], DARK, "DB-052", "DB-053"),
    MH3: ("MH3", MALT_HOUSE, [PALE, DARK], RAISES, "DB-054", "DB-055"),
    HP1: ("HP1", PLANTATION, [TAKES_SEED], HOPS, "DB-057", "DB-057"),
    HP2: ("HP2", PLANTATION, [HOPS], RAISES, "DB-058", "DB-058"),
    SS1: ("SS1", SCHOOL, [SKILL], NOTHING, "DB-059", "DB-065"),
    SS2: ("SS2", SCHOOL, [SKILL], NOTHING, "DB-060", "DB-065"),
    SS3: ("SS3", SCHOOL, [SKILL], SKILL, "DB-064", "DB-065"),
    DS1: ("DS1", DEPARTMENT, [HOPS], GIVES_SEEDS, "DB-066", "DB-069"),
    DS2: ("DS2", DEPARTMENT, [DARK], GIVES_SEEDS, "DB-067", "DB-069"),
    DS3: ("DS3", DEPARTMENT, [DARK, SKILL], GIVES_COINS, "DB-068", "DB-069"),
}
_BY_SPACE: Final = [_SPACES[space] for space in range(SPACE_COUNT)]
SPACES: Final = [entry[0] for entry in _BY_SPACE]
BUILDING_OF: Final = vec[i64]([entry[1] for entry in _BY_SPACE])
ACCEPTS: Final = vec[i64]([sum(2**piece for piece in entry[2]) for entry in _BY_SPACE])  # bit masks
GIVES: Final = vec[i64]([entry[3] for entry in _BY_SPACE])
BASE_RULES: Final[list[str]] = [entry[4] for entry in _BY_SPACE]
SPEED_RULES: Final[list[str]] = [entry[5] for entry in _BY_SPACE]


# the same in words, as views have it
TAKES_NAMES: Final = [*COLOURS, "seed"]
GIVES_NAMES: Final = [*COLOURS, "seed", "coins", "raise"]
AT_ONCE: Final = {SS1: "reroll", SS2: "swap"}


def gives_name(space: i64) -> str:
    return AT_ONCE[space] if GIVES[space] == NOTHING else GIVES_NAMES[GIVES[space]]


def takes_names(space: i64) -> list[str]:
    return [TAKES_NAMES[piece] for piece in _SPACES[space][2]]


def takes_seed(space: i64) -> bool:
    return ACCEPTS[space] == BIT[TAKES_SEED]
