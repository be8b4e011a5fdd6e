"""`--json` wherever somebody might script: one JSON object, and nothing else on standard output."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.cli import COMMANDS, make_app
from alehouse.lab import ladder

Run = Callable[..., Any]

FOR_PEOPLE = {"play", "serve", "print", "completion", "scenario", "export", "mcp"}  # scenario and export are groups


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in FOR_PEOPLE])
def test_every_command_with_a_result_has_it(command: str) -> None:
    names = [name for argument in make_app()[command].assemble_argument_collection() for name in argument.names]
    assert "--json" in names


def test_a_rule_as_data(run: Run) -> None:
    whole = run("rules", "moonlight", "--lang", "fr", "--json").json
    assert (whole["game"], whole["lang"]) == ("moonlight", "fr")
    assert len(whole["sections"]) > 3
    (section,) = run("rules", "moonlight", "MB-061", "--json").json["sections"]
    (paragraph,) = section["paragraphs"]
    assert "MB-061" in paragraph["rules"]
    assert paragraph["source"] in ("fact", "inferred", "house")
    assert paragraph["text"]


def test_languages_as_data(run: Run) -> None:
    known = run("languages", "--json").json["languages"]
    assert [one["id"] for one in known] == ["en", "es", "fr", "it"]
    assert known[2] == {"id": "fr", "name": "Français", "missing": [], "mistakes": []}
    assert run("languages", "fr", "--json").json["languages"] == [known[2]]


def test_a_checked_pack_as_data(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('title = "moonlight"\nname = "Mine"\n')
    good = run("cards", "check", tmp_path, "--json")
    assert good.code == 0
    assert good.json["problems"] == []
    assert good.json["digest"]
    (tmp_path / "equipment.toml").write_text("[felt-boots]\namount = 99\n")
    bad = run("cards", "check", tmp_path, "--json")
    assert bad.code == 1
    assert bad.json["digest"] is None
    assert "felt-boots" in bad.json["problems"][0]


def test_tuned_weights_as_data(run: Run, tmp_path: Path) -> None:
    command = ("tune", "moonlight", "--games", 2, "--generations", 1, "--check", 4, "--workers", 1, "--seed", 1)
    report = run(*command, "--out", tmp_path / "judge.toml", "--json").json
    assert (report["game"], report["seed"], report["check"]["games"]) == ("moonlight", 1, 4)
    assert report["weights"]["hope"]["now"] != report["weights"]["hope"]["before"]
    assert Path(report["file"]).read_text("utf-8")


def test_the_ladder_as_data(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", [("novice", "random")])
    report = run("ladder", "moonlight", "--quick", "--games", 2, "--workers", 1, "--json").json
    assert [(row["bot"], row["against"], row["seats"], row["games"]) for row in report["pairings"]] == [
        ("novice", "random", 2, 2),
        ("novice", "random", 4, 2),
    ]
    low, high = report["pairings"][0]["ci95"]
    assert low <= report["pairings"][0]["win_rate"] <= high


def test_a_backup_as_data(run: Run, tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("create table keys (name text primary key, value text)")
    report = run("backup", tmp_path / "copy.db", "--db", tmp_path / "tables.db", "--json").json
    assert report["file"] == str(tmp_path / "copy.db")
    assert report["bytes"] == (tmp_path / "copy.db").stat().st_size
