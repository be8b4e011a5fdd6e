"""`alehouse doctor`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.table.sitting import START, Sitting

import alehouse
from alehouse import extras
from alehouse.commands import doctor
from alehouse.store.store import Store

Run = Callable[..., Any]


def test_a_sound_installation(run: Run) -> None:
    outcome = run("doctor")
    assert outcome.code == 0
    assert f"ok: Alehouse {alehouse.__version__}, Python " in outcome.out
    assert "ok: texts in Français" in outcome.out
    assert "ok: rules text of Moonlight Brewers" in outcome.out
    assert "ok: packs of Moonlight Brewers: house" in outcome.out
    assert outcome.out.endswith("Everything needed is here.\n")


def test_what_is_broken_is_named_and_exits_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.text.complete.mistakes", lambda lang: ["'beer' is not in English"])
    outcome = run("doctor")
    assert outcome.code == 1
    assert "BROKEN: texts in Français; 'beer' is not in English; reinstall Alehouse" in outcome.out


def test_every_extra_has_a_row_and_a_missing_one_its_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "is_installed", lambda requirement: not requirement.startswith(("textual", "asyncpg")))
    outcome = run("doctor")
    assert outcome.code == 0
    for extra in extras.extras():
        purpose = doctor.PURPOSES[extra]
        if extra in ("tui", "postgres"):
            assert f"ok: no {purpose} (extra {extra}); to add it: {extras.command_for(extra)}\n" in outcome.out
        else:
            assert f"ok: {purpose} (extra {extra})\n" in outcome.out


def test_the_same_as_data(run: Run) -> None:
    report = run("doctor", "--json").json
    assert report["version"] == alehouse.__version__
    assert report["compiled"] == alehouse.compiled()
    assert report["broken"] == 0
    assert {finding["state"] for finding in report["findings"]} <= {"ok", "could be better"}
    assert len(report["findings"]) > len(extras.extras())


@pytest.mark.parametrize(
    ("compiler", "by_launcher", "cure"),
    [
        ("", True, "install a C compiler (gcc or clang), then start './alehouse setup'"),
        ("/usr/bin/cc", True, "/usr/bin/cc is here, so start './alehouse setup'"),
        ("/usr/bin/cc", False, "/usr/bin/cc is here, so install a compiled wheel"),
    ],
)
def test_pure_rules_are_told_with_their_cure(
    run: Run, monkeypatch: pytest.MonkeyPatch, compiler: str, by_launcher: bool, cure: str
) -> None:
    monkeypatch.delenv("ALEHOUSE_PURE", raising=False)
    monkeypatch.setattr(alehouse, "compiled", lambda: False)
    monkeypatch.setattr(doctor, "from_sources", lambda: by_launcher)
    monkeypatch.setattr(doctor, "_compiler", lambda: compiler)
    out = run("doctor").out
    assert "could be better: the rules run as pure Python, many times slower" in out
    assert cure in out


def test_a_sound_database_and_what_it_holds(run: Run, tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    keep(address, Sitting(seats=2))
    outcome = run("doctor", "--db", address)
    assert outcome.code == 0
    assert f"ok: database sqlite+aiosqlite:///{address}, tables: 1 playing" in outcome.out


def test_a_table_that_does_not_replay_is_named(run: Run, tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1), 3)
    keep(address, sitting)
    with sqlite3.connect(address) as connection:
        connection.execute("""UPDATE entries SET what = replace(what, '"do":', '"did":') WHERE kind = 'acted'""")
    outcome = run("doctor", "--db", address)
    assert outcome.code == 1
    assert "table a-table no longer replays" in outcome.out


def test_a_damaged_file_is_found(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    keep(str(path), Sitting(seats=2))
    data = bytearray(path.read_bytes())
    data[8192:] = b"\xff" * (len(data) - 8192)
    path.write_bytes(data)
    outcome = run("doctor", "--db", str(path))
    assert outcome.code == 1
    assert "it is damaged" in outcome.out


def test_a_database_that_is_not_there_is_said_so(run: Run, tmp_path: Path) -> None:
    outcome = run("doctor", "--db", str(tmp_path / "no.db"))
    assert outcome.code != 0
    assert "there is no database" in outcome.out + outcome.err
    assert not (tmp_path / "no.db").exists()


def keep(address: str, sitting: Sitting) -> None:
    async def write() -> None:
        store = await Store.open(address)
        await store.create(sitting.table, sitting.log, START)
        await store.close()

    asyncio.run(write())
