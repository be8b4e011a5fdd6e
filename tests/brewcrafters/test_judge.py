"""The evaluation that bots go by: named terms, sensible comparisons, and a greedy player who makes a living."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, brewing, seen, sit
from tests.staged import Given

from alehouse.bots.greedy import GreedyBot
from alehouse.engine.state import OVER
from alehouse.engine.weights import Weights
from alehouse.games.brewcrafters.judge import TERMS, BrewCraftersJudge
from alehouse.games.brewcrafters.kinds import TRAITS

pytestmark = pytest.mark.engine

JUDGE = TITLE.judge()


def test_the_value_is_the_sum_of_its_terms() -> None:
    state = sit(seats=3, lab={"basic": "annual"}, workers=["chemist"], storage="4 2 1").state
    terms = JUDGE.terms(state, 0)
    assert [name for name, _ in terms] == TERMS
    assert sum(points for _, points in terms) == pytest.approx(JUDGE.value(state, 0))


def test_at_the_end_only_points_count() -> None:
    state = sit(phase="over", rep=7, money=20, storage="5 5 2", workers=["chemist"]).state
    assert JUDGE.value(state, 0) == 7.0


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
    assert JUDGE.value(sit(**better).state, 0) > JUDGE.value(sit(**worse).state, 0)


def test_greedy_brews_what_is_ready() -> None:
    table = brewing(storage="3 2 1")
    bot = GreedyBot(JUDGE, samples=1)
    table.state.play(bot.choose(table.state.clone(), 1))
    assert table.decision == "brew-slot"
    table.state.play(bot.choose(table.state.clone(), 1))
    assert table.me.batches == 1


def test_small_change_is_not_quiet() -> None:
    table = sit()
    assert table.state.quiet()
    assert not table.play("place open-market").state.quiet()


def test_greedy_players_make_a_living() -> None:
    """About eight batches a brewery and hardly a loan, as the numbers of the content were made for."""
    state = TITLE.new(3, seed=1)
    bot = GreedyBot(JUDGE, samples=1)
    while state.to_act != OVER:
        state.play(bot.choose(state.clone(), 1))
    players = seen(state)["players"]
    batches = sum(player["batches"] for player in players) / 3
    assert 6 <= batches <= 12
    assert sum(player["loans"] for player in players) <= 4
    assert max(player["total"] for player in players) >= 45


def test_an_inserted_trait_shifts_no_other_weight() -> None:
    weights = Weights(JUDGE.weights.given)
    before = list(weights.table("trait", TRAITS))
    after = list(weights.table("trait", [*TRAITS[:6], "night-shift", *TRAITS[6:]]))
    assert after == [*before[:6], 0.0, *before[6:]]
    assert weights.missing() == ["trait.night-shift"]


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_has_the_weight_of_its_name(trait: str) -> None:
    assert isinstance(JUDGE, BrewCraftersJudge)
    assert JUDGE.trait[TRAITS.index(trait)] == JUDGE.weights.given[f"trait.{trait}"] > 0.0
