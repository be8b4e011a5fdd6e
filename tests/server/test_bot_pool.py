"""Bots that think in other processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from tests.table.sitting import Sitting

from alehouse.games import LIBRARY
from alehouse.server.bot_pool import BotPool
from alehouse.table.projection import player_view

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot_pool() -> AsyncIterator[BotPool]:
    bot_pool = BotPool(1)
    yield bot_pool
    bot_pool.close()


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_a_bot_chooses_something_legal_and_leaves_the_table_alone(bot_pool: BotPool, title: str) -> None:
    sitting = Sitting(title, seats=LIBRARY.get(title).min_seats, persons=0)
    before = sitting.position
    code = await bot_pool.choose(sitting.table, "novice")
    assert code in list(sitting.table.must_play().state.legal())
    assert sitting.position == before


async def test_a_bot_that_fails_plays_the_default(bot_pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    sitting = Sitting(seats=2)
    code = await bot_pool.choose(sitting.table, "nobody knows this level")
    assert code == sitting.table.must_play().state.default()
    assert "failed at table a-table" in caplog.text


async def test_a_thinking_process_that_dies_is_replaced(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    await bot_pool.choose(sitting.table, "random")
    assert bot_pool._pool is not None
    for pid in list(bot_pool._pool._processes):
        os.kill(pid, signal.SIGKILL)
    code = await bot_pool.choose(sitting.table, "random")
    assert code in list(sitting.table.must_play().state.legal())


async def test_advice_is_given_though_a_thinking_process_died(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    await bot_pool.choose(sitting.table, "random")
    pool = bot_pool._pool
    assert pool is not None
    for pid in list(pool._processes):
        os.kill(pid, signal.SIGKILL)
    while not pool._broken:  # what is asked of it from now on is refused at once
        await asyncio.sleep(0.01)
    assert await bot_pool.hints(sitting.table)


async def test_advice_names_moves_that_are_legal(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    advice = await bot_pool.hints(sitting.table)
    legal = list(sitting.table.must_play().state.legal())
    assert advice
    assert all(code in legal and 0 <= chance <= 1 for code, chance, *_ in advice)


async def test_advice_comes_with_the_forecasts_that_the_deciding_seat_sees(bot_pool: BotPool) -> None:
    sitting = Sitting(seats=2)
    game = sitting.table.must_play()
    seen = player_view(sitting.table, [sitting.table.waiting])
    assert seen is not None
    advice = await bot_pool.hints(sitting.table)
    legal = list(game.state.legal())
    assert [forecast for _, _, _, forecast, _, _ in advice] == [
        seen.forecasts[legal.index(code)] for code, *_ in advice
    ]
