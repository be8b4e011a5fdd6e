"""News between processes over PostgreSQL's LISTEN/NOTIFY: which tables have new entries or chat, who is present."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alehouse.store.contract import News

CHANNEL = "alehouse"
LONGEST = 7000  # of at most 8000 bytes
RETRY = 1.0  # seconds
CHECK = 15.0


def payloads(process: str, written: Iterable[tuple[bool, str, int]]) -> list[str]:
    """Announces written rows in as few messages as possible."""
    found: list[str] = []
    news: News = {"from": process, "entries": {}, "chat": {}}
    size = 0
    for says, table, number in written:
        news["chat" if says else "entries"][table] = number
        size += len(table) + 20
        if size > LONGEST:
            found.append(json.dumps(news))
            news = {"from": process, "entries": {}, "chat": {}}
            size = 0
    if size:
        found.append(json.dumps(news))
    return found


class Bus:
    """Listens to other processes. After a break it calls `missed`, since anything may have happened."""

    def __init__(
        self, engine: AsyncEngine, process: str, heard: Callable[[News], None], missed: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._process = process
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                async with self._engine.connect() as connection:
                    await self._hear(connection)
            self.connected.clear()
            await asyncio.sleep(RETRY)

    async def _hear(self, connection: AsyncConnection) -> None:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        ended = asyncio.Event()
        driver.add_termination_listener(lambda _: ended.set())
        await driver.add_listener(CHANNEL, self._take)
        self.connected.set()
        self._missed()
        try:
            while not ended.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), CHECK)
                if not ended.is_set():
                    await driver.execute("SELECT 1", timeout=CHECK)  # detects a dead connection
        finally:
            await connection.invalidate()  # it listens, so it must not go back to the pool

    def _take(self, connection: object, pid: int, channel: str, payload: str) -> None:
        news: News = json.loads(payload)
        if news.get("from") != self._process:
            self._heard(news)
