"""Seats, options, monks and decks before the first turn."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, cast

import pytest
from tests.moonlight.play import TITLE, sit

from alehouse.engine.errors import AlehouseError
from alehouse.engine.state import ALL, OVER
from alehouse.games.moonlight.title import FLAGS

pytestmark = pytest.mark.engine

MODS = [id.removeprefix("mod-") for id in FLAGS if id.startswith("mod-")]

BASE = 15


@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_monks_can_play(seats: int) -> None:
    """MB-019"""
    assert TITLE.new(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_cannot(seats: int) -> None:
    """MB-019"""
    with pytest.raises(AlehouseError, match=f"1 to 8 players, not {seats}"):
        TITLE.new(seats)


def test_monks_are_chosen_in_turn_from_the_first_player_on_and_nobody_twice() -> None:
    """MB-020"""
    table = sit(seats=3, setup=True, first=2)
    assert (table.to_act, len(table.legal)) == (2, BASE + 1)
    table.play("choose-monk odo")
    assert (table.to_act, "choose-monk odo" in table.legal, "random-monk" in table.legal) == (3, False, True)
    table.play("choose-monk gall")
    assert table.to_act == 1
    assert table.play("choose-monk eloy").decision == "turn-step"
    assert [table.seat(seat).monk for seat in (1, 2, 3)] == ["eloy", "odo", "gall"]


def test_a_random_monk_is_always_a_free_one() -> None:
    """MB-020"""
    for seed in range(20):
        state = TITLE.new(8, seed=seed)
        while state.decision() == "choose-monk":
            state.apply(state.default())
        monks = [player["monk"] for player in cast(Any, state.view(ALL))["players"]]
        assert len(set(monks)) == 8


def test_the_three_decks_are_shuffled_apart_and_lie_face_down() -> None:
    """MB-021"""
    decks = sit().view["decks"]
    assert {name: (deck["left"], deck["discard"]) for name, deck in decks.items()} == {
        "werewolves": (17, []),
        "equipment": (12, []),
        "blessings": (12, []),
    }
    orders = set()
    for seed in range(6):
        state = TITLE.new(1, seed=seed)
        state.apply(state.default())
        orders.add(tuple(cast(Any, state.view(ALL))["decks"]["werewolves"]["cards"]))
    assert len(orders) == 6
    assert all(set(order) == set(TITLE.house().ids("werewolves")) - {"the-beast"} for order in orders)


def test_everybody_starts_in_the_courtyard_healthy_silent_and_with_nothing() -> None:
    """MB-022, MB-023, MB-024"""
    table = sit(seats=8)
    for seat in range(1, 9):
        one = table.seat(seat)
        assert (one.room, one.injured, one.webbed, one.noise) == ("courtyard", False, False, 0)
        assert (one.boxes, one.dirt, one.adjustment) == ([0] * 7, 0, 0)
        assert (one.cards, one.stock, one.werewolves) == ([], [], [])


def test_the_first_player_is_random_unless_the_host_names_one() -> None:
    """MB-025"""
    assert {TITLE.new(4, seed=seed).to_act for seed in range(40)} == {0, 1, 2, 3}
    assert {TITLE.new(4, {"first": "3"}, seed=seed).to_act for seed in range(5)} == {2}
    with pytest.raises(AlehouseError, match="'first' cannot be 5: there are 4 seats"):
        TITLE.new(4, {"first": "5"})


def test_play_passes_to_the_left_and_the_same_player_starts_every_phase() -> None:
    """MB-026"""
    table = sit(seats=3, first=2)
    order = []
    while not table.over:
        order.append(table.to_act)
        table.play("end-turn")
    assert order == [2, 3, 1] * 7


def test_options_stay_as_they_were_chosen() -> None:
    """MB-216 whatever is played, nothing switches a rule on or off."""
    chosen = ["sprint", "duel", "expansion", "mod-full-moon", "mod-light-sleepers", "mod-rotating-abbot"]
    state = sit(seats=2, options=chosen).state
    state.script = None
    rng = Random(1)
    while state.to_act != OVER:
        state.apply(rng.choice(list(state.legal())))
    assert (state.sprint, state.duel, state.expansion, state.full_moon, state.rotating) == (True,) * 5
    assert (state.peace, state.short, state.satchels, state.hermit) == (False,) * 4
    assert (state.attack_limit, state.quiet_limit) == (8, 5)


def test_all_options_are_off_unless_chosen() -> None:
    """MB-217"""
    ids = {option.id: option.default for option in TITLE.options()}
    assert ids == {
        **dict.fromkeys(
            ["sprint", "duel", "expansion", "hermit", "strict-once", *[f"mod-{mod}" for mod in MODS]], False
        ),
        "first": "random",
    }


@pytest.mark.parametrize("seats", [2, 8])
def test_the_hermit_is_alone(seats: int) -> None:
    """MB-217"""
    with pytest.raises(AlehouseError, match=f"exactly 1 player, not {seats}"):
        TITLE.setup(seats, {"hermit": True})


@pytest.mark.parametrize("other", ["duel", *[f"mod-{mod}" for mod in MODS]])
def test_the_hermits_nights_bring_their_own_rules(other: str) -> None:
    """MB-217"""
    with pytest.raises(AlehouseError, match=f"cannot be combined with '{other}'"):
        TITLE.setup(1, {"hermit": True, other: True})


def test_the_hermit_may_sprint_and_use_the_expansion() -> None:
    """MB-217, MB-227"""
    assert TITLE.setup(1, {"hermit": True, "sprint": True, "expansion": True})


def test_running_is_always_on_and_battle_is_the_option_duel() -> None:
    """MB-218 neither is offered as a mod."""
    assert len(MODS) == 6
    assert not any("running" in option.id or "battle" in option.id for option in TITLE.options())
    assert "move" in sit().verbs
    assert "duel" in sit(seats=2, options=["duel"]).verbs


def test_mods_go_together_in_any_combination() -> None:
    """MB-219"""
    for chosen in product([False, True], repeat=len(MODS)):
        options = {f"mod-{mod}": on for mod, on in zip(MODS, chosen, strict=True)}
        state = TITLE.new(2, options)
        while state.to_act != OVER:
            state.apply(state.default())
            assert TITLE.invariants(state) == [], options


def test_the_expansion_brings_four_monks_and_one_card_for_each_deck() -> None:
    """MB-220"""
    base = sit(seats=2, setup=True)
    more = sit(seats=2, options=["expansion"], setup=True)
    assert {words.removeprefix("choose-monk ") for words in more.legal - base.legal} == {
        "pirmin",
        "quentin",
        "remy",
        "silvan",
    }
    for deck, card in (("werewolves", "the-beast"), ("equipment", "beast-spear"), ("blessings", "rosary")):
        assert card not in base.view["decks"][deck]["cards"]
        assert card in more.view["decks"][deck]["cards"]


def test_the_stage_names_what_it_does_not_know() -> None:
    """A scenario with a misspelt field or card gets an answer, not a silent nothing."""
    with pytest.raises(AlehouseError, match="field of a player 'nois'"):
        sit(nois=3)
    with pytest.raises(AlehouseError, match="card 'mail-shirts'"):
        sit(cards=["mail-shirts"])
    with pytest.raises(AlehouseError, match="there is no seat '3'"):
        sit(seats=2, others={3: {}})
    with pytest.raises(AlehouseError, match="phase must be one of"):
        sit(phase=4, options=["mod-short-brew"])
    with pytest.raises(AlehouseError, match="boxes must be seven numbers"):
        sit(boxes=[1, 2])
    with pytest.raises(AlehouseError, match="field of a deck 'tops'"):
        sit(decks={"equipment": {"tops": []}})
    with pytest.raises(AlehouseError, match="deck 'wolves'"):
        sit(decks={"wolves": {}})
    with pytest.raises(AlehouseError, match="field of hermit 'nights'"):
        sit(options=["hermit"], hermit={"nights": 2})
