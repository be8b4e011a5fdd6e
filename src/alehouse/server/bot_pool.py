"""Bots run in separate processes, so the server's event loop never waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from alehouse.bots.bot import ask
from alehouse.bots.hints import TABLE_PLAYOUTS, TABLE_SAMPLES, hints
from alehouse.bots.levels import bot
from alehouse.engine.forecast import Foreseen, foreseen_action
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import ALL
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.analysis import analyse
from alehouse.server.protocol import Analysis, Prospect, Turning
from alehouse.table.spec import PinnedGame
from alehouse.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
BUDGETS: Final = {
    "master": "master:1000ms"
}  # people are waiting, so the search has a time limit instead of a playout count

# code, chance, points, forecast, reasons, risks
Advice = tuple[int, float, float, Foreseen, list[tuple[str, float]], list[tuple[str, float]]]


def think(pinned: bytes, state: dict[str, Any], level: str, seed: int) -> int:
    """The action code that a bot chooses; runs in a pool process."""
    setup = _setup(pinned)
    position = setup.start()
    restore(position, state)
    return ask(bot(BUDGETS.get(level, level), setup.title), position, seed)


def advise(pinned: bytes, state: dict[str, Any], seed: int) -> list[Advice]:
    """The best moves in a position; runs in a pool process."""
    setup = _setup(pinned)
    position = setup.start()
    restore(position, state)
    advice: list[Advice] = []
    for hint in hints(setup.title.judge(), position, seed, TABLE_PLAYOUTS, TABLE_SAMPLES):
        forecast = foreseen_action(setup.title, setup.pack, position, hint.code)
        advice.append((hint.code, hint.chance, hint.points, forecast, hint.reasons, hint.risks))
    return advice


def look_into(record: str) -> Analysis:
    """The analysis of a finished game with all information open; runs in a pool process."""
    found = analyse(read_record(LIBRARY, record), ALL)
    return Analysis(
        [
            Prospect(
                position.step,
                [round(share, 4) for share in position.prospects],
                [[(source, round(points)) for source, points in score.items()] for score in position.scores],
            )
            for position in found.positions
        ],
        [Turning(point.first, point.last, point.seat + 1, point.before, point.after) for point in found.turning_points],
    )


@lru_cache(maxsize=256)
def _setup(pinned: bytes) -> Setup:
    return msgspec.json.decode(pinned, type=PinnedGame).setup(LIBRARY)


def _start() -> None:
    """Pool processes ignore Ctrl-C (the server handles it) and exit when the server does, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=end_with_parent, daemon=True).start()


class BotPool:
    """A pool of processes that compute bot moves, hints and analyses."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_start)
        return self._pool

    def warm_up(self) -> None:
        """Starts a process early: starting one takes longer than most bot moves."""
        if self._pool is None:
            self._open().submit(os.getpid)

    def choose(self, table: Table, level: str) -> Coroutine[Any, Any, int]:
        """An awaitable for the move of a bot of this level in the current position; the default move if it fails."""
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.spec.pinned.without_secret()), dump(game.state)
        return self._choose(table.spec.id, pinned, position, level, game.state.default())

    async def _choose(self, table: str, pinned: bytes, position: dict[str, Any], level: str, default: int) -> int:
        try:
            return await self._ask(think, pinned, position, level, secrets.randbits(60))
        except BrokenProcessPool:
            log.error("bot processes died twice at table %s", table)
        except Exception:
            log.exception("a bot of level %s failed at table %s", level, table)
        return default

    async def _ask(self, work: Callable[..., T], *arguments: Any) -> T:
        """Runs a function in the pool; if a process dies, retries once in a new pool."""
        for attempt in range(2):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments))
            except BrokenProcessPool:
                if self._pool is pool:  # a process died, which makes the whole pool unusable
                    self._pool = None
        raise BrokenProcessPool

    def hints(self, table: Table) -> Coroutine[Any, Any, list[Advice]]:
        """An awaitable for hints to the seat to act in the current position."""
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.spec.pinned.without_secret()), dump(game.state)
        return self._hints(pinned, position)

    async def _hints(self, pinned: bytes, position: dict[str, Any]) -> list[Advice]:
        try:
            return await self._ask(advise, pinned, position, secrets.randbits(60))
        except BrokenProcessPool:
            return []

    async def analysis(self, record: str) -> Analysis:
        """The analysis of a finished game; empty if the record cannot be replayed."""
        try:
            return await self._ask(look_into, record)
        except BrokenProcessPool:
            return Analysis([], [])

    def close(self) -> None:
        """Ends the processes, also those that think; waiting for their end leaves nothing to be cleaned up at exit."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            for process in processes:
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)
