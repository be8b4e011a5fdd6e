"""Chance over the wire: nonces after the commitment, and tables that began with a record."""

from __future__ import annotations

import json

import pytest
from tests.server.served import Served

from alehouse.engine.fairness import commitment
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.lab.verify import verify

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANN = "ab" * 32
BOB = "cd" * 32


async def test_nonces_follow_the_commitment_and_come_back_with_the_record(served: Served) -> None:
    made = await served.table(title="dicebrewing", seats=3, bots={"3": "random"}, me={"1": "Ann"}, start=False)
    path = f"/api/tables/{made['table']}"
    async with served.talk(made["table"], made["token"]) as ann:
        published = ann.heard[0]["table"]["commitment"]
        assert (await ann.ask({"type": "nonce", "nonce": ANN}))["type"] == "ack"
        wish = {"name": "Bob", "invite": made["invite"], "nonce": BOB}
        assert (await served.post(f"{path}/join", wish))[0] == 200
        started = await ann.ask({"type": "start"})
        await ann.version(started["version"])
        assert ann.state["nonces"] == []
        assert (await ann.ask({"type": "nonce", "nonce": BOB}))["code"] == "started"
        live = await served.server.manager.live(made["table"])
        assert live.table.sources[-1].nonces == [ANN, BOB, ""]
        for words in (ANN, BOB):
            assert words not in json.dumps(ann.heard)
        await ann.ask({"type": "leave", "seat": 1})
    async with served.talk(made["table"], invite=made["invite"]) as watcher:
        assert watcher.heard[0]["table"]["commitment"] == published


async def test_at_the_end_the_nonces_are_shown(served: Served) -> None:
    made = await served.table(seats=2, bots={"2": "random"}, me={"1": "Ann"}, start=False)
    async with served.talk(made["table"], made["token"]) as ann:
        published = ann.heard[0]["table"]["commitment"]
        await ann.ask({"type": "nonce", "nonce": ANN})
        await ann.ask({"type": "start"})
        assert (await ann.ask({"type": "propose", "purpose": "abandon"}))["type"] == "ack"
        while ann.state["status"] != "abandoned":
            await ann.next()
        assert ann.state["nonces"] == [ANN, ""]
        assert commitment(ann.state["secret"]) == published
    _, text = await served.get(f"/api/tables/{made['table']}/record", made["token"])
    record = read_record(LIBRARY, text)
    verify(record, lambda step: None)
    assert record.sources[0].nonces == [ANN, ""]


@pytest.mark.parametrize("nonce", ["my lucky number", "\n", ANN[:-2], f"{ANN}\n", ANN.upper(), 7])
async def test_what_is_not_a_nonce_is_refused(served: Served, nonce: object) -> None:
    made = await served.table(seats=2, bots={}, me={"1": "Ann"}, start=False)
    wish = {"name": "Bob", "invite": made["invite"], "nonce": nonce}
    status, problem = await served.post(f"/api/tables/{made['table']}/join", wish)
    assert (status, problem["code"]) == (400, "bad-message")


async def test_a_table_from_a_record_is_marked_for_everybody(served: Served) -> None:
    made = await served.table(seats=2, bots={"1": "random", "2": "random"}, me={})
    async with served.talk(made["table"], made["token"]) as talk:
        assert not talk.heard[0]["table"]["from_record"]
        while talk.state["status"] != "over":
            await talk.next()
        secret = talk.state["secret"]
    _, text = await served.get(f"/api/tables/{made['table']}/record", made["token"])
    for at in (0, 6):
        wish = {"record": text, "at": at, "settings": {"public": True}}
        _, taken = await served.post("/api/import", wish)
        async with served.talk(taken["table"], invite=taken["invite"]) as talk:
            shown = talk.heard[0]["table"]
            assert shown["from_record"]
            assert shown["commitment"] != commitment(secret)
            assert shown["earlier"] == ([commitment(secret)] if at else [])
        lobby = json.loads((await served.get("/api/lobby"))[1])["tables"]
        assert [table["from_record"] for table in lobby if table["table"] == taken["table"]] == [True]


async def test_bots_are_not_told_the_secret(served: Served) -> None:
    made = await served.table(seats=2, bots={"2": "random"}, me={"1": "Ann"})
    live = await served.server.manager.live(made["table"])
    assert live.table.spec.pinned.secret
    assert live.table.spec.pinned.without_secret().secret == ""
    assert live.table.spec.pinned.without_secret().setup(LIBRARY).seats == 2
