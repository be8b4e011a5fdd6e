"""`alehouse dataset`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from alehouse.bots.encoder import Encoder
from alehouse.engine.spec import setup_of
from alehouse.games import LIBRARY
from alehouse.lab import dataset_files
from alehouse.lab.dataset import read_game

Run = Callable[..., Any]

TITLES = LIBRARY.ids()


@pytest.mark.parametrize("title", TITLES)
def test_every_game_of_a_set_replays_to_its_result(run: Run, tmp_path: Path, title: str) -> None:
    folder = tmp_path / "set"
    report = run("dataset", title, folder, "--games", 3, "--seed", 5, "--bots", "random,novice", "--json").json
    assert (report["game"], report["games"], report["seed"], report["seats"]) == (title, 3, 5, 3)
    games = parquet.read_table(folder / "games.parquet").to_pylist()
    assert [game["game"] for game in games] == [1, 2, 3]
    assert sum(game["steps"] for game in games) == report["decisions"]
    for game in games:
        record = read_game(folder, game["game"])
        record.replay()
        assert record.result == {"totals": game["totals"], "places": game["places"]}
        assert len(record.steps) == game["steps"]


def test_a_row_holds_what_the_seat_saw_and_could_do(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    run("dataset", "moonlight", folder, "--games", 2, "--seed", 5, "--bots", "random")
    about = json.loads((folder / "dataset.json").read_text("utf-8"))
    actions = parquet.read_table(folder / "actions.parquet").to_pylist()
    rows = [row for row in parquet.read_table(folder / "steps.parquet").to_pylist() if row["game"] == 2]
    record = read_game(folder, 2)
    setup = setup_of(LIBRARY, about["setup"])
    encoder = Encoder(setup)
    state = record.start()
    for index, row in enumerate(rows):
        assert (row["step"], row["seat"], row["decision"]) == (index, state.to_act + 1, state.decision())
        assert row["legal"] == encoder.legal(state)
        assert row["observation"] == list(encoder.observation(state, state.to_act))
        assert row["action"] in row["legal"]
        assert json.loads(actions[row["action"]]["json"]) == record.steps[index].action
        record.play(state, index)
    assert len(rows) == len(record.steps)
    assert sum(part["size"] for part in about["observation"]) == len(rows[0]["observation"])


def test_the_same_seed_gives_the_same_files_with_any_number_of_workers(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset_files, "GROUP", 4)
    monkeypatch.setattr("alehouse.lab.executor.ALONE_SECONDS", 0.0)
    files = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        run("dataset", "moonlight", folder, "--games", 10, "--seed", 3, "--workers", workers)
        files.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert files[0].keys() == {"README.md", "dataset.json", "games.parquet", "steps.parquet", "actions.parquet"}
    assert files[0] == files[1]
    assert parquet.ParquetFile(tmp_path / "1" / "steps.parquet").num_row_groups == 3


def test_bots_that_always_open_the_same_way_play_different_games(run: Run, tmp_path: Path) -> None:
    games = {}
    for opening in (0, 2):
        folder = tmp_path / str(opening)
        run("dataset", "brewcrafters", folder, "--games", 3, "--bots", "regular", "--seed", 1, "--opening", opening)
        rows = parquet.read_table(folder / "steps.parquet", columns=["game", "action", "level"]).to_pylist()
        games[opening] = {tuple(row["action"] for row in rows if row["game"] == number) for number in (1, 2, 3)}
        assert sum(row["level"] == "random" for row in rows) == 3 * 3 * opening
    assert len(games[2]) == 3


def test_the_card_says_what_it_is_and_its_command_makes_the_set_again(run: Run, tmp_path: Path) -> None:
    command = ("--games", 4, "--seats", 2, "--seed", 9, "--option", "duel=on", "--no-observations")
    run("dataset", "moonlight", tmp_path / "first", *command)
    card = (tmp_path / "first" / "README.md").read_text("utf-8")
    assert card.startswith("---\npretty_name: Moonlight Brewers")
    assert "4 games with 2 seats" in card
    assert "`observation`" not in card
    found = re.search(r"^alehouse (dataset .*)$", card, re.MULTILINE)
    assert found
    again = [str(tmp_path / "second") if word == "DIR" else word for word in found[1].split()]
    assert run(*again).code == 0
    for path in (tmp_path / "first").iterdir():
        assert path.read_bytes() == (tmp_path / "second" / path.name).read_bytes()


def test_ctrl_c_keeps_the_games_that_are_done(interrupted: Run, tmp_path: Path) -> None:
    outcome = interrupted(4, "dataset", "moonlight", str(tmp_path / "set"), "--games", "100000000", "--bots", "random")
    assert outcome.code == 130
    assert outcome.err.startswith("Stopped after ")
    games = parquet.read_table(tmp_path / "set" / "games.parquet")
    assert len(games) > 0
    last = len(games)
    read_game(tmp_path / "set", last).replay()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "master:50ms"], "'master:50ms' thinks by the clock"),
        (["--games", "0"], "--games takes a whole number from 1"),
        (["--opening", "-1"], "--opening takes a whole number from 0"),
    ],
)
def test_what_cannot_be_repeated_or_counted_is_refused(
    run: Run, tmp_path: Path, arguments: list[str], words: str
) -> None:
    assert words in run("dataset", "moonlight", tmp_path / "set", *arguments).refused()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_not_touched(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "already exists" in run("dataset", "moonlight", tmp_path, "--games", 1).refused()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
