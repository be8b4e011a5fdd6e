"""Grouped commits: everything that waits to be written goes to disk in one transaction.

The key (table, number) is unique and is the lock between processes: the second writer of a number is refused and
writes nothing. All rows go in sorted order, so that two processes never wait for each other in a circle.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")

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


Done = Callable[[set[Write] | Exception], None]


class Writer(Protocol):
    """Writes: a group of rows in one transaction, and other transactions in one go."""

    def write(self, group: list[Write], done: Done) -> None:
        """Calls `done`, in the loop, with the rows that are new once all are on disk, or with what went wrong.

        Of several rows with the same number, the first wins.
        """
        ...

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The result of the work, once what it wrote is on disk."""
        ...

    async def close(self) -> None: ...


class Committer:
    """Writes groups one after another. `observe` gets the size and the seconds of every group.

    It consists of callbacks, without a task of its own, which would wake the loop two more times per move.
    """

    def __init__(self, writer: Writer, observe: Callable[[int, float], None]) -> None:
        self._writer = writer
        self._observe = observe
        self._waiting: list[Write] = []
        self._written = 0.0  # when the last group was
        self._idle = asyncio.Event()
        self._idle.set()

    def write(self, write: Write) -> asyncio.Future[bool]:
        """Writes the row; True once it is on disk, False if the number was taken."""
        self._waiting.append(write)
        if self._idle.is_set():
            self._next()
        return write.done

    async def close(self) -> None:
        """Waits until everything is written."""
        await self._idle.wait()
        await self._writer.close()

    def _next(self) -> None:
        if not self._waiting:
            self._idle.set()
            return
        self._idle.clear()
        if time.perf_counter() - self._written < GATHER:
            asyncio.get_running_loop().call_later(GATHER, self._commit)
        else:
            self._commit()

    def _commit(self) -> None:
        group = self._waiting[:LARGEST_GROUP]
        del self._waiting[:LARGEST_GROUP]
        group.sort(key=lambda write: write.key)
        self._writer.write(group, partial(self._committed, group, time.perf_counter()))

    def _committed(self, group: list[Write], start: float, won: set[Write] | Exception) -> None:
        self._written = time.perf_counter()
        if not isinstance(won, Exception):
            self._observe(len(group), self._written - start)
        for write in group:
            if write.done.done():  # its caller was canceled
                continue
            if isinstance(won, Exception):
                write.done.set_exception(won)
            else:
                write.done.set_result(write in won)
        self._next()
