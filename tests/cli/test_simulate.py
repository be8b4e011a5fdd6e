"""`alehouse simulate`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import alehouse
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY

Run = Callable[..., Any]

KEYS = [
    "game", "rules_version", "pack", "options", "seats", "bots", "seed", "games", "decisions", "seconds",
    "games_per_second", "decisions_per_second", "compiled", "results",
]  # fmt: skip


def test_the_report_as_data(run: Run) -> None:
    report = run("simulate", "moonlight", "--games", 30, "--seed", 4, "--seats", 3, "--json").json
    assert list(report) == KEYS
    assert (report["game"], report["games"], report["seats"], report["seed"]) == ("moonlight", 30, 3, 4)
    assert report["bots"] == ["random"] * 3
    assert report["compiled"] == alehouse.compiled()
    assert [entry["seat"] for entry in report["results"]] == [1, 2, 3]
    assert sum(entry["wins"] for entry in report["results"]) == pytest.approx(30)
    for entry in report["results"]:
        low, high = entry["ci95"]
        assert low <= entry["win_rate"] <= high
        assert entry["score"]["min"] <= entry["score"]["mean"] <= entry["score"]["max"]


def test_the_same_seed_gives_the_same_results(run: Run) -> None:
    reports = [run("simulate", "moonlight", "--games", 10, "--seed", 4, "--json").json for time in (1, 2)]
    assert reports[0]["results"] == reports[1]["results"]


def test_without_a_seed_the_one_that_was_used_is_told_and_repeats_the_run(run: Run) -> None:
    first = run("simulate", "moonlight", "--games", 5, "--json").json
    again = run("simulate", "moonlight", "--games", 5, "--seed", first["seed"], "--json").json
    assert again["results"] == first["results"]


def test_seat_and_bot_go_together(run: Run) -> None:
    report = run("simulate", "moonlight", "--games", 2, "--bots", "random,regular,random", "--json").json
    assert report["bots"] == ["random", "regular", "random"]
    assert report["seats"] == 3


def test_options_are_read_and_reported(run: Run) -> None:
    command = ("simulate", "moonlight", "--games", 2, "--option", "duel=on", "--option", "mod-short-brew=yes")
    options = run(*command, "--json").json["options"]
    assert (options["duel"], options["mod-short-brew"], options["sprint"]) == (True, True, False)
    assert "options: duel=on, mod-short-brew=on" in run(*command).out


def test_a_table_for_people(run: Run) -> None:
    out = run("simulate", "moonlight", "--games", 5, "--seats", 2, "--seed", 1).out
    assert out.startswith("Moonlight Brewers: games 5, seats 2, pack house, seed 1\n")
    assert "seat  bot" in out
    assert "decisions per second" in out


def test_every_game_is_recorded(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    report = run("simulate", "moonlight", "--games", 3, "--seed", 8, "--record", folder, "--json").json
    records = [read_record(LIBRARY, path.read_text("utf-8")) for path in sorted(folder.glob("*.ale"))]
    assert len(records) == 3
    assert sum(len(record.steps) for record in records) == report["decisions"]


def test_ctrl_c_keeps_what_is_done_and_says_so(interrupted: Run) -> None:
    outcome = interrupted(3, "simulate", "moonlight", "--games", "100000000", "--json")
    assert outcome.code == 130
    assert outcome.err.startswith("Stopped after ")
    assert outcome.err.count("\n") == 1
    assert '"games": ' in outcome.out
