"""All tables in this process's memory: loading, bots, clocks, and news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from alehouse.bots.levels import offered
from alehouse.engine.title import Library
from alehouse.server import clock, metrics
from alehouse.server.keyring import Keyring
from alehouse.server.live_table import SHAKEN, LiveTable
from alehouse.server.rates import REMEMBERED
from alehouse.server.settings import ServerSettings
from alehouse.server.thinking import ThinkerFailed, Thinkers, WorkFailed
from alehouse.store import rows
from alehouse.store.contract import Listed, News, TableStore
from alehouse.table.absence import confirm_for_bot, late, play_default
from alehouse.table.entries import Recorded
from alehouse.table.errors import TableError
from alehouse.table.pace import DAY, Outage
from alehouse.table.play import act_for, act_itself
from alehouse.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
Seen = tuple[float, set[int], int, set[int]]  # valid until, seats, watchers, seats in focus
IDLE: Final = 300.0  # seconds that an unused table stays in memory
SWEEP: Final = 1.0
CLOSE_WITHIN: Final = 10.0
BEAT: Final = 5_000  # ms between signs of life
UNHEALTHY: Final = 10.0  # seconds after a write that failed, or without a sign of life
DUE_AT_ONCE: Final = 50
ALONE: Final = 5.0  # seconds that bots think at a table without people before it is paused
PRESENCE_EVERY: Final = 20.0  # seconds
PRESENCE_LASTS: Final = 50.0
PURGE_EVERY: Final = 3600.0
PURGED_AT_ONCE: Final = 200
LOBBY_SHOWN: Final = 100
LOBBY_OF_ONE: Final = 5  # tables of one address in the lobby
LISTED: Final = DAY  # ms that a table is in the lobby though none of its people are connected
THOUGHT: Final = (6.0, 16.0)  # pauses that a discreet answer takes, at least and at most
LONG_LOG: Final = 40  # steps from which replaying runs in a thread


class TableManager:
    """Loads, drives and drops this process's live tables."""

    def __init__(
        self, settings: ServerSettings, library: Library, store: TableStore, keyring: Keyring, bot_pool: Thinkers
    ) -> None:
        self.settings = settings
        self.library = library
        self.store = store
        self.keyring = keyring
        self.bot_pool = bot_pool
        self.live_tables: dict[str, LiveTable] = {}
        self.levels = offered()
        self.closing = False
        self.replayer = ThreadPoolExecutor(1, "replay")  # one thread: more would only take turns
        self.outages: list[Outage] = []  # shared with all live tables
        self._beat_at = 0
        self._beaten = self._write_failed = -math.inf  # when a sign of life was written, and when a write failed
        self.damaged = ""  # the problem with the database file
        self._broken: set[str] = set()  # tables that do not replay
        self._owners: dict[str, str] = {}  # the address that created a table
        self.warn: Callable[[LiveTable, int], None] = lambda live, seat: (
            None
        )  # set by the server: notifies slow players
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._elsewhere: dict[str, dict[str, Seen]] = {}  # by table and process
        self._news_of_presence: set[str] = set()

    def now(self) -> int:
        return clock.now()

    async def open(self) -> None:
        """Starts the background tasks."""
        await self.store.listen(self._heard, self._missed)
        await self._beat(self.now())
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.spawn(self._check_broken())
        self.spawn(self._check_file())
        self.spawn(self._purge())
        if not self.store.several:
            await self.store.wake_bots(self.now())
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
        self.replayer.shutdown(wait=False, cancel_futures=True)

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
        """Runs a coroutine to its end even if its caller is canceled."""
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
        await self._check(table)
        table.outages = self.outages
        live = LiveTable(self, table, await self.store.chat(id))
        self.live_tables[id] = live
        metrics.LIVE_TABLES.set(len(self.live_tables))
        if self.store.several:  # other processes may have written while it was being loaded
            await live.catch_up()
        else:
            self.drive(live)
        return live

    async def _check(self, table: Table) -> None:
        """Notes whether a table that was just loaded replays. One that does not stays readable and can be abandoned."""
        broken = table.status == "broken"
        if broken:
            log.warning("table %s no longer replays: %s", table.spec.id, table.trouble)
        if broken != (table.spec.id in self._broken):
            await self.store.refresh(table, self.now())
            (self._broken.add if broken else self._broken.discard)(table.spec.id)
            metrics.BROKEN.set(len(self._broken))

    async def _check_broken(self) -> None:
        """Tables that did not replay may do so with the rules that are here now."""
        self._broken = {id for id, status in await self.store.open_tables(("broken",))}
        metrics.BROKEN.set(len(self._broken))
        for id in list(self._broken):
            with contextlib.suppress(TableError):
                await self.live(id)

    async def _check_file(self) -> None:
        """Looks for damaged pages, which would only show when they are read."""
        self.damaged = await self.store.damage()
        if self.damaged:
            log.error("the database is damaged: %s; restore a backup", self.damaged)

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
            self._unload_unused()
            self._elsewhere = {
                id: lasting
                for id, known in self._elsewhere.items()
                if (lasting := {name: seen for name, seen in known.items() if seen[0] > time.monotonic()})
            }

    def _unload_unused(self) -> None:
        long_ago = time.monotonic() - IDLE
        for id, live in list(self.live_tables.items()):
            if not live.viewers and live.driver is None and live.used < long_ago and not live.lock.locked():
                del self.live_tables[id]
        metrics.LIVE_TABLES.set(len(self.live_tables))

    async def _purge(self) -> None:
        """Deletes tables at which nothing has happened for as long as the operator keeps their kind."""
        while True:
            await asyncio.sleep(PURGE_EVERY)
            try:
                for status, days in self.settings.keep.items():
                    before = self.now() - days * DAY
                    while ids := await self.store.purge(status, before, PURGED_AT_ONCE, list(self.live_tables)):
                        log.info("%d tables that were %s for %d days are deleted", len(ids), status, days)
                        await self._forget(ids)
            except Exception:
                log.exception("deleting old tables failed")

    async def _forget(self, ids: list[str]) -> None:
        """Drops tables that were deleted, also those that were just being loaded."""
        for id in ids:
            if id in self._loading:
                await asyncio.wait([self._loading[id]])
            if id in self.live_tables:
                self.drop(self.live_tables[id])

    def present_hosts(self) -> set[str]:
        """Tables in the lobby whose host or players are connected."""
        here = {
            id
            for id, live in self.live_tables.items()
            if any(live.table.held(viewer.holder) or live.table.is_host(viewer.holder) for viewer in live.viewers)
        }
        return here | {id for id in self._elsewhere if self.elsewhere(id)[0]}

    async def lobby(self) -> list[Listed]:
        """Public tables with an open seat: those with people first, then the newest; few of one address."""
        present = self.present_hosts()
        since = self.now() - LISTED
        listed = await self.store.lobby(LOBBY_SHOWN * LOBBY_OF_ONE, since, sorted(present)[: LOBBY_SHOWN * 5])
        listed.sort(key=lambda one: one.about.id not in present)
        shown: list[Listed] = []
        of_one: Counter[str] = Counter()
        for one in listed:
            owner = self._owners.get(one.about.id, one.about.id)
            of_one[owner] += 1
            if of_one[owner] <= LOBBY_OF_ONE:
                shown.append(one)
        return shown[:LOBBY_SHOWN]

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def drive(self, live: LiveTable) -> None:
        """Starts the task that moves at a table for its bots, and for persons where the answer is obvious."""
        if live.driver is None and live.table.moves_itself and not self.closing:
            live.driver = self.spawn(self._let_it_move(live))

    async def _let_it_move(self, live: LiveTable) -> None:
        try:
            while not self.closing and self.live_tables.get(live.id) is live:
                async with live.alone():
                    table = live.table
                    level, version = table.bot_to_move, table.version
                    if not table.moves_itself:
                        return
                    if level and live.thought_alone > ALONE and not live.has_people():
                        metrics.PAUSED.inc()
                        await self.store.pause(live.id)
                        return
                    live.thinking_since = time.monotonic()
                    if not level:
                        move = self._answer(live, version, table.discreet and len(table.voices()) > 1)
                    elif table.confirming:
                        move = live.attempt(confirm_for_bot)
                    else:
                        thought = self.bot_pool.choose(table, level, self.owner(live), live.is_watched())
                        move = self._move(live, level, version, thought)
                await move
        finally:
            live.driver = None

    async def _answer(self, live: LiveTable, version: int, discreet: bool) -> bool:
        """Gives an obvious answer for a person; a discreet one comes no sooner than a person's own might."""
        if discreet:
            await asyncio.sleep(random.uniform(*THOUGHT) * self._pause(live))
        return await live.attempt(lambda table, now: act_itself(table, now, version))

    def _pause(self, live: LiveTable) -> float:
        """Seconds between moves, so that people can follow."""
        own = live.table.spec.settings.bot_pause
        return self.settings.bot_pause if own is None else own

    async def _move(self, live: LiveTable, level: str, version: int, thought: Coroutine[Any, Any, int]) -> bool:
        """Plays a bot's move, unless the position has changed by then; if the bot fails, the default."""
        start = time.perf_counter()
        try:
            code = await thought
        except ThinkerFailed:
            return False  # bots move on once a process works again; see `Thinker`
        except WorkFailed as error:
            if self.closing:
                return False
            log.error("a bot of level %s failed at table %s: %s", level, live.id, error)
            metrics.BOTS_FAILED.labels(level).inc()
            return await live.attempt(lambda table, now: play_default(table, now, version))
        metrics.THINKING.labels(level).observe(time.perf_counter() - start)
        live.thought_alone += 0.0 if live.has_people() else time.perf_counter() - start
        await asyncio.sleep(self._pause(live) if live.viewers else 0)
        return await live.attempt(lambda table, now: act_for(table, now, version, code, "bot"))

    def created(self, table: str, address: str) -> None:
        """Remembers who created a table: its bots share that address's part of the processors."""
        self._owners[table] = address
        if len(self._owners) > REMEMBERED:
            del self._owners[next(iter(self._owners))]

    def owner(self, live: LiveTable) -> str:
        """The address that a table's bots think for: its creator's if that is known, else a viewer's."""
        watching = min((viewer.address for viewer in live.viewers), default=live.id)
        return self._owners.get(live.id, watching)

    async def _sweep(self) -> None:
        """Looks for tables whose clock ran out, or whose bot another process should have moved."""
        while True:
            try:
                now = self.now()
                if not 0 <= now - self._beat_at < BEAT:
                    await self._beat(now)
                if self.store.several:
                    await self._renew_leases(now)
                for id in await self.store.claim_due(now, now + rows.LEASE, DUE_AT_ONCE):
                    self.spawn(self._look_after(id))
            except Exception:
                log.exception("looking for due tables failed")
            await asyncio.sleep(SWEEP)

    async def _renew_leases(self, now: int) -> None:
        """Keeps tables whose bots think for long; those of a process that is gone are soon looked after by another."""
        since = time.monotonic() - SWEEP
        ids = [id for id, live in self.live_tables.items() if live.driver is not None and live.thinking_since < since]
        if ids:
            await self.store.renew(ids, now + rows.LEASE)

    async def _beat(self, now: int) -> None:
        """Shows that the server is alive; a long time without that is an outage, in which no clock runs."""
        self.outages[:] = await self.written(self.store.beat(now))
        self._beat_at, self._beaten = now, time.monotonic()

    async def written(self, work: Awaitable[T]) -> T:
        """The result of a write; a failure shows in health and metrics."""
        try:
            return await work
        except Exception:
            metrics.WRITE_FAILURES.inc()
            self._write_failed = time.monotonic()
            raise

    def troubles(self) -> list[str]:
        """Current problems: nothing can be written, or bots do not move."""
        now = time.monotonic()
        failing = now - self._beaten > UNHEALTHY or now - self._write_failed < UNHEALTHY
        database = failing or bool(self.damaged)
        return ["database"] * database + ["bots"] * self.bot_pool.failing + ["closing"] * self.closing

    async def _look_after(self, id: str) -> None:
        live = await self.live(id)
        if self.store.several:
            await live.catch_up()
        if not await live.attempt(late):
            async with live.alone():
                if not live.table.moves_itself:
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
