"""Backups of a database in use, and what comes back from them (docs/hosting.md)."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import make_url
from tests.store.databases import NewDatabase
from tests.table.sitting import START, Sitting

from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump
from alehouse.games import LIBRARY
from alehouse.lab.verify import verify
from alehouse.server.trial.postgres import Postgres
from alehouse.store.backup import back_up
from alehouse.store.store import Store
from alehouse.table.entries import Renewed
from alehouse.table.record import exported
from alehouse.table.table import Table


async def written(store: Store, id: str, title: str = "moonlight") -> Sitting:
    sitting = Sitting(title, seats=2)
    sitting.about = sitting.table.spec = msgspec.structs.replace(sitting.about, id=id)
    await store.create(sitting.table, sitting.log, START)
    return sitting


async def must_hold(address: str, sitting: Sitting, at_least: int) -> Table:
    """The restored database has a whole log of the table, and the game goes on from there."""
    store = await Store.open(address)
    loaded = await store.load(sitting.about.id)
    await store.close()
    assert loaded is not None
    about, entries = loaded
    table = Table.load(about, entries, LIBRARY)
    if isinstance(entries[-1].what, Renewed):
        entries.pop()
    assert at_least <= len(entries) <= len(sitting.log)
    assert entries == sitting.log[: len(entries)]
    assert table.status == "playing"
    return table


async def test_an_sqlite_file_is_backed_up_while_it_is_written_to(sqlite_ready: NewDatabase, tmp_path: Path) -> None:
    address = sqlite_ready()
    store = await Store.open(address)
    sitting = await written(store, "table")
    rng = Random(1)

    async def play() -> None:
        for number in range(30):
            sitting.step(rng)
            assert await store.append(sitting.table, sitting.log[-1])

    playing = asyncio.create_task(play())
    while len(sitting.log) < 15:
        await asyncio.sleep(0)
    safe = len(sitting.log) - 1
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(back_up, address, copy)
    await playing
    await store.close()
    await must_hold(str(copy), sitting, safe)


@pytest.mark.parametrize("title", ["moonlight", "dicebrewing"])
async def test_every_restored_backup_goes_on_with_other_dice(
    sqlite_ready: NewDatabase, tmp_path: Path, title: str
) -> None:
    """Else somebody who saw how the game went on before would know the dice; the record says what happened."""
    address = sqlite_ready()
    store = await Store.open(address)
    sitting = await written(store, "table", title)
    for step in range(6):
        sitting.step(Random(step))
        assert await store.append(sitting.table, sitting.log[-1])
    played = sitting.table.steps
    await store.close()
    back_up(address, tmp_path / "backup.db")
    games: list[str] = []
    for number in range(3):
        copy = tmp_path / f"restored-{number}.db"
        shutil.copy(tmp_path / "backup.db", copy)
        table = await must_hold(str(copy), sitting, len(sitting.log))
        assert dump(table.must_play().state) == dump(sitting.table.must_play().state)
        assert table.commitments[-1] != sitting.table.commitments[-1]
        version = table.version
        assert (await must_hold(str(copy), sitting, len(sitting.log))).version == version  # renewed once
        again = Sitting(title, seats=2, start=False)
        again.about, again.table = table.spec, table
        again.play_on(Random(1))
        assert [source.since for source in table.sources] == [0, played]
        verify(read_record(LIBRARY, exported(table)), lambda step: None)
        games.append(exported(table))
    assert len({game.split("\n", 1)[1] for game in games}) == 3
    await must_hold(address, sitting, len(sitting.log))


async def test_a_name_that_looks_like_an_address_is_backed_up_too(sqlite_template: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables #1.db"
    shutil.copy(sqlite_template, file)
    back_up(str(file), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_size >= file.stat().st_size
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


async def test_a_backup_never_overwrites(sqlite_ready: NewDatabase, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("precious")
    with pytest.raises(AlehouseError, match="already exists"):
        back_up(sqlite_ready(), there)
    assert there.read_text() == "precious"


def test_what_cannot_be_backed_up_is_said(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError, match="there is no database"):
        back_up(str(tmp_path / "none.db"), tmp_path / "copy.db")
    with pytest.raises(AlehouseError, match="pg_dump"):
        back_up("postgresql://me@host/ale", tmp_path / "copy.db")
    letter, other = tmp_path / "letter.db", tmp_path / "other.db"
    letter.write_text("Dear Ann")
    sqlite3.connect(other).execute("CREATE TABLE songs (name text)").connection.close()
    for file in (letter, other):
        with pytest.raises(AlehouseError, match=f"'{file}' is not a database of Alehouse"):
            back_up(str(file), tmp_path / "copy.db")
    assert {path.name for path in tmp_path.iterdir()} == {"letter.db", "other.db"}


async def test_postgresql_is_backed_up_with_its_own_tools(postgres: Postgres, postgres_ready: NewDatabase) -> None:
    address = postgres_ready()
    name = str(make_url(address).database)
    store = await Store.open(address)
    sitting = await written(store, "table")
    sitting.step(Random(1))
    assert await store.append(sitting.table, sitting.log[-1])
    copy = await asyncio.to_thread(postgres.dump, name)
    await store.close()
    restored = await asyncio.to_thread(postgres.restore, f"{name}_restored", copy)
    await must_hold(restored, sitting, len(sitting.log))
