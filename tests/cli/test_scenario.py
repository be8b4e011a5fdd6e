"""`alehouse scenario run`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

GOOD = """
id = "GOOD"
game = "moonlight"
rules = []
seats = 2
[given]
players."1".noise = 3
[[step]]
seat = 1
decision = "turn-step"
then = { players."1".noise = 3 }
"""
BAD = GOOD.replace("GOOD", "BAD").replace('then = { players."1".noise = 3 }', 'then = { players."1".noise = 4 }')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "bad.toml").write_text(BAD)
    return tmp_path


def test_a_scenario_that_holds(run: Run, folder: Path) -> None:
    outcome = run("scenario", "run", folder / "good.toml")
    assert (outcome.code, outcome.out) == (0, "1 passed, 0 failed\n")


def test_a_failure_names_scenario_step_expected_and_actual(run: Run, folder: Path) -> None:
    outcome = run("scenario", "run", folder / "good.toml", folder / "bad.toml")
    assert outcome.code == 1
    assert "BAD, step 1: expected players.1.noise = 4; actual: players.1.noise = 3" in outcome.out
    assert "1 passed, 1 failed" in outcome.out


def test_a_folder_stands_for_its_scenarios_and_the_report_is_data(run: Run, folder: Path) -> None:
    outcome = run("scenario", "run", folder, "--json")
    assert outcome.code == 1
    assert outcome.json == {
        "passed": 1,
        "failed": 1,
        "failures": [
            {"id": "BAD", "step": "step 1", "expected": "players.1.noise = 4", "actual": "players.1.noise = 3"}
        ],
    }


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("id =", "idd ="), "unknown field of a file 'idd'; did you mean 'id'?"),
        (('game = "moonlight"', 'game = "chess"'), "unknown game 'chess'"),
        (("[[step]]", "[[stepp]]"), "unknown field of a file 'stepp'; did you mean 'step'?"),
        (("seats = 2", 'seats = "two"'), "a field holds something that does not belong there"),
        (("[given]", "[given"), "is not valid TOML"),
    ],
)
def test_a_broken_scenario_is_named_with_what_is_wrong(
    run: Run, tmp_path: Path, change: tuple[str, str], words: str
) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(GOOD.replace(*change))
    assert words in run("scenario", "run", path).refused()


def test_a_folder_without_scenarios_is_named(run: Run, tmp_path: Path) -> None:
    assert "there is no scenario (.toml) in the folder" in run("scenario", "run", tmp_path).refused()
