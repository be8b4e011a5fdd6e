"""What a host relies on: compression, an access log, latencies, a quiet end, and web push as an extra."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from tests.server.served import Served
from tests.store.databases import NewDatabase
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Frame

from alehouse.games import LIBRARY
from alehouse.server.connections import WORTH_PACKING
from alehouse.server.notify import push
from alehouse.server.packs import Packs
from alehouse.server.settings import ServerSettings
from alehouse.server.trial.client import Client
from alehouse.server.trial.launch import Launched

LONG = "export {};\n" * 500
PACKED = b"packed by the build"


def settings(address: str) -> ServerSettings:
    return ServerSettings(address, thinkers=0, limits=0)


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)])
async def test_a_file_is_packed_in_the_best_way_that_the_browser_takes(
    sqlite_ready: NewDatabase, tmp_path: Path, accepted: str, encoding: str | None
) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "app-3f2a.js").write_text(LONG)
    (page / "assets" / "app-3f2a.js.br").write_bytes(PACKED)
    async with (
        Served(settings(sqlite_ready()), page=page) as served,
        aiohttp.ClientSession(served.address, auto_decompress=False) as session,
        session.get("/assets/app-3f2a.js", headers={"accept-encoding": accepted}) as answer,
    ):
        body = await answer.read()
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        if encoding == "br":
            assert body == PACKED
            assert answer.headers["vary"] == "accept-encoding"
        elif encoding == "gzip":
            assert len(body) < len(LONG) / 10
        else:
            assert body.decode() == LONG


async def test_long_answers_of_the_api_are_packed(sqlite_ready: NewDatabase) -> None:
    async with (
        Served(settings(sqlite_ready())) as served,
        aiohttp.ClientSession(served.address, headers={"accept-encoding": "gzip"}) as session,
    ):
        async with session.get("/api/house") as answer:
            assert answer.headers["content-encoding"] == "gzip"
            assert (await answer.json())["titles"]
        async with session.get("/healthz") as answer:
            assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("offered", [True, False])
async def test_long_messages_on_a_socket_are_packed_for_clients_that_offer_it(
    sqlite_ready: NewDatabase, offered: bool
) -> None:
    async with Served(settings(sqlite_ready())) as served:
        made = await served.table()
        address = f"{served.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        async with connect(address, compression="deflate" if offered else None) as socket:
            packed: list[tuple[bool, bool]] = []  # whether a message is long, whether it was packed
            for extension in socket.protocol.extensions:
                note_frames(extension, packed)
            for message in ({"type": "hello", "token": made["token"]}, {"type": "ping"}):
                await socket.send(json.dumps(message))
            while json.loads(await socket.recv())["type"] != "pong":
                pass
        assert set(packed) == ({(True, True), (False, False)} if offered else set())


def note_frames(extension: Any, packed: list[tuple[bool, bool]]) -> None:
    decode = extension.decode

    def noted(frame: Frame, **options: Any) -> Frame:
        read: Frame = decode(frame, **options)
        packed.append((len(read.data) >= WORTH_PACKING, frame.rsv1))
        return read

    extension.decode = noted


async def test_a_small_message_that_unpacks_to_a_huge_one_is_refused(sqlite_ready: NewDatabase) -> None:
    async with Served(settings(sqlite_ready())) as served:
        made = await served.table()
        address = f"{served.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        async with connect(address, compression="deflate") as socket:
            await socket.send(" " * 20_000_000)  # 20 kB when packed
            with pytest.raises(ConnectionClosedError):
                await socket.recv()
            assert socket.close_code == 1009


async def test_the_log_says_who_asked_for_what_and_how_long_it_took(
    sqlite_ready: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "alehouse.access")
    async with Served(settings(sqlite_ready())) as served:
        await served.get("/api/house?secret=1")
    (line,) = [record.__dict__["fields"] for record in caplog.records if record.name == "alehouse.access"]
    assert line.pop("ms") > 0
    assert len(line.pop("request")) == 16
    assert line == {"client": "127.0.0.1", "method": "GET", "path": "/api/house", "status": 200}


@pytest.mark.parametrize(
    ("given", "kept"), [("from-the-proxy-1", True), ("short", False), ("with a space and {braces}", False)]
)
async def test_a_request_has_one_id_in_the_log_and_in_the_answer(
    sqlite_ready: NewDatabase, caplog: pytest.LogCaptureFixture, given: str, kept: bool
) -> None:
    caplog.set_level(logging.INFO, "alehouse.access")
    async with (
        Served(settings(sqlite_ready())) as served,
        served.session.get("/api/no/such/call", headers={"X-Request-ID": given}) as answer,
    ):
        told = answer.headers["x-request-id"]
    (line,) = [record.__dict__["fields"] for record in caplog.records if record.name == "alehouse.access"]
    assert line["request"] == told
    assert (told == given) is kept


async def test_latencies_are_counted_by_call_and_status(sqlite_ready: NewDatabase) -> None:
    async with Served(settings(sqlite_ready())) as served:
        await served.get("/api/house")
        await served.get("/api/no/such/call")
        _, metrics = await served.get("/metrics")
    assert 'alehouse_http_seconds_count{call="house",status="200"}' in metrics
    assert 'alehouse_http_seconds_count{call="no_such_call",status="404"}' in metrics


async def test_sigterm_while_a_bot_thinks_leaves_nothing_but_json_in_the_log(sqlite_ready: NewDatabase) -> None:
    launched = Launched(sqlite_ready(), thinkers=1, log="info")
    client = Client([launched.address])
    try:
        await launched.start()
        await client.table(title="moonlight", seats=2, bots={"1": "master", "2": "master"}, me={}, start=True)
        await asyncio.sleep(5)  # a process has started, and a master thinks for a second
        await asyncio.to_thread(launched.stop)
        await asyncio.sleep(2)  # what would complain about leftovers lives on for a moment
        first, *lines = launched.said().splitlines()
        assert first.startswith("Alehouse is open at ")
        told = [json.loads(line) for line in lines]
        assert [line["level"] for line in told] == ["info"] * len(told)
        assert (told[0]["says"], told[-1]["says"]) == ("open", "closed")
    finally:
        await client.close()
        launched.close()


async def test_without_its_packages_web_push_is_refused_and_everything_else_works(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "find_spec", lambda name: None)
    async with Served(settings(sqlite_ready())) as served:
        _, house = await served.get("/api/house")
        assert json.loads(house)["push_key"] == ""
        made, tokens = await served.table_for(2)
        async with served.talk(made["table"], tokens[0]) as ann:
            keys = {"p256dh": "BA", "auth": "AA"}
            wish = {"type": "notify-push", "endpoint": "https://push.example.org/x", "keys": keys}
            refused = await ann.ask(wish)
            assert (refused["type"], refused["code"]) == ("refused", "bad-target")
            assert "not installed" in refused["detail"]


def test_only_faulty_packs_are_logged_and_all_others_offered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "good.toml").write_text('title = "moonlight"\nname = "Good"\n')
    (tmp_path / "cards.toml").write_text('title = "moonlight"\nname = "Bad"\n[equipment.lantern]\namount = 99\n')
    (tmp_path / "other.toml").write_text('title = "chess"\nname = "Other"\n')
    packs = Packs(LIBRARY, tmp_path)
    assert {id: set(packs.of(LIBRARY.get(id))) - set(LIBRARY.get(id).pack_names()) for id in LIBRARY.ids()} == {
        "moonlight": {"good"}, "dicebrewing": set(), "brewcrafters": set(),
    }  # fmt: skip
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert "good.toml" not in record.message
    assert "cards.toml" in record.message
    assert "unknown game 'chess'" in record.message
