"""What everybody may see, and what stays hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.engine.state import ALL, SPECTATOR
from alehouse.games.dicebrewing.kinds import SPACES
from alehouse.games.dicebrewing.state import DiceBrewingState

pytestmark = pytest.mark.engine

ADVANCED = {"mode": "advanced"}


def view_of(table: Table, viewer: int) -> Any:
    return table.state.view(viewer)


def test_everything_but_the_decks_order_is_open_in_the_standard_game() -> None:
    """DB-009, DB-151"""
    table = sit(active=["Y1"], tokens={"guard-die": 1}, others={2: {"tokens": {"take-die": 1}}})
    for viewer in (0, 1, SPECTATOR):
        view = view_of(table, viewer)
        assert "cards" not in view["deck"]
        assert view["players"][0]["tokens"]["guard-die"] == 1
        assert view["black_market"]["take-die"] == 2
    assert len(view_of(table, ALL)["deck"]["cards"]) == 27


def test_the_advanced_game_hides_kinds_held_and_stacks() -> None:
    """DB-147, DB-149 others see how many, and what was played."""
    table = sit(options=ADVANCED, active=["Y1"], tokens={"guard-die": 2}, played={"take-die": 1})
    own, other, spectator = (view_of(table, viewer) for viewer in (0, 1, SPECTATOR))
    assert own["players"][0]["tokens"]["guard-die"] == 2
    for view in (other, spectator):
        assert "tokens" not in view["players"][0]
        assert view["players"][0]["held"] == 2
        assert view["played"]["take-die"] == 1
    assert all("black_market" not in view for view in (own, other, spectator))
    assert "black_market" in view_of(table, ALL)


def test_nobody_else_hears_which_token_was_bought_or_won() -> None:
    """DB-148"""
    table = sit(at="purchase", round=3, options=ADVANCED, coins=3, storage=["Y1"]).play("buy-token guard-die")
    assert "guard-die" not in json.dumps(table.heard_by(2))
    assert "guard-die" in json.dumps(table.heard_by(1))
    assert {"event": "buy-hidden", "seat": 1, "coins": 3, "virtual": 0} in table.heard_by(2)
    row = ["village-bock", "double-ipa", "doppelbock"]
    table = sit(at="brew", options=ADVANCED, row=row, storage=["Y2", "K2"]).play(
        "brew village-bock", "win-token take-die"
    )
    assert "take-die" not in json.dumps(table.heard_by(2))
    assert {"event": "reward-hidden", "seat": 1} in table.heard_by(2)


def test_playing_a_token_reveals_it() -> None:
    """DB-147"""
    table = sit(options=ADVANCED, active=["Y1", "K1"], tokens={"guard-die": 1}).play("token", "play guard-die")
    assert {"event": "token", "seat": 1, "token": "guard-die"} in table.heard_by(2)
    assert view_of(table, 1)["played"]["guard-die"] == 1


def test_the_chooser_is_offered_the_kinds_truly_left() -> None:
    """DB-149"""
    stacks = {"raise-die": 0, "take-die": 0}
    table = sit(at="purchase", round=3, options=ADVANCED, coins=9, active=["Y1"], black_market=stacks)
    offered = {action for action in table.legal if action.startswith("buy-token")}
    assert offered == {f"buy-token {kind}" for kind in ("reroll-die", "guard-die", "block-building", "block-recipe")}


def guesses(table: Table, viewer: int, count: int = 60) -> list[DiceBrewingState]:
    found = []
    for seed in range(count):
        guess = table.state.clone()
        guess.resample(viewer, seed)
        assert isinstance(guess, DiceBrewingState)
        found.append(guess)
    return found


def test_a_guess_deals_hidden_tokens_anew() -> None:
    """DB-147 own tokens stay, the rival's may be anything that is not known to be elsewhere."""
    table = sit(options=ADVANCED, active=["Y1"], tokens={"guard-die": 3}, others={2: {"tokens": {"take-die": 1}}})
    table.state.players[1].tokens[3] -= 1
    table.state.players[1].tokens[6 + 3] += 1  # won, not bought
    kinds = set()
    for guess in guesses(table, 0):
        held = [kind for kind in range(6) if guess.players[1].tokens[6 + kind]]
        kinds.update(held)
        assert len(held) == 1
        assert guess.players[0].tokens[2] == 3
        assert TITLE.invariants(guess) == []
    assert kinds == {0, 1, 3, 4, 5}


def test_the_price_paid_is_known_about_a_bought_token() -> None:
    """DB-148 three coins were paid, so it is one of two kinds."""
    table = sit(options=ADVANCED, active=["Y1"], others={2: {"tokens": {"take-die": 1}}})
    kinds = {kind for guess in guesses(table, 0) for kind in range(6) if guess.players[1].tokens[kind]}
    assert kinds == {2, 3}


def test_a_guess_keeps_what_the_own_choice_shows() -> None:
    """DB-149 what is on offer is on offer in every guess, what is sold out is sold out."""
    rival = {"tokens": {"raise-die": 3, "guard-die": 1}}
    table = sit(at="purchase", round=3, options=ADVANCED, coins=4, active=["Y1"], others={2: rival})
    legal = list(table.state.legal())
    held = set()
    for guess in guesses(table, 0):
        assert list(guess.legal()) == legal
        held.add(tuple(guess.players[1].tokens))
    assert len(held) > 1


def test_a_rivals_pending_token_stays_playable_in_a_guess() -> None:
    table = sit(options=ADVANCED, active=["Y1"], storage=["K2"], tokens={"raise-die": 1, "take-die": 1}).play("token")
    assert all(len(guess.legal()) > 0 for guess in guesses(table, 1))


def test_a_guess_shuffles_the_deck_but_not_what_went_under_it_openly() -> None:
    """DB-009, DB-145"""
    table = sit(at="tidy", round=8, brewless=5, storage=["Y1"], seeds=1)
    bottom = table.view["deck"]["bottom"]
    assert len(bottom) == 3
    orders = set()
    for guess in guesses(table, 0, 10):
        deck = [guess.content.recipe_ids[card] for card in reversed(guess.deck)]
        assert deck[-3:] == bottom
        orders.add(tuple(deck))
    assert len(orders) == 10


def test_nothing_is_guessed_for_one_who_sees_everything() -> None:
    table = sit(options=ADVANCED, active=["Y1"], others={2: {"tokens": {"take-die": 1}}})
    for guess in guesses(table, ALL, 5):
        assert guess.view(ALL) == table.view


def test_the_view_tells_what_each_seat_still_lacks() -> None:
    table = sit(row=["table-wheat", "cheap-lager", "double-ipa"], active=["Y6", "G1 blocked"], storage=["Y2"])
    wheat, lager, ipa = table.me.recipes
    assert wheat == [
        {"least": "Y2", "die": "Y2", "zone": "storage"},
        {"least": "Y3", "die": "Y6", "zone": "active"},
    ]
    assert [(need["least"], need["zone"]) for need in lager] == [("Y2", "storage"), ("G1", "")]
    assert [need["least"] for need in ipa if not need["zone"]] == ["G4", "G4", "G5", "G5"]


def test_the_view_tells_what_each_space_takes_and_gives() -> None:
    spaces = {space["id"]: space for building in sit(active=["Y1"]).view["buildings"] for space in building["spaces"]}
    assert list(spaces) == SPACES
    assert spaces["MH3"] == {"id": "MH3", "takes": ["pale-malt", "dark-malt"], "gives": "raise"}
    assert (spaces["HP1"]["takes"], spaces["HP1"]["gives"]) == (["seed"], "hops")
    assert [spaces[id]["gives"] for id in ("SS1", "SS2", "DS1", "DS3")] == ["reroll", "swap", "seed", "coins"]


def test_the_view_tells_what_is_being_decided_about() -> None:
    table = sit(active=["Y2", "K3", "U4"]).play("base MH3")
    assert table.view["pending"] == {"space": "MH3", "speed": False}
    table = sit(at="brew", row=["table-wheat", "double-ipa", "doppelbock"], storage=["Y3", "Y4", "Y6"])
    table.play("brew table-wheat")
    pending = {"recipe": "table-wheat", "improvement": ""}
    assert table.view["pending"] == {**pending, "chosen": [], "proposed": ["Y3", "Y4"]}
    table.play("pick storage pale-malt 3")
    assert table.view["pending"] == {**pending, "chosen": ["Y3"], "proposed": []}
