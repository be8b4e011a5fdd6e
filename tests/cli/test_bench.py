"""`alehouse bench`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import alehouse
from alehouse.lab import bench

Run = Callable[..., Any]

FIGURES = [
    "decisions_per_second", "games_per_second", "clone_us", "legal_us", "replay_us_per_action", "view_us",
    "forecast_p95_ms",
    "search_playouts_per_second",
    "greedy_decisions_per_second",
]  # fmt: skip


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure too shortly to mean anything, but everything."""
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench, "REPETITION_SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "POSITIONS", 3)


def test_all_figures_as_data(run: Run) -> None:
    report = run("bench", "moonlight", "--json").json
    assert report["compiled"] == alehouse.compiled()
    assert report["calibration_per_second"] > 0
    figures = report["games"]["moonlight"]
    assert figures["seats"] == 4
    assert figures["options"]["duel"] is True
    assert all(figures[name] > 0 for name in FIGURES)
    if alehouse.compiled():
        assert figures["compiled_over_pure"] > 1
    else:
        assert figures["compiled_over_pure"] is None


def test_all_figures_for_people(run: Run) -> None:
    out = run("bench", "moonlight").out
    assert "calibration" in out
    assert "moonlight, 4 seats, on: " in out
    assert "clone, µs" in out
