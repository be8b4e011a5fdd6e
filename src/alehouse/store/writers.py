"""Writing groups of rows: SQLite by its own driver in a thread, PostgreSQL over SQLAlchemy."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from sqlalchemy import Connection, Executable, bindparam, text
from sqlalchemy import update as sql_update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.store.bus import CHANNEL, payloads
from alehouse.store.committer import Done, Write
from alehouse.store.schema import chat, entries, tables
from alehouse.store.url import durable_engine, make_durable

T = TypeVar("T")
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
UPDATE = sql_update(tables).where(tables.c.id == bindparam("key")).values({name: bindparam(name) for name in UPDATED})


class SqliteWriter:
    """One connection in a thread of its own: a group costs one hand-over to it and back, however many rows it has."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._engine = durable_engine(file)
        self._insert_entry = _plain(sqlite.insert(entries).on_conflict_do_nothing())
        self._insert_chat = _plain(sqlite.insert(chat).on_conflict_do_nothing())
        self._update = _plain(UPDATE)

    def write(self, group: list[Write], done: Done) -> None:
        self._give(partial(self._write_group, group, done, asyncio.get_running_loop()))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Holds the lock of the file only for as long as the work takes, however busy the loop is."""
        result: Future[T] = Future()
        self._give(partial(self._transact, work, result))
        return await asyncio.wrap_future(result)

    async def close(self) -> None:
        self._jobs.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _give(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="alehouse-writer", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                job()
        self._disconnect()
        self._engine.dispose()

    def _write_group(self, group: list[Write], done: Done, loop: asyncio.AbstractEventLoop) -> None:
        try:
            won: set[Write] | Exception = self._write(group)
        except Exception as error:
            won = error
        loop.call_soon_threadsafe(done, won)

    def _transact(self, work: Callable[[Connection], T], result: Future[T]) -> None:
        if not result.set_running_or_notify_cancel():
            return
        try:
            with self._engine.begin() as connection:
                found = work(connection)
        except Exception as error:
            result.set_exception(error)
        else:
            result.set_result(found)

    def _write(self, group: list[Write]) -> set[Write]:
        try:
            connection = self._connect()
            connection.execute("BEGIN IMMEDIATE")
            won = {write for write in group if self._insert(connection, write)}
            connection.execute("COMMIT")
        except BaseException:
            self._disconnect()  # whatever was half done is rolled back
            raise
        return won

    def _insert(self, connection: sqlite3.Connection, write: Write) -> bool:
        inserted = connection.execute(self._insert_chat if write.says else self._insert_entry, write.row)
        if inserted.rowcount != 1:
            return False
        if write.update:
            connection.execute(self._update, {"key": write.key[0], **write.update})
        return True

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            make_durable(self._connection)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _plain(statement: Executable) -> str:
    """A statement as SQLite's driver takes it, with its parameters by name."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))  # type: ignore[attr-defined]


class PostgresWriter:
    """Writes over the engine, and notifies other processes of what was written."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._task: asyncio.Task[None] | None = None
        insert = postgresql.insert
        self._insert_entries = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        self._insert_chat = insert(chat).on_conflict_do_nothing().returning(chat.c.table_id, chat.c.n)

    def write(self, group: list[Write], done: Done) -> None:
        self._task = asyncio.create_task(self._begin(group, done))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        pass

    async def _begin(self, group: list[Write], done: Done) -> None:
        try:
            async with self._engine.begin() as connection:
                won: set[Write] | Exception = await self._write(connection, group)
        except Exception as error:
            won = error
        done(won)

    async def _write(self, connection: AsyncConnection, group: list[Write]) -> set[Write]:
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
            await connection.execute(UPDATE, updates)
        if won:
            written = [(write.says, *write.key) for write in group if write in won]
            news = [{"channel": CHANNEL, "payload": payload} for payload in payloads(self._process, written)]
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), news)
        return won
