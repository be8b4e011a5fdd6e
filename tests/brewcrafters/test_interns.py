"""Hire Interns."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import sit

pytestmark = pytest.mark.engine

ON = ["interns"]


def test_two_interns_come_in_the_next_two_seasons() -> None:
    """BC-183, BC-184 for one coin; each serves once, as a market or as a brewery action."""
    table = sit(seats=3, options=ON, lap=2).play("place hire-interns")
    assert (table.me.money, table.view["interns"]) == (5, 1)
    table.end_season()
    assert (table.me.interns, table.me.interns_next) == (1, 1)
    table.end_season()
    assert (table.view["season"], table.me.interns, table.me.interns_next) == ("fall", 1, 0)


def test_one_use_a_season() -> None:
    """BC-183"""
    table = sit(seats=5, options=ON).play("place hire-interns")
    assert table.rule_against("place hire-interns") == "BC-038"


def test_a_placed_intern_stands_on_an_unused_space() -> None:
    """BC-185"""
    table = sit(options=ON, phase="extra", interns=1, market={"fundraiser": {"used": True}})
    assert table.rule_against("send intern fundraiser") == "BC-038"
    table.play("send intern malt-market")
    assert (table.me.interns, table.view["market"]["malt-market"]["used"]) == (0, True)


def test_a_player_may_have_two_interns_in_one_season() -> None:
    """BC-187 from two hires; each is settled in its own lap."""
    table = sit(seats=4, options=ON, phase="extra", interns=2).play("hold", "hold")
    assert (table.me.interns, table.me.held) == (0, 2)


def test_used_or_not_an_intern_goes_back() -> None:
    """BC-186"""
    table = sit(options=ON, phase="close", held=1, others={2: {"interns_next": 1}})
    assert (table.me.held, table.seat(2).interns, table.view["interns"]) == (0, 1, 1)


def test_a_helper_or_an_intern_may_hire_interns_on_credit() -> None:
    """BC-180, BC-185 the loan is part of the choice."""
    table = sit(seats=4, options=ON, phase="extra", money=0, interns=1)
    assert table.rule_against("send intern hire-interns") == "BC-180"
    table.play("borrow-and-send intern hire-interns")
    assert (table.me.loans, table.me.money, table.me.interns_next) == (1, 1, 1)
