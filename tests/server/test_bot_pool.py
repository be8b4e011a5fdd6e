"""Bots that think in other processes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from tests.server.served import Served
from tests.store.databases import NewDatabase
from tests.table.sitting import Sitting

from alehouse.games import LIBRARY
from alehouse.server import table_manager, thinkers
from alehouse.server.bot_pool import BotPool
from alehouse.server.protocol import Analysis
from alehouse.server.settings import ServerSettings
from alehouse.server.thinkers import Lane
from alehouse.server.thinking import ThinkerFailed, WorkFailed
from alehouse.table.projection import player_view

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot_pool() -> AsyncIterator[BotPool]:
    bot_pool = BotPool(1)
    yield bot_pool
    bot_pool.close()


@pytest.fixture
def lane() -> Lane:
    return Lane("test", 1, 20.0, 0)


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_a_bot_chooses_something_legal_and_leaves_the_table_alone(bot_pool: BotPool, title: str) -> None:
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats, persons=0)
    before = sitting.position
    code = await bot_pool.choose(sitting.table, "novice")
    assert code in list(sitting.table.must_play().state.legal())
    assert sitting.position == before


async def test_a_bot_that_fails_says_so(bot_pool: BotPool) -> None:
    with pytest.raises(WorkFailed, match="nobody knows this level"):
        await bot_pool.choose(Sitting(seats=2).table, "nobody knows this level")
    assert not bot_pool.failing


async def test_a_thinking_process_that_dies_is_replaced(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    await bot_pool.choose(sitting.table, "random")
    os.kill(bot_pool._quick.thinkers[0].pid, signal.SIGKILL)
    code = await bot_pool.choose(sitting.table, "random")
    assert code in list(sitting.table.must_play().state.legal())


async def test_advice_is_given_though_a_thinking_process_died(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    assert await bot_pool.hints(sitting.table)
    os.kill(bot_pool._deep.thinkers[0].pid, signal.SIGKILL)
    assert await bot_pool.hints(sitting.table)


async def test_advice_names_moves_that_are_legal(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    advice = await bot_pool.hints(sitting.table)
    game = sitting.table.must_play()
    legal = [game.codebook.describe(code) for code in game.state.legal()]
    assert advice["hints"]
    assert all(move["action"] in legal for move in advice["hints"])
    assert 0 <= advice["outlook"][0] <= 1


async def test_advice_comes_with_the_forecasts_that_the_deciding_seat_sees(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    game = sitting.table.must_play()
    seen = player_view(sitting.table, [sitting.table.waiting])
    assert seen is not None
    advice = await bot_pool.hints(sitting.table)
    legal = [game.codebook.describe(code) for code in game.state.legal()]
    assert [move["forecast"] for move in advice["hints"]] == [
        seen.forecasts[legal.index(move["action"])] for move in advice["hints"]
    ]


async def test_a_process_that_hangs_is_killed_and_replaced(lane: Lane) -> None:
    first = await lane.run("", True, os.getpid)
    os.kill(first, signal.SIGSTOP)
    start = time.monotonic()
    second = await lane.run("", True, os.getpid, within=1.0)
    assert second != first
    assert time.monotonic() - start < 60
    for attempt in range(100):
        if not Path(f"/proc/{first}").exists():
            break
        await asyncio.sleep(0.05)
    else:
        pytest.fail("the process that hung is gone")
    lane.close()


async def test_processes_that_cannot_work_are_started_ever_more_seldom_and_that_is_said(
    lane: Lane, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    real = asyncio.sleep

    async def sleep(pause: float) -> None:  # long pauses that take no time
        pauses.append(pause)
        await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(thinkers, "FIRST_PAUSE", 1000.0)
    monkeypatch.setattr(thinkers, "LONGEST_PAUSE", 10_000.0)
    with monkeypatch.context() as broken:
        broken.setattr(thinkers, "work_on", _die)
        for attempt in range(3):
            with pytest.raises(ThinkerFailed):
                await lane.run("", True, os.getpid)
    assert lane.failing
    assert lane.thinkers[0].failures == 6
    assert [round(pause / 1000.0) for pause in pauses] == [0, 1, 2, 4, 8, 10]
    assert await lane.run("", True, os.getpid)
    assert not lane.failing
    lane.close()


def _die(connection: object, niceness: int) -> None:
    os._exit(1)


async def test_whoever_had_less_is_next_and_watched_tables_come_first(lane: Lane) -> None:
    await lane.run("", True, os.getpid)
    done: list[str] = []

    async def ask(owner: str, watched: bool, name: str) -> None:
        await lane.run(owner, watched, time.sleep, 0.02)
        done.append(name)

    jobs = [ask("greedy", True, f"greedy {number}") for number in range(20)]
    jobs += [ask("alone", False, "unwatched"), ask("modest", True, "modest")]
    await asyncio.gather(*jobs)
    assert done.index("modest") <= 1
    assert done.index("unwatched") == len(done) - 1
    lane.close()


async def test_quick_bots_do_not_wait_for_slow_ones(bot_pool: BotPool) -> None:
    table = Sitting(seats=2).table
    slow = [asyncio.create_task(bot_pool._deep.run("greedy", True, time.sleep, 60, within=90)) for number in range(3)]
    await asyncio.sleep(0.1)
    assert await bot_pool.choose(table, "random") in list(table.must_play().state.legal())
    assert not any(task.done() for task in slow)
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)


async def test_an_analysis_is_computed_once(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = bot_pool._analysis.run

    async def run(owner: str, watched: bool, work: object, record: str) -> Analysis:
        asked.append(record)
        return await real(owner, watched, Analysis, [], [])

    monkeypatch.setattr(bot_pool._analysis, "run", run)
    found = await asyncio.gather(*[bot_pool.analysis("a record") for number in range(5)])
    assert found == [Analysis([], [])] * 5
    assert asked == ["a record"]


async def test_bots_that_nobody_watches_pause_and_play_on_once_somebody_looks(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_manager, "ALONE", 0.0)
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0)) as served:
        made = await served.table(seats=2, bots={"1": "random", "2": "random"}, me={})
        live = await served.server.manager.live(made["table"])
        while live.driver is not None:
            await asyncio.sleep(0.01)
        assert live.table.status == "playing"
        assert await served.server.manager.store.claim_due(2**53, 2**53, 10) == []
        async with served.talk(made["table"], made["token"]) as talk:
            while talk.state["status"] == "playing":
                await talk.next()


async def test_a_default_that_is_played_for_a_bot_is_marked_as_such(
    sqlite_ready: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0)) as served:

        async def fail(*arguments: object) -> int:
            raise WorkFailed("a traceback")

        monkeypatch.setattr(served.server.manager.bot_pool, "choose", fail)
        made = await served.table(options={"first": "2"})
        async with served.talk(made["table"], made["token"]) as ann:
            while not ann.state["player_view"]["legal"]:
                await ann.next()
        entries = await served.server.manager.store.entries(made["table"], 0)
        assert [entry.what.by for entry in entries if hasattr(entry.what, "by")] == ["clock"]
