"""Upgrades a database to the newest schema. Alembic is loaded only if there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from alehouse.engine.errors import AlehouseError
from alehouse.store.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x616C6568  # several processes may start at once; one migrates, the others wait


async def migrate(engine: AsyncEngine) -> None:
    """Creates what is missing, or changes what an older release made; a newer database is refused."""
    async with engine.connect() as connection:
        if await connection.run_sync(revision) == REVISION:
            return
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        else:  # Python's driver starts transactions only for row changes, not for schema changes
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(upgrade)


def revision(connection: Connection) -> str:
    """The migration that a database is at; '' for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def upgrade(connection: Connection) -> None:
    """Runs all migrations that a database has not seen."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise AlehouseError(
            f"the database was made by a newer Alehouse ({error}); start that one, or give another database with --db."
        ) from None
