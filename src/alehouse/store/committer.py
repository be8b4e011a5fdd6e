"""Grouped commits: everything that waits to be written goes to disk in one transaction.

The key (table, number) is unique and is the lock between processes: the second writer of a number is refused and
writes nothing. All rows go in sorted order, so that two processes never wait for each other in a circle.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

LARGEST_GROUP = 256
GATHER = 0.004  # seconds that a group waits for more while groups follow each other as quickly


class Write:
    """One numbered row that waits to be written, with the update of its table's row."""

    __slots__ = ("done", "key", "row", "says", "update")

    def __init__(self, says: bool, key: tuple[str, int], row: dict[str, Any], update: dict[str, Any] | None) -> None:
        self.says = says  # a line of chat, not an entry
        self.key = key
        self.row = row
        self.update = update
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Writer(Protocol):
    """Writes a group of rows in one transaction."""

    async def write(self, group: list[Write]) -> set[Write]:
        """Returns the rows that are new once all are on disk; of several with the same number, the first wins."""
        ...

    async def close(self) -> None: ...


class Committer:
    """Writes groups one after another. `observe` gets the size and the seconds of every group."""

    def __init__(self, writer: Writer, observe: Callable[[int, float], None]) -> None:
        self._writer = writer
        self._observe = observe
        self._waiting: list[Write] = []
        self._written = 0.0  # when the last group was
        self._task: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> bool:
        """Writes the row and returns True once it is on disk; False if the number was taken."""
        self._waiting.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await write.done

    async def close(self) -> None:
        """Waits until everything is written."""
        while self._task is not None:
            await asyncio.shield(self._task)
        await self._writer.close()

    async def _work(self) -> None:
        try:
            while self._waiting:
                if time.perf_counter() - self._written < GATHER:
                    await asyncio.sleep(GATHER)
                group = self._waiting[:LARGEST_GROUP]
                del self._waiting[:LARGEST_GROUP]
                await self._commit(group)
                self._written = time.perf_counter()
        finally:
            self._task = None

    async def _commit(self, group: list[Write]) -> None:
        start = time.perf_counter()
        group.sort(key=lambda write: write.key)
        try:
            won = await self._writer.write(group)
        except Exception as error:
            for write in group:
                if not write.done.done():
                    write.done.set_exception(error)
            return
        self._observe(len(group), time.perf_counter() - start)
        for write in group:
            if not write.done.done():  # its caller may have been canceled
                write.done.set_result(write in won)
