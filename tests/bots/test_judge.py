"""Judges: a seat is worth its points by default, weights are by name, search settings are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.bots.greedy import GreedyBot
from alehouse.bots.search import SearchBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.state import OVER
from alehouse.engine.weights import Weights, read_judge
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_a_title_without_a_judge_of_its_own_can_be_played_by_bots(name: str) -> None:
    judge = Judge(Weights({}), SearchSettings({}))
    state = LIBRARY.get(name).new(2, seed=1)
    assert judge.values(state) == [float(state.total(0)), float(state.total(1))]
    assert judge.terms(state, 1) == [("points", judge.value(state, 1))]
    assert judge.left(state) == 1.0
    for player in (GreedyBot(judge), SearchBot(judge, playouts=20)):
        assert player.choose(state.clone(), 1) in state.legal()
    state.to_act = OVER
    assert judge.left(state) == 0.0


def test_weights_are_taken_by_name_wherever_they_stand() -> None:
    weights = Weights({"card.noise": 2.0, "loud": 1.0, "card.sword": 3.0})
    assert weights.take("loud") == 1.0
    assert list(weights.table("card", ["sword", "balm", "noise"])) == [3.0, 0.0, 2.0]
    assert weights.missing() == ["card.balm"]
    weights.check()


def test_a_misspelled_weight_is_an_error() -> None:
    title = LIBRARY.get("moonlight")
    with pytest.raises(AlehouseError, match="unknown weight 'noize'; did you mean 'noise'"):
        title.judge_with({**title.judge().weights.given, "noize": 2.0})


def test_tables_of_a_file_are_flattened(tmp_path: Path) -> None:
    file = tmp_path / "judge.toml"
    assert read_judge(file) == ({}, {})
    file.write_text("[search]\ndepth = 3\n[weights]\nloud = 2\n[weights.card]\nnoise = 0.5\n")
    assert read_judge(file) == ({"loud": 2.0, "card.noise": 0.5}, {"depth": 3.0})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[weight]\nloud = 2\n", "unknown table 'weight'"),
        ("[weights]\nloud = 'very'\n", "loud must be a number"),
        ("[weights\n", "cannot be read"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "judge.toml"
    file.write_text(text)
    with pytest.raises(AlehouseError, match=problem):
        read_judge(file)


@pytest.mark.parametrize("given", [{"dept": 3.0}, {"scale": 0.0}, {"samples": 0.0}, {"depth": -1.0}])
def test_search_settings_that_make_no_sense_are_refused(given: dict[str, float]) -> None:
    with pytest.raises(AlehouseError):
        SearchSettings(given)
