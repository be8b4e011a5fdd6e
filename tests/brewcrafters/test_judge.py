"""The evaluation that bots go by: named terms, sensible comparisons, and a greedy player who makes a living."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, brewing, seen, sit
from tests.staged import Given

from alehouse.bots.greedy import GreedyBot
from alehouse.engine.state import OVER
from alehouse.games.brewcrafters.judge import TERMS

pytestmark = pytest.mark.engine


def test_the_value_is_the_sum_of_its_terms() -> None:
    state = sit(seats=3, lab={"basic": "annual"}, workers=["chemist"], storage="4 2 1").state
    terms = state.terms(0)
    assert [name for name, _ in terms] == TERMS
    assert sum(worth for _, worth in terms) == pytest.approx(state.value(0))


def test_at_the_end_only_points_count() -> None:
    state = sit(phase="over", rep=7, money=20, storage="5 5 2", workers=["chemist"]).state
    assert state.value(0) == 7.0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"storage": "3 2 1"}, {"storage": "3 2 0"}),
        ({"tanks": {"tank-1": "lambic"}}, {}),
        ({"line": ["lambic"]}, {"tanks": {"tank-1": "lambic"}}),
        ({"shipping": {"everyday-ale": 1}}, {}),
        ({"money": 6}, {"money": 1}),
        ({"lab": {"brewing": "annual"}}, {}),
        ({"loans": 0}, {"loans": 1}),
        ({"buildings": ["farm"], "plots": ["malt", "malt"]}, {"buildings": ["farm"]}),
    ],
)
def test_what_is_better_is_worth_more(better: Given, worse: Given) -> None:
    assert sit(**better).state.value(0) > sit(**worse).state.value(0)


def test_greedy_brews_what_is_ready() -> None:
    table = brewing(storage="3 2 1")
    bot = GreedyBot(samples=1)
    table.state.play(bot.choose(table.state.clone(), 1))
    assert table.decision == "brew.slot"
    table.state.play(bot.choose(table.state.clone(), 1))
    assert table.me.batches == 1


def test_small_change_is_not_quiet() -> None:
    table = sit()
    assert table.state.quiet()
    assert not table.play("place open-market").state.quiet()


def test_greedy_players_make_a_living() -> None:
    """About eight batches a brewery and hardly a loan, as the numbers of the content were made for."""
    state = TITLE.new(3, seed=1)
    bot = GreedyBot(samples=1)
    while state.to_act != OVER:
        state.play(bot.choose(state.clone(), 1))
    players = seen(state)["players"]
    batches = sum(player["batches"] for player in players) / 3
    assert 6 <= batches <= 12
    assert sum(player["loans"] for player in players) <= 4
    assert max(player["total"] for player in players) >= 45
