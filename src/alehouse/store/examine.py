"""Examines a database without changing it, also while a server uses it."""

from __future__ import annotations

import asyncio
from collections import Counter

from sqlalchemy.exc import SQLAlchemyError

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Library
from alehouse.store.migrate import revision
from alehouse.store.schema import REVISION
from alehouse.store.store import Store, damaged_pages
from alehouse.store.url import open_engine, read_address, sqlite_file
from alehouse.table.table import Table

SHOWN = 5  # damaged tables that are named


def examine(address: str, library: Library) -> tuple[str, list[str]]:
    """A database's contents in one sentence, and its problems; all open tables are replayed."""
    url = read_address(address)
    file = sqlite_file(url)
    if file is not None:
        if not file.exists():
            raise AlehouseError(f"there is no database '{file}'.")
        found = damaged_pages(file)
        if found:
            return f"database {file}", [f"it is damaged: {found}"]
    try:
        return asyncio.run(_examine(address, library))
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        return f"database {url.render_as_string(hide_password=True)}", [f"it cannot be read: {reason}"]


async def _examine(address: str, library: Library) -> tuple[str, list[str]]:
    url = read_address(address)
    shown = f"database {url.render_as_string(hide_password=True)}"
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            known = await connection.run_sync(revision)
        if known != REVISION:
            return shown, [f"its schema is '{known}', not '{REVISION}'; the next start of the server upgrades it"]
        store = Store(engine, None, lambda size, seconds: None)
        counts = Counter(await store.statuses())
        broken = [trouble for id, _ in await store.open_tables() if (trouble := await _trouble(store, id, library))]
    finally:
        await engine.dispose()
    held = ", ".join(f"{number} {status}" for status, number in sorted(counts.items())) or "none"
    more = [f"{len(broken) - SHOWN} more"] if len(broken) > SHOWN else []
    return f"{shown}, tables: {held}", [*broken[:SHOWN], *more]


async def _trouble(store: Store, id: str, library: Library) -> str:
    try:
        loaded = await store.load(id)
        table = Table.load(*loaded, library) if loaded is not None else None
    except Exception as error:
        return f"table {id} cannot be read ({type(error).__name__})"
    return f"table {id} no longer replays: {table.trouble}" if table is not None and table.trouble else ""
