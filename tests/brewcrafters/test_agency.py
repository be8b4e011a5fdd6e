"""Employment Agency."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, seen, sit

pytestmark = pytest.mark.engine

ON = ["agency"]


def test_six_unused_workers_are_shown_to_all() -> None:
    """BC-192, BC-214"""
    table = sit(seats=3, options=ON).play("place employment-agency")
    shown = table.view["agency"]
    assert len(shown) == 6
    assert set(shown) <= set(table.view["unused_workers"])
    assert seen(table.state, 2)["agency"] == shown
    assert [args["worker"] for args in table.told("agency")] != []


def test_the_draw_is_random_and_shuffled_at_each_use() -> None:
    """BC-193, BC-215"""
    draws = set()
    for seed in range(12):
        table = sit(options=ON)
        table.state.reseed(seed)
        draws.add(tuple(table.play("place employment-agency").view["agency"]))
    assert len(draws) > 8


def test_a_smaller_pool_is_shown_whole_and_an_empty_one_is_shut() -> None:
    """BC-192, BC-193"""
    table = sit(options=ON, unused_workers=["accountant", "tour-guide"]).play("place employment-agency")
    assert sorted(table.view["agency"]) == ["accountant", "tour-guide"]
    assert sit(options=ON, unused_workers=[]).rule_against("place employment-agency") == "BC-193"


def test_hiring_here_costs_a_coin_and_is_a_hire_like_any_other() -> None:
    """BC-194, BC-192 gifts, free action and Winter cost included."""
    table = sit(options=ON, unused_workers=["warehouse-manager"]).play("place employment-agency")
    table.play("hire warehouse-manager")
    assert (table.me.money, table.me.storage, table.me.capacity) == (5, "3 2 0", 18)
    assert table.view["unused_workers"] == []


def test_a_coin_may_be_borrowed() -> None:
    """BC-180"""
    table = sit(options=ON, money=0, unused_workers=["head-brewer"]).play("place employment-agency")
    assert table.legal == {"borrow-and-hire head-brewer", "hire-none"}
    table.play("borrow-and-hire head-brewer")
    assert (table.me.money, table.me.loans, table.me.workers) == (1, 1, ["head-brewer"])


def test_a_helper_hired_at_the_agency_helps_at_once() -> None:
    """BC-083, BC-194"""
    table = sit(options=ON, unused_workers=["market-helper"]).play("place employment-agency", "hire market-helper")
    assert table.me.helpers == 1


def test_workers_not_hired_return_to_the_pool() -> None:
    """BC-193"""
    state = TITLE.new(2, {"agency": True, "start": "1"}, seed=3)
    before = seen(state)["unused_workers"]
    codebook = TITLE.codebook(TITLE.house())
    state.apply(codebook.code({"do": "place", "space": "employment-agency"}))
    state.apply(codebook.code({"do": "hire-none"}))
    assert seen(state)["unused_workers"] == before
