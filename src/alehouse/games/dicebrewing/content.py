"""Static tables of Dice Brewing, made once from a pack and looked up by index."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import mask
from alehouse.engine.pack import Pack
from alehouse.engine.title import Tables
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.dice import COLOURS, LETTERS
from alehouse.games.dicebrewing.effects import SKILL, paid, ways
from alehouse.games.dicebrewing.promise import IMPROVED, promises


@final
class Recipe:
    """A card: `needs` are its minimums as color * 8 + least value, highest first; bonuses by improvement."""

    def __init__(self, entry: dict[str, Any]) -> None:
        reward = paid(entry)
        needs: list[i64] = [LETTERS.index(need[0]) * 8 + int(need[1]) for need in entry["dice"]]
        self.needs = vec[i64](sorted(needs, reverse=True))
        self.coins: i64 = reward.get("coins", 0)
        self.experience: i64 = reward.get("experience", 0)
        self.dice: i64 = reward.get("dice", 0)
        self.tokens: i64 = reward.get("tokens", 0)
        self.skill_least: i64 = 0  # 0: a blue die does not improve it
        self.skill_coins: i64 = 0
        self.skill_experience: i64 = 0
        coins: list[i64] = [0] * kinds.INGREDIENT_COUNT
        experience: list[i64] = [0] * kinds.INGREDIENT_COUNT
        self.improvers: i64 = 0  # bit mask of ingredients
        for way, first in ways(entry).items():
            bonus = paid(entry, way)
            if way == SKILL:
                self.skill_least = first["least"]
                self.skill_coins = bonus.get("coins", 0)
                self.skill_experience = bonus.get("experience", 0)
            else:
                index = kinds.INGREDIENTS.index(way)
                self.improvers |= 2**index
                coins[index] = bonus.get("coins", 0)
                experience[index] = bonus.get("experience", 0)
        self.improve_coins = vec[i64](coins)
        self.improve_experience = vec[i64](experience)

    def usual_worth(self, brew_experience: i64, coins_per_point: i64) -> float:
        """The average worth of the card in points, with an estimate for dice and tokens."""
        per_point = float(coins_per_point)
        bonus = float(self.skill_experience) + float(self.skill_coins) / per_point
        for ingredient in range(kinds.INGREDIENT_COUNT):
            coins = float(self.improve_coins[ingredient]) / per_point
            bonus = max(bonus, float(self.improve_experience[ingredient]) + coins)
        worth = float(brew_experience + self.experience) + float(self.coins) / per_point
        return worth + 2.0 * float(self.dice) + 0.5 * float(self.tokens) + IMPROVED * bonus


@final
class Content(Tables):
    """All tables of one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        content = pack.content
        self.recipe_ids: list[str] = pack.ids("recipes")
        self.ids = {  # what the numbers in actions and events mean
            "recipes": self.recipe_ids,
            "spaces": kinds.SPACES,
            "buildings": kinds.BUILDINGS,
            "tokens": kinds.TOKENS,
            "ingredients": kinds.INGREDIENTS,
            "colours": COLOURS,
            "claims": kinds.CLAIMS,
            "seasons": kinds.SEASONS,
        }
        self.recipes: list[Recipe] = [Recipe(entry) for entry in content["recipes"].values()]
        self.starter: list[int] = [int(entry.get("starter", 0)) for entry in content["recipes"].values()]

        self.dice_count = vec[i64]([content["dice"][id]["count"] for id in COLOURS])
        self.dice_points = vec[i64]([content["dice"][id]["points"] for id in COLOURS])
        self.market = vec[i64]([content["ingredients"][id]["stack"] for id in kinds.INGREDIENTS])
        self.price = vec[i64]([content["ingredients"][id]["price"]["coins"] for id in kinds.INGREDIENTS])
        discounts: list[i64] = []  # by ingredient * 7 + shown value
        for id in kinds.INGREDIENTS:
            discounts += [0, *content["ingredients"][id]["discount"]["coins"]]
        self.discounts = vec[i64](discounts)
        self.black_market = vec[i64]([content["tokens"][id]["stack"] for id in kinds.TOKENS])
        self.token_price = vec[i64]([content["tokens"][id]["price"]["coins"] for id in kinds.TOKENS])
        self.token_effects: list[vec[i64]] = [
            vec[i64]([kinds.TOKENS.index(effect["do"]) for effect in content["tokens"][id]["effects"]])
            for id in kinds.TOKENS
        ]
        self.opens = vec[i64]([content["buildings"][id]["opens"] for id in kinds.BUILDINGS])
        spaces = [content["spaces"][id] for id in kinds.SPACES]
        self.speed = vec[i64]([space["speed"]["least"] if "speed" in space else 0 for space in spaces])  # 0: none
        self.least = vec[i64]([space.get("least", 0) for space in spaces])
        self.seeds_given = vec[i64]([space.get("seeds", 0) for space in spaces])
        self.sell_skill: i64 = content["spaces"]["DS3"]["coins"]["skill"]
        self.sell_dark: i64 = content["spaces"]["DS3"]["coins"]["dark-malt"]

        # rule values; by number of seats, entries 0 and 1 are empty
        seats = range(kinds.MIN_SEATS, kinds.MAX_SEATS + 1)
        self.row_size = vec[i64]([0, 0] + [pack.number(f"row-for-{n}") for n in seats])
        self.most_needs: i64 = max([len(recipe.needs) for recipe in self.recipes])
        self.limit = vec[i64]([0, 0] + [pack.number(f"recipes-for-{n}") for n in seats])
        self.start_coins = vec[i64](pack.in_turn_order("start-coins", kinds.MAX_SEATS))
        self.start_seeds = vec[i64](pack.in_turn_order("start-seeds", kinds.MAX_SEATS))
        self.start_experience = vec[i64](pack.in_turn_order("start-experience", kinds.MAX_SEATS))
        self.seeds: i64 = pack.number("seeds")
        self.market_opens: i64 = pack.number("market-opens")
        self.black_market_opens: i64 = pack.number("black-market-opens")
        self.pieces: i64 = pack.number("pieces-per-turn")
        self.brew_experience: i64 = pack.number("brew-experience")
        self.coins_per_point: i64 = pack.number("coins-per-point")
        self.unlucky = vec[i64]([0, 0] + [pack.number(f"unlucky-{ones}") for ones in ("two", "three", "four")])
        self.stall_rounds: i64 = pack.number("stall-rounds")
        self.last_round: i64 = pack.number("last-round")
        self.last_round_unguarded: i64 = pack.number("last-round-unguarded")

        usual = [recipe.usual_worth(self.brew_experience, self.coins_per_point) for recipe in self.recipes]
        self.promises = vec[float](promises([recipe.needs for recipe in self.recipes], usual))

    def open_spaces(self, number: i64) -> i64:
        """Bit mask of the spaces whose building is open in that round (DB-039 to DB-041)."""
        return mask([number >= self.opens[building] for building in kinds.BUILDING_OF])

    def starters(self, seats: int) -> list[i64]:
        """The recipes that open the row of the standard game (SU-06, SU-07)."""
        return [index for index in range(len(self.starter)) if 0 < self.starter[index] <= seats]
