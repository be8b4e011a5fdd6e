"""`alehouse train`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.engine.learnt import UNIT, read_learnt
from alehouse.engine.policy import read_policy
from alehouse.games import LIBRARY
from alehouse.lab import train as training

Run = Callable[..., Any]

SMALL = ("train", "moonlight", "--games", 30, "--rounds", 1, "--check", 10, "--seats", "2,3", "--seed", 1)


def test_weights_that_do_not_win_are_not_kept(run: Run, tmp_path: Path) -> None:
    outcome = run(*SMALL, "--workers", 1, "--out", tmp_path / "learnt.json")
    assert outcome.code == 0
    assert "not kept" in outcome.err
    assert "nothing was learned that wins" in outcome.err
    assert not (tmp_path / "learnt.json").exists()


def test_the_file_does_not_depend_on_the_workers(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.commands.train.wilson", lambda rate, games: (1.0, 1.0))  # every round is kept
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in enumerate(files, 1):
        assert run(*SMALL, "--workers", workers, "--out", file).code == 0
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    found = read_learnt(files[0])
    assert found is not None
    assert (found.how["seed"], found.how["seats"], len(found.how["rounds"])) == (1, [2, 3], 1)
    assert found.problem(LIBRARY.get("moonlight").house()) == ""
    assert found.weights


def test_the_fit_finds_what_results_depend_on() -> None:
    import numpy as np

    sums = training.Sums(2)
    rows = np.array([[1, x] for x in range(50)], np.int16)
    stages = np.array([x % 5 for x in range(50)], np.int16)
    results = 100.0 * (3 + 2 * rows[:, 1] + 0.5 * stages * rows[:, 1])
    sums.add(rows, stages, results)
    sums.count()
    weights = sums.weights(1e-9)
    assert weights == pytest.approx([300, 200, 0, 50], abs=0.1)
    assert sums.explained(weights) > 0.999
    found = training.by_field([("", 1), ("x", 1)], weights, 0.5)
    assert found["x"][0][0] == pytest.approx(UNIT, rel=0.01)


@pytest.mark.parametrize(
    ("arguments", "words"), [(["--seats", "two"], "--seats takes numbers of players"), (["--seats", "1"], "at least 2")]
)
def test_seats_that_cannot_be_trained_with(run: Run, arguments: list[str], words: str) -> None:
    assert words in run("train", "moonlight", *arguments).refused()


NETWORK = ("train", "moonlight", "--network", "--games", 8, "--rounds", 2, "--check", 4, "--seed", 1)


def test_a_network_is_learned_and_does_not_depend_on_the_workers(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in enumerate(files, 1):
        outcome = run(*NETWORK, "--workers", workers, "--out", file)
        assert outcome.code == 0
        assert "2 rounds of 8 games, seed 1" in outcome.out
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    found = read_policy(files[0])
    assert found is not None
    assert (found.how["seed"], found.how["rounds"], found.how["strength"]["games"]) == (1, 2, 4)
    assert found.problem(LIBRARY.get("moonlight").house()) == ""
    assert list(found.outputs) == ["you", "other1"]
    assert any(found.outputs["you"])


def test_a_network_and_a_policy_are_not_trained_at_once(run: Run) -> None:
    assert "choose one" in run("train", "moonlight", "--network", "--policy").refused()
