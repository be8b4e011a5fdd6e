"""`alehouse ladder`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.lab import ladder
from alehouse.lab.ladder import BEGIN, END, known_lines

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", [("novice", "random"), ("random", "novice")])


def test_the_table_is_rebuilt_between_its_marks(run: Run, tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    old = "| dicebrewing | 2 | regular | random | 1,000 | 99.0% | 98.2 to 99.5% | 50% | 0.1 |"
    document.write_text(f"# Bots\n{BEGIN}\n{old}\n{END}\nMore.\n", encoding="utf-8")
    out = run("ladder", "moonlight", "--games", 4, "--workers", 1, "--out", document).out
    text = document.read_text("utf-8")
    assert list(known_lines(text)) == [
        ("moonlight", "2", "novice", "random"),
        ("moonlight", "2", "random", "novice"),
        ("moonlight", "4", "novice", "random"),
        ("moonlight", "4", "random", "novice"),
        ("dicebrewing", "2", "regular", "random"),
    ]
    assert old in text
    assert "`alehouse ladder --seed 1`" in text
    assert text.endswith(f"{END}\nMore.\n")
    assert all(line in text for line in out.splitlines())


def test_quick_prints_and_writes_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = run("ladder", "moonlight", "--quick", "--games", 2, "--workers", 1).out
    assert out.count("| moonlight |") == 4
    assert list(tmp_path.iterdir()) == []


def test_the_time_for_a_pairing_is_kept(run: Run) -> None:
    out = run("ladder", "moonlight", "--quick", "--games", 1_000_000, "--minutes", 0.002, "--workers", 1).out
    games = [int(line.split("|")[5].replace(",", "")) for line in out.splitlines() if "| moonlight |" in line]
    assert len(games) == 4
    assert all(0 < number < 1_000_000 for number in games)
