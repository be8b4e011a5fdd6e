"""The schema of Dice Brewing's content files."""

from __future__ import annotations

from typing import Any

from alehouse.engine.pack import MOST_ENTRIES, Pack, seat_problems
from alehouse.engine.problem import PackProblem, PackProblems
from alehouse.engine.schema import SOURCES, Fields, Schema, Section, Several, Spec, Vocabulary, Whole, Word, numbers
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.dice import COLOURS, LETTERS
from alehouse.games.dicebrewing.effects import SKILL

TYPES = ["lager", "pilsner", "wheat", "pale-ale", "ipa", "bock", "porter", "stout", "experimental"]
LEVELS = ["beginner", "intermediate", "expert", "experimental"]
RECIPES = 30
MAX_ROW = 6
MOST_EFFECTS = 12  # of a recipe
KINDS_OF_GAIN = ["coins", "experience"]  # that improvements may add to

SPACE_FIELDS = {
    **{key: ["speed"] for key in ["MH1", "MH2", "MH3", "HP1", "HP2"]},
    **{key: ["least"] for key in ["SS1", "SS2", "SS3"]},
    **{key: ["speed", "seeds"] for key in ["DS1", "DS2"]},
    "DS3": ["speed", "coins"],
}
START = ["start-coins", "start-seeds", "start-experience"]  # numbers of a player
NUMBERS = {  # name: lowest and highest sane value
    "start-coins": (0, 20),
    "start-seeds": (0, 3),
    "start-experience": (0, 20),
    "seeds": (0, 20),
    "row-for-2": (1, MAX_ROW),
    "row-for-3": (1, MAX_ROW),
    "row-for-4": (1, MAX_ROW),
    "recipes-for-2": (1, RECIPES),
    "recipes-for-3": (1, RECIPES),
    "recipes-for-4": (1, RECIPES),
    "market-opens": (1, 20),
    "black-market-opens": (1, 20),
    "pieces-per-turn": (1, 4),
    "brew-experience": (0, 10),
    "coins-per-point": (1, 20),
    "unlucky-two": (0, 20),
    "unlucky-three": (0, 20),
    "unlucky-four": (0, 20),
    "stall-rounds": (1, 40),
    "last-round": (1, 200),
    "last-round-unguarded": (1, 200),
}


def _of_recipes() -> dict[str, Fields]:
    """The gains of a brew; coins and experience also `with` an improvement, a skill die from a value on."""
    improved: dict[str, Spec] = {"with": Word([SKILL, *kinds.INGREDIENTS]), "least": Whole(1, 6)}
    return {
        **{do: Fields({"amount": Whole(0, 20), **improved}, [*improved]) for do in KINDS_OF_GAIN},
        **{do: Fields({"amount": Whole(0, 3)}) for do in ("dice", "tokens")},
    }


def schema() -> Schema:
    source = Word(list(SOURCES))
    price = Fields({"source": source, "coins": Whole(0, 20)})
    of_tokens = Vocabulary({do: Fields({}) for do in kinds.TOKENS})
    needs = [f"{letter}{least}" for letter in LETTERS[:3] for least in range(1, 7)]
    return {
        "dice": Section({"letter": Word(LETTERS), "count": Whole(4, 30), "points": Whole(0, 9)}),
        "recipes": Section(
            {
                "type": Word(TYPES),
                "level": Word(LEVELS),
                "starter": Whole(kinds.MIN_SEATS, kinds.MAX_SEATS),
                "dice": Several(Word(needs), 1, 8),
                "effects": Several(Vocabulary(_of_recipes()), 0, MOST_EFFECTS),
            },
            optional=["starter"],
            entries=(MAX_ROW, MOST_ENTRIES),
        ),
        "ingredients": Section(
            {
                "stack": Whole(0, 9),
                "price": price,
                "discount": Fields({"source": source, "coins": Several(Whole(0, 20), 6, 6)}),
            }
        ),
        # the first effect of a token says when it may be played
        "tokens": Section({"stack": Whole(0, 9), "price": price, "effects": Several(of_tokens, 1, 3)}),
        "buildings": Section({"opens": Whole(1, 20)}),
        "spaces": Section(
            {
                "speed": Fields({"source": source, "least": Whole(1, 6)}),
                "least": Whole(1, 6),
                "seeds": Whole(1, 6),
                "coins": Fields({"skill": Whole(0, 20), "dark-malt": Whole(0, 20)}),
            },
            optional=["speed", "least", "seeds", "coins"],
        ),
        "numbers": numbers(0, 200, START, more=["start-experience"]),
    }


def pack_problems(pack: Pack) -> list[PackProblem]:
    """Problems beyond single fields: letters, improvements and starters that must match, sane numbers."""
    problems = PackProblems()
    for id, letter in zip(COLOURS, LETTERS, strict=True):
        if pack.content["dice"][id]["letter"] != letter:
            problems.add("dice", id, f"field 'letter' must be '{letter}'; recipes are written with it", "letter")
    for id, recipe in pack.content["recipes"].items():
        _check_improvements(problems, id, recipe)
    for id, space in pack.content["spaces"].items():
        _check_space(problems, id, space, SPACE_FIELDS[id])
    for id, (low, high) in NUMBERS.items():
        for number in pack.numbers(id):
            if not low <= number <= high:
                problems.add("numbers", id, f"field 'value' must be from {low} to {high}, not {number}", "value")
    problems.listed += seat_problems(pack, START)
    for seats in range(kinds.MIN_SEATS, kinds.MAX_SEATS + 1):
        with_them = pack.for_players(seats)
        if with_them.number("seeds") < sum(with_them.in_turn_order("start-seeds", seats)):
            problems.add("numbers", "seeds", f"field 'value' must be enough for {seats} players' start-seeds", "value")
        starters = sum(1 for recipe in pack.content["recipes"].values() if recipe.get("starter", 9) <= seats)
        row = with_them.number(f"row-for-{seats}")
        if starters != row:
            told = (
                f"{starters} cards have a 'starter' of {seats} or less, "
                f"but the row for {seats} players has {row} places (numbers.toml, row-for-{seats})"
            )
            problems.add("recipes", "", told)
    return problems.listed


def _check_improvements(problems: PackProblems, id: str, recipe: dict[str, Any]) -> None:
    """A skill die needs a least value, the same for all it adds; nothing else has one."""
    leasts: set[int] = set()
    for place, effect in enumerate(recipe["effects"]):
        way, least = effect.get("with", ""), effect.get("least", 0)
        if (way == SKILL) != (least > 0):
            told = f"the effect with '{way}' must {'have' if way == SKILL else 'not have'} a 'least'"
            problems.add("recipes", id, told, "effects", str(place), "least")
        elif way == SKILL:
            leasts.add(least)
    if len(leasts) > 1:
        problems.add("recipes", id, "effects with 'skill' must have the same 'least'", "effects")


def _check_space(problems: PackProblems, id: str, space: dict[str, Any], wanted: list[str]) -> None:
    for name in wanted:
        if name not in space:
            problems.add("spaces", id, f"field '{name}' is missing", name)
    for name in ("speed", "least", "seeds", "coins"):
        if name in space and name not in wanted:
            told = f"field '{name}' does not belong here; this space has {', '.join(wanted)}"
            problems.add("spaces", id, told, name)
