"""Action tokens and their windows."""

from __future__ import annotations

from random import Random

import pytest
from tests.dicebrewing.play import sit

from alehouse.engine.state import OVER
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine

ALL_KINDS = {
    "raise-die": 1,
    "reroll-die": 1,
    "guard-die": 1,
    "take-die": 1,
    "block-building": 1,
    "block-recipe": 1,
}


def playable(at: str) -> set[str]:
    """The kinds that a holder of all of them may play at a moment."""
    table = sit(at=at, active=["Y3"], storage=["K4"], seeds=1, tokens=ALL_KINDS)
    if at in ("placement", "purchase"):
        table.play("token")
    return {action.split()[1] for action in table.legal if action.startswith("play ")}


def test_each_window_has_its_kinds() -> None:
    """DB-080, DB-081, DB-082, DB-083"""
    dice = {"raise-die", "reroll-die", "guard-die", "take-die"}
    assert playable("w1") == {"block-building"}
    assert playable("placement") == dice
    assert playable("purchase") == dice
    assert playable("w4") == dice | {"block-recipe"}


def test_a_refused_kind_says_when_it_is_played() -> None:
    """DB-081, DB-082, DB-083"""
    table = sit(at="w1", active=["Y3"], tokens=ALL_KINDS)
    assert table.rule_against("play raise-die") == "DB-082"
    assert table.rule_against("play block-recipe") == "DB-083"
    table = sit(at="w4", active=["Y3"], tokens=ALL_KINDS)
    assert table.rule_against("play block-building") == "DB-081"


def test_any_number_may_be_played_in_a_window() -> None:
    """DB-079, DB-080 one after the other; the visit ends when nothing is left."""
    table = sit(
        at="w4", storage=["K2", "Y2"], tokens={"raise-die": 2}, row=["village-bock", "double-ipa", "doppelbock"]
    )
    table.play(
        "play raise-die", "target 1 storage dark-malt 2", "play raise-die", "target 1 storage dark-malt 2-plus-1"
    )
    assert (table.decision, table.me.storage) == ("brew-main", ["Y2", "K2+2"])
    assert table.view["played"]["raise-die"] == 2


def test_a_die_carries_one_marker() -> None:
    """DB-090"""
    table = sit(active=["Y3", "Y4 protected"], tokens={"guard-die": 1}, others={2: {"storage": ["K5 blocked"]}})
    table.play("token")
    assert table.me.active == ["Y3 protected", "Y4 protected"]
    table = sit(active=["Y3", "K3"], tokens={"guard-die": 1}, others={2: {"storage": ["K5 blocked"]}}).play("token")
    assert table.rule_against("target-marked blocked 2 storage dark-malt 5") == "DB-090"


def test_blocked_dice_can_still_be_hit_by_tokens() -> None:
    """DB-091"""
    table = sit(active=["Y3 blocked"], storage=["K2 blocked"], tokens={"raise-die": 1, "take-die": 1}, seeds=1)
    table.play("token", "play raise-die", "target-marked blocked 1 active pale-malt 3")
    assert table.me.active == ["Y3+1 blocked"]
    table.play("token")
    assert (table.me.active, table.me.storage) == (["Y3+1 blocked", "K2 blocked"], [])


def test_a_six_is_not_raised_and_rivals_dice_neither() -> None:
    """DB-094"""
    table = sit(active=["Y6", "K5", "G4"], tokens={"raise-die": 1}, others={2: {"storage": ["K2"]}}).play("token")
    assert table.legal == {"target 1 active dark-malt 5", "target 1 active hops 4"}
    assert table.rule_against("target 1 active pale-malt 6") == "DB-094"


def test_dice_waiting_to_be_raised_can_be_rerolled_and_others_on_boards_cannot() -> None:
    """DB-096, DB-097"""
    rival = {"base": {"MH3": "Y2", "HP2": "G2", "MH2": "Y1", "SS1": "U4"}, "speed": {"HP1": "U3"}, "market_die": "U5"}
    table = sit(active=["K1"], tokens={"reroll-die": 1}, others={2: rival}, dice=[6]).play("token")
    assert table.legal == {"target 1 active dark-malt 1", "target-board 2 MH3", "target-board 2 HP2"}
    assert table.play("target-board 2 HP2").seat(2).base["HP2"] == "G6"


def test_a_closed_or_already_blocked_building_is_no_target() -> None:
    """DB-087"""
    rival = {"active": ["Y1"], "barred": ["malt-house"]}
    table = sit(at="w1", round=2, tokens={"block-building": 1}, others={2: rival}).play("play block-building")
    assert table.legal == {"building hops-plantation", "building school-of-skills"}
    assert table.rule_against("building malt-house") == "DB-087"
    assert table.rule_against("building department-of-seed") == "DB-087"


def test_an_opponent_is_chosen_before_the_building() -> None:
    """DB-087"""
    table = sit(at="w1", seats=3, tokens={"block-building": 1}, others={2: {"seeds": 1}, 3: {"seeds": 1}})
    table.play("play block-building")
    assert table.legal == {"opponent 2", "opponent 3"}
    table.play("opponent 3", "building hops-plantation")
    assert (table.seat(2).barred, table.seat(3).barred) == ([], ["hops-plantation"])


def test_a_card_is_blocked_once() -> None:
    """DB-093"""
    table = sit(at="w4", tokens={"block-recipe": 2}, storage=["Y1"]).play("play block-recipe", "recipe doppelbock")
    table.play("play block-recipe")
    assert table.legal == {"recipe double-ipa", "recipe barley-wine"}
    assert table.rule_against("recipe doppelbock") == "DB-093"


def test_in_the_standard_game_only_holders_of_a_playable_token_are_asked() -> None:
    """DB-150"""
    assert sit(at="w1", active=["Y3"], tokens={"raise-die": 1}).decision == "place-main"
    assert sit(at="w4", storage=["Y3"], tokens={"block-building": 1}, others={2: {"active": ["Y1"]}}).view["round"] == 2


def test_in_the_advanced_game_every_holder_is_asked() -> None:
    """DB-150 so that a prompt betrays nothing."""
    hidden = {"mode": "advanced"}
    table = sit(at="w1", options=hidden, active=["Y3"], tokens={"raise-die": 1})
    assert (table.decision, table.legal) == ("token-w1", {"done"})
    table = sit(at="w4", options=hidden, storage=["Y3"], tokens={"block-building": 1})
    assert (table.decision, table.legal) == ("token-w4", {"done"})
    assert sit(at="w1", options=hidden, active=["Y3"]).decision == "place-main"


@pytest.mark.parametrize("token", ["raise-die", "reroll-die"])
def test_in_the_advanced_game_a_purchase_turn_of_a_holder_is_not_skipped(token: str) -> None:
    """DB-150 only one of the two kinds could be played on this die, and nobody may see which is held."""
    table = sit(at="purchase", round=2, options={"mode": "advanced"}, storage=["Y6"], tokens={token: 1})
    assert table.decision == "buy-main"
    assert table.legal == ({"done"} if token == "raise-die" else {"done", "token"})


def test_in_the_advanced_game_a_single_token_is_not_played_by_itself() -> None:
    """DB-150"""
    table = sit(at="purchase", options={"mode": "advanced"}, storage=["Y3"], tokens={"raise-die": 1}).play("token")
    assert (table.decision, table.legal) == ("token-play", {"play raise-die"})


@pytest.mark.parametrize(("version", "telling"), [(1, True), (2, False)])
def test_whatever_others_hold_their_turns_look_the_same(version: int, telling: bool) -> None:
    """DB-150 the same choice of another seat leads to the same public position with any tokens that it may hold."""
    title = LIBRARY.get("dicebrewing", version)
    differences = 0
    for seed in range(8):
        state = title.new(3, {"mode": "advanced"}, seed=seed)
        rng = Random(seed)
        while state.to_act != OVER:
            code = rng.choice(list(state.legal()))
            guess = state.clone()
            guess.resample(0, seed)
            guess.deck = list(state.deck)  # type: ignore[attr-defined]
            guess.random = state.random
            after = state.clone()
            after.play(code)
            if state.to_act != 0 and code in list(guess.legal()) and after.to_act != 0:
                guess.play(code)
                differences += guess.view(0) != after.view(0)
            state = after
    assert (differences > 0) == telling


def test_a_bought_token_is_ready_at_once() -> None:
    """DB-084"""
    table = sit(at="purchase", round=3, coins=2, active=["Y3", "K3"]).play("buy-token raise-die", "token")
    assert table.decision == "token-target"
