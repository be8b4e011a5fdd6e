"""Numbered kinds and their names: spaces, buildings, tokens, ingredients, phases."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT, by_number, numbered
from alehouse.games.dicebrewing.dice import COLOURS, DARK, HOPS, PALE, SKILL

NO_ONE: Final = -1
NO_CARD: Final = -1
NOT_FIXED: Final = -1  # virtual coins before the first purchase of a turn (DB-113)

# phases of a round
PHASES: Final[list[str]] = []
SETUP: Final[i64] = numbered(PHASES, "setup")
ROLL_AND_PLACE: Final[i64] = numbered(PHASES, "roll-and-place")
PURCHASE: Final[i64] = numbered(PHASES, "purchase")
BREW: Final[i64] = numbered(PHASES, "brew")
TIDY_UP: Final[i64] = numbered(PHASES, "tidy-up")
GAME_OVER: Final[i64] = numbered(PHASES, "over")

# where a loose die lies
ACTIVE: Final = 0
STORAGE: Final = 1

# how a brew is improved: 0 to 4 an ingredient
PLAIN_BREW: Final = -1
WITH_SKILL: Final = 5

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

SEASONS: Final[list[str]] = []
WINTER: Final[i64] = numbered(SEASONS, "winter")
SUMMER: Final[i64] = numbered(SEASONS, "summer")

# buildings
BUILDINGS: Final[list[str]] = []
MALT_HOUSE: Final[i64] = numbered(BUILDINGS, "malt-house")
PLANTATION: Final[i64] = numbered(BUILDINGS, "hops-plantation")
SCHOOL: Final[i64] = numbered(BUILDINGS, "school-of-skills")
DEPARTMENT: Final[i64] = numbered(BUILDINGS, "department-of-seed")
BUILDING_COUNT: Final = 4
OPENING_RULES: Final[list[str]] = by_number(
    {MALT_HOUSE: "DB-039", PLANTATION: "DB-039", SCHOOL: "DB-040", DEPARTMENT: "DB-041"}
)

# action tokens
TOKENS: Final[list[str]] = []
RAISE: Final[i64] = numbered(TOKENS, "raise-die")
REROLL: Final[i64] = numbered(TOKENS, "reroll-die")
GUARD: Final[i64] = numbered(TOKENS, "guard-die")
TAKE: Final[i64] = numbered(TOKENS, "take-die")
BLOCK_BUILDING: Final[i64] = numbered(TOKENS, "block-building")
BLOCK_RECIPE: Final[i64] = numbered(TOKENS, "block-recipe")
TOKEN_COUNT: Final = 6

INGREDIENTS: Final = ["fruit", "spices", "special-malt", "honey", "special-hops"]
INGREDIENT_COUNT: Final = 5

# what a space takes and gives: 0 to 3 is a die of that color
TAKES_SEED: Final = 4
GIVES_SEEDS: Final = 4
GIVES_COINS: Final = 5
RAISES: Final = 6  # the die itself comes back, one higher
NOTHING: Final = -1
CLAIMS: Final = [*COLOURS, "seed"]  # what the supply gives, and what spaces take, by number


_SPACES: Final[list[tuple[str, int, list[int], int, str, str]]] = []


def _space(id: str, building: int, takes: list[int], gives: int, base_rule: str, speed_rule: str) -> int:
    """A space: what its base slot takes, what it gives for that, the rules of base and speed slot."""
    _SPACES.append((id, building, takes, gives, base_rule, speed_rule))
    return len(_SPACES) - 1


MH1: Final[i64] = _space("MH1", MALT_HOUSE, [TAKES_SEED], PALE, "DB-050", "DB-051")
MH2: Final[i64] = _space("MH2", MALT_HOUSE, [PALE], DARK, "DB-052", "DB-053")
MH3: Final[i64] = _space("MH3", MALT_HOUSE, [PALE, DARK], RAISES, "DB-054", "DB-055")
HP1: Final[i64] = _space("HP1", PLANTATION, [TAKES_SEED], HOPS, "DB-057", "DB-057")
HP2: Final[i64] = _space("HP2", PLANTATION, [HOPS], RAISES, "DB-058", "DB-058")
SS1: Final[i64] = _space("SS1", SCHOOL, [SKILL], NOTHING, "DB-059", "DB-065")
SS2: Final[i64] = _space("SS2", SCHOOL, [SKILL], NOTHING, "DB-060", "DB-065")
SS3: Final[i64] = _space("SS3", SCHOOL, [SKILL], SKILL, "DB-064", "DB-065")
DS1: Final[i64] = _space("DS1", DEPARTMENT, [HOPS], GIVES_SEEDS, "DB-066", "DB-069")
DS2: Final[i64] = _space("DS2", DEPARTMENT, [DARK], GIVES_SEEDS, "DB-067", "DB-069")
DS3: Final[i64] = _space("DS3", DEPARTMENT, [DARK, SKILL], GIVES_COINS, "DB-068", "DB-069")
SPACE_COUNT: Final = 11
SPACES: Final = [entry[0] for entry in _SPACES]
BUILDING_OF: Final = vec[i64]([entry[1] for entry in _SPACES])
ACCEPTS: Final = vec[i64]([sum(2**piece for piece in entry[2]) for entry in _SPACES])  # bit masks
GIVES: Final = vec[i64]([entry[3] for entry in _SPACES])
BASE_RULES: Final[list[str]] = [entry[4] for entry in _SPACES]
SPEED_RULES: Final[list[str]] = [entry[5] for entry in _SPACES]


# the same in words, as views have it
GIVES_NAMES: Final = [*CLAIMS, "coins", "raise"]
AT_ONCE: Final = {SS1: "reroll", SS2: "swap"}


def gives_name(space: i64) -> str:
    return AT_ONCE[space] if GIVES[space] == NOTHING else GIVES_NAMES[GIVES[space]]


def takes_names(space: i64) -> list[str]:
    return [CLAIMS[piece] for piece in _SPACES[space][2]]


def takes_seed(space: i64) -> bool:
    return ACCEPTS[space] == BIT[TAKES_SEED]
