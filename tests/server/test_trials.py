"""The fault test in small on every run; the whole of it, and the load test, when asked for with `-m soak`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from pathlib import Path

import aiohttp
import pytest
from tests.table.sitting import Sitting

from alehouse.engine.errors import AlehouseError
from alehouse.server.trial.client import Client
from alehouse.server.trial.faults import Crowd, World, fault_test
from alehouse.server.trial.launch import Launched
from alehouse.server.trial.load import Board, Played, load_test, play
from alehouse.server.trial.postgres import Postgres
from alehouse.store.store import CLOCK, Store
from alehouse.table.pace import DAY


async def test_no_fault_makes_the_server_lose_double_or_invent_anything() -> None:
    report = await fault_test(None, tables=6, seconds=1, length=0.7)
    assert report.problems == []
    assert set(report.faults) == {"crash", "pause", "partition", "clock", "full-disk", "slow-disk"}
    assert report.acknowledged > 100


async def test_two_servers_on_one_database_survive_its_faults_and_their_own(postgres: Postgres) -> None:
    report = await fault_test(postgres, tables=6, seconds=1, length=0.7)
    assert report.problems == []
    assert {"crash", "database-crash", "database-partition", "slow-database"} <= set(report.faults)
    assert report.acknowledged > 100


async def test_an_unknown_fault_is_refused() -> None:
    with pytest.raises(AlehouseError, match="there is no fault 'flood' here; there are crash"):
        await fault_test(None, tables=1, seconds=1, only=["flood"])


async def test_many_sockets_see_moves_in_time(tmp_path: Path) -> None:
    report = await load_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=10, rate=20, seconds=2)
    assert report.lost == 0
    assert report.moves >= 20
    assert report.due_p99_ms >= report.p99_ms


class SlowBoard(Board):
    """A table that takes a fifth of a second for every move."""

    async def move(self, due: float) -> Played:
        late = time.perf_counter() - due
        await asyncio.sleep(0.2)
        return Played(late, 0.2)

    async def asked(self) -> bool:
        return True


async def test_moves_that_had_to_wait_for_a_table_are_reported_as_late() -> None:
    """Of ten moves that were due in a second, a table that takes five in that time is to be blamed for the delay."""
    moves, lost = await play([SlowBoard(1)], 10, 1.0, lambda done: None)
    assert lost == 0
    assert moves[-1].late > 0.3


@pytest.mark.soak
async def test_an_hour_of_faults_at_two_hundred_tables() -> None:
    report = await fault_test(None, tables=200, seconds=3600)
    assert report.problems == []
    assert report.log_kb_per_second < 10


@pytest.mark.soak
async def test_an_hour_of_faults_of_two_servers_and_their_database(postgres: Postgres) -> None:
    report = await fault_test(postgres, tables=200, seconds=3600)
    assert report.problems == []
    assert report.log_kb_per_second < 10


@pytest.mark.soak
async def test_two_thousand_sockets_at_five_hundred_tables(tmp_path: Path) -> None:
    report = await load_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=500, rate=100, seconds=60)
    assert report.moves_per_second >= 99
    assert report.p99_ms < 250


async def fill(file: Path, tables: int, away: int) -> None:
    """Copies of one table with a deadline a day after the server ended, `away` ms ago."""
    sitting = Sitting(pace="day")
    sitting.play_on(random.Random(1), 30)
    store = await Store.open(f"sqlite:///{file}")
    await store.create(sitting.table, sitting.log, sitting.now)
    await store.close()
    ended = int(time.time() * 1000) - away
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        for name, id in (("tables", "id"), ("entries", "table_id")):
            others = [column for _, column, *_ in database.execute(f"PRAGMA table_info({name})") if column != id]
            database.execute(
                f"WITH RECURSIVE copies(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copies WHERE n < {tables}) "
                f"INSERT INTO {name} ({id}, {', '.join(others)}) "
                f"SELECT {id} || '-' || n, {', '.join(others)} FROM copies, {name}"
            )
        database.execute("UPDATE tables SET wake = ?", [ended + DAY])
        clock = json.dumps({"seen": ended, "outages": []})
        database.execute("INSERT INTO keys (name, value) VALUES (?, ?)", [CLOCK, clock])


@pytest.mark.soak
async def test_a_server_with_a_hundred_thousand_tables_starts_within_two_seconds(tmp_path: Path) -> None:
    """Processor time until it answers, after two days in which no clock ran."""
    await fill(tmp_path / "tables.db", 100_000, away=2 * DAY)
    server = Launched(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1)
    try:
        await server.start()
        used = server.processor_seconds()
        print(f"{used:.1f} s for {(tmp_path / 'tables.db').stat().st_size / 1e6:.0f} MB")
        assert used <= 2
    finally:
        server.close()


@pytest.mark.soak
async def test_half_an_hour_of_play_needs_no_more_and_more_memory_handles_or_tasks(tmp_path: Path) -> None:
    """Forty tables at once, a new one wherever a game is over; the first ten minutes fill caches."""
    server = Launched(f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1)
    await server.start()
    client = Client([server.address])
    crowd = Crowd(client, random.Random(1), "free", 0.2)
    games = [asyncio.create_task(crowd.play(place)) for place in range(40)]
    seen: list[tuple[float, int, int]] = []
    try:
        for minute in range(30):
            await asyncio.sleep(60)
            seen.append((server.megabytes(), server.handles(), await server.tasks()))
            print(f"minute {minute + 1}: memory {seen[-1][0]:.1f} MB, {seen[-1][1]} handles, {seen[-1][2]} tasks")
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await client.close()
        server.close()
    middle, last = ([sum(column) for column in zip(*part, strict=True)] for part in (seen[10:20], seen[20:30]))
    assert [after < before * 1.1 for before, after in zip(middle, last, strict=True)] == [True] * 3, seen


async def healthy(servers: list[str]) -> bool:
    """Whether all of them say so; no answer within three seconds says the opposite."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(3)) as session:
        for server in servers:
            try:
                async with session.get(f"{server}/healthz") as answer:
                    if answer.status != 200:
                        return False
            except (aiohttp.ClientError, TimeoutError):
                return False
    return True


async def seconds_until_known(world: World, fault: str) -> float:
    """From the beginning of a fault until the health check reports it."""
    servers = [f"http://127.0.0.1:{line.port}" for line in world.lines]
    while not await healthy(servers):
        await asyncio.sleep(0.2)
    start = time.monotonic()
    happening = asyncio.ensure_future(world.faults()[fault](20))
    while await healthy(servers) and not happening.done():
        await asyncio.sleep(0.1)
    took = time.monotonic() - start
    known = not happening.done()
    await happening
    return took if known else float("inf")


@pytest.mark.soak
async def test_the_health_check_tells_of_a_fault_within_ten_seconds(tmp_path: Path, postgres: Postgres) -> None:
    """A clock that jumps and slow writes harm nobody, so they are none of its business."""
    took: dict[str, float] = {}
    for database, names in (
        (None, ("crash", "pause", "partition", "full-disk")),
        (postgres, ("crash", "pause", "partition", "database-crash", "database-partition")),
    ):
        world = World(tmp_path, database, 1)
        await world.start()
        for name in names:
            took[f"{name}, {'sqlite' if database is None else 'postgresql'}"] = await seconds_until_known(world, name)
        await world.close()
    print({name: round(seconds, 1) for name, seconds in took.items()})
    assert max(took.values()) <= 10
