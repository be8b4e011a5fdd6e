"""Scoring by source, ranking, and what scores nothing."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import sit

from alehouse.games.brewcrafters.score import SOURCES

pytestmark = pytest.mark.engine


def test_every_batch_scores_sold_or_not() -> None:
    """BC-210"""
    table = sit(phase="over", shipping={"lambic": 1}, line=["lambic"], tanks={"tank-1": "lambic"})
    assert table.me.score["beer"] == 15


def test_a_gold_label_is_three_points() -> None:
    """BC-211, BC-108"""
    assert sit(phase="over", labels=["lambic", "coffee-stout"]).me.score["gold-labels"] == 6


def test_money_goods_and_marks_score_nothing() -> None:
    """BC-212"""
    table = sit(
        phase="over", money=30, storage="5 5 2", mark="lambic", reserved="farm", partnerships={"coffee-roaster": 1}
    )
    assert table.me.total == 0


def test_the_score_is_the_sum_of_its_sources_at_any_moment() -> None:
    """BC-211"""
    table = sit(seats=3, rep=4, loans=1, shipping={"everyday-ale": 2}, collaboration={"coll-malt": 1})
    assert list(table.me.score) == SOURCES
    assert table.me.total == sum(table.me.score.values()) == 4 - 2 + 6 + 1


def test_places_by_points_then_money() -> None:
    """BC-213"""
    table = sit(seats=3, phase="over", rep=5, money=1, others={2: {"rep": 5, "money": 3}, 3: {"rep": 9, "money": 0}})
    assert [table.seat(seat).place for seat in (1, 2, 3)] == [3, 2, 1]
