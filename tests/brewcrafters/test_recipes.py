"""Recipes: one test per card, and what opens a recipe."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, brewing, seen, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

FACES = {  # ingredients, points, symbol
    "everyday-ale": ("3 2 1", 3, "none"),
    "pleasantly-porter": ("4 1 1", 3, "none"),
    "simply-stout": ("4 2 1", 3, "none"),
    "pumpkin-ale": ("3 2 1 F S", 6, "hops"),
    "lambic": ("3 1 2 F", 5, "oak"),
    "india-pale-ale": ("3 3 1", 4, "hops"),
    "double-ipa": ("4 5 1", 6, "hops"),
    "saison": ("2 2 2 S", 5, "hops"),
    "witbier": ("3 2 1 S", 5, "none"),
    "barleywine": ("5 3 1", 5, "oak"),
    "smoked-porter": ("5 2 1", 4, "oak"),
    "vanilla-porter": ("4 1 1 S", 5, "none"),
    "mocha-porter": ("4 1 1 C", 5, "none"),
    "robust-porter": ("6 2 1", 5, "none"),
    "baltic-porter": ("5 1 2", 5, "oak"),
    "hopped-porter": ("4 3 1", 5, "none"),
    "holiday-porter": ("4 1 1 F S", 6, "none"),
    "coffee-stout": ("4 1 1 C", 5, "none"),
    "imperial-stout": ("5 3 2", 6, "oak"),
    "oatmeal-stout": ("6 1 1", 5, "none"),
    "chocolate-stout": ("4 2 1 C", 5, "oak"),
    "raspberry-stout": ("4 1 1 F", 5, "none"),
    "american-stout": ("4 3 1", 5, "none"),
    "breakfast-stout": ("4 2 1 F C", 6, "oak"),
}
BASICS = {"ale": "everyday-ale", "porter": "pleasantly-porter", "stout": "simply-stout"}
FIRST = ["pumpkin-ale", "lambic", "smoked-porter", "vanilla-porter", "coffee-stout", "imperial-stout"]


def style_of(recipe: str) -> str:
    return str(TITLE.house().content["recipes"][recipe]["style"])


def public(recipe: str) -> list[str]:
    """Two Advanced Recipes a style, this one among them."""
    content = TITLE.house().content["recipes"]
    chosen: list[str] = []
    for style in BASICS:
        others = [id for id in FACES if content[id]["style"] == style and not content[id]["basic"] and id != recipe]
        own = [recipe] if style_of(recipe) == style and recipe not in BASICS.values() else []
        chosen += (own + others)[:2]
    return chosen


@pytest.mark.parametrize("recipe", FACES)
def test_a_batch_takes_its_ingredients_and_scores_its_points(recipe: str) -> None:
    """BC-103, BC-210, BC-104: exactly what is printed, sold or not; with one ingredient less it cannot be brewed."""
    storage, points, _ = FACES[recipe]
    basic = BASICS[style_of(recipe)]
    table = brewing(recipes=public(recipe), storage=storage, shipping={basic: 1})
    before = table.me.score["beer"]
    table.play("process-collab", f"brew {recipe}")
    assert (table.me.stored, table.me.score["beer"] - before) == (0, points)
    malt, rest = storage.split(" ", 1)
    poor = brewing(recipes=public(recipe), storage=f"{int(malt) - 1} {rest}", shipping={basic: 1}).play(
        "process-collab"
    )
    assert f"brew {recipe}" not in poor.legal


@pytest.mark.parametrize("recipe", FACES)
def test_a_symbol_works_with_its_tile_only(recipe: str) -> None:
    """BC-111, BC-112"""
    storage, _, symbol = FACES[recipe]
    fields: Given = {"recipes": public(recipe), "storage": storage, "shipping": {BASICS[style_of(recipe)]: 1}}
    infused = brewing(buildings=["hops-infusers"], infusers=["tank-1"], **fields).play(
        "process-collab", f"brew {recipe}"
    )
    barrels = brewing(buildings=["oak-barrelhouse"], **fields).play("process-collab", f"brew {recipe}")
    assert (infused.me.rep, barrels.me.rep) == (int(symbol == "hops"), int(symbol == "oak"))


@pytest.mark.parametrize("recipe", [recipe for recipe in FACES if recipe not in BASICS.values()])
def test_an_advanced_recipe_waits_for_the_basic_one_of_its_style(recipe: str) -> None:
    """BC-104 brewed by the same player; another's brew or another style does not help."""
    style = style_of(recipe)
    other = next(basic for name, basic in BASICS.items() if name != style)
    table = brewing(
        recipes=public(recipe), storage="9 5 3 F S C", shipping={other: 1}, buildings=["storehouse-2"],
        others={2: {"shipping": {BASICS[style]: 1}}},
    ).play("process-collab")  # fmt: skip
    assert table.rule_against(f"brew {recipe}") == "BC-104"
    assert table.refusals[f"brew {recipe}"].args == {"recipe": BASICS[style]}


def test_the_first_game_lays_out_the_marked_recipes_with_their_labels() -> None:
    """BC-018, BC-019, BC-023: three Basic Recipes without a label, six Advanced ones with one each."""
    view = sit().view
    assert sorted(view["recipes"]) == sorted([*BASICS.values(), *FIRST])
    assert view["labels"] == dict.fromkeys(FIRST, 0)


def test_the_host_may_choose_two_recipes_of_each_style() -> None:
    """BC-019"""
    chosen = ["saison", "witbier", "mocha-porter", "baltic-porter", "oatmeal-stout", "american-stout"]
    view = sit(options={"recipes": "custom", "recipe-list": ",".join(chosen)}).view
    assert sorted(view["labels"]) == sorted(chosen)


def test_random_recipes_are_two_of_each_style_and_useful() -> None:
    """BC-018, BC-020 a hops symbol, an oak symbol, Spices and Coffee, whatever the seed."""
    drawn = set()
    for seed in range(40):
        view = seen(TITLE.new(2, {"recipes": "random"}, seed=seed))
        labels = list(view["labels"])
        drawn.add(tuple(labels))
        assert sorted(style_of(recipe) for recipe in labels) == ["ale", "ale", "porter", "porter", "stout", "stout"]
        assert {FACES[recipe][2] for recipe in labels} >= {"hops", "oak"}
        assert {letter for recipe in labels for letter in FACES[recipe][0].split()[3:]} >= {"S", "C"}
    assert len(drawn) > 20


def test_the_view_counts_batches_by_style() -> None:
    shipping = {"everyday-ale": 2, "india-pale-ale": 1, "simply-stout": 1}
    assert sit(shipping=shipping).me.styles == {"ale": 3, "porter": 0, "stout": 1}
