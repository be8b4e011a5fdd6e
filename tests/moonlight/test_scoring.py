"""The count at the end."""

from __future__ import annotations

import pytest
from tests.moonlight.play import sit
from tests.staged import Given

pytestmark = pytest.mark.engine

BANDS = [
    (0, "undrinkable"),
    (4, "undrinkable"),
    (5, "syrup"),
    (7, "syrup"),
    (8, "trappist"),
    (12, "trappist"),
    (13, "good"),
    (17, "good"),
    (18, "contest"),
    (20, "contest"),
    (21, "contest"),
    (34, "contest"),
]


@pytest.mark.parametrize(
    ("trophies", "line"),
    [
        ([], 0),
        (["alpha 3"], 3),
        (["lone-wolf 1", "alpha 3", "big-paw 2"], 5),
        (["howler 0"], 0),
        (["howler 0", "alpha 3", "tool-thief 0"], 3),
        (["lone-wolf 1", "prowler 1"], 2),
    ],
)
def test_the_werewolf_line_is_the_best_taste_and_one_for_each_other_that_has_any(
    trophies: list[str], line: int
) -> None:
    """MB-201, MB-202"""
    assert sit(werewolves=trophies).me.wolf_line == line


def test_blood_acts_on_the_recorded_taste_and_never_below_nought() -> None:
    """MB-203, MB-140 lowered to nought, then raised to 1."""
    table = sit(noise=9, werewolves=["howler 0"], cards=["hubert-relic"], wolves=["scavenger"], dice=[2, 1, 6])
    table.roll("water-easy").play("use hubert-relic")
    assert table.me.werewolves == ["howler 1"]


def test_the_total_adds_everything_up() -> None:
    """MB-204"""
    table = sit(boxes=[2, 3, 1, 1, 3, 0, 1], werewolves=["alpha 3", "lone-wolf 1"], adjustment=1, dirt=2)
    assert table.state.total(0) == 14
    assert sum(points for source, points in table.state.score(0)) == 14


def test_a_negative_total_is_shown_as_nought_but_ranks_as_it_is() -> None:
    """MB-205"""
    table = sit(seats=3, dirt=3, others={2: {"dirt": 1}}, end_night=True)
    assert [table.seat(seat).total for seat in (1, 2, 3)] == [0, 0, 0]
    assert [table.state.total(seat) for seat in range(3)] == [-3, -1, 0]
    assert [table.state.shown_total(seat) for seat in range(3)] == [0, 0, 0]
    assert [table.seat(seat).band for seat in (1, 2, 3)] == ["undrinkable"] * 3
    assert [table.seat(seat).place for seat in (1, 2, 3)] == [3, 2, 1]
    assert [args["total"] for args in table.told("score")] == [0, 0, 0]


def test_the_highest_total_wins() -> None:
    """MB-206 whatever the werewolves and the dirt."""
    others = {2: {"boxes": [0] * 7, "werewolves": ["alpha 3"]}}
    table = sit(seats=2, boxes=[3, 3, 0, 0, 0, 0, 0], dirt=2, others=others)
    assert (table.me.place, table.seat(2).place) == (1, 2)


def test_a_tie_goes_to_the_higher_werewolf_line_then_to_less_dirt_then_to_both() -> None:
    """MB-207, MB-208, MB-209 four beers of 4 points."""
    others: dict[int, Given] = {
        2: {"boxes": [3, 0, 0, 0, 0, 0, 0], "werewolves": ["lone-wolf 1"]},
        3: {"boxes": [3, 2, 0, 0, 0, 0, 0], "dirt": 1},
        4: {"boxes": [4, 0, 0, 0, 0, 0, 0]},
    }
    table = sit(seats=4, boxes=[2, 2, 0, 0, 0, 0, 0], others=others)
    assert [table.seat(seat).total for seat in (1, 2, 3, 4)] == [4] * 4
    assert [table.seat(seat).place for seat in (1, 2, 3, 4)] == [2, 1, 4, 2]
    assert (table.state.better(1, 0), table.state.better(0, 1), table.state.better(0, 3)) == (1, -1, 0)


@pytest.mark.parametrize(("total", "band"), BANDS)
def test_the_band_of_a_beer(total: int, band: str) -> None:
    """MB-210, MB-211"""
    assert sit(boxes=[total, 0, 0, 0, 0, 0, 0]).me.band == band


def test_nobody_plays_cards_after_the_seventh_turn() -> None:
    """MB-212 seat 1 still holds a tankard and a relic when the night is counted."""
    table = sit(seats=2, phase=7, cards=["guest-tankard", "hubert-relic"], werewolves=["alpha 3"]).play("end-turn")
    assert table.to_act == 2
    assert table.play("end-turn").over


def test_after_the_seventh_turn_a_duel_still_asks_the_target() -> None:
    """MB-212"""
    table = sit(seats=2, phase=7, options=["duel"], cards=["crossbow"]).play("end-turn", "duel 1")
    assert (table.to_act, table.decision) == (1, "fight-cards")
