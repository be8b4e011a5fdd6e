"""Secret Recipes: developing, brewing, selling, and that nobody else learns them before."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.brewcrafters.play import TITLE, Table, brewing, seen, sit
from tests.staged import Given

from alehouse.engine.events import EventLog
from alehouse.engine.state import OVER, SPECTATOR

pytestmark = pytest.mark.engine

ON = ["secret-recipe"]
SECRET: Given = {"options": ON, "secrets": ["baltic-porter"], "shipping": {"pleasantly-porter": 1}}


def test_any_advanced_recipe_that_is_neither_public_nor_taken() -> None:
    """BC-203 fifteen with the first set; several may be developed."""
    table = brewing(options=ON, shifts=2, others={2: {"secrets": ["witbier"]}}).play("secret-recipe")
    assert len(table.choices("develop")) == 14
    assert table.rule_against("develop witbier") == "BC-203"
    assert table.rule_against("develop lambic") == "BC-203"
    assert "develop everyday-ale" not in {*table.legal, *table.refusals}
    table.play("develop saison", "pass", "secret-recipe", "develop double-ipa")
    assert table.me.secrets == ["double-ipa", "saison"]


def test_only_its_owner_may_brew_it() -> None:
    """BC-203"""
    storage = "5 1 2"
    assert "brew baltic-porter" in brewing(storage=storage, **SECRET).play("process-collab").legal
    rival = {2: {"secrets": ["baltic-porter"]}}
    other = brewing(options=ON, storage=storage, shipping={"pleasantly-porter": 1}, others=rival)
    assert "brew baltic-porter" not in other.play("process-collab").legal


def test_it_needs_the_basic_recipe_of_its_style() -> None:
    """BC-205"""
    table = brewing(options=ON, secrets=["baltic-porter"], storage="5 1 2").play("process-collab")
    assert table.rule_against("brew baltic-porter") == "BC-104"


def test_the_first_sale_brings_its_rep_once_and_no_label() -> None:
    """BC-206, BC-207"""
    line = ["baltic-porter", "baltic-porter"]
    first = brewing(money=0, storage="0 0 0", buildings=["double-system"], line=line, **SECRET)
    first.play("process-collab")
    assert (first.me.rep, first.me.money, first.me.labels) == (5, 4, [])
    again: Given = {**SECRET, "shipping": {"pleasantly-porter": 1, "baltic-porter": 1}}
    later = brewing(money=0, storage="0 0 0", line=["baltic-porter"], **again).play("process-collab")
    assert (later.me.rep, later.me.money) == (0, 2)


def test_its_rep_is_lost_unsold_but_its_batches_score() -> None:
    """BC-206, BC-208, BC-212"""
    table = sit(phase="over", tanks={"tank-1": "baltic-porter"}, **SECRET)
    assert (table.me.score["beer"], table.me.score["rep"], table.me.secret_rep) == (3 + 5, 0, ["baltic-porter"])


def test_its_batches_are_batches_like_others() -> None:
    """BC-207, BC-004 symbols, slots and the count for shifts."""
    table = brewing(buildings=["oak-barrelhouse"], storage="5 1 2", **SECRET).play(
        "process-collab", "brew baltic-porter"
    )
    assert (table.me.rep, table.me.batches) == (1, 2)


# -- nobody else knows --------------------------------------------------------------------------------


def test_others_see_a_hidden_card_until_it_is_brewed() -> None:
    """BC-204, BC-214"""
    table = brewing(storage="5 1 2", **SECRET)
    for viewer in (1, SPECTATOR):
        mine = seen(table.state, viewer)["players"][0]
        assert (mine["secrets"], mine["hidden_secrets"]) == ([], 1)
    assert seen(table.state, 0)["players"][0]["secrets"] == ["baltic-porter"]
    table.play("process-collab", "brew baltic-porter")
    assert seen(table.state, 1)["players"][0]["secrets"] == ["baltic-porter"]


def test_only_the_owner_is_told_which_recipe_he_developed() -> None:
    """BC-204"""
    table = brewing(options=ON)
    ears = EventLog()
    table.state.log = ears
    table.play("secret-recipe", "develop witbier")
    book = TITLE.eventbook(TITLE.house())
    told = [book.read(heard) for heard in ears.heard]
    assert [(event.key, event.audience) for event in told] == [("develop", -1), ("developed", 0)]
    assert "recipe" not in told[0].args


def test_somebody_with_a_secret_is_asked_for_every_slot() -> None:
    """BC-204 silence would reveal that the secret cannot be brewed."""
    assert brewing(storage="0 0 0", **SECRET).play("process-collab").decision == "brew-slot"
    known: Given = {**SECRET, "shipping": {"pleasantly-porter": 1, "baltic-porter": 1}}
    assert brewing(storage="0 0 0", **known).play("process-collab").to_act == 2


def test_who_develops_misses_the_cards_of_others_but_not_whose_they_are() -> None:
    """BC-204"""
    table = brewing(
        seats=3, options=ON, others={2: {"secrets": ["witbier"]}, 3: {"secrets": ["saison"]}}
    ).play("secret-recipe")  # fmt: skip
    assert not {"witbier", "saison"} & table.choices("develop")
    assert table.refusals["develop witbier"].args == {"recipe": "witbier"}
    owners = set()
    for seed in range(30):
        guess = table.state.clone()
        guess.resample(0, seed)
        assert list(guess.legal()) == list(table.state.legal())
        owners.add(tuple(player["secrets"][0] for player in seen(guess)["players"][1:]))
    assert owners == {("witbier", "saison"), ("saison", "witbier")}


def test_a_guess_deals_unknown_secrets_anew_and_keeps_what_is_known() -> None:
    """BC-214 own cards and revealed ones stay, others may be any card that is nowhere else."""
    table = sit(
        seats=3, options=ON, secrets=["oatmeal-stout"],
        others={2: {"secrets": ["witbier", "saison"], "shipping": {"saison": 1}}, 3: {"secrets": ["mocha-porter"]}},
    )  # fmt: skip
    guessed = set()
    for seed in range(200):
        guess = table.state.clone()
        guess.resample(0, seed)
        players = seen(guess)["players"]
        assert players[0]["secrets"] == ["oatmeal-stout"]
        second, third = players[1]["secrets"], players[2]["secrets"]
        assert "saison" in second
        assert (len(second), len(third)) == (2, 1)
        assert TITLE.invariants(guess) == []
        guessed |= {*second, *third} - {"saison"}
    assert len(guessed) == 13  # of 21: six are public, one is mine, one is revealed


def without_secrets(table: Table, seat: int) -> str:
    """Everything that a seat is shown, as text."""
    told = [seen(table.state, seat), table.decision, table.to_act]
    if table.to_act == seat + 1:
        told += [sorted(table.legal), {words: refusal.as_dict() for words, refusal in table.refusals.items()}]
    return json.dumps(told, sort_keys=True)


def test_a_whole_game_tells_a_rival_the_same_whatever_the_secret_is() -> None:
    """BC-204 two games that differ only in an unbrewed secret look alike to everybody else, action by action."""
    tables = [
        sit(seats=3, options=ON, storage="0 0 0", secrets=[secret], others={3: {"storage": "0 0 0"}})
        for secret in ("double-ipa", "robust-porter")
    ]
    rng = Random(5)
    steps = 0
    while tables[0].state.to_act != OVER and steps < 400:
        one, two = tables
        for seat in (1, 2):
            assert without_secrets(one, seat) == without_secrets(two, seat)
        shared = sorted(one.legal & two.legal)
        choices = [words for words in shared if words != "secret-recipe"]
        action = rng.choice(choices)
        one.play(action)
        two.play(action)
        steps += 1
    assert steps > 100


def test_defaults_do_not_betray_a_secret() -> None:
    """BC-216, BC-204 what is taken for a slow player does not look at cards nobody knows."""
    own: Given = {"storage": "4 1 0", "shipping": {"pleasantly-porter": 1}}
    plain = sit(options=ON, **own).play("place open-market").default
    secret = sit(options=ON, secrets=["double-ipa"], **own).play("place open-market").default
    assert plain == secret
