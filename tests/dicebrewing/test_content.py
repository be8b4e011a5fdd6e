"""The house pack, and packs of one's own."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.dicebrewing.play import TITLE, sit

from alehouse.engine.errors import AlehouseError
from alehouse.games.dicebrewing import events, kinds
from alehouse.games.dicebrewing.effects import paid, ways

pytestmark = pytest.mark.engine

CONTENT = TITLE.house().content
RECIPES = CONTENT["recipes"]


BY_SKILL = {"do": "coins", "amount": 1, "with": "skill"}
PAYS_MORE = [{"do": "dice", "amount": 1}, {"do": "tokens", "amount": 1}, {"do": "coins", "amount": 9}]


def changed(**changes: Any) -> Any:
    return TITLE.changed("changed", changes)


def test_every_event_is_declared_once_with_its_number() -> None:
    for number, (key, _) in enumerate(events.EVENTS.listed):
        assert getattr(events, key.replace("-", "_").upper()) == number


def test_pieces_are_numbered_without_gaps() -> None:
    for ids, count in (
        (kinds.SPACES, kinds.SPACE_COUNT),
        (kinds.BUILDINGS, kinds.BUILDING_COUNT),
        (kinds.TOKENS, kinds.TOKEN_COUNT),
        (kinds.INGREDIENTS, kinds.INGREDIENT_COUNT),
    ):
        assert len(set(ids)) == count
    assert [getattr(kinds, id) for id in kinds.SPACES] == list(range(kinds.SPACE_COUNT))
    assert kinds.TOKENS[kinds.BLOCK_RECIPE] == "block-recipe"
    assert kinds.BUILDINGS[kinds.SCHOOL] == "school-of-skills"


def test_there_are_eight_types_on_three_levels_and_six_experiments() -> None:
    kinds = Counter((card["type"], card["level"]) for card in RECIPES.values())
    assert kinds.pop(("experimental", "experimental")) == 6
    assert (len(kinds), set(kinds.values())) == (24, {1})
    assert len({kind for kind, _ in kinds}) == 8


def test_no_two_recipes_ask_for_the_same_dice() -> None:
    assert len({tuple(sorted(card["dice"])) for card in RECIPES.values()}) == 30


def test_rewards_are_of_the_six_printed_kinds() -> None:
    kinds = Counter(" + ".join(sorted(paid(card))) for card in RECIPES.values())
    expected = {"experience": 10, "coins": 5, "coins + tokens": 5, "dice": 4, "coins + dice": 4, "tokens": 2}
    assert kinds == expected


def test_improvements_are_spread_over_all_ingredients() -> None:
    uses = Counter(way for card in RECIPES.values() for way in ways(card))
    expected = {"skill": 24, "honey": 12, "spices": 11, "fruit": 10, "special-malt": 10, "special-hops": 9}
    assert uses == expected


def test_recipes_ask_for_about_as_much_green_as_yellow_so_that_a_rival_in_the_malt_house_costs_little() -> None:
    """docs/figures.md, Even seats for two: with 50, 36 and 24 the second of two players won far more often."""
    assert Counter(die[0] for card in RECIPES.values() for die in card["dice"]) == {"Y": 37, "G": 43, "K": 30}


def test_an_ingredient_and_a_token_for_exactly_six_coins_exist_for_every_ingredient_price() -> None:
    prices = {card["price"]["coins"] for card in CONTENT["tokens"].values()}
    assert all(6 - card["price"]["coins"] in prices for card in CONTENT["ingredients"].values())


def test_the_one_printed_card_says_so() -> None:
    assert [id for id, card in RECIPES.items() if card["source"] == "fact"] == ["strong-roasted-stout"]


def test_prices_and_minimums_are_content() -> None:
    pack = changed(
        ingredients={"fruit": {"price": {"source": "fact", "coins": 1}}},
        spaces={"MH1": {"speed": {"source": "fact", "least": 5}}},
        numbers={"start-coins": {"value": 5}},
    )
    assert sit(at="purchase", round=2, coins=1, active=["Y1"], pack=pack).play("buy fruit").me.coins == 0
    table = sit(active=["U4"], base={"MH1": "seed"}, pack=pack)
    assert table.refusals["speed MH1"].args["need"] == 5
    assert TITLE.new(2, pack=pack).view(-2)["players"][0]["coins"] == 5  # type: ignore[index]


def test_a_recipe_may_be_another_one() -> None:
    pack = changed(recipes={"cheap-lager": {"dice": ["K6"], "effects": PAYS_MORE}})
    table = sit(at="brew", row=["cheap-lager", "double-ipa", "doppelbock"], storage=["K6"], pack=pack)
    table.play("brew cheap-lager", "colour skill", "win-token take-die")
    assert (table.me.coins, table.me.held) == (9, 1)


def test_effects_add_up() -> None:
    twice = [{"do": "coins", "amount": 1}, {"do": "coins", "amount": 2}, {**BY_SKILL, "least": 2}]
    both = [*twice, {"do": "experience", "amount": 4, "with": "skill", "least": 2}]
    pack = changed(recipes={"cheap-lager": {"dice": ["K6"], "effects": both}})
    for action, gains in (("improve-not", (3, 1)), ("improve-skill", (4, 5))):
        table = sit(at="brew", row=["cheap-lager", "double-ipa", "doppelbock"], storage=["K6", "U3"], pack=pack)
        table.play("brew cheap-lager", action)
        assert (table.me.coins, table.me.experience) == gains


def test_a_token_may_do_several_things_or_another_one() -> None:
    """One after the other; what finds no target any more is left out."""
    twice = [{"do": "raise-die"}, {"do": "take-die"}]
    pack = changed(tokens={"guard-die": {"effects": twice}, "reroll-die": {"effects": [{"do": "block-building"}]}})
    table = sit(at="placement", active=["Y2"], storage=["K2"], tokens={"guard-die": 2}, pack=pack)
    table.play("token", "target 1 active pale-malt 2")
    assert (table.me.active, table.me.storage) == (["Y2+1", "K2"], [])
    table = sit(at="placement", active=["Y2"], storage=[], tokens={"guard-die": 1}, pack=pack)
    table.play("token")
    assert (table.me.active, table.decision) == (["Y2+1"], "place-main")
    early = sit(at="w1", active=["Y3"], tokens={"reroll-die": 1, "guard-die": 1}, pack=pack)
    assert {action for action in early.legal if action.startswith("play ")} == {"play reroll-die"}


def test_two_blocked_buildings_are_chosen_one_after_the_other() -> None:
    pack = changed(tokens={"block-building": {"effects": [{"do": "block-building"}] * 2}})
    table = sit(at="w1", seats=3, active=["Y3"], tokens={"block-building": 1}, pack=pack)
    table.play("play block-building", "opponent 2", "building malt-house")
    assert {"opponent 2", "opponent 3"} <= table.legal
    table.play("opponent 3", "building malt-house")
    assert [len(seen["barred"]) for seen in table.view["players"]] == [0, 1, 1]


@pytest.mark.parametrize(
    ("before", "effects"),
    [
        ({"reward": {"coins": 1, "dice": 1}}, [{"do": "coins", "amount": 1}, {"do": "dice", "amount": 1}]),
        ({"improvements": []}, []),
    ],
)
def test_recipes_as_they_were_written_before_are_read(before: dict[str, Any], effects: list[Any]) -> None:
    """The field that a pack does not name keeps its effects."""
    own = RECIPES["dry-stout"]["effects"]
    kept = [effect for effect in own if ("with" in effect) == ("reward" in before)]
    found = TITLE.upgraded("recipes", "dry-stout", before, RECIPES["dry-stout"])
    assert found == {"effects": effects + kept if "reward" in before else kept + effects}


def test_a_game_that_carries_content_of_before_is_the_same_game() -> None:
    """Recipes and tokens of format 1, with the marks that the house pack gives them; some asked for other dice then."""
    kept = json.loads((TITLE.folder() / "history" / "format-1.json").read_text("utf-8"))["content"]
    house = TITLE.house()
    recipes = {id: card | {"dice": RECIPES[id]["dice"]} for id, card in kept["recipes"].items()}
    pack = TITLE.pack_of({**house.rules, "recipes": recipes, "tokens": kept["tokens"]}, "house")
    assert pack.digest != house.digest
    assert pack.content == house.content


def test_buildings_may_open_later() -> None:
    pack = changed(buildings={"malt-house": {"opens": 2}})
    assert sit(active=["Y1"], pack=pack).rule_against("base MH2") == "DB-039"


def test_the_box_need_not_hold_the_largest_number_of_seeds_for_everybody() -> None:
    pack = changed(numbers={"start-seeds": {"by-players": {"2": [3, 1]}}})
    state: Any = TITLE.new(2, pack=pack)
    assert sorted(player.seeds for player in state.players) == [1, 3]
    assert state.seeds == 2


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"recipes": {"cheap-lager": {"dice": ["U3"]}}}, "recipes.toml, cheap-lager: field 'dice'"),
        ({"recipes": {"dry-stout": {"starter": 2}}}, "4 cards have a 'starter' of 2 or less"),
        (
            {"recipes": {"dry-stout": {"effects": [{"do": "dice", "amount": 1, "with": "fruit"}]}}},
            "has no field 'with'",
        ),
        (
            {"recipes": {"dry-stout": {"improvements": [{"source": "fact", "with": "skill", "coins": 1}]}}},
            "must have a 'least'",
        ),
        (
            {"recipes": {"dry-stout": {"effects": [{"do": "coins", "amount": 1, "with": "fruit", "least": 2}]}}},
            "must not have a 'least'",
        ),
        (
            {"recipes": {"dry-stout": {"effects": [{**BY_SKILL, "least": 2}, {**BY_SKILL, "least": 3}]}}},
            "must have the same 'least'",
        ),
        ({"recipes": {"dry-stout": {"improvements": [{"source": "fact", "with": "fruit"}]}}}, "unknown field 'improv"),
        ({"tokens": {"take-die": {"effects": [{"do": "take"}]}}}, "field 'do' must be one of raise-die, reroll-die"),
        ({"tokens": {"take-die": {"effects": []}}}, "must be a list of 1 to 3 items"),
        ({"spaces": {"MH1": {"least": 3}}}, "field 'least' does not belong here"),
        ({"dice": {"hops": {"letter": "Y"}}}, "field 'letter' must be 'G'"),
        ({"numbers": {"seeds": {"value": 3}}}, "must be enough for 4 players"),
        ({"numbers": {"start-seeds": {"by-players": {"3": [3, 2, 2]}}}}, "must be enough for 3 players"),
        ({"numbers": {"coins-per-point": {"value": 0}}}, "must be from 1 to 20"),
        ({"tokens": {"raise-dice": {"stack": 3}}}, "did you mean 'raise-die'"),
        ({"ingredients": {"honey": {"price": 3}}}, "must be a table"),
    ],
)
def test_a_pack_that_cannot_be_says_what_is_wrong(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(AlehouseError) as refused:
        TITLE.changed("wrong", changes)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"rond": 3}, "did you mean 'round'"),
        ({"at": "tidying"}, "unknown moment"),
        ({"players": {"5": {}}}, "there is no seat '5'"),
        ({"players": {"1": {"coin": 3}}}, "did you mean 'coins'"),
        ({"players": {"1": {"active": ["Z3"]}}}, "is not a die"),
        ({"players": {"1": {"storage": ["Y"]}}}, "stored dice need a value"),
        ({"players": {"1": {"base": {"MH4": "seed"}}}}, "unknown space 'MH4'"),
        ({"row": ["dry-stout"]}, "row must name 3 recipes"),
        ({"supply": {"seed": 3}}, "unknown piece of the supply"),
        ({"deck": {"topp": []}}, "unknown field of the deck"),
    ],
)
def test_a_misspelt_scenario_says_what_is_allowed(given: dict[str, Any], problem: str) -> None:
    state = TITLE.stage(TITLE.setup(2))
    with pytest.raises(AlehouseError) as refused:
        TITLE.patch(state, given)
    assert problem in str(refused.value)
