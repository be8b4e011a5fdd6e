"""Grouped commits: everything that waits to be written goes to disk in one transaction.

The key (table, number) is unique and is the lock between processes: the second writer of a number is refused and
writes nothing. All rows go in sorted order, so that two processes never wait for each other in a circle.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import bindparam, text
from sqlalchemy import update as sql_update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.store.bus import CHANNEL, payloads
from alehouse.store.schema import chat, entries, tables

LARGEST_GROUP = 256


class Write:
    """One numbered row that waits to be written, with the update of its table's row."""

    __slots__ = ("done", "key", "row", "says", "update")

    def __init__(self, says: bool, key: tuple[str, int], row: dict[str, Any], update: dict[str, Any] | None) -> None:
        self.says = says  # a line of chat, not an entry
        self.key = key
        self.row = row
        self.update = update
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Committer:
    """Writes groups one after another. `observe` gets the size and the seconds of every group."""

    def __init__(self, engine: AsyncEngine, process: str, observe: Callable[[int, float], None]) -> None:
        self._engine = engine
        self._process = process
        self._observe = observe
        self._waiting: list[Write] = []
        self._task: asyncio.Task[None] | None = None
        insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert_entries = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        self._insert_chat = insert(chat).on_conflict_do_nothing().returning(chat.c.table_id, chat.c.n)
        self._update = (
            sql_update(tables)
            .where(tables.c.id == bindparam("key"))
            .values({name: bindparam(name) for name in UPDATED})
        )

    async def write(self, write: Write) -> bool:
        """Writes the row and returns True once it is on disk; False if the number was taken."""
        self._waiting.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await asyncio.shield(write.done)

    async def close(self) -> None:
        """Waits until everything is written."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def _work(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:LARGEST_GROUP]
                del self._waiting[:LARGEST_GROUP]
                await self._commit(group)
        finally:
            self._task = None

    async def _commit(self, group: list[Write]) -> None:
        start = time.perf_counter()
        group.sort(key=lambda write: write.key)
        try:
            async with self._engine.begin() as connection:
                won = await self._insert(connection, group)
        except Exception as error:
            for write in group:
                write.done.set_exception(error)
            return
        self._observe(len(group), time.perf_counter() - start)
        for write in group:
            write.done.set_result(write in won)

    async def _insert(self, connection: AsyncConnection, group: list[Write]) -> set[Write]:
        """Inserts the new rows and returns them; of several with the same number, the first wins."""
        won: set[Write] = set()
        for says, insert in ((False, self._insert_entries), (True, self._insert_chat)):
            rows = [write.row for write in group if write.says == says]
            if rows:
                result = await connection.execute(insert, rows)
                new = {(table, number) for table, number in result}
                for write in group:
                    if write.says == says and write.key in new:
                        new.discard(write.key)
                        won.add(write)
        updates = [{"key": write.key[0], **write.update} for write in group if write.update and write in won]
        if updates:
            await connection.execute(self._update, updates)
        if self._engine.dialect.name == "postgresql" and won:
            written = [(write.says, *write.key) for write in group if write in won]
            news = [{"channel": CHANNEL, "payload": payload} for payload in payloads(self._process, written)]
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), news)
        return won


UPDATED = (
    "updated",
    "version",
    "status",
    "open",
    "names",
    "waiting",
    "waiting_holder",
    "turn",
    "turn_at",
    "wake",
)
