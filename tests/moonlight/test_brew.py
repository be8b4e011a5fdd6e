"""Stock, boxes and what a beer contains."""

from __future__ import annotations

import pytest
from tests.moonlight.play import sit

pytestmark = pytest.mark.engine


def test_each_success_is_one_unit_and_stock_keeps_for_ever() -> None:
    """MB-175"""
    many = ["hops 1"] * 9 + ["hops 3"] * 6
    table = sit("anselm", phase=1, stock=many, room="hop-garden", dice=[3]).roll("hops-easy").end_turns(4)
    assert table.me.stock == ["hops 1"] * 10 + ["hops 3"] * 6
    assert table.end_turns(1).me.stock == ["hops 1"] * 10 + ["hops 3"] * 5


def test_ingredients_of_later_phases_may_be_gathered_early() -> None:
    """MB-176"""
    table = sit("anselm", phase=1, room="bakery", dice=[5]).roll("yeast-hard").end_turns(7)
    assert table.me.boxes == [0, 0, 0, 0, 0, 0, 3]


def test_what_comes_too_late_stays_in_stock_but_may_still_be_looked_for() -> None:
    """MB-177"""
    table = sit("anselm", phase=3, room="brewery", dice=[6]).roll("malt-hard").end_turns(1)
    assert (table.me.boxes, table.me.stock) == ([0] * 7, ["malt 3"])


def test_the_best_unit_is_entered_and_nobody_may_hold_it_back() -> None:
    """MB-178"""
    table = sit("gall", phase=6, stock=["water 1", "water 2", "malt 3"]).end_turns(1)
    assert (table.me.boxes[5], table.me.stock) == (2, ["water 1", "malt 3"])
    assert table.told("entry") == [{"seat": 1, "phase": "cooling", "value": 2}]


def test_units_never_add_up_in_one_box() -> None:
    """MB-179"""
    table = sit("gall", phase=2, stock=["malt 3", "malt 3"]).end_turns(1)
    assert (table.me.boxes[1], table.me.stock) == (3, ["malt 3"])


def test_surplus_wood_and_water_wait_for_their_second_box() -> None:
    """MB-180"""
    assert sit(phase=3, stock=["wood 2", "wood 1"]).end_turns(2).me.boxes[2:4] == [2, 1]
    assert sit("gall", phase=1, stock=["water 2", "water 1"]).end_turns(6).me.boxes == [2, 0, 0, 0, 0, 1, 0]


def test_a_written_box_is_final() -> None:
    """MB-181 better water found later does not replace the first."""
    table = sit("gall", phase=1, stock=["water 1"], dice=[5]).end_turns(1).roll("water-hard").end_turns(1)
    assert table.me.boxes[0] == 1


def test_what_is_left_at_the_end_is_worth_nothing() -> None:
    """MB-182"""
    table = sit("gall", phase=7, stock=["malt 3", "hops 3"]).end_turns(1)
    assert (table.over, table.me.total) == (True, 0)


@pytest.mark.parametrize(
    ("beer", "contains"),
    [({"boxes": {"5": 1}}, True), ({"stock": ["malt 3"]}, False), ({"werewolves": ["alpha 3"]}, False), ({}, False)],
)
def test_only_a_written_box_makes_a_beer_contain_ingredients(beer: dict[str, object], contains: bool) -> None:
    """MB-183"""
    table = sit(seats=2, room="brewery", others={2: beer})
    assert ("action dirt" in table.legal) is contains


def test_the_sheet_has_boxes_werewolf_line_adjustment_dirt_and_total() -> None:
    """MB-184"""
    table = sit(boxes=[1, 2, 3, 0, 0, 0, 0], werewolves=["alpha 3"], adjustment=2, dirt=1)
    assert table.state.score(0) == [("ingredients", 6), ("werewolves", 3), ("adjustment", 2), ("dirt", -1)]
    assert (table.state.total(0), table.me.total) == (10, 10)


def test_several_crowned_ingredients_may_be_combined() -> None:
    """MB-144, MB-005"""
    table = sit("medard", phase=2, stock=["malt 3"], cards=["blessed-malt", "arnold-ladle"]).play("end-turn")
    table.play("use arnold-ladle", "use blessed-malt")
    assert (table.me.boxes[1], table.me.cards) == (6, [])
