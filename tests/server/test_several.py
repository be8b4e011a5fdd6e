"""Several servers on one PostgreSQL: the same tables, one winner for every number, news for everybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from tests.server.served import Json, Served
from tests.store.databases import NewDatabase

from alehouse.server.keyring import hashed
from alehouse.server.settings import ServerSettings
from alehouse.server.trial.race import RaceReport, race
from alehouse.store import url

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"


@contextlib.asynccontextmanager
async def pair(address: str) -> AsyncIterator[tuple[Served, Served]]:
    settings = ServerSettings(address, thinkers=0, bot_pause=0, limits=0)
    async with Served(settings) as one, Served(settings) as other:
        yield one, other


async def races(one: Served, other: Served, rounds: int) -> RaceReport:
    """As many games as it takes to race so often."""
    total = RaceReport(wins=[0, 0])
    while total.rounds < rounds and not total.problems:
        made = await one.table(seats=2, bots={}, me={"1": "Ann", "2": "Bob"})
        report = await race([one.address, other.address], made["table"], made["token"], rounds - total.rounds)
        total.rounds += report.rounds
        total.problems += report.problems
        total.wins = [a + b for a, b in zip(total.wins, report.wins, strict=True)]
        for code, count in report.told.items():
            total.told[code] = total.told.get(code, 0) + count
    return total


async def test_of_two_who_race_for_a_move_at_two_servers_one_wins(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        report = await races(one, other, 60)
    assert report.problems == []
    assert report.rounds == 60
    assert sum(report.wins) == sum(report.told.values()) == 60


def make_deaf(served: Served) -> None:
    """News of the other server do not come any more, as if they were slow."""
    bus = served.server.store._bus
    assert bus is not None
    bus._heard = lambda news: None


async def test_a_request_that_was_done_is_acknowledged_at_a_server_that_has_not_heard_of_it(
    postgres_ready: NewDatabase,
) -> None:
    """The answer got lost with its server; whoever asks the other one must not hear that nothing was done."""
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(2, options={"first": "1"})
        async with other.talk(made["table"], tokens[0]) as ann:
            make_deaf(other)
            act = {
                "type": "act",
                "id": "x",
                "base": ann.state["version"],
                "action": ann.state["player_view"]["legal"][0],
            }
            _, done = await one.send(made["table"], tokens[0], act)
            again = await ann.ask(act)
            assert again == {"type": "ack", "id": "x", "version": done["version"], "repeated": True}


async def test_who_changes_to_a_server_that_is_behind_is_not_set_back(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(2, options={"first": "1"})
        await other.server.manager.live(made["table"])
        make_deaf(other)
        async with one.talk(made["table"], tokens[0]) as ann:
            seen = (await ann.act())["version"]
        async with other.talk(made["table"], tokens[0], since=seen) as ann:
            assert ann.state["version"] == seen


async def test_voices_at_two_servers_count_though_they_come_at_once(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(3, options={"first": "1"})
        async with other.talk(made["table"], tokens[2]) as cyd:
            await one.send(made["table"], tokens[0], {"type": "propose", "id": "p", "purpose": "abandon"})
            await cyd.version(cyd.state["version"] + 1)
            make_deaf(other)
            base = cyd.state["version"]
            _, yes = await one.send(made["table"], tokens[1], {"type": "answer", "id": "y", "base": base, "yes": True})
            assert yes["type"] == "ack"
            assert (await cyd.ask({"type": "answer", "id": "z", "base": base, "yes": True}))["type"] == "ack"
            assert (await cyd.version(base + 2))["status"] == "abandoned"


async def test_two_who_join_at_two_servers_at_once_both_get_a_seat(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        made = await one.table(seats=3, bots={}, start=False)
        path = f"/api/tables/{made['table']}/join"
        await other.server.manager.live(made["table"])
        make_deaf(other)
        seats = []
        for served, name in ((one, "Bob"), (other, "Cyd")):
            status, joined = await served.post(path, {"name": name, "invite": made["invite"]})
            assert status == 200, joined
            seats += joined["seats"]
        assert seats == [2, 3]


async def test_people_at_two_servers_play_one_game(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(2, options={"first": "1"})
        async with one.talk(made["table"], tokens[0]) as ann, other.talk(made["table"], tokens[1]) as bob:
            rng = Random(1)
            for number in range(25):
                if ann.state["status"] != "playing":
                    break
                talk = ann if ann.state["waiting"] == 1 else bob
                answer = await talk.act(rng=rng)
                assert answer["type"] == "ack", answer
                for viewer in (ann, bob):
                    await viewer.version(answer["version"])
            versions = [m["heard"]["version"] for m in bob.heard if m["type"] == "update"]
            assert versions == list(range(versions[0], versions[0] + len(versions)))


async def test_chat_and_presence_cross_from_server_to_server(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(2)
        async with one.talk(made["table"], tokens[0]) as ann, other.talk(made["table"], tokens[1]) as bob:
            while (await ann.until("presence"))["present"]["seats"] != [1, 2]:
                pass
            await bob.ask({"type": "chat", "text": "cheers"})
            assert (await ann.until("said"))["line"]["text"] == "cheers"
            lines = await asyncio.gather(*[talk.ask({"type": "chat", "text": "at once"}) for talk in (ann, bob)])
            assert {answer["type"] for answer in lines} == {"ack"}


async def test_who_looks_at_the_table_at_one_server_is_not_called_by_the_other(postgres_ready: NewDatabase) -> None:
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(2)
        holder = hashed(tokens[0])
        async with one.talk(made["table"], tokens[0]) as ann, other.talk(made["table"], tokens[1]) as bob:
            watched = other.server.notices._is_watched
            assert not await watched(made["table"], holder)
            for focused in (True, False):
                await ann.send({"type": "attention", "focused": focused})
                for attempt in range(100):
                    if await watched(made["table"], holder) == focused:
                        break
                    await asyncio.sleep(0.05)
                assert await watched(made["table"], holder) == focused
                assert not await watched(made["table"], hashed(tokens[1]))
            assert (await bob.ask({"type": "chat", "text": "still here"}))["type"] == "ack"


async def test_a_server_looks_after_the_bots_of_one_that_is_gone(
    postgres_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alehouse.store.rows.LEASE", 200)
    monkeypatch.setattr("alehouse.server.table_manager.SWEEP", 0.1)
    async with pair(postgres_ready()) as (one, other):
        one.server.manager.drive = lambda live: None  # type: ignore[method-assign]
        made = await one.table(seats=2, bots={"1": "random", "2": "random"}, me={})
        async with other.talk(made["table"], made["token"]) as talk:
            await talk.version(talk.state["version"] + 3)


async def test_news_that_were_missed_are_made_up_for(postgres_ready: NewDatabase) -> None:
    """The connection that listens is cut; entries written meanwhile arrive when it is back."""
    async with pair(postgres_ready()) as (one, other):
        made, tokens = await one.table_for(2, options={"first": "1"})
        async with one.talk(made["table"], tokens[0]) as ann, other.talk(made["table"], tokens[1]) as bob:
            bus = other.server.store._bus
            assert bus is not None
            engine = other.server.store.engine
            async with engine.connect() as connection:
                await connection.execute(text(CUT))
            answer: Json = await ann.act()
            await bob.version(answer["version"])
            await ann.version(answer["version"])


@pytest.mark.soak
async def test_a_thousand_races_between_two_processes(postgres_ready: NewDatabase) -> None:
    from alehouse.server.trial.client import Client
    from alehouse.server.trial.launch import Launched

    address = postgres_ready()
    servers = [Launched(address), Launched(address)]
    client = Client([server.address for server in servers])
    try:
        for server in servers:
            await server.start()
        rounds = 0
        wins = [0, 0]
        while rounds < 1000:
            made = await client.table(title="moonlight", seats=2, me={"1": "Ann", "2": "Bob"}, start=True)
            report = await race(client.servers, made["table"], made["token"], 1000 - rounds)
            assert report.problems == []
            rounds += report.rounds
            wins = [a + b for a, b in zip(wins, report.wins, strict=True)]
        assert sum(wins) == rounds == 1000
        print(f"wins by server: {wins}")
    finally:
        await client.close()
        for server in servers:
            server.close()


class DeadLines:
    """A proxy before PostgreSQL whose connections can be made to swallow everything; new ones work."""

    def __init__(self, folder: Path, real: str) -> None:
        self._real = f"{real}/.s.PGSQL.5432"
        self._path = folder / ".s.PGSQL.5432"
        self._dead: set[int] = set()
        self._lines = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self._path)

    def swallow(self) -> None:
        self._dead = set(range(self._lines + 1))

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines += 1
        number = self._lines
        theirs, ours = await asyncio.open_unix_connection(self._real)
        for source, target in ((reader, ours), (theirs, writer)):
            task = asyncio.create_task(self._pass_on(number, source, target))
            self._tasks.add(task)

    async def _pass_on(self, number: int, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if number not in self._dead:
                    target.write(data)
            target.close()


async def test_tables_play_on_though_all_lines_to_the_database_are_dead(
    postgres_ready: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(url, "COMMAND_WITHIN", 1.0)
    address, _, folder = postgres_ready().partition("?host=")
    lines = DeadLines(tmp_path, folder)
    await lines.open()
    settings = ServerSettings(f"{address}?host={tmp_path}", thinkers=0, bot_pause=0, limits=0)
    async with Served(settings) as served:
        tables = [await served.table_for(2, options={"first": "1"}) for number in range(12)]
        lines.swallow()
        until = time.monotonic() + 30

        async def plays_on(made: Json, token: str) -> None:
            send = {"type": "leave", "id": "leave", "seat": 1}
            while time.monotonic() < until:
                status, answer = await served.send(made["table"], token, send)
                if status == 200 and answer["type"] == "ack":
                    return
                await asyncio.sleep(0.2)
            raise AssertionError((status, answer))

        await asyncio.gather(*[plays_on(made, tokens[0]) for made, tokens in tables])
    await lines.close()
