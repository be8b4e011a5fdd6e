"""`alehouse hint`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.bots.random_bot import RandomBot
from alehouse.engine.codebook import spelled
from alehouse.engine.forecast import foreseen
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.lab.simulate import recorded_game
from alehouse.text.speech import Speech

Run = Callable[..., Any]

QUICK = ("--playouts", 60)


def test_three_moves_with_values_and_reasons(run: Run, game: Path) -> None:
    lines = run("hint", game, "--at", 12, *QUICK).out.splitlines()
    steps = len(read_record(LIBRARY, game.read_text("utf-8")).steps)
    assert lines[0] == f"After step 12 of {steps}"
    assert "Waiting for " in lines[1]
    moves = [line for line in lines if line[:3] in ("1. ", "2. ", "3. ")]
    assert len(moves) == 3
    assert moves[0].endswith("% to win")
    assert all(" fewer points" in move for move in moves[1:])
    assert sum(line.startswith(("   Why: ", "   Why, later", "   No single reason")) for line in lines) == 3


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "de chances de gagner"), ("es", "% de ganar"), ("it", "% di vincere"), ("en", "% to win")],
)
@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_title_in_every_language(run: Run, tmp_path: Path, title: str, lang: str, words: str) -> None:
    setup = LIBRARY.get(title).setup(2, seed=4)
    record = recorded_game(setup, [RandomBot()] * 2, 1)
    record.steps = record.steps[:30]
    record.result = None
    record.save(tmp_path / "game.ale")
    out = run("hint", tmp_path / "game.ale", "--lang", lang, *QUICK).out
    assert out.count(words) >= 1
    assert "hint-" not in out
    assert "term-" not in out


def test_as_data(run: Run, game: Path) -> None:
    data = run("hint", game, "--at", 12, "--json", *QUICK).json
    state = read_record(LIBRARY, game.read_text("utf-8")).replay(12)
    assert (data["at"], data["seat"], data["decision"]) == (12, state.to_act + 1, state.decision())
    assert data["playouts"] == 60
    assert len(data["hints"]) == 3
    for entry in data["hints"]:
        names = ["action", "behind", "low", "high", "equal", "forecast", "later", "gains", "costs", "risks"]
        assert list(entry) == names
    assert data["unit"] == "points"
    assert 0 <= data["outlook"][0] <= 1


def test_every_move_comes_with_its_forecast_in_words_and_as_data(run: Run, game: Path) -> None:
    record = read_record(LIBRARY, game.read_text("utf-8"))
    state, setup = record.replay(12), record.setup
    codebook = setup.title.codebook(setup.pack)
    told = foreseen(setup.title, setup.pack, state)
    expected = {spelled(codebook.describe(code)): one for code, one in zip(state.legal(), told, strict=True)}
    data = run("hint", game, "--at", 12, "--json", *QUICK).json["hints"]
    for entry in data:
        assert entry["forecast"] == json.loads(json.dumps(expected[spelled(entry["action"])]))
    speech = Speech(setup.title, setup.pack, "en")
    said = [speech.forecast(entry["forecast"], []) for entry in data]
    lines = run("hint", game, "--at", 12, *QUICK).out.splitlines()
    assert [line for line in lines if line.startswith("   Forecast: ")] == [
        f"   Forecast: {'; '.join(parts)}" for parts in said if parts
    ]
    assert any(said)


def test_the_same_advice_twice(run: Run, game: Path) -> None:
    first, again = (run("hint", game, "--at", 20, "--json", *QUICK).json for time in (1, 2))
    assert first == again


def test_alone_there_are_points_to_expect(run: Run, tmp_path: Path) -> None:
    record = recorded_game(LIBRARY.get("moonlight").setup(1, seed=4), [RandomBot()], 1)
    record.save(tmp_path / "alone.ale")
    assert " points expected" in run("hint", tmp_path / "alone.ale", "--at", 5, *QUICK).out
    assert run("hint", tmp_path / "alone.ale", "--at", 5, "--json", *QUICK).json["outlook"][0] > 1


def test_in_the_campaign_there_are_stars_to_expect(run: Run, tmp_path: Path) -> None:
    record = recorded_game(LIBRARY.get("moonlight").setup(1, {"hermit": True}, seed=4), [RandomBot()], 1)
    record.save(tmp_path / "campaign.ale")
    for lang, words in {"en": "stars expected", "fr": "étoiles", "es": "estrellas esperadas", "it": "stelle"}.items():
        assert words in run("hint", tmp_path / "campaign.ale", "--at", 5, "--lang", lang, *QUICK).out


def test_a_finished_game_says_which_steps_there_are(run: Run, game: Path) -> None:
    steps = len(read_record(LIBRARY, game.read_text("utf-8")).steps)
    words = f"the game is over after step {steps}; give --at with a step from 0 to {steps - 1}."
    assert run("hint", game).refused() == words
