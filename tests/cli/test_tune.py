"""`alehouse tune`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.extras import command_for
from alehouse.games import LIBRARY

Run = Callable[..., Any]

SMALL = ("tune", "moonlight", "--games", 2, "--generations", 2, "--check", 10, "--workers", 1)


def test_weights_with_the_way_they_were_found(run: Run) -> None:
    out = run(*SMALL, "--seed", 1).out
    lines = out.splitlines()
    assert lines[0].startswith("# Weights of the evaluation, in points. Fitted by `alehouse tune moonlight`")
    assert lines[1].startswith("# Seed 1, 2 seats, 2 generations, ")
    assert lines[2].startswith("# Wins ")
    assert lines[2].endswith("over 10 games of a check.")
    weights = tomllib.loads(out)["weights"]
    before = LIBRARY.get("moonlight").judge().weights.given
    assert weights["card"].keys() == {name.partition(".")[2] for name in before if name.startswith("card.")}
    assert weights["hope"] != before["hope"]


def test_weights_by_the_points_that_games_ended_with(run: Run) -> None:
    command = ("tune", "moonlight", "--by", "points", "--bot", "master:10", "--games", 4, "--check", 10)
    out = run(*command, "--workers", 1, "--seed", 1).out
    assert out.splitlines()[1] == "# Seed 1, 2 seats, 4 games of master:10."
    assert out == run(*command, "--workers", 2, "--seed", 1).out
    weights = tomllib.loads(out)["weights"]
    before = LIBRARY.get("moonlight").judge().weights.given
    assert weights["star"] == before["star"]  # nothing of the campaign was seen
    assert weights["hope"] != before["hope"]


def test_the_same_seed_gives_the_same_weights(run: Run, tmp_path: Path) -> None:
    first = run(*SMALL, "--seed", 7).out
    assert f"Written: {tmp_path / 'judge.toml'}" in run(*SMALL, "--seed", 7, "--out", tmp_path / "judge.toml").out
    assert (tmp_path / "judge.toml").read_text("utf-8") == first


def test_without_cmaes_it_says_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.lab.tune.find_spec", lambda name: None)
    assert command_for("lab") in run(*SMALL).refused()
