"""All tables in this process's memory: loading, bots, clocks, and news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from alehouse.bots.levels import LEVELS
from alehouse.engine.title import Library
from alehouse.server import clock, metrics
from alehouse.server.bot_pool import BotPool
from alehouse.server.keyring import Keyring
from alehouse.server.live_table import SHAKEN, LiveTable
from alehouse.server.settings import ServerSettings
from alehouse.store.bus import News
from alehouse.store.store import Store
from alehouse.table.absence import confirm_for_bot, late
from alehouse.table.entries import Recorded
from alehouse.table.errors import TableError
from alehouse.table.play import act_for
from alehouse.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
Seen = tuple[float, set[int], int, set[int]]  # valid until, seats, watchers, seats in focus
IDLE: Final = 300.0  # seconds that an unused table stays in memory
SWEEP: Final = 1.0
CLOSE_WITHIN: Final = 10.0
CLAIM: Final = 10_000  # ms for which a due table is leased to this process
DUE_AT_ONCE: Final = 200
PRESENCE_EVERY: Final = 20.0  # seconds
PRESENCE_LASTS: Final = 50.0
LONG_LOG: Final = 40  # steps from which replaying runs in a thread


class TableManager:
    """Loads, drives and drops this process's live tables."""

    def __init__(
        self, settings: ServerSettings, library: Library, store: Store, keyring: Keyring, bot_pool: BotPool
    ) -> None:
        self.settings = settings
        self.library = library
        self.store = store
        self.keyring = keyring
        self.bot_pool = bot_pool
        self.live_tables: dict[str, LiveTable] = {}
        self.levels = list(LEVELS)
        self.closing = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._elsewhere: dict[str, dict[str, Seen]] = {}  # by table and process
        self._news_of_presence: set[str] = set()

    def now(self) -> int:
        return clock.now()

    async def open(self) -> None:
        """Starts the background tasks."""
        await self.store.listen(self._heard, self._missed)
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.spawn(self._check_tables())
        if not self.store.several:
            for id in await self.store.bots_to_move():
                self.spawn(self._look_after(id))
        else:
            self.spawn(self._publish_presence())

    async def close(self) -> None:
        """Finishes pending writes and starts nothing new."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                for live in list(self.live_tables.values()):
                    async with live.lock:
                        pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Runs a coroutine in the background; errors are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if not isinstance(error, TableError):
                log.error("a task failed", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine to its end even if its caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    # -- tables ---------------------------------------------------------------------------------------------

    async def live(self, id: str) -> LiveTable:
        """The live table by its id; raises `TableError` if there is no such table."""
        if self.closing:
            raise TableError("closing")
        live = self.live_tables.get(id)
        if live is not None:
            live.used = time.monotonic()  # the caller is about to use it
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self.spawn(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        loaded = await self.store.load(id)
        if loaded is None:
            raise TableError("unknown-table")
        spec, entries = loaded
        if sum(len(entry.what.steps) if isinstance(entry.what, Recorded) else 1 for entry in entries) < LONG_LOG:
            table = Table.load(spec, entries, self.library)
        else:
            table = await asyncio.to_thread(Table.load, spec, entries, self.library)
        live = LiveTable(self, table, await self.store.chat(id))
        self.live_tables[id] = live
        metrics.LIVE_TABLES.set(len(self.live_tables))
        if self.store.several:  # other processes may have written while it was being loaded
            await live.catch_up()
        else:
            self.drive(live)
        return live

    async def _check_tables(self) -> None:
        """Replays all open tables once. One that no longer replays stays readable and can be abandoned."""
        broken = 0
        for id, known in await self.store.open_tables():
            try:
                broken += await self._is_broken(id, known)
            except Exception:
                broken += 1
                log.exception("table %s cannot be read", id)
        metrics.BROKEN.set(broken)

    async def _is_broken(self, id: str, known: str) -> bool:
        loaded = await self.store.load(id) if id not in self.live_tables else None
        if loaded is None:
            return False
        table = await asyncio.to_thread(Table.load, *loaded, self.library)
        if table.status == "broken":
            log.warning("table %s no longer replays: %s", id, table.trouble)
        if table.status != known and id not in self.live_tables:
            await self.store.refresh(table, self.now())
        return table.status == "broken"

    def drop(self, live: LiveTable) -> None:
        """Drops a live table that can no longer be trusted; its viewers reconnect and get what is on disk."""
        if self.live_tables.get(live.id) is live:
            del self.live_tables[live.id]
            metrics.LIVE_TABLES.set(len(self.live_tables))
        live.lost = True
        for viewer in list(live.viewers):
            viewer.close(SHAKEN)
        live.viewers.clear()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 4)
            long_ago = time.monotonic() - IDLE
            for id, live in list(self.live_tables.items()):
                if not live.viewers and live.driver is None and live.used < long_ago and not live.lock.locked():
                    del self.live_tables[id]
            metrics.LIVE_TABLES.set(len(self.live_tables))
            self._elsewhere = {
                id: lasting
                for id, known in self._elsewhere.items()
                if (lasting := {name: seen for name, seen in known.items() if seen[0] > time.monotonic()})
            }

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def drive(self, live: LiveTable) -> None:
        """Starts the task that moves bots at a table, if one has to move."""
        if live.driver is None and live.table.bot_to_move and not self.closing:
            live.driver = self.spawn(self._let_bots_move(live))

    async def _let_bots_move(self, live: LiveTable) -> None:
        try:
            while not self.closing and self.live_tables.get(live.id) is live:
                async with live.alone():
                    table = live.table
                    level, version = table.bot_to_move, table.version
                    if not level:
                        return
                    thought = None if table.confirming else self.bot_pool.choose(table, level)
                if thought is None:
                    await live.attempt(confirm_for_bot)
                else:
                    await self._move(live, level, version, thought)
        finally:
            live.driver = None

    async def _move(self, live: LiveTable, level: str, version: int, thought: Coroutine[Any, Any, int]) -> None:
        """Plays a bot's move, unless the position has changed by then."""
        start = time.perf_counter()
        code = await thought
        metrics.THINKING.labels(level).observe(time.perf_counter() - start)
        await asyncio.sleep(self.settings.bot_pause if live.viewers else 0)
        await live.attempt(lambda table, now: act_for(table, now, version, code, "bot"))

    async def _sweep(self) -> None:
        """Looks for tables whose clock ran out, or whose bot another process should have moved."""
        while True:
            try:
                now = self.now()
                for id in await self.store.claim_due(now, now + CLAIM, DUE_AT_ONCE):
                    self.spawn(self._look_after(id))
            except Exception:
                log.exception("looking for due tables failed")
            await asyncio.sleep(SWEEP)

    async def _look_after(self, id: str) -> None:
        live = await self.live(id)
        if self.store.several:
            await live.catch_up()
        if not await live.attempt(late):
            async with live.alone():
                if not live.table.bot_to_move:
                    await self.store.refresh(live.table, self.now())
        self.drive(live)

    # -- other processes ------------------------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        for id in news.get("entries", ()):
            live = self.live_tables.get(id)
            if live is not None and live.table.version < news["entries"][id]:
                self.spawn(live.catch_up())
        for id in news.get("chat", ()):
            if id in self.live_tables:
                self.spawn(self.live_tables[id].hear_lines())
        for id, (seats, watchers, focused) in news.get("present", {}).items():
            before = self.elsewhere(id)
            self._elsewhere.setdefault(id, {})[news["from"]] = (
                time.monotonic() + PRESENCE_LASTS,
                set(seats),
                watchers,
                set(focused),
            )
            if id in self.live_tables and self.elsewhere(id) != before:
                self.live_tables[id].presence_elsewhere()

    def _missed(self) -> None:
        for live in list(self.live_tables.values()):
            self.spawn(live.catch_up())
            self.spawn(live.hear_lines())

    def presence_changed(self, live: LiveTable) -> None:
        if self.store.several:
            self._news_of_presence.add(live.id)

    def elsewhere(self, id: str) -> tuple[set[int], int]:
        """Seats and watchers that are connected to other processes."""
        seats: set[int] = set()
        watchers = 0
        now = time.monotonic()
        for until, theirs, more, _ in self._elsewhere.get(id, {}).values():
            if until > now:
                seats |= theirs
                watchers += more
        return seats, watchers

    def focused_elsewhere(self, id: str) -> set[int]:
        """Seats whose holders are looking at the page, at other processes."""
        now = time.monotonic()
        return {seat for until, _, _, seats in self._elsewhere.get(id, {}).values() if until > now for seat in seats}

    async def _publish_presence(self) -> None:
        """Publishes presence to other processes: changes within a second, everything from time to time."""
        whole = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            if time.monotonic() > whole:
                whole = time.monotonic() + PRESENCE_EVERY
                self._news_of_presence |= {id for id, live in self.live_tables.items() if live.viewers}
            ids = [self._news_of_presence.pop() for _ in range(min(100, len(self._news_of_presence)))]
            here = {}
            for live in [self.live_tables[id] for id in ids if id in self.live_tables]:
                seats, watchers = live.own_present()
                here[live.id] = [sorted(seats), watchers, sorted(live.own_focused())]
            if here:
                with contextlib.suppress(Exception):
                    await self.store.tell({"present": here})
