"""Faults of the database in the middle of things: nothing may be built upon what was not written."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.served import Served

from alehouse.server.keyring import hashed
from alehouse.server.protocol import Leave
from alehouse.server.viewer import Viewer
from alehouse.table.errors import TableError
from alehouse.table.lobby import sit
from alehouse.table.table import Sender

pytestmark = pytest.mark.asyncio(loop_scope="module")


def who(token: str) -> Viewer:
    return Viewer(hashed(token), 0, "here", lambda text: None, lambda code: None)


async def test_who_waited_for_a_room_that_is_lost_writes_nothing_there(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the entry that failed is on disk is not known: the next one might leave a gap in the log."""
    made, tokens = await served.table_for(2, options={"first": "1"})
    manager = served.server.manager
    live = await manager.live(made["table"])
    version, append = live.table.version, manager.store.append
    begun = asyncio.Event()

    async def fail_once(*arguments: Any) -> bool:
        if begun.is_set():
            return await append(*arguments)
        begun.set()
        await asyncio.sleep(0.02)
        raise OSError("disk full")

    monkeypatch.setattr(manager.store, "append", fail_once)
    first = asyncio.create_task(live.perform(who(tokens[0]), Leave("first", 1)))
    await begun.wait()
    assert live.table.version == version  # nobody sees what is not on disk
    second = asyncio.create_task(live.perform(who(tokens[1]), Leave("second", 2)))
    with pytest.raises(OSError, match="disk full"):
        await first
    with pytest.raises(TableError, match="closing"):
        await second
    assert not await live.attempt(lambda table, now: sit(table, now, Sender("x"), 0, "Eve"))
    assert [entry.seq for entry in await manager.store.entries(made["table"], 0)] == list(range(1, version + 1))
    async with served.talk(made["table"], tokens[1]) as bob:
        assert (await bob.ask({"type": "leave", "seat": 2, "id": "second"}))["type"] == "ack"


async def test_a_room_that_cannot_come_back_to_what_is_on_disk_is_lost(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process was first, and what it wrote cannot be read just now."""
    made, tokens = await served.table_for(2, options={"first": "1"})
    manager = served.server.manager
    live = await manager.live(made["table"])

    async def taken(*arguments: Any) -> bool:
        return False

    async def fail(*arguments: Any) -> None:
        raise OSError("no connection")

    with monkeypatch.context() as patch:
        patch.setattr(manager.store, "append", taken)
        patch.setattr(manager.store, "entries", fail)
        with pytest.raises(OSError, match="no connection"):
            await live.perform(who(tokens[0]), Leave("first", 1))
    assert manager.live_tables.get(made["table"]) is not live
    async with served.talk(made["table"], tokens[0]) as ann:
        assert (await ann.ask({"type": "leave", "seat": 1, "id": "first"}))["type"] == "ack"
