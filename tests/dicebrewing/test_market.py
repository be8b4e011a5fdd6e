"""Purchases, discounts and the unlucky roll."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dicebrewing.play import Table, sit

pytestmark = pytest.mark.engine


def unlucky(active: list[str], **rest: Any) -> Table:
    return sit(at="purchase", options={"unlucky-roll": True}, round=3, active=active, **rest)


@pytest.mark.parametrize(("ones", "coins"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 6), (5, 6)])
def test_ones_are_worth_coins_by_their_number(ones: int, coins: int) -> None:
    """DB-110"""
    assert unlucky([*["Y1*"] * ones, "K2"]).me.virtual == coins


def test_only_untouched_unblocked_active_ones_count() -> None:
    """DB-109"""
    assert unlucky(["Y1*", "K1*", "G1", "U1* blocked"], storage=["G1*"]).me.virtual == 2


def test_without_the_option_a_one_is_just_a_one() -> None:
    """DB-109"""
    table = sit(at="roll", round=2, active=["Y", "K"], dice=[1, 1], others={2: {"active": []}}).play("pass")
    assert table.me.active == ["Y1", "K1"]
    assert table.legal == {"store", "done"}


def test_virtual_coins_go_before_real_ones() -> None:
    """DB-111"""
    table = unlucky(["Y1*", "K1*"], coins=3).play("buy spices")
    assert (table.me.coins, table.me.virtual) == (2, 0)
    assert table.told("buy") == [{"seat": 1, "ingredient": "spices", "coins": 1, "virtual": 2}]


def test_the_amount_is_fixed_by_the_first_purchase() -> None:
    """DB-113 storing the dice afterwards does not alter it; before it would have."""
    table = unlucky(["Y1*", "K1*", "G1*", "U1*"]).play("buy fruit", "store", "store-all")
    assert table.me.virtual == 4
    assert "buy-token block-recipe" in table.legal
    table = unlucky(["Y1*", "K1*", "G1*", "U1*"]).play("store", "store-all")
    assert table.decision != "buy-main" or table.me.virtual == 0


def test_a_one_taken_out_of_storage_counts_again() -> None:
    """DB-109, DB-086"""
    table = unlucky(["Y1*"], storage=["K1*", "G3"], tokens={"take-die": 1})
    assert table.me.virtual == 0
    assert table.play("token", "target 1 storage dark-malt 1-opening").me.virtual == 2


def test_opening_ones_are_forgotten_at_the_end_of_the_round() -> None:
    """DB-109, DB-136"""
    table = sit(at="tidy", options={"unlucky-roll": True}, storage=["Y1*"], seeds=1)
    assert table.me.storage == ["Y1"]


def test_a_blocked_blue_die_gives_no_discount() -> None:
    """DB-088, DB-104"""
    table = sit(at="purchase", round=2, coins=4, active=["U6 blocked", "U5"]).play("buy honey")
    assert table.legal == {"full-price", "pick active skill 5"}
    assert table.rule_against("pick-marked blocked active skill 6") == "DB-088"


def test_a_price_that_only_a_die_makes_payable_wants_that_die() -> None:
    """DB-101, DB-104"""
    table = sit(at="purchase", round=2, coins=3, active=["U5", "U6"]).play("buy honey")
    assert table.legal == {"pick active skill 5", "pick active skill 6"}
    assert table.rule_against("full-price") == "DB-101"
    table = sit(at="purchase", round=2, coins=2, active=["U5", "U6", "Y1"]).play("buy honey")
    assert (table.me.coins, table.me.market_die) == (0, "U6")


def test_what_cannot_be_paid_names_the_price_and_the_purse() -> None:
    """DB-101"""
    table = sit(at="purchase", round=3, coins=2, active=["U5"])
    assert table.refusals["buy honey"].args == {"what": "honey", "need": 3, "have": 2}
    assert table.refusals["buy-token take-die"].args == {"what": "take-die", "need": 3, "have": 2}


def test_a_raised_blue_die_is_worth_what_it_shows() -> None:
    """DB-095, DB-104"""
    table = sit(at="purchase", round=2, coins=4, active=["U5+1"]).play("buy honey", "pick active skill 5-plus-1")
    assert table.me.coins == 2


def test_each_player_has_one_purchase_turn_in_order() -> None:
    """DB-002, DB-099"""
    some = {"active": ["Y1"]}
    table = sit(at="purchase", seats=3, priority=2, active=["Y1"], others={2: some, 3: some})
    order = []
    while table.decision == "buy-main":
        order.append(table.to_act)
        table.play("done")
    assert order == [2, 3, 1]
