"""The typed Python client: it knows every operation, plays, is refused with reasons, and survives lost connections."""

from __future__ import annotations

import asyncio
import contextlib
import typing
from random import Random

import pytest
from tests.server.served import Served

from alehouse.client import Client, Refused, TableSocket
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.server import protocol
from alehouse.server.openapi import OPERATIONS, PDF
from alehouse.server.protocol import CreateTable, ImportRecord, JoinTable, Poll, Send
from alehouse.table.errors import TableError
from alehouse.table.spec import Settings

pytestmark = pytest.mark.asyncio(loop_scope="module")
ALONE = Settings(bot_pause=0)


async def test_the_client_has_every_operation_with_its_types() -> None:
    for id, _, path, _, _, body, _, answered in OPERATIONS:
        hints = typing.get_type_hints(getattr(Client, id))
        assert hints["return"] == (bytes if answered == PDF else str if isinstance(answered, str) else answered), id
        assert {part[1:-1] for part in path.split("/") if part.startswith("{")} <= hints.keys(), id
        assert hints.get("wish") is body or (body is None and "wish" not in hints), id


async def new_table(client: Client, title: str = "moonlight", **wish: typing.Any) -> protocol.Created:
    usual: dict[str, typing.Any] = {"bots": {"2": "random"}, "me": {"1": "Ann"}, "start": True, "settings": ALONE}
    return await client.create_table(CreateTable(title, 2, **{**usual, **wish}))


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_a_program_plays_a_whole_game(served: Served, title: str) -> None:
    rng = Random(1)
    async with Client(served.address) as client:
        made = await new_table(client, title)
        async with client.table(made.table, made.token) as seat:
            assert seat.shown.title == title
            decisions = 0
            while (seen := await seat.turn()) is not None:
                assert len(seen.forecasts) == len(seen.legal)
                done = await seat.act(rng.choice(seen.legal))
                assert seat.state.version >= done.version
                decisions += 1
            assert seat.finished
            assert decisions > 10
            versions = [heard.version for heard in seat.take_heard()]
            assert versions == sorted(set(versions))
            assert seat.take_heard() == []
            told = await seat.history()
            assert len(told.steps) >= seat.state.steps
        record = await client.record(made.table, made.token)
        again = await client.import_record(ImportRecord(record))
        assert again.table != made.table
        assert (await client.past(made.table, 1, 0, made.token)).step == 1


async def test_what_is_refused_raises_with_the_rule(served: Served) -> None:
    async with Client(served.address) as client:
        made = await new_table(client)
        async with client.table(made.table, made.token) as seat:
            seen = await seat.turn()
            while seen is not None and not seen.refused:
                await seat.act(seen.legal[0])
                seen = await seat.turn()
            assert seen is not None
            with pytest.raises(Refused) as refused:
                await seat.act(seen.refused[0].action)
            assert refused.value.code == "illegal"
            assert refused.value.reason == seen.refused[0].reason
            with pytest.raises(Refused, match="dance"):
                await seat.act({"do": "dance"})
            assert await seat.turn() is not None  # and it goes on
            with pytest.raises(AlehouseError, match="not answered by id"):
                await seat.ask(protocol.Ping())
        with pytest.raises(Refused, match="unknown-table"):
            await client.join_table("nowhere", JoinTable("Bob"))
        with pytest.raises(Refused) as wrong:
            await client.create_table(CreateTable("chess", 2))
        assert "unknown game 'chess'" in str(wrong.value)
        with pytest.raises(Refused, match="wrong-token"):
            async with client.table(made.table, "not-a-token"):
                pass


async def test_a_hint_that_is_asked_for_too_soon_waits_for_its_turn(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals = [TableError("too-fast", seconds=0), TableError("too-fast", seconds=0)]

    def take(name: str, cost: float = 1.0) -> None:
        if refusals:
            raise refusals.pop()

    monkeypatch.setattr(served.server.rates.hints, "take", take)
    async with Client(served.address) as client:
        made = await new_table(client)
        async with client.table(made.table, made.token) as seat:
            seen = await seat.turn()
            assert seen is not None
            found = await seat.hints()
            assert refusals == []
            assert all(move["action"] in seen.legal for move in found.hints)


async def test_a_decision_that_is_sent_too_soon_waits_for_its_turn(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Client(served.address) as client:
        made = await new_table(client)
        async with client.table(made.table, made.token) as seat:
            seen = await seat.turn()
            assert seen is not None
            refusals = [TableError("too-fast", seconds=0), TableError("too-fast", seconds=0)]

            def take(name: str, cost: float = 1.0) -> None:
                if refusals:
                    raise refusals.pop()

            monkeypatch.setattr(served.server.rates.messages, "take", take)
            steps = seat.state.steps
            await asyncio.wait_for(seat.act(seen.legal[0]), 20)
            assert refusals == []
            assert seat.state.steps > steps


async def test_a_lost_connection_is_opened_again_and_nothing_is_done_twice(served: Served) -> None:
    async with Client(served.address) as client:
        made = await new_table(client)
        async with client.table(made.table, made.token) as seat:
            for _ in range(6):
                seen = await seat.turn()
                assert seen is not None
                steps = seat.state.steps
                deciding = asyncio.create_task(seat.act(seen.legal[0]))
                await asyncio.sleep(0)
                await _break(seat)
                await asyncio.wait_for(deciding, 20)
                assert seat.state.steps > steps
            own = [step for step in (await seat.history()).steps if step.seat == 1]
            assert len(own) == 6


async def _break(seat: TableSocket) -> None:
    with contextlib.suppress(Exception):
        assert seat._socket is not None
        await seat._socket.close()


async def test_what_is_on_offer_can_be_read(served: Served) -> None:
    async with Client(served.address) as client:
        house = await client.house()
        assert [title.id for title in house.titles] == LIBRARY.ids()
        title = house.titles[0]
        pack = title.packs[0]
        content = await client.content(title.id, title.rules, pack.digest)
        assert content.pack.digest == pack.digest
        assert (await client.rules(title.id, "fr")).lang == "fr"
        assert "=" in await client.messages(title.id, "en")
        assert await client.tutorial(title.id)
        open_table = await new_table(client, bots={}, start=False, settings=Settings(public=True))
        assert open_table.table in [table.table for table in (await client.lobby()).tables]
        joined = await client.join_table(open_table.table, JoinTable("Bob"))
        assert joined.seats == [2]
        replies = await client.poll(open_table.table, Poll(), joined.token)
        assert isinstance(replies.messages[0], protocol.Sync)
        sent = await client.send(open_table.table, Send(protocol.Start("go-1")), open_table.token)
        assert isinstance(sent.messages[0], protocol.Ack)
        assert (await client.table_content(open_table.table, joined.token)).title == title.id


async def test_an_address_without_a_server_is_told() -> None:
    with pytest.raises(AlehouseError, match="begins with http"):
        Client("127.0.0.1:9")
    with pytest.raises(AlehouseError, match="open the client first"):
        await Client("http://127.0.0.1:9").house()
    async with Client("http://127.0.0.1:9") as client:
        with pytest.raises(AlehouseError, match=r"cannot be reached: Connection refused\.$"):
            await client.house()
        with pytest.raises(AlehouseError, match="cannot be reached"):
            async with client.table("x"):
                pass
