"""The schema that migrations lead to."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, insert, select, text
from tests.store.databases import NewDatabase
from tests.table.sitting import Sitting

from alehouse.engine.errors import AlehouseError
from alehouse.engine.format1 import old_pack
from alehouse.engine.pack import rules_content
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.lab.verify import verify
from alehouse.store.schema import REVISION, contents, entries, metadata, tables
from alehouse.store.store import Store
from alehouse.store.url import open_engine, read_address
from alehouse.table.record import exported
from alehouse.table.table import Table

FIRST: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "format1" / "database.json").read_text("utf-8")
)  # the rows of a database of revision 0001: a table of each title, one with a changed pack, one whose content is lost

DIGESTS = {
    pinned["title"]: pinned["pack"]["digest"]
    for row in FIRST["tables"]
    for pinned in [json.loads(row["about"])["pinned"]]
    if pinned["title"] == row["id"]
}  # of the house packs that its tables began with


async def test_migrations_lead_to_the_schema_that_the_program_uses(new_database: NewDatabase) -> None:
    store = await Store.open(new_database())

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == REVISION
    await store.close()


async def test_a_migration_that_is_broken_off_leaves_nothing(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed in the middle of its first start, a server must be able to start again."""
    address = new_database()
    create_index = Operations.create_index

    def break_off(*arguments: Any, **options: Any) -> None:
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Operations, "create_index", break_off)
        with pytest.raises(AlehouseError, match="killed"):
            await Store.open(address)
    assert Operations.create_index is create_index
    await (await Store.open(address)).close()


async def test_opening_twice_changes_nothing(new_database: NewDatabase) -> None:
    address = new_database()
    for attempt in range(2):
        store = await Store.open(address)
        assert await store.key("kept", lambda: "value") == "value"
        await store.close()


async def test_a_database_of_a_newer_release_is_refused(new_database: NewDatabase) -> None:
    address = new_database()
    await (await Store.open(address)).close()
    engine = open_engine(read_address(address))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(AlehouseError, match="made by a newer Alehouse"):
        await Store.open(address)


async def test_tables_that_held_only_changes_get_their_content(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_database()
    await at_first_revision(address, monkeypatch)
    store = await Store.open(address)
    async with store.engine.connect() as connection:
        kept = set(await connection.scalars(select(contents.c.digest)))
    assert len(kept) == len(LIBRARY.ids()) + 1
    for id in [*LIBRARY.ids(), "changed"]:
        loaded = await store.load(id)
        assert loaded is not None
        about, log = loaded
        assert about.pinned.digest in kept
        sitting = Sitting(about.pinned.title, seats=2, start=False)
        sitting.about, sitting.log, sitting.table = about, log, Table.load(about, log, LIBRARY)
        assert (sitting.table.status, sitting.table.steps) == ("playing", 15)
        game = sitting.table.game
        assert game is not None
        title = LIBRARY.get(about.pinned.title)
        carried = rules_content(game.setup.pack.content)  # in its present form
        begun_with = old_pack(title, "house", DIGESTS[about.pinned.title], {})
        assert (carried == rules_content(begun_with.content)) == (id != "changed")
        sitting.play_on(Random(1))
        assert sitting.table.status == "over"
        record = read_record(LIBRARY, exported(sitting.table))
        verify(record, lambda step: None)
        assert [step.number > 0 for step in record.steps[:16]] == [True] * 15 + [False]  # new steps, new dice
    changed = await store.load("changed")
    assert changed is not None
    assert changed[0].pinned.content["numbers"]["attack-limit"] == {"value": 8}
    await store.close()


async def test_a_table_whose_content_is_not_known_any_more_stays_readable(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_database()
    await at_first_revision(address, monkeypatch)
    store = await Store.open(address)
    loaded = await store.load("lost")
    assert loaded is not None
    table = Table.load(*loaded, LIBRARY)
    assert (table.status, table.steps) == ("broken", 15)
    assert "(0000000000000000) is not known here" in table.trouble
    await store.close()


async def at_first_revision(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a database as the first release left it."""
    upgrade = command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", lambda config, revision: upgrade(config, "0001"))
        await (await Store.open(address)).close()
    engine = open_engine(read_address(address))
    async with engine.begin() as connection:
        for table in (tables, entries):
            await connection.execute(insert(table), FIRST[table.name])
    await engine.dispose()
