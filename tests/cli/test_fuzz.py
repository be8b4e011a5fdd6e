"""`alehouse fuzz`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.engine.state import State
from alehouse.lab.checks import Checks

Run = Callable[..., Any]


def test_the_report_as_data(run: Run, tmp_path: Path) -> None:
    report = run("fuzz", "moonlight", "--games", 5, "--seed", 1, "--out", tmp_path, "--json").json
    assert list(report) == ["game", "seed", "games", "decisions", "option_sets", "failures"]
    assert (report["game"], report["seed"], report["games"], report["failures"]) == ("moonlight", 1, 5, [])


def test_seconds_end_the_run(run: Run, tmp_path: Path) -> None:
    outcome = run("fuzz", "moonlight", "--seconds", 0.3, "--workers", 1, "--out", tmp_path)
    assert outcome.code == 0
    assert "no failures" in outcome.out


def test_a_failure_exits_with_1_and_its_record_shows_it_again(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks_when_somebody_scores(checks: Checks, state: State) -> list[str]:
        return ["somebody scored"] if any(state.total(seat) for seat in range(state.seats)) else []

    monkeypatch.setattr(Checks, "points", breaks_when_somebody_scores)
    outcome = run("fuzz", "moonlight", "--games", 3, "--seed", 1, "--workers", 1, "--out", tmp_path, "--json")
    assert outcome.code == 1
    failure = outcome.json["failures"][0]
    assert "somebody scored" in failure["error"]
    shown = run("replay", failure["record"], "--verify")
    assert shown.code == 1
    assert failure["error"] in shown.err
