"""Turn notifications by webhook and by web push, sent to this machine only."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
import pytest_asyncio
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.served import Json, Served
from tests.store.databases import NewDatabase

from alehouse.server.notify import notices
from alehouse.server.settings import ServerSettings
from alehouse.table.pace import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="module")

WITHIN = 20.0


class Receiver:
    """Somebody's webhook or push service."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = 200
        self.redirect = ""
        self.pause = 0.0
        self.address = ""

    async def answer(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        await self.got.put((headers, await request.read()))
        await asyncio.sleep(self.pause)
        if self.redirect:
            return web.Response(status=302, headers={"location": self.redirect})
        return web.Response(status=self.status, text="ignored" * 1000)

    async def next(self) -> tuple[dict[str, str], bytes]:
        return await asyncio.wait_for(self.got.get(), WITHIN)


@pytest_asyncio.fixture(loop_scope="module")
async def receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_post("/{tail:.*}", receiver.answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    receiver.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield receiver
    await runner.cleanup()


@pytest_asyncio.fixture(loop_scope="module")
async def notifying(sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server that may call this machine, and does so at once."""
    monkeypatch.setattr(notices, "HOLD_OFF", 0)
    monkeypatch.setattr(notices, "EVERY", 0.05)
    monkeypatch.setattr(notices, "TRIES", (0.1, 0.1))
    settings = ServerSettings(
        sqlite_ready(),
        thinkers=0,
        bot_pause=0,
        limits=0,
        allow_targets=["127.0.0.1"],
        public_url="https://ale.example.org",
        contact="mailto:host@example.org",
    )
    async with Served(settings) as server:
        yield server


async def two_at_a_table(served: Served) -> tuple[Json, list[str]]:
    return await served.table_for(2, options={"first": "1"})


async def decide(served: Served, made: Json, token: str) -> None:
    """Plays for a token until it is the other's turn."""
    async with served.talk(made["table"], token) as talk:
        while talk.state["player_view"]["legal"]:
            await talk.version((await talk.act())["version"])


async def test_a_webhook_is_called_when_the_turn_comes(notifying: Served, receiver: Receiver) -> None:
    made, tokens = await two_at_a_table(notifying)
    asked = {"type": "notify-webhook", "id": "w", "url": f"{receiver.address}/hook", "lang": "fr"}
    assert (await notifying.send(made["table"], tokens[1], asked))[1]["type"] == "ack"
    await decide(notifying, made, tokens[0])
    headers, body = await receiver.next()
    assert headers["content-type"] == "application/json"
    said = json.loads(body)
    assert said["text"].startswith("Guest 1, c\u2019est à vous de jouer (Moonlight Brewers). ")
    assert said["text"].endswith(f"https://ale.example.org/#/table/{made['table']}")
    assert said["content"] == said["text"]
    assert said["alehouse"] == {
        "event": "turn",
        "table": made["table"],
        "title": "moonlight",
        "seat": 2,
        "name": "Guest 1",
        "decision": "choose-monk",
    }
    for secret in (*tokens, made["invite"]):
        assert secret not in body.decode()
    await asyncio.sleep(0.3)
    assert receiver.got.empty()  # once a turn


async def test_a_slow_player_is_warned_that_a_bot_may_take_over(
    notifying: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PATIENCE, "free", 0)
    made, tokens = await two_at_a_table(notifying)
    await notifying.send(made["table"], tokens[1], {"type": "notify-webhook", "id": "w", "url": receiver.address})
    await decide(notifying, made, tokens[0])
    assert json.loads((await receiver.next())[1])["alehouse"]["event"] == "turn"
    ask = {"type": "propose", "id": "p", "purpose": "replace", "about": 2}
    assert (await notifying.send(made["table"], tokens[0], ask))[1]["type"] == "ack"
    said = json.loads((await receiver.next())[1])
    assert (said["alehouse"]["event"], said["alehouse"]["seat"]) == ("warning", 2)
    assert said["text"].startswith("Guest 1, the others in Moonlight Brewers ask for a bot to play for you.")


async def test_an_open_page_does_not_keep_the_call_away_and_a_watched_one_does(
    notifying: Served, receiver: Receiver
) -> None:
    made, tokens = await two_at_a_table(notifying)
    await notifying.send(made["table"], tokens[1], {"type": "notify-webhook", "id": "w", "url": receiver.address})
    async with notifying.talk(made["table"], tokens[1]) as bob:
        await bob.send({"type": "attention", "focused": True})
        await bob.send({"type": "ping"})
        await bob.until("pong")
        await decide(notifying, made, tokens[0])
        await asyncio.sleep(0.4)
        assert receiver.got.empty()
        await bob.send({"type": "attention", "focused": False})  # looks away, and it is still bob's turn
        await receiver.next()


async def test_the_test_button_calls_at_once_and_says_what_is_wrong(notifying: Served, receiver: Receiver) -> None:
    made, tokens = await two_at_a_table(notifying)
    status, nothing = await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t0"})
    assert (status, nothing["code"]) == (409, "no-notices")
    await notifying.send(
        made["table"], tokens[1], {"type": "notify-webhook", "id": "w", "url": receiver.address, "lang": "en"}
    )
    _, good = await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t1"})
    assert good["type"] == "ack"
    assert b"this is how you will be notified" in (await receiver.next())[1]
    receiver.status = 500
    status, bad = await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t2"})
    assert (status, bad["code"]) == (422, "bad-target")
    assert "answered 500" in bad["detail"]


async def test_redirects_are_not_followed(notifying: Served, receiver: Receiver) -> None:
    made, tokens = await two_at_a_table(notifying)
    receiver.redirect = f"{receiver.address}/elsewhere"
    await notifying.send(
        made["table"], tokens[1], {"type": "notify-webhook", "id": "w", "url": f"{receiver.address}/first"}
    )
    status, bad = await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t"})
    assert (status, bad["code"]) == (422, "bad-target")
    await receiver.next()
    assert receiver.got.empty()


async def test_a_target_that_never_answers_is_given_up(
    notifying: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alehouse.server.notify.outbound.WHOLE", 0.2)
    receiver.pause = 1.0
    made, tokens = await two_at_a_table(notifying)
    await notifying.send(made["table"], tokens[1], {"type": "notify-webhook", "id": "w", "url": receiver.address})
    status, bad = await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t"})
    assert (status, bad["code"]) == (422, "bad-target")


async def test_a_call_that_fails_is_tried_again_and_one_that_is_gone_is_forgotten(
    notifying: Served, receiver: Receiver
) -> None:
    made, tokens = await two_at_a_table(notifying)
    await notifying.send(made["table"], tokens[1], {"type": "notify-webhook", "id": "w", "url": receiver.address})
    receiver.status = 503
    await decide(notifying, made, tokens[0])
    await receiver.next()
    receiver.status = 410
    await receiver.next()
    await asyncio.sleep(0.2)
    _, nothing = await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t"})
    assert nothing["code"] == "no-notices"


async def test_places_may_be_forgotten_and_are_few(notifying: Served, receiver: Receiver) -> None:
    made, tokens = await two_at_a_table(notifying)
    answers = [
        (
            await notifying.send(
                made["table"],
                tokens[1],
                {"type": "notify-webhook", "id": f"w{number}", "url": f"{receiver.address}/{number}"},
            )
        )[1]
        for number in range(8)
    ]
    assert [answer.get("code", "") for answer in answers] == [""] * 6 + ["no-notices"] * 2
    await notifying.send(made["table"], tokens[1], {"type": "notify-nothing", "id": "n"})
    assert (await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t"}))[1][
        "code"
    ] == "no-notices"


@pytest.mark.parametrize(
    "url", ["http://10.0.0.1/", "http://169.254.169.254/latest/meta-data", "http://[::1]/", "file:///etc/passwd"]
)
async def test_a_private_target_is_refused(notifying: Served, url: str) -> None:
    made, tokens = await two_at_a_table(notifying)
    status, bad = await notifying.send(made["table"], tokens[0], {"type": "notify-webhook", "id": "w", "url": url})
    assert (status, bad["code"]) == (422, "bad-target")


class Browser:
    """A browser's side of web push."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> Json:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": plain(public), "auth": plain(self.auth)}}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def opened(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


async def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_server(
    notifying: Served, receiver: Receiver
) -> None:
    browser = Browser()
    made, tokens = await two_at_a_table(notifying)
    asked = {"type": "notify-push", "id": "p", **browser.subscription(f"{receiver.address}/push/abc")}
    assert (await notifying.send(made["table"], tokens[1], asked))[1]["type"] == "ack"
    await decide(notifying, made, tokens[0])
    headers, body = await receiver.next()
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert browser.read(body)["event"] == "turn"
    assert b"moonlight" not in body
    kind, _, fields = headers["authorization"].partition(" ")
    assert kind == "vapid"
    told = dict(field.split("=", 1) for field in fields.replace(" ", "").split(","))
    house = json.loads((await notifying.get("/api/house"))[1])
    assert told["k"] == house["push_key"]
    claims = json.loads(opened(told["t"].split(".")[1]))
    assert claims["aud"] == receiver.address
    assert claims["sub"] == "mailto:host@example.org"


async def test_a_subscription_that_is_gone_is_forgotten(notifying: Served, receiver: Receiver) -> None:
    made, tokens = await two_at_a_table(notifying)
    asked = {"type": "notify-push", "id": "p", **Browser().subscription(f"{receiver.address}/push")}
    await notifying.send(made["table"], tokens[1], asked)
    receiver.status = 410
    assert (await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t1"}))[1]["type"] == "ack"
    assert (await notifying.send(made["table"], tokens[1], {"type": "notify-test", "id": "t2"}))[1][
        "code"
    ] == "no-notices"


@pytest.mark.parametrize(
    "keys", [{"p256dh": "x", "auth": "x"}, {"p256dh": "", "auth": ""}, {"p256dh": "A" * 87, "auth": "A"}]
)
async def test_a_subscription_with_damaged_keys_is_refused(notifying: Served, receiver: Receiver, keys: Json) -> None:
    made, tokens = await two_at_a_table(notifying)
    status, bad = await notifying.send(
        made["table"], tokens[0], {"type": "notify-push", "id": "p", "endpoint": receiver.address, "keys": keys}
    )
    assert (status, bad["code"]) == (422, "bad-target")


async def test_the_keys_of_a_server_stay_the_same(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    keys = set()
    for start in range(2):
        async with Served(ServerSettings(address, thinkers=0)) as server:
            keys.add(json.loads((await server.get("/api/house"))[1])["push_key"])
    assert len(keys) == 1


async def test_a_webhook_in_an_unknown_language_is_refused(notifying: Served, receiver: Receiver) -> None:
    made, tokens = await two_at_a_table(notifying)
    asked = {"type": "notify-webhook", "id": "w", "url": receiver.address, "lang": "tlh"}
    status, problem = await notifying.send(made["table"], tokens[1], asked)
    assert (status, problem["code"]) == (400, "bad-message")
    assert "en, es, fr, it" in problem["detail"]
