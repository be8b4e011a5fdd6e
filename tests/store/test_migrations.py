"""The schema that migrations lead to."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, text
from tests.store.databases import NewDatabase

from alehouse.engine.errors import AlehouseError
from alehouse.store.place import open_engine, read_address
from alehouse.store.schema import REVISION, metadata
from alehouse.store.store import Store


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
