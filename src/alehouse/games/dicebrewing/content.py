"""Static tables of Dice Brewing, made once from a pack and looked up by index."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.pack import Pack
from alehouse.games.dicebrewing.dice import COLOURS, DARK, HOPS, LETTERS, PALE, SKILL, by_number
from alehouse.games.dicebrewing.promise import IMPROVED, promises

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4

WINTER: Final = 0
SUMMER: Final = 1
SEASONS: Final = by_number({"winter": WINTER, "summer": SUMMER})

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
    "malt-house": MALT_HOUSE, "hops-plantation": PLANTATION, "school-of-skills": SCHOOL,
    "department-of-seed": DEPARTMENT,
})  # fmt: skip

# action tokens
RAISE: Final = 0
REROLL: Final = 1
GUARD: Final = 2
TAKE: Final = 3
BLOCK_BUILDING: Final = 4
BLOCK_RECIPE: Final = 5
TOKEN_COUNT: Final = 6
TOKENS: Final = by_number({
    "raise-die": RAISE, "reroll-die": REROLL, "guard-die": GUARD, "take-die": TAKE, "block-building": BLOCK_BUILDING,
    "block-recipe": BLOCK_RECIPE,
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

BIT: Final = vec[i64]([2**index for index in range(62)])

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


@final
class Recipe:
    """A card: `needs` are its minimums as colour * 8 + least value, highest first; bonuses by improvement."""

    __slots__ = (
        "coins", "dice", "experience", "improve_coins", "improve_experience", "improvers", "needs", "skill_coins",
        "skill_experience", "skill_least", "tokens",
    )  # fmt: skip

    def __init__(self, entry: dict[str, Any]) -> None:
        reward: dict[str, int] = entry["reward"]
        needs: list[i64] = [LETTERS.index(need[0]) * 8 + int(need[1]) for need in entry["dice"]]
        self.needs = vec[i64](sorted(needs, reverse=True))
        self.coins: i64 = reward.get("coins", 0)
        self.experience: i64 = reward.get("experience", 0)
        self.dice: i64 = reward.get("dice", 0)
        self.tokens: i64 = reward.get("tokens", 0)
        self.skill_least: i64 = 0  # 0: a blue die does not improve it
        self.skill_coins: i64 = 0
        self.skill_experience: i64 = 0
        coins: list[i64] = [0] * INGREDIENT_COUNT
        experience: list[i64] = [0] * INGREDIENT_COUNT
        self.improvers: i64 = 0  # bit mask of ingredients
        for improvement in entry["improvements"]:
            what: str = improvement["with"]
            if what == "skill":
                self.skill_least = improvement["least"]
                self.skill_coins = improvement.get("coins", 0)
                self.skill_experience = improvement.get("experience", 0)
            else:
                index = INGREDIENTS.index(what)
                self.improvers |= 2**index
                coins[index] = improvement.get("coins", 0)
                experience[index] = improvement.get("experience", 0)
        self.improve_coins = vec[i64](coins)
        self.improve_experience = vec[i64](experience)

    def usual_worth(self, brew_experience: i64, coins_per_point: i64) -> float:
        """Points that the card brings on average, dice and tokens at a guess."""
        per_point = float(coins_per_point)
        bonus = float(self.skill_experience) + float(self.skill_coins) / per_point
        for ingredient in range(INGREDIENT_COUNT):
            coins = float(self.improve_coins[ingredient]) / per_point
            bonus = max(bonus, float(self.improve_experience[ingredient]) + coins)
        worth = float(brew_experience + self.experience) + float(self.coins) / per_point
        return worth + 2.0 * float(self.dice) + 0.5 * float(self.tokens) + IMPROVED * bonus


@final
class Content:
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        content = pack.content
        self.recipe_ids: list[str] = pack.ids("recipes")
        self.recipes: list[Recipe] = [Recipe(entry) for entry in content["recipes"].values()]
        self.starter: list[int] = [int(entry.get("starter", 0)) for entry in content["recipes"].values()]

        self.dice_count = vec[i64]([content["dice"][id]["count"] for id in COLOURS])
        self.dice_points = vec[i64]([content["dice"][id]["points"] for id in COLOURS])
        self.market = vec[i64]([content["ingredients"][id]["stack"] for id in INGREDIENTS])
        self.price = vec[i64]([content["ingredients"][id]["price"]["coins"] for id in INGREDIENTS])
        discounts: list[i64] = []  # by ingredient * 7 + shown value
        for id in INGREDIENTS:
            discounts += [0, *content["ingredients"][id]["discount"]["coins"]]
        self.discounts = vec[i64](discounts)
        self.black_market = vec[i64]([content["tokens"][id]["stack"] for id in TOKENS])
        self.token_price = vec[i64]([content["tokens"][id]["price"]["coins"] for id in TOKENS])
        self.opens = vec[i64]([content["buildings"][id]["opens"] for id in BUILDINGS])
        spaces = [content["spaces"][id] for id in SPACES]
        self.speed = vec[i64]([space["speed"]["least"] if "speed" in space else 0 for space in spaces])  # 0: none
        self.least = vec[i64]([space.get("least", 0) for space in spaces])
        self.seeds_given = vec[i64]([space.get("seeds", 0) for space in spaces])
        self.sell_skill: i64 = content["spaces"]["DS3"]["coins"]["skill"]
        self.sell_dark: i64 = content["spaces"]["DS3"]["coins"]["dark-malt"]

        # single numbers; by seats, places 0 and 1 are empty
        seats = range(MIN_SEATS, MAX_SEATS + 1)
        self.row_size = vec[i64]([0, 0] + [pack.number(f"row-for-{n}") for n in seats])
        self.most_needs: i64 = max([len(recipe.needs) for recipe in self.recipes])
        self.limit = vec[i64]([0, 0] + [pack.number(f"recipes-for-{n}") for n in seats])
        self.start_coins: i64 = pack.number("start-coins")
        self.start_seeds: i64 = pack.number("start-seeds")
        self.seeds: i64 = pack.number("seeds")
        self.market_opens: i64 = pack.number("market-opens")
        self.black_market_opens: i64 = pack.number("black-market-opens")
        self.pieces: i64 = pack.number("pieces-per-turn")
        self.brew_experience: i64 = pack.number("brew-experience")
        self.coins_per_point: i64 = pack.number("coins-per-point")
        self.unlucky = vec[i64](
            [0, 0, pack.number("unlucky-two"), pack.number("unlucky-three"), pack.number("unlucky-four")]
        )
        self.stall_rounds: i64 = pack.number("stall-rounds")
        self.last_round: i64 = pack.number("last-round")
        self.last_round_unguarded: i64 = pack.number("last-round-unguarded")

        usual = [recipe.usual_worth(self.brew_experience, self.coins_per_point) for recipe in self.recipes]
        self.promises = vec[float](promises([recipe.needs for recipe in self.recipes], usual))

    def open_spaces(self, number: i64) -> i64:
        """Bit mask of the spaces whose building is open in that round (DB-039 to DB-041)."""
        mask: i64 = 0
        for space in range(SPACE_COUNT):
            if number >= self.opens[BUILDING_OF[space]]:
                mask |= BIT[space]
        return mask

    def starters(self, seats: int) -> list[i64]:
        """The recipes that open the row of the standard game (SU-06, SU-07)."""
        return [index for index in range(len(self.starter)) if 0 < self.starter[index] <= seats]
