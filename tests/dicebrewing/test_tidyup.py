"""Tidy-up, the queue of claims, the season, the end."""

from __future__ import annotations

import pytest
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.engine.state import OVER
from alehouse.games.dicebrewing.state import DiceBrewingState

pytestmark = pytest.mark.engine

IDLE = {"storage": ["Y1"]}


def claims(table: Table, key: str) -> list[tuple[int, str]]:
    return [(event["seat"], event["what"]) for event in table.told(key)]


def test_older_claims_come_before_own_ones() -> None:
    """DB-133, DB-134 one yellow die comes back: the first player's seed gets it."""
    table = sit(
        at="tidy",
        round=2,
        supply={"pale-malt": 0, "dark-malt": 1},
        storage=["K1"],
        base={"MH1": "seed"},
        others={2: {"base": {"MH1": "seed", "MH2": "Y3"}, "storage": ["K1"]}},
    )
    assert claims(table, "claim") == [(1, "pale-malt"), (2, "dark-malt")]
    assert claims(table, "waste") == [(2, "pale-malt")]


def test_a_sold_blue_die_meets_the_schools_claim() -> None:
    """DB-131, DB-133, DB-134 the claim waits in T2 and is met when the die comes back in T3."""
    table = sit(at="tidy", round=4, supply={"skill": 0}, storage=["K1"], base={"SS3": "U5", "DS3": "U1"})
    assert claims(table, "claim") == [(1, "skill")]
    assert len(table.me.active) == 2


def test_two_seeds_are_two_claims() -> None:
    """DB-133, DB-135"""
    table = sit(at="tidy", round=4, supply={"seeds": 1}, storage=["K1"], base={"DS2": "K2"})
    assert claims(table, "claim") == [(1, "seed")]
    assert claims(table, "waste") == [(1, "seed")]
    assert table.me.seeds == 1


def test_a_seed_that_comes_back_is_claimed_by_the_next_in_line() -> None:
    """DB-134 also for seeds."""
    table = sit(
        at="tidy",
        round=4,
        supply={"seeds": 0},
        storage=["K1"],
        base={"DS1": "G2"},
        others={2: {"base": {"MH1": "seed"}, "storage": ["K1"]}},
    )
    assert claims(table, "claim") == [(1, "seed"), (2, "pale-malt")]


def test_order_follows_priority() -> None:
    """DB-002, DB-129"""
    table = sit(at="tidy", seats=3, priority=3, storage=["Y1"], others={2: IDLE, 3: IDLE})
    assert [event["seat"] for event in table.told("tidy")][:3] == [3, 1, 2]


def test_boards_are_empty_and_nothing_lasts_at_the_start_of_a_round() -> None:
    """INV-3, DB-136"""
    table = sit(
        at="tidy",
        storage=["Y3+1", "K2 protected", "G4 blocked"],
        base={"MH1": "seed", "MH3": "Y2", "SS1": "U2"},
        speed={"HP1": "U3"},
        market_die="U5",
        barred=["malt-house"],
        passed=True,
        bought_token=True,
        blocked=[2],
    )
    me = table.me
    assert set(me.base.values()) | set(me.speed.values()) | {me.market_die} == {""}
    assert me.storage == ["Y3", "Y3", "K2", "G4"]
    assert (me.used, me.barred, me.passed, me.bought_token, table.view["blocked"]) == ([], [], False, False, [])


def test_the_last_round_moves_no_token_and_deals_no_seeds() -> None:
    """DB-139"""
    table = sit(at="tidy", brewed=10, round=1, storage=["Y1"])
    assert table.over
    assert (table.view["round"], table.view["priority"], table.view["season"]) == (1, 1, "winter")
    assert (table.me.seeds, table.told("season")) == (0, [])


def test_dice_of_the_last_tidy_up_count() -> None:
    """DB-141"""
    table = sit(at="tidy", brewed=10, base={"MH2": "Y1", "HP1": "seed"})
    assert table.over
    assert table.state.score(0) == [
        ("experience", 0),
        ("coins", 0),
        ("pale-malt", 0),
        ("dark-malt", 2),
        ("hops", 1),
        ("skill", 0),
    ]


def test_one_recipe_short_of_the_limit_the_game_goes_on() -> None:
    """DB-137"""
    assert not sit(at="tidy", brewed=9, storage=["Y1"], seeds=1).over


def test_the_guards_count_starts_anew_after_a_brew() -> None:
    """DB-145"""
    row = ["cheap-lager", "double-ipa", "doppelbock"]
    table = sit(at="brew", brewless=5, row=row, storage=["Y2", "G1"], seeds=1, others={2: {"seeds": 1}})
    table.play("brew cheap-lager")
    assert (table.view["round"], table.view["brewless"]) == (2, 0)


def test_a_game_of_defaults_ends_with_and_without_the_guard() -> None:
    """DB-146"""
    for guard, last in ((True, 40), (False, 100)):
        game = TITLE.new(2, {"stall-guard": guard}, seed=1)
        while game.to_act != OVER:
            game.play(game.default())
        assert isinstance(game, DiceBrewingState)
        assert game.round <= last
