"""`alehouse review` and `alehouse audit`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.bots.random_bot import RandomBot
from alehouse.extras import program
from alehouse.games import LIBRARY
from alehouse.lab import review as reviewing
from alehouse.lab.simulate import recorded_game

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_SEARCH", 200)
    monkeypatch.setattr(reviewing, "COMPARE_PLAYOUTS", 400)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    record = recorded_game(LIBRARY.get("moonlight").setup(2, seed=4), [RandomBot()] * 2, 1)
    record.save(tmp_path / "game.ale")
    return tmp_path / "game.ale"


def test_what_cost_most_with_reasons_luck_and_how_to_play_on(run: Run, finished: Path) -> None:
    data = run("review", finished, "--json").json
    assert data["mistakes"]
    assert len(data["luck"]) == 2
    lines = run("review", finished, "--lang", "en").out.splitlines()
    for one in data["mistakes"]:
        assert any(line.startswith(f"  Step {one['step']}, ") for line in lines)
        command = f"{program()} play moonlight --resume {finished} --at {one['step'] - 1} --seat {one['seat']}"
        assert f"    To play on from there: {command}" in lines
    assert sum(" without luck" in line for line in lines) == 2
    assert sum(line.startswith("  Better: ") for line in lines) == len(data["mistakes"])


@pytest.mark.parametrize("lang", ["fr", "es", "it"])
def test_in_every_language(run: Run, finished: Path, lang: str) -> None:
    out = run("review", finished, "--lang", lang).out
    assert "review-" not in out
    assert "term-" not in out
    assert "Better" not in out


def test_only_one_seat(run: Run, finished: Path) -> None:
    data = run("review", finished, "--seat", 2, "--json").json
    assert {one["seat"] for one in data["mistakes"]} <= {2}
    assert run("review", finished, "--seat", 3).refused() == "--seat takes a seat from 1 to 2, not 3."


def test_an_audit_counts_claims_and_contradictions(run: Run) -> None:
    data = run("audit", "moonlight", "--positions", 2, "--deeper", 1, "--games", 1, "--workers", 1, "--json").json
    assert data["hints"]["cases"] == 2
    assert data["hints"]["contradictions"] == 0
    assert data["reviews"]["checked"] == data["reviews"]["claims"] >= data["reviews"]["held"]
