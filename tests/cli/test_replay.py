"""`alehouse replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.engine.fairness import new_secret
from alehouse.engine.record import Record, read_record
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY
from alehouse.text.languages import languages

Run = Callable[..., Any]


def record_of(path: Path) -> Record:
    return read_record(LIBRARY, path.read_text("utf-8"))


def totals_of(path: Path) -> list[int]:
    result = record_of(path).result
    assert result is not None
    return list(result["totals"])


def test_the_game_is_told_from_setup_to_score(run: Run, game: Path) -> None:
    outcome = run("replay", game)
    lines = outcome.out.splitlines()
    assert lines[0] == "Moonlight Brewers, 2 players, house pack, rules version 1"
    assert lines[1] == "Seed 12"
    assert lines[2].startswith("Options: ")
    record = record_of(game)
    told = [line for line in lines if line[:1].isdigit() and ". Bot " in line]
    assert len(told) == len(record.steps) + record.setup.seats  # every action, and every seat's place
    assert "The game is over." in lines


def test_the_points_are_told_by_source(run: Run, game: Path) -> None:
    out = run("replay", game).out.partition("The game is over.")[2]
    points = [int(line.split()[0]) for line in out.splitlines() if line.startswith("    ")]
    assert sum(points) == sum(totals_of(game))


@pytest.mark.parametrize(("lang", "words"), [("fr", "joueurs"), ("es", "jugadores"), ("it", "giocatori")])
def test_the_game_is_told_in_another_language(run: Run, game: Path, lang: str, words: str) -> None:
    assert f"Moonlight Brewers, 2 {words}" in run("replay", game, "--lang", lang).out


@pytest.mark.parametrize(
    ("lang", "level"), [("en", "random"), ("fr", "au hasard"), ("es", "al azar"), ("it", "a caso")]
)
def test_bots_are_shown_with_their_level_in_words(run: Run, game: Path, lang: str, level: str) -> None:
    for command in (["replay", game], ["replay", game, "--at", 3], ["analyze", game]):
        assert f"Bot 1 ({level})" in run(*command, "--lang", lang).out


def test_the_story_as_data(run: Run, game: Path) -> None:
    data = run("replay", game, "--json").json
    record = record_of(game)
    assert data["header"]["title"] == "moonlight"
    assert [step["action"] for step in data["steps"]] == [step.action for step in record.steps]
    assert [entry["total"] for entry in data["scores"]] == totals_of(game)
    assert all(sum(entry["sources"].values()) == entry["total"] for entry in data["scores"])
    assert any(step["events"] for step in data["steps"])
    assert data["over"] is True


def test_a_position_with_choices_and_board(run: Run, game: Path) -> None:
    out = run("replay", game, "--at", 10).out
    assert f"After step 10 of {len(record_of(game).steps)}" in out
    assert "Waiting for " in out
    assert "Choices:" in out
    assert "    Rooms, their actions" in out


@pytest.mark.parametrize("lang", languages())
def test_a_position_in_every_language(run: Run, game: Path, lang: str) -> None:
    out = run("replay", game, "--at", 10, "--lang", lang).out
    assert "actions_left" not in out
    assert "hop-garden" not in out


def test_a_position_as_data(run: Run, game: Path) -> None:
    data = run("replay", game, "--at", 10, "--json").json
    state = record_of(game).replay(10)
    assert (data["at"], data["to_act"], data["decision"]) == (10, state.to_act + 1, state.decision())
    assert len(data["legal"]) == len(state.legal())
    assert data["view"]["seats"] == 2


def test_the_last_position_is_the_end(run: Run, game: Path) -> None:
    assert "The game is over." in run("replay", game, "--at", len(record_of(game).steps)).out


def test_a_position_beyond_the_end_says_how_many_there_are(run: Run, game: Path) -> None:
    steps = len(record_of(game).steps)
    assert (
        f"the record has {steps} steps; 9999 is not among 0 to {steps}." in run("replay", game, "--at", 9999).refused()
    )


def test_a_sound_record_is_verified(run: Run, game: Path) -> None:
    outcome = run("replay", game, "--verify")
    assert outcome.code == 0
    steps = len(record_of(game).steps)
    assert outcome.out == f"verified: every step follows the rules ({steps} in all), the result follows from them.\n"


def test_honest_dice_are_verified(run: Run, tmp_path: Path) -> None:
    record = Record(LIBRARY.get("moonlight").setup(1), new_secret())
    state = record.start()
    while state.to_act != OVER:
        record.add(state, state.default())
    record.save(tmp_path / "honest.ale")
    assert "the dice are those that were committed to" in run("replay", tmp_path / "honest.ale", "--verify").out
    assert "Honest dice, commitment " in run("replay", tmp_path / "honest.ale").out


def test_an_unfinished_game_is_told_and_verified(run: Run, game: Path) -> None:
    lines = game.read_text("utf-8").splitlines()
    game.write_text("\n".join(lines[:9]) + "\n", encoding="utf-8")
    assert "The game is not finished: waiting for Bot " in run("replay", game).out
    assert run("replay", game, "--verify").out == "verified: every step follows the rules (7 in all).\n"


def altered(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    step = json.loads(lines[4])
    step["do"] = "nap"
    lines[4] = json.dumps(step)
    path.write_text("\n".join(lines), encoding="utf-8")


def test_an_altered_action_is_refused_with_its_step(run: Run, game: Path) -> None:
    altered(game)
    words = "step 3: the line does not match its check; it was altered or damaged."
    assert words in run("replay", game).refused()
    outcome = run("replay", game, "--verify")
    assert (outcome.code, outcome.err) == (1, f"alehouse: not verified: {words}\n")
    outcome = run("replay", game, "--verify", "--json")
    assert outcome.code == 1
    assert outcome.json == {"verified": False, "steps": 0, "error": words}


def test_a_false_result_is_refused(run: Run, game: Path) -> None:
    lines = game.read_text("utf-8").splitlines()
    end = json.loads(lines[-1])
    end["result"]["totals"][0] += 1
    game.write_text("\n".join([*lines[:-1], json.dumps(end)]), encoding="utf-8")
    assert "the result does not follow from the actions" in run("replay", game).refused()
    assert run("replay", game, "--verify").code == 1


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the record is empty"),
        (b"hello\n", "line 1 is not a JSON object"),
        (b'{"alehouse":99}\n', "line 1 is not the header"),
        (b'{"alehouse":1,"title":"moonlight"}\n', "the header is incomplete or damaged"),
        (b"\xff\xfe\x00", "it is not text"),
    ],
)
def test_something_else_than_a_record_is_named(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "x.ale"
    file.write_bytes(content)
    for command in (["replay", file], ["hint", file], ["play", "moonlight", "--plain", "--resume", file]):
        said = run(*command).refused()
        assert words in said
        assert str(file) in said
