"""All tables that this process has in memory: loading, bots, clocks, and the news of other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from alehouse.bots.levels import LEVELS
from alehouse.engine.title import Library
from alehouse.server import metrics
from alehouse.server.keyring import Keyring
from alehouse.server.room import SHAKEN, Room
from alehouse.server.settings import ServerSettings
from alehouse.server.thinking import Thinking
from alehouse.store.bus import News
from alehouse.store.store import Store
from alehouse.table.entries import Recorded
from alehouse.table.leavers import confirm_for_bot, late
from alehouse.table.play import act_for
from alehouse.table.refused import Refused
from alehouse.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
Seen = tuple[float, set[int], int, set[int]]  # until when it counts, seats, watchers, seats that look
IDLE: Final = 300.0  # seconds that an unused table stays in memory
SWEEP: Final = 1.0
CLOSE_WITHIN: Final = 10.0
CLAIM: Final = 10_000  # ms that a table that is looked after is left to this process
DUE_AT_ONCE: Final = 200
PRESENCE_EVERY: Final = 20.0  # seconds
PRESENCE_LASTS: Final = 50.0
LONG_LOG: Final = 40  # steps from which replaying leaves the loop to others


class Hall:
    """The rooms of this process."""

    def __init__(
        self, settings: ServerSettings, library: Library, store: Store, keyring: Keyring, thinking: Thinking
    ) -> None:
        self.settings = settings
        self.library = library
        self.store = store
        self.keyring = keyring
        self.thinking = thinking
        self.rooms: dict[str, Room] = {}
        self.levels = list(LEVELS)
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._elsewhere: dict[str, dict[str, Seen]] = {}  # by table and process
        self._news_of_presence: set[str] = set()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def open(self) -> None:
        """Begins to look after tables."""
        await self.store.listen(self._heard, self._missed)
        self.spawn(self._sweep())
        self.spawn(self._tidy())
        self.spawn(self._check_tables())
        if not self.store.several:
            for id in await self.store.bots_to_move():
                self.spawn(self._look_after(id))
        else:
            self.spawn(self._tell_presence())

    async def close(self) -> None:
        """Lets everything that is being written be written, and nothing new begin."""
        self.closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                for room in list(self.rooms.values()):
                    async with room.lock:
                        pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Runs something that nobody waits for; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if not isinstance(error, Refused):
                log.error("a task failed", exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something to its end even if the one who waits for it goes away."""
        return await asyncio.shield(self.spawn(work))

    # -- rooms ----------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table; raises `Refused` if there is no such table."""
        if self.closing:
            raise Refused("closing")
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()  # whoever asks for it has yet to do something there
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self.spawn(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refused("unknown-table")
        about, entries = loaded
        if sum(len(entry.what.steps) if isinstance(entry.what, Recorded) else 1 for entry in entries) < LONG_LOG:
            table = Table.load(about, entries, self.library)
        else:
            table = await asyncio.to_thread(Table.load, about, entries, self.library)
        room = Room(self, table, await self.store.chat(id))
        self.rooms[id] = room
        metrics.ROOMS.set(len(self.rooms))
        if self.store.several:  # what was written while it was being loaded
            await room.catch_up()
        else:
            self.drive(room)
        return room

    async def _check_tables(self) -> None:
        """Replays all open tables once. One that no longer replays stays readable and can be given up."""
        broken = 0
        for id, known in await self.store.open_tables():
            try:
                broken += await self._is_broken(id, known)
            except Exception:
                broken += 1
                log.exception("table %s cannot be read", id)
        metrics.BROKEN.set(broken)

    async def _is_broken(self, id: str, known: str) -> bool:
        loaded = await self.store.load(id) if id not in self.rooms else None
        if loaded is None:
            return False
        table = await asyncio.to_thread(Table.load, *loaded, self.library)
        if table.status == "broken":
            log.warning("table %s no longer replays: %s", id, table.trouble)
        if table.status != known and id not in self.rooms:
            await self.store.refresh(table, self.now())
        return table.status == "broken"

    def drop(self, room: Room) -> None:
        """Forgets a room that can no longer be trusted; its viewers come again and find what is on disk."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            metrics.ROOMS.set(len(self.rooms))
        room.lost = True
        for viewer in list(room.viewers):
            viewer.close(SHAKEN)
        room.viewers.clear()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 4)
            long_ago = time.monotonic() - IDLE
            for id, room in list(self.rooms.items()):
                if not room.viewers and room.driver is None and room.used < long_ago and not room.lock.locked():
                    del self.rooms[id]
            metrics.ROOMS.set(len(self.rooms))
            self._elsewhere = {
                id: lasting
                for id, known in self._elsewhere.items()
                if (lasting := {name: seen for name, seen in known.items() if seen[0] > time.monotonic()})
            }

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def drive(self, room: Room) -> None:
        """Sees to it that bots move at a table, if any have to."""
        if room.driver is None and room.table.bot_to_move and not self.closing:
            room.driver = self.spawn(self._let_bots_move(room))

    async def _let_bots_move(self, room: Room) -> None:
        try:
            while not self.closing and self.rooms.get(room.id) is room:
                async with room.alone():
                    table = room.table
                    level, version = table.bot_to_move, table.version
                    if not level:
                        return
                    thought = None if table.confirming else self.thinking.choose(table, level)
                if thought is None:
                    await room.attempt(confirm_for_bot)
                else:
                    await self._move(room, level, version, thought)
        finally:
            room.driver = None

    async def _move(self, room: Room, level: str, version: int, thought: Coroutine[Any, Any, int]) -> None:
        """Plays what a bot thinks out, unless the position is another one by then."""
        start = time.perf_counter()
        code = await thought
        metrics.THINKING.labels(level).observe(time.perf_counter() - start)
        await asyncio.sleep(self.settings.bot_pause if room.viewers else 0)
        await room.attempt(lambda table, now: act_for(table, now, version, code, "bot"))

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
        room = await self.room(id)
        if self.store.several:
            await room.catch_up()
        if not await room.attempt(late):
            async with room.alone():
                if not room.table.bot_to_move:
                    await self.store.refresh(room.table, self.now())
        self.drive(room)

    # -- other processes ------------------------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        for id in news.get("entries", ()):
            room = self.rooms.get(id)
            if room is not None and room.table.version < news["entries"][id]:
                self.spawn(room.catch_up())
        for id in news.get("chat", ()):
            if id in self.rooms:
                self.spawn(self.rooms[id].hear_lines())
        for id, (seats, watchers, focused) in news.get("present", {}).items():
            before = self.elsewhere(id)
            self._elsewhere.setdefault(id, {})[news["from"]] = (
                time.monotonic() + PRESENCE_LASTS,
                set(seats),
                watchers,
                set(focused),
            )
            if id in self.rooms and self.elsewhere(id) != before:
                self.rooms[id].presence_elsewhere()

    def _missed(self) -> None:
        for room in list(self.rooms.values()):
            self.spawn(room.catch_up())
            self.spawn(room.hear_lines())

    def presence_changed(self, room: Room) -> None:
        if self.store.several:
            self._news_of_presence.add(room.id)

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
        """Seats of persons who look at the page, at other processes."""
        now = time.monotonic()
        return {seat for until, _, _, seats in self._elsewhere.get(id, {}).values() if until > now for seat in seats}

    async def _tell_presence(self) -> None:
        """Tells other processes who is here: news within a second, everything now and then."""
        whole = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            if time.monotonic() > whole:
                whole = time.monotonic() + PRESENCE_EVERY
                self._news_of_presence |= {id for id, room in self.rooms.items() if room.viewers}
            ids = [self._news_of_presence.pop() for _ in range(min(100, len(self._news_of_presence)))]
            here = {}
            for room in [self.rooms[id] for id in ids if id in self.rooms]:
                seats, watchers = room.own_present()
                here[room.id] = [sorted(seats), watchers, sorted(room.own_focused())]
            if here:
                with contextlib.suppress(Exception):
                    await self.store.tell({"present": here})
