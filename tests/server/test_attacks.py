"""Abuse: what strangers, opponents and broken programs try, and that it gets them nothing.

Every test is one case of the attack list; parametrised ones are one each.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.served import Json, Served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from alehouse.server import protocol
from alehouse.server.conversation import SOCKET_MESSAGE
from alehouse.server.keyring import hashed
from alehouse.server.live_table import LiveTable
from alehouse.server.rates import Rates
from alehouse.server.socket import Socket
from alehouse.table.errors import MEANING, TableError
from alehouse.table.projection import PlayerView, Projection

pytestmark = pytest.mark.asyncio(loop_scope="module")

SECRET_LIKE = "A" * 43


async def rows(served: Served) -> dict[str, int]:
    """How much is on disk."""
    async with served.server.store.engine.connect() as connection:
        return {
            name: int(await connection.scalar(text(f"SELECT count(*) FROM {name}")) or 0)
            for name in ("tables", "entries", "chat", "notices")
        }


# -- secrets -----------------------------------------------------------------------------------------------


async def test_another_seats_secret_does_not_decide_for_this_one(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        answer = await bob.act(ann.state["player_view"]["legal"][0])
        assert (answer["code"], answer["args"]) == ("not-your-turn", {"seat": 1})


async def test_a_spectator_decides_nothing(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with (
        served.talk(made["table"], tokens[0]) as ann,
        served.talk(made["table"], invite=made["invite"]) as watcher,
    ):
        answer = await watcher.act(ann.state["player_view"]["legal"][0])
        assert answer["code"] == "not-seated"
        assert answer["state"]["player_view"]["legal"] == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "undo", "base": 3, "to": 0},
        {"type": "confirm", "base": 3},
        {"type": "answer", "base": 0, "yes": True},
        {"type": "propose", "purpose": "abandon"},
        {"type": "propose", "purpose": "replace", "about": 1},
        {"type": "sit", "name": "Eve"},
        {"type": "leave", "seat": 1},
        {"type": "come-back", "seat": 1},
        {"type": "seat-bot", "seat": 1, "level": "random"},
        {"type": "start"},
        {"type": "revoke", "seat": 1},
        {"type": "chat", "text": "buy my hops"},
        {"type": "hint"},
        {"type": "notify-webhook", "url": "https://example.org/"},
        {"type": "notify-test"},
        {"type": "notify-nothing"},
    ],
    ids=lambda message: str(message["type"]),
)
async def test_a_spectator_changes_nothing(served: Served, message: Json) -> None:
    made, _ = await served.table_for(2)
    before = await rows(served)
    async with served.talk(made["table"], invite=made["invite"]) as watcher:
        answer = await watcher.ask(dict(message))
        assert answer["type"] == "refused"
        assert answer["code"] in (
            "not-seated", "not-host", "not-your-seat", "not-your-turn", "nothing-to-confirm", "not-waiting",
        )  # fmt: skip
    assert await rows(served) == before


async def test_a_guest_has_none_of_the_hosts_rights(served: Served) -> None:
    made, tokens = await served.table_for(3)
    async with served.talk(made["table"], tokens[1]) as guest:
        assert guest.state["host"] is False
        for message in ({"type": "revoke", "seat": 1}, {"type": "start"}, {"type": "seat-bot", "seat": 3, "level": ""}):
            assert (await guest.ask(message))["code"] == "not-host"


@pytest.mark.parametrize("token", [SECRET_LIKE, "x", "'; DROP TABLE tables; --", "\u202e", "0" * 100])
async def test_a_made_up_secret_opens_nothing(served: Served, token: str) -> None:
    made = await served.table()
    async with served.line(made["table"]) as line:
        await line.send({"type": "hello", "token": token})
        assert (await line.next())["code"] == "wrong-token"
        assert await line.closed() == 1008


async def test_no_secret_opens_nothing(served: Served) -> None:
    made = await served.table()
    async with served.line(made["table"]) as line:
        await line.send({"type": "hello"})
        assert (await line.next())["code"] == "wrong-invite"
    for path in ("content", "record"):
        status, problem = await served.get(f"/api/tables/{made['table']}/{path}")
        assert (status, json.loads(problem)["code"]) == (403, "wrong-invite")


async def test_the_hash_of_a_secret_is_no_secret(served: Served) -> None:
    """Whoever stole the database cannot sit down with what is in it."""
    made = await served.table()
    async with served.line(made["table"]) as line:
        await line.send({"type": "hello", "token": hashed(made["token"])})
        assert (await line.next())["code"] == "wrong-token"


async def test_no_secret_is_stored_in_the_clear(served: Served) -> None:
    made, tokens = await served.table_for(2)
    await served.send(made["table"], tokens[0], {"type": "chat", "id": "c", "text": "hello"})
    await asyncio.sleep(0.05)
    folder = Path(served.settings.db.removeprefix("sqlite:///")).parent
    stored = b"".join(path.read_bytes() for path in folder.glob("*.db*"))
    assert made["table"].encode() in stored
    for secret in (*tokens, made["invite"]):
        assert secret.encode() not in stored


async def test_a_secret_of_one_table_opens_no_other(served: Served) -> None:
    one, other = await served.table(), await served.table()
    async with served.line(other["table"]) as line:
        await line.send({"type": "hello", "token": one["token"], "invite": one["invite"]})
        assert (await line.next())["code"] == "wrong-token"


async def test_an_invitation_gives_a_seat_but_none_that_is_taken(served: Served) -> None:
    made, _ = await served.table_for(2)
    status, problem = await served.post(
        f"/api/tables/{made['table']}/join", {"name": "Eve", "invite": made["invite"], "seat": 1}
    )
    assert (status, problem["code"]) == (409, "seat-taken")


@pytest.mark.parametrize("invite", ["", "wrong", SECRET_LIKE])
async def test_without_the_invitation_nobody_joins(served: Served, invite: str) -> None:
    made = await served.table(start=False, bots={})
    status, problem = await served.post(f"/api/tables/{made['table']}/join", {"name": "Eve", "invite": invite})
    assert (status, problem["code"]) == (403, "wrong-invite")


async def test_an_id_that_can_be_guessed_is_not_taken_for_joining(served: Served) -> None:
    made = await served.table(start=False, bots={})
    wish = {"name": "Eve", "invite": made["invite"], "id": "1"}
    status, problem = await served.post(f"/api/tables/{made['table']}/join", wish)
    assert (status, problem["code"]) == (400, "bad-message")


async def test_somebody_elses_id_at_another_table_leads_nowhere(served: Served) -> None:
    """The secret that an id leads to depends on the table, and on a key that only the server has."""
    id = "0123456789abcdef-shared"
    tokens = set()
    for number in range(2):
        made = await served.table(start=False, bots={})
        _, joined = await served.post(
            f"/api/tables/{made['table']}/join", {"name": "Bob", "invite": made["invite"], "id": id}
        )
        tokens.add(joined["token"])
    assert len(tokens) == 2


async def test_secrets_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every comparison of a secret goes through hmac.compare_digest."""
    import hmac

    from alehouse.table import table as module

    seen: list[tuple[str, str]] = []

    def compare(kept: str, shown: str) -> bool:
        seen.append((kept, shown))
        return hmac.compare_digest(kept, shown)

    class Watched:
        compare_digest = staticmethod(compare)

    monkeypatch.setattr(module, "hmac", Watched)
    assert module.same_secret("a" * 64, "a" * 64)
    assert not module.same_secret("a" * 64, "b" * 64)
    assert not module.same_secret("", "")
    assert seen == [("a" * 64, "a" * 64), ("a" * 64, "b" * 64)]


async def test_secrets_do_not_reach_the_log(limited: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    made = await limited.table()
    await limited.get(f"/api/tables/{made['table']}/record?token={made['token']}", made["token"])
    async with limited.talk(made["table"], made["token"]) as ann:
        await ann.send("nonsense " + made["token"])
        await ann.next()
    assert "request" in caplog.text
    own = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("alehouse"))
    fields = json.dumps([getattr(record, "fields", {}) for record in caplog.records])
    assert made["table"] in fields
    assert made["token"] not in own + fields
    assert made["invite"] not in own + fields


# -- versions and requests ---------------------------------------------------------------------------------


async def test_a_replayed_action_is_done_once(served: Served) -> None:
    made = await served.table(seats=2, bots={}, me={"1": "Ann", "2": "Bob"})
    async with served.talk(made["table"], made["token"]) as ann:
        act = {
            "type": "act",
            "id": "same",
            "base": ann.state["version"],
            "action": ann.state["player_view"]["legal"][0],
        }
        first = await ann.ask(dict(act))
        again = await ann.ask(dict(act))
        assert (first["type"], again["type"]) == ("ack", "ack")
        assert again["repeated"] is True
        assert again["version"] == first["version"]
        await ann.send({"type": "resync", "since": -1})
        assert (await ann.until("sync"))["state"]["steps"] == 1


async def test_an_id_of_somebody_else_does_not_swallow_a_move(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        assert (await ann.act(id="mine"))["type"] == "ack"
        await bob.version(ann.state["version"])
        if bob.state["player_view"]["legal"]:
            assert (await bob.act(id="mine"))["repeated"] is False


@pytest.mark.parametrize("base", [0, 1, 10**6, 2**53])
async def test_a_forged_version_is_stale(served: Served, base: int) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann:
        answer = await ann.act(base=base)
        assert answer["code"] == "stale"
        assert answer["state"]["version"] == ann.state["version"]


async def test_a_flood_of_clicks_with_new_ids_is_one_move(served: Served) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann:
        state = ann.state
        for number in range(30):
            await ann.send(
                {
                    "type": "act",
                    "id": f"x{number}",
                    "base": state["version"],
                    "action": state["player_view"]["legal"][0],
                }
            )
        answers: list[Json] = []
        while len(answers) < 30:
            message = await ann.next()
            if message["type"] in ("ack", "refused"):
                answers.append(message)
        assert [answer["type"] for answer in answers].count("ack") == 1
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} <= {"stale", "not-your-turn"}


async def test_an_undo_cannot_reach_before_the_beginning_or_beyond_the_end(served: Served) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        for to in (10, 2**53):
            answer = await ann.ask({"type": "undo", "base": ann.state["version"], "to": to})
            assert answer["code"] == "nothing-to-undo"


# -- messages ----------------------------------------------------------------------------------------------

WRONG = [
    "",
    "null",
    "[]",
    "42",
    '"act"',
    "{",
    '{"type": "act"}',
    '{"type": "fly", "id": "a"}',
    '{"type": ["act"]}',
    '{"type": "act", "id": 1, "base": 1, "action": {}}',
    '{"type": "act", "id": "a", "base": "1", "action": {}}',
    '{"type": "act", "id": "a", "base": -1, "action": {}}',
    '{"type": "act", "id": "a", "base": 1.5, "action": {}}',
    '{"type": "act", "id": "a", "base": 1e99, "action": {}}',
    '{"type": "act", "id": "a", "base": 1, "action": []}',
    '{"type": "act", "id": "a", "base": 1, "action": {"do": {"deep": 1}}}',
    '{"type": "act", "id": "a", "base": 1, "action": {"do": null}}',
    '{"type": "act", "id": "a", "base": 1, "action": {"do": ' + "9" * 5000 + "}}",
    '{"type": "act", "id": "", "base": 1, "action": {}}',
    '{"type": "act", "id": "' + "a" * 65 + '", "base": 1, "action": {}}',
    '{"type": "act", "id": "a b", "base": 1, "action": {}}',
    '{"type": "act", "id": "a", "base": 1, "action": {}, "seat": 2}',
    '{"type": "chat", "id": "a", "text": 5}',
    '{"type": "look", "seat": -1}',
    '{"type": "look", "seat": 1000}',
    '{"type": "hello", "token": ""}',
    "\ud83d",
    "[" * 10_000 + "]" * 10_000,
    '{"type":' * 4_000,
    '{"a":' * 3_000 + "1" + "}" * 3_000,
]


@pytest.mark.parametrize("message", WRONG, ids=[f"{n}" for n in range(len(WRONG))])
async def test_a_message_that_is_none_is_refused_and_the_table_goes_on(served: Served, message: str) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.send(message.encode("utf-8", "replace").decode())
        answer = await ann.until("refused")
        assert answer["code"] in ("bad-message", "too-big")
        assert "Traceback" not in json.dumps(answer)
        await ann.send({"type": "ping"})
        await ann.until("pong")


async def test_a_message_that_is_too_big_is_refused(served: Served) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.send({"type": "chat", "id": "a", "text": "x" * SOCKET_MESSAGE})
        assert (await ann.until("refused"))["code"] == "too-big"


async def test_a_binary_message_ends_the_socket_and_nothing_else(served: Served) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.send(b"\x00\xff\x00")
        await ann.closed()
    async with served.talk(made["table"], made["token"]):
        pass


async def test_the_first_message_must_be_hello(served: Served) -> None:
    made = await served.table()
    async with served.line(made["table"]) as line:
        await line.send({"type": "ping"})
        assert (await line.next())["code"] == "bad-message"
        assert await line.closed() == 1008


async def test_who_sends_nothing_but_nonsense_is_disconnected(served: Served) -> None:
    made = await served.table()
    async with served.talk(made["table"], made["token"]) as ann:
        for number in range(25):
            await ann.send("nonsense")
        assert await ann.closed() == 1008


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b"\xff\xfe"),
        ("/api/tables", b"[" * 20_000),
        ("/api/tables", b'{"title": "moonlight", "seats": "2"}'),
        ("/api/tables", b'{"title": "moonlight", "seats": 2, "unknown": 1}'),
        ("/api/tables", b'{"title": 5, "seats": 2}'),
        ("/api/tables", b'{"title": "moonlight", "seats": 2, "settings": {"pace": "warp"}}'),
        ("/api/tables", b'{"title": "moonlight", "seats": 2, "bots": {"1e3": "random"}}'),
        ("/api/tables", b'{"title": "moonlight", "seats": 2, "options": {"first": ' + b"9" * 4500 + b"}}"),
        ("/api/tables", b""),
        ("/api/import", b'{"record": 5}'),
        ("/api/import", b'{"record": "", "at": -2}'),
    ],
)
async def test_a_body_that_is_none_is_refused(served: Served, path: str, body: bytes) -> None:
    status, problem = await served.post(path, body)
    assert (status, problem["code"]) == (400, "bad-message")


@pytest.mark.parametrize(
    "wish",
    [
        {"title": "monopoly", "seats": 2},
        {"title": "moonlight", "seats": 0},
        {"title": "moonlight", "seats": 99},
        {"title": "moonlight", "seats": 2, "options": {"first": "8"}},
        {"title": "moonlight", "seats": 2, "options": {"nonsense": True}},
        {"title": "../../etc/passwd", "seats": 2},
        {"title": "moonlight", "seats": 2, "pack": {"name": "../../../etc"}},
        {"title": "moonlight", "seats": 2, "pack": {"name": "/etc"}},
        {"title": "moonlight", "seats": 2, "pack": {"name": "house\x00"}},
        {"title": "moonlight", "seats": 2, "pack": {"changes": {"../secrets": {"a": {"b": 1}}}}},
        {"title": "moonlight", "seats": 2, "pack": {"changes": {"numbers": {"attack-limit": {"value": "9"}}}}},
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(served: Served, wish: Json) -> None:
    before = await rows(served)
    status, problem = await served.post("/api/tables", wish)
    assert (status, problem["code"]) == (422, "bad-setup")
    assert problem["detail"]
    assert "Traceback" not in problem["detail"]
    assert await rows(served) == before


async def test_a_body_that_is_too_big_is_refused_before_it_is_read(served: Served) -> None:
    status, problem = await served.post("/api/tables", b" " * 70_000)
    assert (status, problem["code"]) == (413, "too-big")


async def test_a_body_that_lies_about_its_length_is_cut_off(served: Served) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for number in range(100):
            yield b" " * 10_000

    async with served.session.post("/api/tables", data=endless()) as answer:
        assert answer.status == 413


# -- addresses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/..%5c..%5csettings.py",
        "/static/%00",
        "//etc/passwd",
        "/api/content/moonlight/1/..%2f..%2f",
        "/api/rules/..%2fmoonlight/en",
        "/api/rules/moonlight/..%2fen",
        "/api/messages/moonlight/en.ftl",
        "/api/content/moonlight/99999999999999999999/x",
    ],
)
async def test_no_address_leads_out_of_what_is_served(served: Served, path: str) -> None:
    from yarl import URL

    async with served.session.get(URL(served.address + path, encoded=True)) as answer:
        body = await answer.text()
        assert answer.status in (200, 404)
        assert "root:" not in body
        assert answer.status == 404 or "The page is not built here" in body


@pytest.mark.parametrize("table", ["nothing", "..", "%00", "a" * 500, "'; DROP TABLE tables; --"])
async def test_a_table_that_is_not_there_is_not_there(served: Served, table: str) -> None:
    from yarl import URL

    quoted = URL.build(path=table).raw_path if table != "%00" else table
    status, problem = await served.post(f"/api/tables/{quoted.strip('/')}/join", {"name": "Eve"})
    assert (status, problem["code"]) in ((404, "unknown-table"), (404, "unknown-path"))
    assert "entries" in await rows(served)


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
async def test_other_methods_are_not_served(served: Served, method: str) -> None:
    async with served.session.request(method, "/api/tables") as answer:
        assert answer.status in (404, 405)
        assert "access-control-allow-origin" not in answer.headers


HEAD = '{"alehouse":1,"title":"moonlight","rules":1,"pack":PACK,"options":{},"seats":2,"names":[],"seed":1}'

CARRYING = (
    '{"alehouse":2,"title":"moonlight","rules":1,"pack":"x","digest":"x","options":{},"seats":2,"names":[],"seed":1}'
    '\n{"content":CONTENT}'
)


# -- records -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "record",
    [
        "",
        "not a record",
        '{"alehouse":1}',
        HEAD.replace("PACK", '{"name":"../x","digest":"","changes":{}}'),
        HEAD.replace("PACK", "5"),
        HEAD.replace("PACK", '{"name":"x","digest":"x","changes":{"../../etc":{}}}'),
        '{"alehouse":1,"title":"moonlight","rules":1e400,"pack":{},"options":{},"seats":2,"names":[]}',
        CARRYING.replace("CONTENT", "5"),
        CARRYING.replace("CONTENT", '{"../../etc":{}}'),
        CARRYING.replace("CONTENT", "[" * 10_000),
        CARRYING.replace("CONTENT", "1e400"),
        CARRYING.replace('"rules":1', '"rules":1e400'),
        CARRYING.replace("CONTENT", json.dumps({"numbers": {"x" * 70_000: {}}})),
        "[" * 100_000,
        "\n".join(['{"alehouse":1}'] * 30_000),
    ],
    ids=[
        "empty",
        "text",
        "bare",
        "path",
        "number-as-pack",
        "path-in-changes",
        "infinite",
        "number-as-content",
        "path-in-content",
        "deep-content",
        "infinite-content",
        "infinite-rules",
        "long-content",
        "deep",
        "long",
    ],
)
async def test_a_record_that_is_none_is_refused(served: Served, record: str) -> None:
    before = await rows(served)
    status, problem = await served.post("/api/import", {"record": record})
    assert (status, problem["code"]) == (422, "bad-record")
    assert problem["detail"]
    assert await rows(served) == before


async def test_a_name_in_a_record_is_made_harmless(served: Served) -> None:
    from alehouse.engine.record import Record
    from alehouse.games import LIBRARY

    record = Record(LIBRARY.get("moonlight").setup(2, seed=1))
    record.names = ["<script>alert(1)</script>\u202e" + "x" * 500, "\x00"]
    status, made = await served.post("/api/import", {"record": "\n".join(record.lines())})
    assert status == 201
    async with served.talk(made["table"], made["token"]) as talk:
        names = [seat["name"] for seat in talk.state["seats"]]
        assert names == ["<script>alert(1)</script>"[:24], ""]


async def test_a_running_games_record_is_not_given_away(served: Served) -> None:
    made, tokens = await served.table_for(2)
    for token in tokens:
        status, problem = await served.get(f"/api/tables/{made['table']}/record", token)
        assert (status, json.loads(problem)["code"]) == (409, "not-over")


# -- texts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "javascript:alert(1)",
        "{{7*7}}",
        "${7*7}",
        "&lt;b&gt;",
    ],
)
async def test_chat_stays_plain_text_in_json(served: Served, typed: str) -> None:
    """Nothing that people type ever becomes part of a page that the server writes."""
    made, tokens = await served.table_for(2)
    async with served.talk(made["table"], tokens[0]) as ann:
        await ann.ask({"type": "chat", "text": typed})
    async with served.session.post(
        f"/api/tables/{made['table']}/poll", data="{}", headers={"authorization": f"Bearer {tokens[1]}"}
    ) as answer:
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        found = await answer.json()
        assert found["messages"][0]["chat"][0]["text"] == typed


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 25, "\x00\x01"])
async def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(served: Served, name: str) -> None:
    made = await served.table(start=False, bots={})
    status, problem = await served.post(f"/api/tables/{made['table']}/join", {"name": name, "invite": made["invite"]})
    assert (status, problem["code"]) == (422, "bad-text")


async def test_a_webhook_cannot_be_made_to_call_everybody() -> None:
    from alehouse.server.notify.webhook import payload

    text = "@everyone <!channel> your turn"
    slack = payload("https://hooks.slack.com/x", text, {})
    assert "<!channel>" not in slack["text"]
    for url in ("https://discord.com/api/webhooks/x", "https://example.org/"):
        assert payload(url, text, {})["allowed_mentions"] == {"parse": []}


# -- too much ----------------------------------------------------------------------------------------------


async def test_ten_thousand_joins_seat_only_as_many_as_there_are_seats(served: Served) -> None:
    made = await served.table(seats=4, bots={}, me={}, start=False)
    live = await served.server.manager.live(made["table"])
    before = (await rows(served))["entries"]
    results = await asyncio.gather(
        *[live.seat(hashed(f"token {number}"), 0, "Crowd") for number in range(10_000)], return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, TableError)]
    assert len(results) - len(refused) == 4
    assert {result.code for result in refused} == {"no-open-seat"}
    assert (await rows(served))["entries"] == before + 4


async def test_one_address_joins_only_so_often(limited: Served) -> None:
    made = await limited.table(start=False)
    answers = [
        (await limited.post(f"/api/tables/{made['table']}/join", {"name": "Eve", "invite": "guess"}))[0]
        for number in range(70)
    ]
    assert answers.count(429) >= 5
    assert set(answers) == {403, 429}


async def test_one_address_creates_only_so_many_tables(limited: Served) -> None:
    answers = [(await limited.post("/api/tables", {"title": "moonlight", "seats": 2}))[0] for number in range(40)]
    assert answers.count(201) == 30
    status, problem = await limited.post("/api/tables", {"title": "moonlight", "seats": 2})
    assert (status, problem["code"]) == (429, "too-fast")
    assert problem["args"]["seconds"] >= 1


async def test_too_many_messages_are_refused_and_at_last_the_socket_is_closed(limited: Served) -> None:
    made = await limited.table()
    async with limited.talk(made["table"], made["token"]) as ann:
        for number in range(150):
            await ann.send({"type": "ping"})
        assert await ann.closed() == 1008
        codes = [message["code"] for message in ann.heard if message["type"] == "refused"]
        assert set(codes) == {"too-fast"}


async def test_too_much_chat_is_refused(limited: Served) -> None:
    made = await limited.table()
    async with limited.talk(made["table"], made["token"]) as ann:
        answers = [await ann.ask({"type": "chat", "text": f"line {number}"}) for number in range(14)]
        assert [answer["type"] for answer in answers].count("ack") == 10
        assert answers[-1]["code"] == "too-fast"


async def test_one_address_opens_only_so_many_sockets(limited: Served) -> None:
    made = await limited.table()
    opened, turned_away = 0, 0
    for number in range(80):
        try:
            async with limited.line(made["table"]) as line:
                await line.send({"type": "hello", "token": made["token"]})
                await line.next()
                opened += 1
        except InvalidStatus:
            turned_away += 1
    assert opened >= 60
    assert turned_away >= 10


async def test_a_table_takes_only_so_many_watchers_but_always_its_players(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alehouse.server.live_table.MOST_VIEWERS", 2)
    made = await served.table(settings={"public": True})
    async with served.talk(made["table"]), served.talk(made["table"]):
        async with served.line(made["table"]) as third:
            await third.send({"type": "hello"})
            assert (await third.next())["code"] == "too-many-viewers"
        async with served.talk(made["table"], made["token"]) as ann:
            assert ann.state["seats"][0]["mine"] is True


async def test_polls_count_as_watchers(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.server.live_table.MOST_VIEWERS", 2)
    made = await served.table(settings={"public": True})
    path = f"/api/tables/{made['table']}/poll"
    async with served.talk(made["table"]), served.talk(made["table"]):
        status, problem = await served.post(path, {})
        assert (status, problem["code"]) == (409, "too-many-viewers")
        assert (await served.post(path, {}, made["token"]))[0] == 200


async def test_one_address_waits_in_only_so_many_polls(limited: Served) -> None:
    made = await limited.table(settings={"public": True})
    address = "127.0.0.1"
    for number in range(200):
        limited.server.rates.open_sockets.enter(address)
    status, problem = await limited.post(f"/api/tables/{made['table']}/poll", {})
    assert (status, problem["code"]) == (409, "too-many-viewers")


async def test_strangers_make_no_more_work_by_wishing_for_seats(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Viewers who see the same get the same text, computed once."""
    made, tokens = await served.table_for(2, options={"first": "1"}, settings={"public": True})
    player_view = Projection.player_view
    worked_out: list[list[int]] = []

    def noted(projection: Projection, seats: list[int], wanted: int = 0) -> PlayerView | None:
        worked_out.append(seats)
        return player_view(projection, seats, wanted)

    monkeypatch.setattr(Projection, "player_view", noted)
    async with contextlib.AsyncExitStack() as stack:
        ann = await stack.enter_async_context(served.talk(made["table"], tokens[0]))
        for seat in range(1, 5):
            await stack.enter_async_context(served.talk(made["table"], seat=seat))
        worked_out.clear()
        await ann.version((await ann.act())["version"])
    assert len(worked_out) == 2


def stall(live: LiveTable) -> Socket:
    """The socket of the only viewer, which takes nothing until its carrier resumes writing."""
    (viewer,) = live.viewers
    socket: Socket = viewer.send.__self__  # type: ignore[attr-defined]
    socket.carrier.pause_writing()
    return socket


async def test_who_asks_for_much_and_never_listens_is_disconnected(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alehouse.server.socket.MOST_CHARACTERS", 1000)
    made = await served.table()
    live = await served.server.manager.live(made["table"])
    async with served.talk(made["table"], made["token"]) as ann:
        socket = stall(live)
        for number in range(5):
            socket.reply(live.sync(socket.viewer, -1))
        assert len(socket._held) == 0
        socket.carrier.resume_writing()
        assert await ann.closed() == 1008


async def test_a_viewer_that_does_not_keep_up_gets_the_whole_again_and_all_its_answers(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alehouse.server.socket.MOST_HELD", 8)
    made = await served.table(settings={"public": True}, options={"first": "1"})
    live = await served.server.manager.live(made["table"])
    async with served.talk(made["table"], made["token"]) as ann:
        socket = stall(live)
        for number in range(50):
            socket.send(b'{"type": "said", "line": {}}')
        socket.carrier.resume_writing()
        answer = await ann.act()
        assert answer["type"] == "ack"
        while not any(message["type"] == "sync" for message in ann.heard[1:]):
            await ann.next()
        assert ann.state["version"] >= answer["version"]
        assert sum(message["type"] == "said" for message in ann.heard) < 50


async def test_who_asks_and_never_listens_is_disconnected(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.server.socket.MOST_HELD", 2)
    made = await served.table()
    live = await served.server.manager.live(made["table"])
    async with served.talk(made["table"], made["token"]) as ann:
        socket = stall(live)
        for number in range(20):
            socket.reply(protocol.Pong(number))
        socket.carrier.resume_writing()
        assert await ann.closed() == 1008


async def test_who_never_listens_at_all_is_cut_off(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.server.socket.MOST_HELD", 2)
    monkeypatch.setattr("alehouse.server.socket.PART_WITHIN", 0.05)
    made = await served.table()
    live = await served.server.manager.live(made["table"])
    async with served.talk(made["table"], made["token"]) as ann:
        socket = stall(live)
        for number in range(20):
            socket.reply(protocol.Pong(number))
        assert await ann.closed() == 1006


async def test_limits_forget_old_addresses() -> None:
    rates = Rates(1)
    for number in range(30_000):
        rates.requests.take(f"address {number}")
    assert len(rates.requests._left) <= 20_000


# -- other pages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
async def test_a_page_of_another_server_cannot_connect(served: Served, origin: str) -> None:
    made = await served.table()
    with pytest.raises(InvalidStatus):
        async with served.line(made["table"], origin=origin):
            pass
    status, problem = await served.post("/api/tables", {"title": "moonlight", "seats": 2}, headers={"origin": origin})
    assert (status, problem["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize("path", ["", "/", "/api/lobby", "/assets/x.js"])
async def test_a_socket_to_anything_but_a_table_is_turned_away(
    served: Served, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        await connect(served.address.replace("http", "ws", 1) + path)
    assert caplog.records == []


async def test_the_own_page_may_connect(served: Served) -> None:
    made = await served.table()
    async with served.line(made["table"], origin=served.address) as line:
        await line.send({"type": "hello", "token": made["token"]})
        assert (await line.next())["type"] == "sync"


async def test_every_answer_has_the_strict_headers(served: Served) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/healthz", "/metrics", "/assets/none.js"):
        async with served.session.get(path) as answer:
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-frame-options"] == "DENY"
            assert "server" not in answer.headers


async def test_nothing_of_a_fault_is_told_outside(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await served.table()

    async def fail(*arguments: Any) -> None:
        raise RuntimeError("the password is hush")

    monkeypatch.setattr(served.server.manager.store, "lobby", fail)
    async with served.session.get("/api/lobby", headers={"x-request-id": "asked-by-a-test"}) as failed:
        assert failed.status == 500
        said = "the server failed; its log says why, at request asked-by-a-test."
        assert await failed.json() == {"code": "internal", "args": {}, "detail": said}
    monkeypatch.setattr(served.server, "handle", fail)
    async with served.talk(made["table"], made["token"]) as ann:
        await ann.send({"type": "ping"})
        answer = await ann.until("refused")
        assert (answer["code"], answer["detail"]) == ("internal", MEANING["internal"])
        assert await ann.closed() == 1011


async def test_a_fault_of_the_database_loses_the_room_and_not_the_table(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, tokens = await served.table_for(2, options={"first": "1"})
    store = served.server.manager.store
    append = store.append

    async def fail(*arguments: Any) -> bool:
        raise OSError("disk full")

    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        version = ann.state["version"]
        monkeypatch.setattr(store, "append", fail)
        await ann.send({"type": "act", "id": "a", "base": version, "action": ann.state["player_view"]["legal"][0]})
        assert await bob.closed() == 4012
    monkeypatch.setattr(store, "append", append)
    async with served.talk(made["table"], tokens[0]) as ann:
        assert ann.state["version"] == version
        assert (await ann.act(id="a"))["type"] == "ack"


async def test_metrics_are_for_the_own_network(served: Served) -> None:
    assert "alehouse_entries_total" in (await served.get("/metrics"))[1]
    assert (await served.get("/metrics", headers={"x-forwarded-for": "8.8.8.8"}))[0] == 404


# -- hidden things -----------------------------------------------------------------------------------------


async def test_a_refusal_tells_an_opponent_nothing_about_what_is_legal(served: Served) -> None:
    """Whether an action of another seat is legal, illegal or unknown: the answer is the same."""
    made, tokens = await served.table_for(2, options={"first": "1"})
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        legal = ann.state["player_view"]["legal"][0]
        answers = []
        for number, action in enumerate([legal, {"do": "flee"}, {"do": "fly", "to": "moon"}]):
            answer = await bob.act(action, id=f"probe-{number}")
            answers.append({**answer, "id": ""})
        assert answers[0] == answers[1] == answers[2]
        assert answers[0]["code"] == "not-your-turn"


async def test_a_stranger_learns_nothing_about_a_private_table(served: Served) -> None:
    """That a table exists is all there is to learn, and its name cannot be guessed."""
    made = await served.table()
    status, problem = await served.post(f"/api/tables/{made['table']}/poll", {})
    assert (status, problem) == (403, {"code": "wrong-invite", "args": {}, "detail": MEANING["wrong-invite"]})
    assert made["table"] not in (await served.get("/api/lobby"))[1]
    assert len(made["table"]) == 16


async def test_the_dice_secret_is_nowhere_before_the_end(served: Served) -> None:
    made, tokens = await served.table_for(2)
    live = await served.server.manager.live(made["table"])
    secret = live.table.spec.pinned.secret
    async with served.talk(made["table"], tokens[0]) as ann, served.talk(made["table"], tokens[1]) as bob:
        rng = Random(1)
        for number in range(20):
            talk = ann if ann.state["waiting"] == 1 else bob
            answer = await talk.act(rng=rng)
            await asyncio.gather(ann.version(answer["version"]), bob.version(answer["version"]))
        for talk in (ann, bob):
            await talk.send({"type": "history"})
            await talk.until("history")
            assert secret not in json.dumps(talk.heard)
            assert talk.heard[0]["table"]["commitment"]
    _, metrics = await served.get("/metrics")
    assert secret not in metrics
