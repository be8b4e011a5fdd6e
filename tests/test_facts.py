"""What the rulebooks print and content can express: counts, numbers and names; the house packs keep to them."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.games import LIBRARY
from alehouse.text.speech import Speech

NUMBERS = {
    "moonlight": {
        "attack-limit": 10, "quiet-limit": 7, "making-noise-bonus": 1, "making-noise-noise": 2, "easy-noise": 1,
        "hard-noise": 2, "failure-noise": 1, "meditation": 5, "sprint-noise": 2, "hunt-bonus": 1, "hunt-draw": 2,
        "blessed-die": 4,
    },
    "dicebrewing": {
        "start-coins": 2, "start-seeds": 1, "seeds": 6, "row-for-2": 3, "row-for-3": 3, "row-for-4": 4,
        "recipes-for-2": 10, "recipes-for-3": 15, "recipes-for-4": 20, "market-opens": 2, "black-market-opens": 3,
        "pieces-per-turn": 2, "brew-experience": 1, "coins-per-point": 2, "unlucky-two": 2, "unlucky-three": 4,
        "unlucky-four": 6,
    },
    "brewcrafters": {
        "start-money": 6, "start-malt": 2, "start-hops": 1, "second-seat-money": 1, "third-seat-malt": 1,
        "fourth-seat-hops": 1, "fifth-seat-yeast": 1, "batch-money": 2, "label-rep": 3, "portion-rep": 1,
        "second-shift-batches": 3, "third-shift-batches": 9, "first-shift-cost": 2, "loan-money": 2,
        "first-loan-rep": 2, "further-loan-rep": 3, "intern-price": 1, "agency-price": 1, "agency-shown": 6,
        "secret-rep": 5,
    },
}  # fmt: skip
COUNTS = {  # entries in a file
    "moonlight": {"rooms": 8, "phases": 7, "abilities": 21, "bands": 5, "ingredients": 5},
    "dicebrewing": {"recipes": 30, "tokens": 6, "ingredients": 5, "dice": 4, "buildings": 4, "spaces": 11},
    "brewcrafters": {"workers": 24, "tracks": 4, "lab-basic": 16, "lab-advanced": 16, "portions": 4},
}
NAMES = {
    ("moonlight", "en"): {"martial": "Martial Training", "herbalist": "Herbalist", "preparation": "Preparation"},
    ("dicebrewing", "it"): {"strong-roasted-stout": "Strong Roasted Stout", "block-recipe": "Bloccare una ricetta"},
    ("brewcrafters", "en"): {"hops-expert": "Hops Expert", "yeast-lab-technician": "Yeast Lab Technician"},
}


def content(title: str) -> Any:
    return LIBRARY.get(title).house().content


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_number_that_is_marked_as_printed_is_the_printed_one(title: str) -> None:
    printed = {id: entry["value"] for id, entry in content(title)["numbers"].items() if entry["source"] == "fact"}
    assert printed == NUMBERS[title]


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_counts(title: str) -> None:
    assert {section: len(content(title)[section]) for section in COUNTS[title]} == COUNTS[title]


@pytest.mark.parametrize(
    ("section", "box", "expansion"),
    [("monks", 15, 4), ("werewolves", 17, 1), ("equipment", 12, 1), ("blessings", 12, 1)],
)
def test_moonlight_decks(section: str, box: int, expansion: int) -> None:
    more = [entry["expansion"] for entry in content("moonlight")[section].values()]
    assert (more.count(False), more.count(True)) == (box, expansion)


def test_moonlight_bands_actions_and_phases() -> None:
    house = content("moonlight")
    assert [band["from"] for band in house["bands"].values()] == [0, 5, 8, 13, 18]
    malt = house["actions"]["malt-hard"]
    assert (malt["difficulty"], malt["quality"]) == (5, 3)
    assert (house["actions"]["meditate"]["room"], house["actions"]["meditate"]["difficulty"]) == ("library", 0)
    asked = [phase["ingredient"] for phase in house["phases"].values()]
    assert asked == ["water", "malt", "wood", "wood", "hops", "water", "yeast"]


def test_dice_brewing_supply_and_spaces() -> None:
    house = content("dicebrewing")
    assert [die["count"] for die in house["dice"].values()] == [14, 14, 12, 10]
    assert {token["stack"] for token in house["tokens"].values()} == {3}
    assert {ingredient["stack"] for ingredient in house["ingredients"].values()} == {3}
    discounts = {id: entry["discount"]["coins"] for id, entry in house["ingredients"].items()}
    few, more = [0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 1, 2]
    assert discounts == {"fruit": [0] * 6, "spices": few, "special-malt": few, "honey": more, "special-hops": more}
    assert [house["spaces"][id]["speed"]["least"] for id in ("MH1", "MH3")] == [3, 2]
    assert [house["spaces"][id]["least"] for id in ("SS1", "SS2", "SS3")] == [2, 3, 5]
    stout = house["recipes"]["strong-roasted-stout"]
    assert (sorted(stout["dice"]), stout["reward"]) == (["G4", "K3", "K5", "Y2", "Y3"], {"experience": 5})
    levels = [recipe["level"] for recipe in house["recipes"].values()]
    assert [levels.count(level) for level in ("beginner", "intermediate", "expert", "experimental")] == [8, 8, 8, 6]


def test_brew_crafters_market_and_brewery() -> None:
    house = content("brewcrafters")
    assert house["market"]["malt-market"]["restock"] == {"malt": 3}
    assert house["market"]["hops-market"]["restock"] == {"hops": 2}
    assert house["buildings"]["storehouse-1"]["stores"] == 12
    malt = house["portions"]["coll-malt"]
    assert (malt["amount"], malt["rep"], malt["money"]) == (3, 2, 1)
    assert sum(worker["first"] for worker in house["workers"].values()) == 9
    assert sum(recipe["basic"] for recipe in house["recipes"].values()) == 3


@pytest.mark.parametrize(("title", "lang"), NAMES)
def test_printed_names(title: str, lang: str) -> None:
    speech = Speech(LIBRARY.get(title), LIBRARY.get(title).house(), lang)
    assert {id: speech.named(id) for id in NAMES[title, lang]} == NAMES[title, lang]
