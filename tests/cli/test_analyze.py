"""`alehouse analyze`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.engine.record import read_record
from alehouse.extras import command_for
from alehouse.games import LIBRARY

Run = Callable[..., Any]


def test_turning_points_are_told(run: Run, game: Path) -> None:
    lines = run("analyze", game, "--all").out.splitlines()
    assert lines[0] == "With all hidden information"
    assert lines[1] == "Turning points:"
    assert any("% → " in line for line in lines)


@pytest.mark.parametrize(("lang", "words"), [("fr", "Tournants"), ("es", "Momentos decisivos"), ("it", "Svolte")])
def test_in_another_language(run: Run, game: Path, lang: str, words: str) -> None:
    assert words in run("analyze", game, "--lang", lang).out


def test_curves_as_data(run: Run, game: Path) -> None:
    data = run("analyze", game, "--seat", 2, "--json").json
    record = read_record(LIBRARY, game.read_text("utf-8"))
    assert data["known"] == "seat 2"
    assert data["positions"][-1]["step"] == data["steps"] == len(record.steps)
    assert data["result"] == record.result
    for position in data["positions"]:
        assert sum(position["win_chance"]) == pytest.approx(1, abs=0.001)
        assert len(position["scores"]) == 2


def test_data_and_picture_are_written(run: Run, game: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    out = run("analyze", game, "--out", folder).out
    assert sorted(path.name for path in folder.iterdir()) == ["game.json", "game.png", "game.svg"]
    assert all(str(path) in out for path in folder.iterdir())
    assert json.loads((folder / "game.json").read_text("utf-8"))["known"] == "spectator"
    assert (folder / "game.png").read_bytes().startswith(b"\x89PNG")
    svg = (folder / "game.svg").read_text("utf-8")
    assert "<svg" in svg
    run("analyze", game, "--out", folder)
    assert (folder / "game.svg").read_text("utf-8") == svg


def test_an_unfinished_game_keeps_its_secrets(run: Run, game: Path) -> None:
    lines = game.read_text("utf-8").splitlines()
    game.write_text("\n".join(lines[:20]) + "\n", encoding="utf-8")
    assert "the game is not finished" in run("analyze", game, "--all").refused()
    assert run("analyze", game).code == 0


def test_a_seat_that_does_not_exist_is_named(run: Run, game: Path) -> None:
    assert run("analyze", game, "--seat", 3).refused() == "--seat takes a seat from 1 to 2, not 3."


def test_without_matplotlib_it_says_how_to_get_it(run: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.lab.charts.find_spec", lambda name: None)
    assert command_for("lab") in run("analyze", game, "--out", "x").refused()
    assert run("analyze", game).code == 0
