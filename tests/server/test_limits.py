"""What one hostile address may do to everybody else: connections, heads, histories, hosts, logs."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
import threading
import time

import pytest
from tests.server.served import Served
from tests.store.databases import NewDatabase

from alehouse.engine.errors import AlehouseError
from alehouse.server import connections, live_table, rates, table_manager
from alehouse.server.connections import Connections
from alehouse.server.guard import allowed_hosts, is_allowed_host
from alehouse.server.live_table import LiveTable
from alehouse.server.logs import FRAMES, JsonLines, OncePerMinute
from alehouse.server.protocol import HistoryTold
from alehouse.server.retention import read_keep
from alehouse.server.serializers import history_shown
from alehouse.server.settings import ServerSettings
from alehouse.server.table_manager import TableManager
from alehouse.table.pace import DAY
from alehouse.table.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HOSTILE, OTHER = "127.0.0.66", "127.0.0.77"  # unlike 127.0.0.1 not addresses of a trusted proxy


async def call(served: Served, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    port = int(served.address.rpartition(":")[2])
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0), family=socket.AF_INET)


async def is_closed(reader: asyncio.StreamReader, within: float) -> bool:
    try:
        return await asyncio.wait_for(reader.read(1), within) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


async def answers(served: Served, host: str) -> bool:
    reader, writer = await call(served, host)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    try:
        return (await asyncio.wait_for(reader.readline(), 10)).startswith(b"HTTP/1.1 200")
    finally:
        writer.close()


# -- connections -------------------------------------------------------------------------------------------------


async def test_one_address_has_only_so_many_connections_and_others_get_in(
    limited: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = connections.MOST_PER_ADDRESS
    opened = [await call(limited, HOSTILE) for number in range(most)]
    try:
        reader, writer = await call(limited, HOSTILE)
        assert await is_closed(reader, 5)
        writer.close()
        assert not await is_closed(opened[0][0], 0.1)
        assert await answers(limited, OTHER)
    finally:
        for _, writer in opened:
            writer.close()
    for attempt in range(100):
        if await answers(limited, HOSTILE):
            break
        await asyncio.sleep(0.05)
    else:
        pytest.fail("the address is let in again once its connections are closed")


@pytest.mark.parametrize("parts", [[b""], [b"GET / HTTP/1.1\r\nHost: "], [WHOLE, b"GET"]])
async def test_a_head_that_does_not_arrive_in_time_ends_the_connection(
    limited: Served, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.5)
    reader, writer = await call(limited, HOSTILE)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.3)
    start = time.monotonic()
    while await asyncio.wait_for(reader.read(4096), 10):
        pass
    assert time.monotonic() - start < 5
    writer.close()


async def test_a_connection_that_is_used_is_kept(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.2)
    made = await limited.table()
    async with limited.talk(made["table"], made["token"]) as talk:
        await asyncio.sleep(0.5)
        await talk.send({"type": "ping"})
        await talk.until("pong")


async def test_a_proxy_speaks_for_many_and_only_the_total_counts() -> None:
    counted = Connections("10.0.0.1, 10.0.0.2", 1000)
    assert all([counted.enter("10.0.0.1") for number in range(connections.MOST_PER_ADDRESS + 100)])
    for number in range(1000 - connections.RESERVED - connections.MOST_PER_ADDRESS - 100):
        assert counted.enter(f"2001:db8:{number:x}::1")
    assert not counted.enter("10.0.0.2")
    counted.exit("10.0.0.2")
    counted.exit("10.0.0.1")
    assert counted.enter("10.0.0.2")


async def test_an_address_that_keeps_calling_is_turned_away_before_a_byte_is_read() -> None:
    counted = Connections("10.0.0.1", 60_000)
    let_in = 0
    for number in range(3 * connections.MOST_PER_ADDRESS):
        let_in += counted.enter("10.0.0.9")
        counted.exit("10.0.0.9")
    assert connections.MOST_PER_ADDRESS <= let_in < 2 * connections.MOST_PER_ADDRESS
    assert counted.enter("10.0.0.8")


async def test_an_ipv6_network_counts_as_one_address() -> None:
    counted = Connections("", 60_000)
    let_in = [counted.enter(f"2001:db8::{number:x}") for number in range(connections.MOST_PER_ADDRESS + 1)]
    assert let_in == [True] * connections.MOST_PER_ADDRESS + [False]


# -- histories ---------------------------------------------------------------------------------------------------


async def test_made_up_secrets_share_the_limit_of_their_address(limited: Served) -> None:
    made = await limited.table(settings={"public": True})
    refused = 0
    for number in range(6):
        async with limited.talk(made["table"], f"made-up-{number}") as talk:
            for attempt in range(20):
                await talk.send({"type": "ping"})
            replies = [await talk.next() for attempt in range(20)]
            refused += sum(reply["type"] == "refused" for reply in replies)
    assert refused > 10


async def test_a_player_has_a_limit_of_his_own(limited: Served) -> None:
    made = await limited.table(settings={"public": True})
    async with limited.talk(made["table"], "made-up") as stranger, limited.talk(made["table"], made["token"]) as ann:
        for attempt in range(100):
            await stranger.send({"type": "ping"})
        while (await stranger.next())["type"] != "refused":
            pass
        await ann.send({"type": "ping"})
        await ann.until("pong")
        assert await stranger.closed() == 1008  # who reads on learns of it at once


async def test_what_is_dear_counts_more(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "history_cost", lambda live, viewer, since: 100.0)
    made = await limited.table()
    async with limited.talk(made["table"], made["token"]) as ann:
        await ann.until("presence")
        replies = []
        for attempt in range(4):
            await ann.send({"type": "history"})
            replies.append((await ann.next())["type"])
    assert replies.count("history") == 2
    assert replies[-1] == "refused"


async def test_a_history_is_computed_once_for_all_spectators(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[list[int]] = []

    def compute(table: Table, held: list[int], since: int) -> HistoryTold:
        computed.append(held)
        return history_shown(table, held, since)

    monkeypatch.setattr(live_table, "history_shown", compute)
    made, tokens = await served.table_for(2, settings={"public": True})
    live = await served.server.manager.live(made["table"])
    async with served.talk(made["table"]) as one, served.talk(made["table"], "made-up") as two:
        viewer = next(iter(live.viewers))
        new = live.history_cost(viewer, 0)
        for since in (0, 1, 0):
            for talk in (one, two):
                await talk.send({"type": "history", "since": since})
                assert (await talk.until("history"))["since"] == min(since, talk.state["steps"])
        assert computed == [[]]
        assert new > live.history_cost(viewer, 0) > 0  # what is known costs less, but something
        async with served.talk(made["table"], tokens[0]) as ann:
            await ann.send({"type": "history"})
            await ann.until("history")
        assert computed == [[], [1]]


async def test_nobody_waits_for_a_history_that_others_want(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def compute(table: Table, held: list[int], since: int) -> HistoryTold:
        assert go_on.wait(60)
        return history_shown(table, held, since)

    monkeypatch.setattr(live_table, "history_shown", compute)
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        await bob.send({"type": "history"})
        await ann.send({"type": "ping"})
        await ann.until("pong")
        assert (await ann.act())["type"] == "ack"
        go_on.set()
        await bob.until("history")


# -- repeated requests --------------------------------------------------------------------------------------------


async def test_a_request_is_done_once_in_the_whole_life_of_a_table(served: Served) -> None:
    made, tokens = await served.table_for(2, settings={"stand_in": "random"}, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        leave = {"type": "leave", "id": "leave-once", "seat": 2}
        first = await bob.ask(dict(leave))
        assert (await bob.ask({"type": "come-back", "seat": 2}))["type"] == "ack"
        act = {"type": "act", "id": "act-once", "base": ann.state["version"], "action": {}}
        await ann.version(first["version"] + 1)
        act = {**act, "base": ann.state["version"], "action": ann.state["player_view"]["legal"][0]}
        acted = await ann.ask(dict(act))
        for number in range(35):  # twice as many entries, and 64 requests are remembered
            await served.server.manager.live(made["table"])
            assert (await bob.ask({"type": "leave", "seat": 2}))["type"] == "ack"
            assert (await bob.ask({"type": "come-back", "seat": 2}))["type"] == "ack"
        again = await bob.ask(dict(leave))
        assert (again["type"], again["version"], again["repeated"]) == ("ack", first["version"], True)
        again = await ann.ask(dict(act))
        assert (again["type"], again["version"], again["repeated"]) == ("ack", acted["version"], True)


async def test_a_line_of_chat_is_said_once_in_the_whole_life_of_a_table(served: Served) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.ask({"type": "chat", "id": "once", "text": "hello"})
        for number in range(60):
            await ann.ask({"type": "chat", "text": f"line {number}"})
        again = await ann.ask({"type": "chat", "id": "once", "text": "hello"})
        assert again["repeated"]


# -- hosts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "", "localhost.evil.example", "127.0.0.1.evil.example"]
)
async def test_a_name_that_only_leads_here_is_refused(served: Served, host: str) -> None:
    for path in ("/api/house", "/metrics", "/"):
        status, _ = await served.get(path, headers={"host": host})
        assert status in (400, 421)
    status = (await served.session.post("/api/tables", data="{}", headers={"host": host})).status
    assert status in (400, 421)


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20", True),
        ("[::1]:8000", True),
        ("ale.example.org", True),
        ("pub.example.org:8443", True),
        ("example.org", False),
        ("[::1", False),
    ],
)
async def test_names_that_the_host_allows_are_answered(host: str, allowed: bool) -> None:
    settings = ServerSettings("", public_url="https://ale.example.org", allow_hosts=["pub.example.org"])
    assert is_allowed_host(host, allowed_hosts(settings)) == allowed


# -- logs --------------------------------------------------------------------------------------------------------


async def test_one_line_per_kind_of_error_and_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    log = logging.Logger("a log")
    lines: list[logging.LogRecord] = []
    handler = logging.Handler()
    monkeypatch.setattr(handler, "emit", lines.append)
    handler.addFilter(OncePerMinute())
    log.addHandler(handler)
    now = 1000.0
    monkeypatch.setattr("alehouse.server.logs.time.monotonic", lambda: now)
    for second in range(120):
        for number in range(50):
            log.warning("table %s is gone", number)
            try:
                raise (OSError if number % 2 else ValueError)
            except Exception:
                log.exception("a request failed")
            log.info("a request")
        now += 1
    loud = [line for line in lines if line.levelno >= logging.WARNING]
    assert len(loud) == 3 * 2
    assert len(lines) - len(loud) == 50 * 120
    assert sum(getattr(line, "fields", {}).get("left_out", 0) for line in loud) == 60 * 100 - 3


async def test_a_long_trace_is_cut_and_names_every_error_of_its_chain() -> None:
    def write(depth: int) -> None:
        flush(depth)

    def flush(depth: int) -> None:
        if not depth:
            raise OSError("the disk is full")
        write(depth - 1)

    try:
        try:
            write(50)
        except OSError as error:
            raise ValueError("nothing was written") from error
    except ValueError:
        record = logging.LogRecord("a log", logging.ERROR, "", 1, "a request failed", None, sys.exc_info())
    trace = json.loads(JsonLines().format(record))["trace"]
    assert "OSError: the disk is full" in trace
    assert trace.endswith("ValueError: nothing was written\n")
    assert trace.count("File ") == FRAMES + 1


async def test_limits_forget_what_is_old() -> None:
    bucket = rates.TokenBucket(1, 10, 1)
    for number in range(rates.REMEMBERED + 10):
        bucket.take(f"address {number}", 5)
    assert len(bucket._left) <= rates.REMEMBERED


# -- the lobby and what is kept ------------------------------------------------------------------------------------


async def test_many_tables_of_one_address_do_not_push_others_out_of_the_lobby(limited: Served) -> None:
    wish = {"bots": {}, "start": False, "settings": {"public": True}}
    mine = await limited.table(**wish)
    limited.server.manager.created(mine["table"], OTHER)
    for number in range(12):
        await limited.table(**wish)
    _, body = await limited.get("/api/lobby")
    listed = [table["table"] for table in json.loads(body)["tables"]]
    assert mine["table"] in listed
    assert len(listed) == 1 + table_manager.LOBBY_OF_ONE


async def test_an_old_table_is_listed_while_its_host_is_there(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_manager, "LISTED", -1)
    made = await limited.table(bots={}, start=False, settings={"public": True})

    async def listed() -> list[str]:
        _, body = await limited.get("/api/lobby")
        return [table["table"] for table in json.loads(body)["tables"]]

    assert await listed() == []
    async with limited.talk(made["table"], made["token"]):
        assert await listed() == [made["table"]]
    async with limited.talk(made["table"], "made-up"):
        assert await listed() == []


async def test_tables_are_deleted_when_their_time_is_over(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_manager, "PURGE_EVERY", 0.02)
    now = 1_700_000_000_000
    monkeypatch.setattr(TableManager, "now", lambda manager: now)
    settings = ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0, keep={"lobby": 7})
    async with Served(settings) as served:
        waiting = await served.table(bots={}, start=False)
        looked_at = await served.table(bots={}, start=False)
        playing, _ = await served.table_for(2)
        assert json.loads((await served.get("/api/house"))[1])["keep"] == {"lobby": 7}
        await served.server.manager.live(looked_at["table"])
        now += 7 * DAY + 1
        while await served.server.manager.store.load(waiting["table"]) is not None:
            await asyncio.sleep(0.02)
        assert (await served.get(f"/api/tables/{waiting['table']}/content", waiting["token"]))[0] == 404
        for kept in (playing, looked_at):
            assert (await served.get(f"/api/tables/{kept['table']}/content", kept["token"]))[0] == 200


@pytest.mark.parametrize(
    ("text", "keep"),
    [
        ("", {"lobby": 30, "abandoned": 365}),
        ("over=90d, lobby=7d", {"lobby": 7, "abandoned": 365, "over": 90}),
        ("lobby=never,abandoned=never", {}),
    ],
)
async def test_how_long_tables_are_kept_is_read(text: str, keep: dict[str, int]) -> None:
    assert read_keep(text) == keep


@pytest.mark.parametrize("text", ["over", "over=90", "over=0d", "over=-1d", "nothing=3d", "over=soon"])
async def test_a_wrong_time_to_keep_tables_is_refused(text: str) -> None:
    with pytest.raises(AlehouseError, match="--keep cannot be read"):
        read_keep(text)
