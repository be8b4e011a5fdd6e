"""Tables on disk, in both kinds of database."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest
from sqlalchemy import text
from tests.store.databases import NewDatabase
from tests.table.sitting import START, Sitting

from alehouse.games import LIBRARY
from alehouse.store.rows import LEASE, ChatRow
from alehouse.store.store import Store
from alehouse.table import absence, lobby, proposals
from alehouse.table.pace import GAP, HOUR
from alehouse.table.table import Sender, Table


@pytest.fixture
async def store(ready_database: NewDatabase) -> AsyncIterator[Store]:
    store = await Store.open(ready_database())
    yield store
    await store.close()


def named(sitting: Sitting, id: str) -> Sitting:
    sitting.about = sitting.table.spec = msgspec.structs.replace(sitting.about, id=id)
    return sitting


async def kept(store: Store, sitting: Sitting) -> None:
    """Writes the table as it was at first, then entry by entry."""
    table = Table(sitting.about, LIBRARY)
    assert await store.create(table, [], START)
    for entry in sitting.log:
        table.apply(entry)
        assert await store.append(table, entry)


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    sitting = Sitting(seats=2)
    sitting.play_on(Random(1), 30)
    await kept(store, sitting)
    loaded = await store.load("a-table")
    assert loaded is not None
    assert loaded == (sitting.about, sitting.log)
    assert await store.entries("a-table", 30) == sitting.log[30:]
    assert await store.load("no-table") is None


async def test_content_is_kept_once_for_all_tables_that_are_played_with_it(store: Store) -> None:
    for number in range(3):
        sitting = named(Sitting(start=False, public=True), f"table-{number}")
        assert await store.create(sitting.table, sitting.log, START)
    async with store.engine.connect() as connection:
        kept = (await connection.execute(text("SELECT digest, title FROM contents"))).all()
        abouts = list(await connection.scalars(text("SELECT about FROM tables")))
    assert [tuple(row) for row in kept] == [(LIBRARY.get("moonlight").house().digest, "moonlight")]
    assert all("felt-boots" not in about for about in abouts)
    first, second = await store.load("table-0"), await store.load("table-1")
    assert first is not None
    assert second is not None
    assert first[0].pinned.content is second[0].pinned.content
    assert [listed.about.pinned.content for listed in await store.lobby(10, 0)] == [{}, {}, {}]


async def test_a_table_is_created_once(store: Store) -> None:
    sitting = Sitting(start=False)
    assert await store.create(sitting.table, [], START)
    assert not await store.create(sitting.table, sitting.log, START)


async def test_a_table_is_created_together_with_its_first_entries(store: Store) -> None:
    sitting = Sitting(seats=2)
    assert await store.create(sitting.table, sitting.log, START)
    assert await store.load("a-table") == (sitting.about, sitting.log)


async def test_a_number_is_written_once_and_the_second_writer_is_told(store: Store) -> None:
    sitting = Sitting(seats=2)
    await kept(store, sitting)
    last = sitting.log[-1]
    forged = msgspec.structs.replace(last, at=last.at + 1, request="forged")
    assert not await store.append(sitting.table, forged)
    loaded = await store.load("a-table")
    assert loaded is not None
    assert loaded[1][-1] == last


async def test_of_many_writers_at_once_each_number_has_one_winner(store: Store) -> None:
    """Three tables, twenty writers for the same next number of each, all in one group."""
    sittings = [named(Sitting(seats=2), f"table-{number}") for number in range(3)]
    for sitting in sittings:
        await store.create(sitting.table, sitting.log, START)
        sitting.step(Random(1))
    results = await asyncio.gather(
        *[
            store.append(sitting.table, msgspec.structs.replace(sitting.log[-1], request=f"writer-{writer}"))
            for writer in range(20)
            for sitting in sittings
        ]
    )
    assert sum(results) == 3
    for sitting in sittings:
        assert len(await store.entries(sitting.about.id, 0)) == len(sitting.log)


async def test_what_comes_while_a_group_is_written_goes_to_disk_together(ready_database: NewDatabase) -> None:
    groups: list[int] = []
    store = await Store.open(ready_database(), lambda rows, seconds: groups.append(rows))
    sittings = [named(Sitting(seats=2), f"table-{number}") for number in range(12)]
    for sitting in sittings:
        await store.create(sitting.table, sitting.log, START)
        sitting.step(Random(1))
    writing = [asyncio.ensure_future(store.append(sitting.table, sitting.log[-1])) for sitting in sittings]
    await asyncio.sleep(0)
    writing[5].cancel()  # whoever asked for it is gone, it is written all the same
    await store.close()  # not before everything is on disk
    assert sum(groups) == 12
    assert len(groups) <= 2
    results = await asyncio.gather(*writing, return_exceptions=True)
    assert [result is True for result in results].count(True) == 11
    store = await Store.open(str(store.engine.url.render_as_string(hide_password=False)))
    for sitting in sittings:
        assert len(await store.entries(sitting.about.id, 0)) == len(sitting.log)
    await store.close()


async def test_the_lobby_lists_public_tables_with_an_open_seat_the_newest_first(store: Store) -> None:
    for number, (public, start) in enumerate([(True, False), (False, False), (True, True), (True, False)]):
        sitting = named(Sitting(start=start, public=public), f"table-{number}")
        sitting.about = sitting.table.spec = msgspec.structs.replace(sitting.about, created=START + number)
        if not start:
            sitting.do(lobby.sit(sitting.table, START, Sender("ann"), 2, "Ann"))
        await store.create(sitting.table, sitting.log, START)
    listed = await store.lobby(10, 0)
    assert [one.about.id for one in listed] == ["table-3", "table-0"]
    assert listed[0].open == 2
    assert listed[0].names == ["", "Ann", ""]
    assert len(await store.lobby(1, 0)) == 1


async def test_a_table_wakes_somebody_when_its_clock_runs_out(store: Store) -> None:
    sitting = Sitting(seats=2, pace="live")
    await store.create(sitting.table, sitting.log, START)
    deadline = sitting.table.deadline
    assert await store.claim_due(deadline - 1, deadline + 5000, 10) == []
    assert await store.claim_due(deadline, deadline + 5000, 10) == ["a-table"]
    assert await store.claim_due(deadline, deadline + 5000, 10) == []
    assert await store.claim_due(deadline + 5000, deadline + 9000, 10) == ["a-table"]


async def test_a_bot_that_does_not_move_wakes_somebody(store: Store) -> None:
    sitting = Sitting(seats=2, persons=1, options={"first": "2"})
    await store.create(sitting.table, sitting.log, START)
    await store.renew(["a-table"], START + 2 * LEASE)
    assert await store.claim_due(START + 2 * LEASE - 1, START * 2, 10) == []
    assert await store.claim_due(START + 2 * LEASE, START * 2, 10) == ["a-table"]
    await store.wake_bots(START)
    assert await store.claim_due(START, START * 2, 10) == ["a-table"]
    await store.pause("a-table")
    await store.wake_bots(START)
    await store.renew(["a-table"], START)
    assert await store.claim_due(START * 9, START * 10, 10) == []


async def test_two_processes_do_not_look_after_the_same_table(postgres_ready: NewDatabase) -> None:
    address = postgres_ready()
    first, second = await Store.open(address), await Store.open(address)
    for number in range(20):
        sitting = named(Sitting(seats=2, pace="live"), f"table-{number}")
        await first.create(sitting.table, sitting.log, START)
    late = START * 3
    claims = await asyncio.gather(*[store.claim_due(late, late + 1, 50) for store in (first, second, first, second)])
    claimed = [id for claim in claims for id in claim]
    assert sorted(claimed) == sorted(f"table-{number}" for number in range(20))
    await first.close()
    await second.close()


async def test_chat_is_numbered_and_kept(store: Store) -> None:
    lines = [ChatRow(n, START + n, 1, "Ann", f"line {n}", "ann", f"r{n}") for n in range(1, 4)]
    for line in lines:
        assert await store.say("a-table", line)
    assert not await store.say("a-table", lines[0])
    assert [line.text for line in await store.chat("a-table")] == ["line 1", "line 2", "line 3"]
    assert [line.n for line in await store.chat("a-table", 2)] == [3]


async def test_a_turn_is_told_once_to_whom_asked_for_it(store: Store) -> None:
    sitting = Sitting(seats=2, options={"first": "1"})
    await store.create(sitting.table, sitting.log, START)
    assert await store.unnotified(START, 10) == []
    assert await store.add_notice("a-table", "person-1", "webhook", {"url": "x"}, START, 2)
    assert await store.unnotified(START - 1, 10) == []
    turn = sitting.table.turn
    assert await store.unnotified(START, 10) == [("a-table", "person-1", turn)]
    assert await store.claim_notified("a-table", turn)
    assert not await store.claim_notified("a-table", turn)
    assert await store.unnotified(START, 10) == []
    sitting.step(Random(1))
    await store.append(sitting.table, sitting.log[-1])
    assert await store.unnotified(START * 2, 10) == []


async def test_notices_are_few_and_can_be_forgotten(store: Store) -> None:
    for url in ("one", "one", "two", "three"):
        await store.add_notice("a-table", "ann", "webhook", {"url": url}, START, 2)
    held = await store.notices("a-table", "ann")
    assert [notice.target["url"] for notice in held] == ["one", "two"]
    assert await store.notices("a-table", "bob") == []
    await store.drop_notices("a-table", "ann", held[0].id)
    assert len(await store.notices("a-table", "ann")) == 1
    await store.drop_notices("a-table", "ann")
    assert await store.notices("a-table", "ann") == []


async def test_a_key_is_made_once(store: Store) -> None:
    assert await store.key("a", lambda: "first") == "first"
    assert await store.key("a", lambda: "second") == "first"


async def test_what_is_over_is_no_longer_open(store: Store) -> None:
    playing, over = named(Sitting(seats=2), "playing"), named(Sitting(seats=2), "over")
    over.play_on(Random(1))
    gone = named(Sitting(start=False), "gone")
    gone.do(proposals.propose(gone.table, START, Sender("host"), "abandon", 0))
    for sitting in (playing, over, gone):
        await store.create(sitting.table, sitting.log, START)
    assert await store.open_tables() == [("playing", "playing")]
    playing.do(absence.leave(playing.table, START, Sender("person-1"), 1))
    assert await store.statuses() == {"playing": 1, "over": 1, "abandoned": 1}


async def test_old_tables_are_deleted_with_all_that_belongs_to_them(store: Store) -> None:
    old, new = named(Sitting(start=False), "old"), named(Sitting(start=False), "new")
    for sitting, at in ((old, START), (new, START + 1000)):
        await store.create(sitting.table, sitting.log, at)
        await store.say(sitting.table.spec.id, ChatRow(1, at, 0, "", "hello", "", ""))
        await store.add_notice(sitting.table.spec.id, "holder", "webhook", {}, at, 5)
    assert await store.purge("playing", START + 2000, 10) == []
    assert await store.purge("lobby", START + 500, 10) == ["old"]
    assert await store.load("old") is None
    assert (await store.chat("old"), await store.notices("old", "holder")) == ([], [])
    assert await store.load("new") is not None
    assert len(await store.chat("new")) == len(await store.notices("new", "holder")) == 1


async def test_the_lobby_lists_new_tables_and_those_with_people(store: Store) -> None:
    for name in ("old", "older"):
        sitting = named(Sitting(start=False, public=True), name)
        await store.create(sitting.table, sitting.log, START)
    assert [listed.about.id for listed in await store.lobby(10, START + 1, ["old"])] == ["old"]
    assert len(await store.lobby(10, START)) == 2


async def test_signs_of_life_find_outages_and_move_deadlines(store: Store) -> None:
    sitting = Sitting(seats=2, pace="day")
    await store.create(sitting.table, sitting.log, START)
    assert await store.beat(START) == []
    assert await store.beat(START + 10_000) == []
    assert await store.beat(START + HOUR) == [(START + 10_000, START + HOUR)]
    assert await store.beat(START + HOUR + 1) == [(START + 10_000, START + HOUR)]
    deadline = sitting.table.deadline + HOUR - 10_000
    assert await store.claim_due(deadline - 1, 2**50, 10) == []
    assert await store.claim_due(deadline, 2**50, 10) == ["a-table"]


async def test_a_failing_database_is_said_to_every_writer(store: Store) -> None:
    sitting = Sitting(seats=2)
    await store.create(sitting.table, sitting.log, START)
    async with store.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE entries RENAME TO hidden"))
    sitting.step(Random(1))
    results = await asyncio.gather(
        *[store.append(sitting.table, sitting.log[-1]) for writer in range(3)], return_exceptions=True
    )
    assert all(isinstance(result, Exception) for result in results)
    async with store.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE hidden RENAME TO entries"))
    assert await store.append(sitting.table, sitting.log[-1])


async def test_an_older_knowledge_of_a_table_does_not_replace_a_newer(store: Store) -> None:
    """A process that has just started looks at a table while another one plays on."""
    sitting = Sitting(seats=2)
    await store.create(sitting.table, sitting.log, START)
    old = Table.load(sitting.about, list(sitting.log), LIBRARY)
    sitting.play_on(Random(1), 5)
    for entry in sitting.log[old.version :]:
        await store.append(sitting.table, entry)
    await store.refresh(old, START)
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("SELECT version FROM tables")) == sitting.table.version


async def test_what_was_to_be_written_is_in_no_error(store: Store) -> None:
    sitting = Sitting(seats=2)
    async with store.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE tables RENAME TO hidden"))
    with pytest.raises(Exception, match="tables") as caught:
        await store.create(sitting.table, sitting.log, START)
    assert sitting.about.pinned.secret not in str(caught.value)
    async with store.engine.begin() as connection:
        await connection.execute(text("ALTER TABLE hidden RENAME TO tables"))


@pytest.mark.parametrize("id", ["\0", "a\0b", "\ud800", "\u202e"], ids=["zero", "zero within", "half", "turned"])
async def test_a_table_whose_name_no_database_takes_is_not_there(store: Store, id: str) -> None:
    assert await store.load(id) is None


async def test_rows_are_locked_in_one_order(postgres_ready: NewDatabase) -> None:
    """Or else a look for due tables and a group of writes could wait for each other, and one of them would fail."""
    store = await Store.open(postgres_ready())
    for id, created in (("b", START), ("a", START + 1000)):  # b is due before a
        sitting = named(Sitting(seats=2, pace="live"), id)
        sitting.table.since = created
        await store.create(sitting.table, sitting.log, START)
    touch = "UPDATE tables SET updated = updated WHERE id = '{}'"
    async with store.engine.connect() as writer:
        await writer.execute(text(touch.format("a")))
        claim = asyncio.create_task(store.claim_due(START * 2, START * 3, 10))
        await asyncio.sleep(0.3)
        await writer.execute(text("SET LOCAL lock_timeout = '500ms'"))
        await writer.execute(text(touch.format("b")))  # not held by who waits for a
        await writer.commit()
    assert sorted(await claim) == ["a", "b"]
    await store.close()


async def test_a_sign_of_life_makes_no_move_wait_for_a_busy_loop(sqlite_ready: NewDatabase) -> None:
    """What holds the lock of the file keeps it for the time that disk takes, not for several turns of the loop."""
    address, turn = sqlite_ready(), 0.5
    store = await Store.open(address)
    await store.beat(START)
    waits: list[float] = []
    over = threading.Event()

    def write() -> None:
        with contextlib.closing(sqlite3.connect(address.removeprefix("sqlite:///"), timeout=30)) as other:
            while not over.is_set():
                start = time.perf_counter()
                other.execute("BEGIN IMMEDIATE")
                waits.append(time.perf_counter() - start)
                other.rollback()
                time.sleep(0.01)

    writer = threading.Thread(target=write)
    writer.start()
    beat = asyncio.create_task(store.beat(START + 1))
    while not beat.done():
        await asyncio.sleep(0)
        time.sleep(turn)
    over.set()
    writer.join()
    await store.close()
    assert max(waits) < turn


async def test_a_transaction_that_fails_leaves_nothing_and_says_why(store: Store) -> None:
    await store.beat(START)
    assert await store.beat(START + 10 * GAP)
    with pytest.raises(TypeError):
        await store.beat("later")  # type: ignore[arg-type]
    assert await store.beat(START + 10 * GAP + 1) == [(START, START + 10 * GAP)]
