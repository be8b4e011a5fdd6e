"""Faults while people play: servers crash and pause, lines break, clocks jump, disks fill up and slow down.

Then a checker compares everything that clients were sent with the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.server.clock import VARIABLE
from alehouse.server.keyring import hashed
from alehouse.server.trial.checker import check_table
from alehouse.server.trial.client import Client, Player
from alehouse.server.trial.launch import Launched
from alehouse.server.trial.postgres import Postgres
from alehouse.server.trial.proxy import Proxy
from alehouse.store.store import Store
from alehouse.table.pace import HOUR, Pace

CONTINUES_WITHIN = 60.0  # seconds after a fault in which every table must move
HELD = 0.5  # seconds for which a slow disk keeps a commit waiting
LATE = 0.05  # seconds by which a slow database's answers are late
WITH_BOTS = 0.3  # of all tables
TINY = 4096  # bytes that a file may have on a full disk


class World:
    """The servers, their database, and every line between them and the clients."""

    def __init__(self, folder: Path, postgres: Postgres | None, seed: int) -> None:
        self.rng = random.Random(seed)
        self.postgres = postgres
        self.file = folder / "tables.db"
        self.clock = folder / "clock"
        self.clock.write_text("0", encoding="utf-8")
        self.servers: list[Launched] = []
        self.lines: list[Proxy] = []  # from clients to each server
        self.database_line: Proxy | None = None
        self.db = f"sqlite:///{self.file}" if postgres is None else postgres.new(f"faults{seed}_{os.getpid()}")

    async def start(self) -> None:
        db = self.db
        if self.postgres is not None:
            self.database_line = Proxy(self.postgres.socket)
            await self.database_line.start()
            name = self.db.partition("?")[0].rpartition("/")[2]
            db = f"postgresql://alehouse@127.0.0.1:{self.database_line.port}/{name}"
        for number in range(2 if self.postgres is not None else 1):
            server = Launched(db, environment={VARIABLE: str(self.clock)}, thinkers=1)
            self.servers.append(server)
            await server.start()
            line = Proxy(server.port)
            await line.start()
            self.lines.append(line)

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        for server in self.servers:
            server.close()
        if self.database_line is not None:
            await self.database_line.close()

    def logged(self) -> int:
        return sum(server.logged() for server in self.servers)

    def victim(self) -> Launched:
        return self.rng.choice(self.servers)

    # -- faults -------------------------------------------------------------------------------------------------

    async def crash(self, seconds: float) -> None:
        """A server is killed without warning and started again."""
        victim = self.victim()
        victim.kill()
        await asyncio.sleep(seconds * self.rng.random() / 2)
        await victim.start()

    async def pause(self, seconds: float) -> None:
        """A server stops for a while and continues as if nothing had happened."""
        pid = self.victim().pid
        os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(pid, signal.SIGCONT)

    async def partition(self, seconds: float) -> None:
        """The line between clients and a server is silent; then it works again, or all connections break."""
        await self._silence(self.rng.choice(self.lines), seconds)

    async def clock_jump(self, seconds: float) -> None:
        """The clock goes forward or back by hours, and then is right again."""
        jump = self.rng.choice((-2, -1, 1, 2, 30)) * HOUR
        self._set_clock(jump)
        await asyncio.sleep(seconds)
        self._set_clock(0)

    def _set_clock(self, jump: int) -> None:
        new = self.clock.with_suffix(".new")
        new.write_text(str(jump), encoding="utf-8")
        new.replace(self.clock)

    async def full_disk(self, seconds: float) -> None:
        """Whatever the server writes fails."""
        pid = self.victim().pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (TINY, most))
        try:
            await asyncio.sleep(seconds)
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))

    async def slow_disk(self, seconds: float) -> None:
        """Every commit takes long."""
        await asyncio.to_thread(self._hold_commits, seconds)

    def _hold_commits(self, seconds: float) -> None:
        with contextlib.closing(sqlite3.connect(self.file, isolation_level=None, timeout=10)) as other:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                other.execute("BEGIN IMMEDIATE")
                time.sleep(HELD)
                other.execute("ROLLBACK")
                time.sleep(HELD / 10)

    async def database_crash(self, seconds: float) -> None:
        """PostgreSQL ends at once, and is started again."""
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.sleep(seconds / 2)
        await asyncio.to_thread(self.postgres.start)

    async def database_partition(self, seconds: float) -> None:
        """The line between the servers and PostgreSQL is silent; then it works again, or all connections break."""
        assert self.database_line is not None
        await self._silence(self.database_line, seconds)

    async def slow_database(self, seconds: float) -> None:
        """PostgreSQL's answers are late."""
        assert self.database_line is not None
        self.database_line.slow(LATE)
        await asyncio.sleep(seconds)
        self.database_line.release()

    async def _silence(self, line: Proxy, seconds: float) -> None:
        line.hold()
        await asyncio.sleep(seconds)
        if self.rng.random() < 0.5:
            await line.cut()
        line.release()

    def faults(self) -> dict[str, Callable[[float], Awaitable[None]]]:
        """All faults that this kind of database knows, by name."""
        found: dict[str, Callable[[float], Awaitable[None]]] = {
            "crash": self.crash,
            "pause": self.pause,
            "partition": self.partition,
            "clock": self.clock_jump,
        }
        if self.postgres is None:
            return {**found, "full-disk": self.full_disk, "slow-disk": self.slow_disk}
        return {
            **found,
            "database-crash": self.database_crash,
            "database-partition": self.database_partition,
            "slow-database": self.slow_database,
        }


class FaultReport(msgspec.Struct):
    """The result; `problems` is empty if all is well. `recovery` is the longest time until every table had moved.

    `log_kb_per_second`: how fast all logs grew together, from a fault until every table had moved, at most.
    """

    database: str
    processes: int
    tables: int
    seconds: float
    faults: dict[str, int]
    acknowledged: int
    entries: int
    finished: int
    recovery: float
    log_kb_per_second: float
    problems: list[str]


class Crowd:
    """People at many tables at once; when a game is over, the next one begins."""

    def __init__(self, client: Client, rng: random.Random, pace: Pace, pause: float) -> None:
        self._client = client
        self._rng = rng
        self._pace = pace
        self._pause = pause
        self._titles = [LIBRARY.get(id) for id in LIBRARY.ids()]
        self.players: list[Player] = []
        self.playing: dict[int, list[Player]] = {}  # by place

    async def play(self, place: int) -> None:
        while True:
            try:
                pair = await self._sit_down(place)
            except TimeoutError:  # no server answered for a long time; a table that was made is not missed
                continue
            self.players += pair
            self.playing[place] = pair
            await asyncio.gather(*[player.play(self._pause * self._rng.random() * 2) for player in pair])

    async def _sit_down(self, place: int) -> list[Player]:
        """A table with two people, and sometimes bots, which slow a game down."""
        title = self._titles[place % len(self._titles)]
        seats = max(2, title.min_seats)
        if self._rng.random() < WITH_BOTS:
            seats = self._rng.randint(seats, min(4, title.max_seats))
        bots = {str(seat): "random" for seat in range(3, seats + 1)}
        settings: dict[str, Any] = {"start_when_full": True, "pace": self._pace}
        wish: dict[str, Any] = {"title": title.id, "seats": seats, "bots": bots, "me": {"1": "Ann"}}
        made = await self._client.table(**wish, settings=settings)
        if "table" not in made:
            raise AlehouseError(f"a table could not be made: {made}")
        joined = await self._client.join(made["table"], made["invite"], "Bob")
        if "token" not in joined:
            raise AlehouseError(f"nobody could join: {joined}")
        tokens = (made["token"], joined["token"])
        return [Player(self._client.servers, made["table"], token, self._rng.getrandbits(32)) for token in tokens]

    async def must_go_on(self) -> tuple[float, list[str]]:
        """Waits until every table has moved; the seconds that took, and the tables that did not."""
        start = time.monotonic()
        before = {place: (pair[0].table, max(one.version for one in pair)) for place, pair in self.playing.items()}
        waiting = set(before)
        while waiting and time.monotonic() < start + CONTINUES_WITHIN:
            await asyncio.sleep(0.05)
            for place in list(waiting):
                table, version = before[place]
                pair = self.playing[place]
                if pair[0].table != table or max(one.version for one in pair) > version:
                    waiting.discard(place)
        stuck = [f"table {before[place][0]} does not continue from version {before[place][1]}" for place in waiting]
        return time.monotonic() - start, stuck


async def fault_test(
    postgres: Postgres | None,
    tables: int,
    seconds: float,
    length: float = 3.0,
    only: list[str] | None = None,
    pace: Pace = "free",
    pause: float = 0.0,
    seed: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> FaultReport:
    """Lets people and bots play while faults of about `length` seconds happen one after another, then checks."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="alehouse-faults-") as folder:
        world = World(Path(folder), postgres, seed)
        kinds = world.faults()
        names = only or list(kinds)
        for name in names:
            if name not in kinds:
                raise AlehouseError(f"there is no fault '{name}' here; there are {', '.join(kinds)}.")
        happened: Counter[str] = Counter()
        recovery = log_rate = 0.0
        problems: list[str] = []
        games: list[asyncio.Task[None]] = []
        client = Client([])
        try:
            await world.start()
            client.servers = [f"http://127.0.0.1:{line.port}" for line in world.lines]
            crowd = Crowd(client, world.rng, pace, pause)
            games = [asyncio.create_task(crowd.play(place)) for place in range(tables)]
            await asyncio.sleep(length)
            while time.monotonic() - start < seconds or sum(happened.values()) < len(names):
                name = names[sum(happened.values()) % len(names)]
                began, logged = time.monotonic(), world.logged()
                await kinds[name](length * world.rng.uniform(0.5, 1.5))
                happened[name] += 1
                took, stuck = await crowd.must_go_on()
                recovery = max(recovery, took)
                log_rate = max(log_rate, (world.logged() - logged) / 1000 / (time.monotonic() - began))
                problems += [f"{name}: {one}" for one in stuck]
                tell(int(time.monotonic() - start))
                await asyncio.sleep(length * world.rng.random())
                for game in games:
                    if game.done():
                        game.result()
        finally:
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            await client.close()
            for server in world.servers:
                with contextlib.suppress(Exception):
                    await asyncio.to_thread(server.stop)  # the lines must work meanwhile
            await world.close()
        kind = world.db.partition(":")[0]
        rates = round(recovery, 1), round(log_rate, 1)
        report = FaultReport(kind, len(world.servers), tables, 0, dict(happened), 0, 0, 0, *rates, problems)
        await check(world.db, crowd.players, report)
        report.seconds = round(time.monotonic() - start, 1)
        return report


async def check(db: str, players: list[Player], report: FaultReport) -> None:
    """Compares everything that players were sent with the disk."""
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
        report.acknowledged += len(player.acked)
        report.problems += [f"table {player.table}: {one}" for one in player.wrong]
    store = await Store.open(db)
    try:
        for table, people in sorted(by_table.items()):
            loaded = await store.load(table)
            if loaded is None:
                report.problems.append(f"table {table} is gone")
                continue
            told = [(hashed(one.token)[:16], one.acked, one.denied, one.heard) for one in people]
            checked = check_table(*loaded, told, LIBRARY)
            report.entries += len(loaded[1])
            report.finished += checked.over
            report.problems += [f"table {table}: {one}" for one in checked.problems]
    finally:
        await store.close()
