"""A server over time: clocks, restarts, broken tables, shutting down."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from tests.server.served import Served
from tests.store.databases import NewDatabase
from tests.table.test_rules_versions import both, only_new, only_old

from alehouse.engine.title import Library
from alehouse.server import table_manager
from alehouse.server.bot_pool import BotPool
from alehouse.server.settings import ServerSettings
from alehouse.server.table_manager import BEAT, TableManager
from alehouse.store import store as store_module
from alehouse.store.store import Store
from alehouse.table.entries import Entry
from alehouse.table.pace import GAP, HOUR, MINUTE
from alehouse.table.spec import TableSpec
from alehouse.table.table import Table


def settings(address: str) -> ServerSettings:
    return ServerSettings(address, thinkers=0, bot_pause=0, limits=0)


class FakeClock:
    """The server's wall clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000_000
        monkeypatch.setattr(TableManager, "now", lambda manager: self.now)
        monkeypatch.setattr(table_manager, "SWEEP", 0.02)

    async def pass_by(self, served: Served, time: int) -> None:
        """Time passes, with a server that is alive."""
        end = self.now + time
        while self.now < end:
            self.now = min(end, self.now + GAP)
            while served.server.manager._beat_at < self.now - BEAT:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)


async def test_a_bot_stands_in_when_the_clock_runs_out_though_nobody_looks(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock(monkeypatch)
    async with Served(settings(sqlite_ready())) as served:
        made, tokens = await served.table_for(
            2, options={"first": "1"}, settings={"pace": "live", "stand_in": "random"}
        )
        await clock.pass_by(served, 6 * MINUTE)
        async with served.talk(made["table"], tokens[1]) as bob:
            while not bob.state["seats"][0]["stand_in"]:
                await bob.next()
            assert bob.state["seats"][0]["stand_in"] == "random"
            while not bob.state["player_view"]["legal"]:
                await bob.next()


async def test_no_clock_runs_while_the_server_is_down(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock(monkeypatch)
    settings = ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0)
    tables = []
    async with Served(settings) as served:
        start = clock.now
        for pace in ("live", "day"):
            tables.append(await served.table_for(2, options={"first": "1"}, settings={"pace": pace}))
        await clock.pass_by(served, MINUTE)
    clock.now += 25 * HOUR
    async with Served(settings) as served:
        for (made, tokens), left in zip(tables, (5 * MINUTE, 24 * HOUR), strict=True):
            async with served.talk(made["table"], tokens[1]) as bob:
                assert abs(bob.state["deadline"] - (start + 25 * HOUR + left)) <= MINUTE
                assert bob.state["seats"][0]["stand_in"] == ""
        await clock.pass_by(served, 6 * MINUTE)
        states = []
        for made, tokens in tables:
            async with served.talk(made["table"], tokens[1]) as bob:
                states.append(bob.state["seats"][0]["absent"])
        assert states == ["late", ""]


async def test_a_wall_clock_that_jumps_costs_nobody_their_seat(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock(monkeypatch)
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0)) as served:
        made, tokens = await served.table_for(2, options={"first": "1"}, settings={"pace": "day"})
        for jump in (30 * HOUR, -30 * HOUR):
            clock.now += jump
            while served.server.manager._beat_at != clock.now:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            async with served.talk(made["table"], tokens[1]) as bob:
                assert bob.state["seats"][0]["stand_in"] == ""
                assert 23 * HOUR < bob.state["deadline"] - clock.now <= 24 * HOUR


async def test_a_game_goes_on_after_a_restart(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    async with Served(settings(address)) as served:
        made, tokens = await served.table_for(2, options={"first": "1"})
        async with served.talk(made["table"], tokens[0]) as ann:
            acked = await ann.act(id="before")
            await ann.ask({"type": "chat", "text": "see you"})
    async with Served(settings(address)) as served, served.talk(made["table"], tokens[0]) as ann:
        assert ann.state["version"] >= acked["version"]
        assert ann.heard[0]["chat"][0]["text"] == "see you"
        again = await ann.act({"do": "anything"}, id="before")
        assert (again["type"], again["repeated"]) == ("ack", True)


async def test_bots_that_were_to_move_move_after_a_restart(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    async with Served(settings(address)) as served:
        made = await served.table(seats=2, bots={}, start=False, settings={"start_when_full": False})
        manager = served.server.manager
        manager.drive = lambda live: None  # type: ignore[method-assign]
        await served.send(made["table"], made["token"], {"type": "seat-bot", "id": "b", "seat": 2, "level": "random"})
        await served.send(made["table"], made["token"], {"type": "leave", "id": "l", "seat": 1})
        await served.send(made["table"], made["token"], {"type": "seat-bot", "id": "c", "seat": 1, "level": "random"})
        await served.send(made["table"], made["token"], {"type": "start", "id": "s"})
    async with Served(settings(address)) as served:
        store = served.server.manager.store
        for attempt in range(200):
            if await store.open_tables() == []:
                break
            await asyncio.sleep(0.05)
        assert await store.open_tables() == []


async def test_an_old_table_is_played_on_under_its_old_rules_after_a_release(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    async with Served(settings(address), only_old()) as served:
        made, tokens = await served.table_for(2, options={"first": "1"})
        async with served.talk(made["table"], tokens[0]) as ann:
            limit = ann.state["player_view"]["view"]["attack_limit"]
    async with Served(settings(address), both()) as served:
        async with served.talk(made["table"], tokens[0]) as ann:
            assert ann.heard[0]["table"]["rules"] == 1
            assert ann.state["player_view"]["view"]["attack_limit"] == limit
            assert (await ann.act())["type"] == "ack"
        made, tokens = await served.table_for(2, options={"first": "1"})
        async with served.talk(made["table"], tokens[0]) as ann:
            assert ann.heard[0]["table"]["rules"] == 2
            assert ann.state["player_view"]["view"]["attack_limit"] == limit - 2


async def test_a_table_that_no_longer_replays_stays_readable_and_comes_back_with_its_rules(
    sqlite_ready: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    address = sqlite_ready()
    async with Served(settings(address), only_old()) as served:
        made, tokens = await served.table_for(2, options={"first": "1"})
        await served.send(made["table"], tokens[0], {"type": "chat", "id": "c", "text": "hello"})
    async with Served(settings(address), only_new()) as served:
        store = served.server.manager.store
        async with served.talk(made["table"], tokens[1]) as bob:
            assert await store.open_tables() == [(made["table"], "broken")]
            assert "no longer replays" in caplog.text
            assert bob.state["status"] == "broken"
            assert "no rules version 1" in bob.state["trouble"]
            assert bob.heard[0]["chat"][0]["text"] == "hello"
            answer = await bob.ask({"type": "act", "base": bob.state["version"], "action": {"do": "end-turn"}})
            assert answer["code"] == "broken"
            status, record = await served.get(f"/api/tables/{made['table']}/record", tokens[1])
            assert status == 200
            assert json.loads(record.splitlines()[0])["rules"] == 1
            assert (await served.get(f"/api/tables/{made['table']}/record"))[0] == 403
    async with Served(settings(address), both()) as served:
        store = served.server.manager.store
        while await store.open_tables() != [(made["table"], "playing")]:
            await asyncio.sleep(0.02)
    async with Served(settings(address), both()) as served, served.talk(made["table"], tokens[0]) as ann:
        assert (await ann.act())["type"] == "ack"  # the rules are back, and so is the game
    async with Served(settings(address), only_new()) as served, served.talk(made["table"], tokens[1]) as bob:
        given_up = await bob.ask({"type": "propose", "purpose": "abandon"})
        await bob.version(given_up["version"])
        assert bob.state["status"] == "abandoned"
        assert bob.state["secret"]


async def test_a_damaged_log_breaks_its_table_only(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    async with Served(settings(address)) as served:
        one, tokens = await served.table_for(2, options={"first": "1"})
        other, others = await served.table_for(2, options={"first": "1"})
        async with served.talk(one["table"], tokens[0]) as ann:
            await ann.act()
    store = await Store.open(address)
    async with store.engine.begin() as connection:
        await connection.execute(
            text('UPDATE entries SET what = replace(what, \'"by":"person"\', \'"by":"nobody"\') WHERE table_id = :id'),
            {"id": one["table"]},
        )
    await store.close()
    async with Served(settings(address)) as served:
        async with served.line(one["table"]) as ann:
            await ann.send({"type": "hello", "token": tokens[0]})
            assert (await ann.next())["code"] == "internal"
        async with served.talk(other["table"], others[0]) as ann:
            assert (await ann.act())["type"] == "ack"


async def test_what_is_being_written_is_written_before_the_server_ends(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    tables = []
    async with Served(settings(address)) as served:
        for number in range(10):
            made, tokens = await served.table_for(2, options={"first": "1"})
            live = await served.server.manager.live(made["table"])
            game = live.table.must_play()
            action = game.codebook.describe(next(iter(game.state.legal())))
            act = {"type": "act", "id": "last", "base": live.table.version, "action": action}
            tables.append((made, asyncio.create_task(served.send(made["table"], tokens[0], act))))
        await asyncio.sleep(0)
        answers = await asyncio.gather(*[task for _, task in tables])
    store = await Store.open(address)
    for (made, _), (status, answer) in zip(tables, answers, strict=True):
        assert (status, answer["type"]) == (200, "ack")
        entries = await store.entries(made["table"], 0)
        assert entries[-1].request == "last"
    await store.close()


async def test_the_health_of_a_server(sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Served(settings(sqlite_ready())) as served:
        status, body = await served.get("/healthz")
        assert (status, json.loads(body)["ok"]) == (200, True)

        async def fail() -> None:
            raise OSError

        monkeypatch.setattr(served.server.manager.store, "check", fail)
        status, body = await served.get("/healthz")
        assert (status, json.loads(body)["troubles"]) == (503, ["database"])


async def test_a_server_that_cannot_write_says_so(sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_manager, "SWEEP", 0.02)
    monkeypatch.setattr(table_manager, "BEAT", 0)
    monkeypatch.setattr(table_manager, "UNHEALTHY", 1.0)
    async with Served(settings(sqlite_ready())) as served:
        store = served.server.store

        async def health() -> tuple[int, list[str]]:
            status, body = await served.get("/healthz")
            return status, json.loads(body)["troubles"]

        assert await health() == (200, [])
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE keys RENAME TO lost_keys"))
        while await health() == (200, []):
            await asyncio.sleep(0.02)
        assert await health() == (503, ["database"])
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE lost_keys RENAME TO keys"))
        while await health() != (200, []):
            await asyncio.sleep(0.02)


async def test_a_table_that_cannot_be_written_shows_in_the_health(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Served(settings(sqlite_ready())) as served:
        async with served.server.store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE contents RENAME TO lost_contents"))
        status, _ = await served.post("/api/tables", {"title": "moonlight", "seats": 2})
        assert status == 500
        status, body = await served.get("/healthz")
        assert (status, json.loads(body)["troubles"]) == (503, ["database"])
        assert "alehouse_commit_failures_total" in (await served.get("/metrics"))[1]


async def test_damaged_pages_show_in_the_health(sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are looked for at every start, in the background."""
    monkeypatch.setattr(store_module, "damaged_pages", lambda file: f"page 3 of {file.name} is damaged")
    async with Served(settings(sqlite_ready())) as served:
        while not served.server.manager.damaged:
            await asyncio.sleep(0.01)
        status, body = await served.get("/healthz")
        assert (status, json.loads(body)["troubles"]) == (503, ["database"])


async def test_no_table_is_replayed_when_the_server_starts(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = sqlite_ready()
    async with Served(settings(address)) as served:
        made, tokens = await served.table_for(2)
    replayed: list[str] = []
    load = Table.load

    def noting(about: TableSpec, entries: list[Entry], library: Library) -> Table:
        replayed.append(about.id)
        return load(about, entries, library)

    monkeypatch.setattr(Table, "load", noting)
    async with Served(settings(address)) as served:
        assert (await served.get("/healthz"))[0] == 200
        assert replayed == []
        async with served.talk(made["table"], tokens[0]):
            assert replayed == [made["table"]]


async def test_bots_that_cannot_move_show_in_the_health(sqlite_ready: NewDatabase) -> None:
    async with Served(settings(sqlite_ready())) as served:
        bot_pool = served.server.manager.bot_pool
        assert isinstance(bot_pool, BotPool)
        for thinker in bot_pool._quick.thinkers:
            thinker.failures = 1
        status, body = await served.get("/healthz")
        assert (status, json.loads(body)["troubles"]) == (503, ["bots"])


async def test_unused_tables_leave_the_memory_and_come_back(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_manager, "IDLE", 0.1)
    async with Served(settings(sqlite_ready())) as served:
        made, tokens = await served.table_for(2)
        manager = served.server.manager
        for attempt in range(100):
            if not manager.live_tables:
                break
            await asyncio.sleep(0.05)
        assert manager.live_tables == {}
        async with served.talk(made["table"], tokens[0]) as ann:
            assert ann.state["status"] == "playing"
            await asyncio.sleep(0.3)
            assert made["table"] in manager.live_tables


async def test_tables_that_leave_the_memory_are_freed_without_the_collector(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It runs seldom on a busy server, and what survived it once waits ten times as long for the next."""
    monkeypatch.setattr(table_manager, "IDLE", 0.1)
    async with Served(settings(sqlite_ready())) as served:
        manager = served.server.manager
        gc.disable()
        try:
            tables = [await served.table_for(2) for _ in range(3)]
            for made, tokens in tables:
                for token in tokens:
                    async with served.talk(made["table"], token) as talk:
                        if talk.state["player_view"]["legal"]:
                            await talk.act()
            kept = weakref.WeakSet([live.table for live in manager.live_tables.values()])
            assert kept
            for _ in range(100):
                if not kept:
                    break
                await asyncio.sleep(0.05)
            assert list(kept) == []
        finally:
            gc.enable()


async def test_packs_of_the_host_are_offered_by_name(sqlite_ready: NewDatabase, tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "my-box"
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text('title = "moonlight"\nname = "My box"\n')
    (folder / "numbers.toml").write_text("[attack-limit]\nvalue = 8\n")
    (tmp_path / "packs" / "damaged").mkdir()
    (tmp_path / "packs" / "damaged" / "pack.toml").write_text("nonsense")
    with_packs = msgspec.structs.replace(settings(sqlite_ready()), packs=str(tmp_path / "packs"))
    async with Served(with_packs) as served:
        house = json.loads((await served.get("/api/house"))[1])
        moonlight = next(title for title in house["titles"] if title["id"] == "moonlight")
        assert [pack["name"] for pack in moonlight["packs"]] == ["house", "my-box"]
        made = await served.table(pack={"name": "my-box"})
        content = json.loads((await served.get(f"/api/tables/{made['table']}/content", made["token"]))[1])
        assert content["content"]["numbers"]["attack-limit"]["value"] == 8
