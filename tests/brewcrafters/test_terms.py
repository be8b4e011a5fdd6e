"""Terms and pieces: what there is and how often."""

from __future__ import annotations

from random import Random

import pytest
from tests.brewcrafters.play import TITLE, seen, sit

from alehouse.engine.state import OVER, SPECTATOR
from alehouse.games.brewcrafters.kinds import ADVANCED, BASICS

pytestmark = pytest.mark.engine


def test_basic_and_advanced_ingredients() -> None:
    """BC-001"""
    assert (BASICS, ADVANCED) == (["malt", "hops", "yeast"], ["fruit", "spices", "coffee"])


def test_the_cards_of_the_box() -> None:
    """BC-003, BC-016, BC-023"""
    content = TITLE.house().content
    recipes = content["recipes"].values()
    assert (len(recipes), sum(recipe["basic"] for recipe in recipes), len(content["workers"])) == (24, 3, 24)
    for style in ("ale", "porter", "stout"):
        assert sum(recipe["style"] == style and not recipe["basic"] for recipe in recipes) == 7
    cards = [sit(seats=seats).view["partnerships"] for seats in (2, 3, 4, 5)]
    assert [sum(kinds.values()) for kinds in cards] == [2, 2, 4, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_limited_things_are_conserved_through_a_random_game(seats: int) -> None:
    """BC-003 workers, labels, partnerships, interns, secrets; nothing negative, storage in its room."""
    options = {"interns": True, "traders": True, "agency": True, "community-farm": True, "secret-recipe": True}
    state = TITLE.new(seats, options, seed=seats)
    rng = Random(seats)
    while state.to_act != OVER:
        state.apply(rng.choice(list(state.legal())))
        assert TITLE.invariants(state) == []


def test_invariants_find_what_is_wrong() -> None:
    """They are no decoration: a broken state is named."""
    table = sit(storage="2 1 0")
    assert table.wrong == []
    table.state.players[0].money = -1
    table.state.players[0].stock[0] = 40
    table.state.players[1].workers = table.state.row
    wrong = " ".join(table.wrong)
    assert "negative" in wrong
    assert "stores 41 of 12" in wrong
    assert "workers are not conserved" in wrong


def test_everything_but_secrets_is_open() -> None:
    """BC-214 a spectator sees what the players see."""
    table = sit(seats=3, money=4, storage="3 1 0", lab={"basic": "annual"})
    assert seen(table.state, SPECTATOR) == seen(table.state, 0) == seen(table.state, 2)


def test_a_free_action_may_be_declined() -> None:
    """BC-007 with a hire and in Winter."""
    table = sit().play("place-half shift-worker worker", "hire general-contractor", "decline-free")
    assert table.me.buildings == ["storehouse-1", "research-lab", "single-system"]
    winter = sit(season="winter", phase="annual", lab={"ops": "annual"}).play("finish")
    assert winter.me.buildings == ["storehouse-1", "research-lab", "single-system"]
