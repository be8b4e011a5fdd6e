"""Bots think in processes of their own: the server's loop never waits for one."""

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
from alehouse.bots.hints import hints
from alehouse.bots.levels import bot
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import ALL
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.analysis import analyse
from alehouse.server.protocol import Analysis, Prospect, Turning
from alehouse.table.about import Pinned
from alehouse.table.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
BUDGETS: Final = {"master": "master:1000ms"}  # people wait: a search is given a time instead of a size

HINT_PLAYOUTS: Final = 600
HINT_SAMPLES: Final = 60

# code, chance, points, reasons, risks
Advice = tuple[int, float, float, list[tuple[str, float]], list[tuple[str, float]]]


def think(pinned: bytes, state: dict[str, Any], level: str, seed: int) -> int:
    """The code that a bot chooses; runs in a thinking process."""
    setup = _setup(pinned)
    position = setup.start()
    restore(position, state)
    return ask(bot(BUDGETS.get(level, level)), position, seed)


def advise(pinned: bytes, state: dict[str, Any], seed: int) -> list[Advice]:
    """The best moves of a position; runs in a thinking process."""
    position = _setup(pinned).start()
    restore(position, state)
    return [
        (hint.code, hint.chance, hint.points, hint.reasons, hint.risks)
        for hint in hints(position, seed, HINT_PLAYOUTS, HINT_SAMPLES)
    ]


def look_into(record: str) -> Analysis:
    """A finished game as one who sees everything looks back on it; runs in a thinking process."""
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
    return msgspec.json.decode(pinned, type=Pinned).setup(LIBRARY)


def _start() -> None:
    """Thinking processes leave Ctrl-C to the server, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=end_with_parent, daemon=True).start()


class Thinking:
    """A few processes that choose for bots."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_start)
        return self._pool

    def warm_up(self) -> None:
        """Starts a process before a bot has to move: that takes longer than most of their thoughts."""
        if self._pool is None:
            self._open().submit(os.getpid)

    def choose(self, table: Table, level: str) -> Coroutine[Any, Any, int]:
        """What a bot of this level plays in the position as it is now, to be awaited; the default if it fails."""
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.about.pinned), dump(game.state)
        return self._choose(table.about.id, pinned, position, level, game.state.default())

    async def _choose(self, table: str, pinned: bytes, position: dict[str, Any], level: str, default: int) -> int:
        try:
            return await self._ask(think, pinned, position, level, secrets.randbits(60))
        except BrokenProcessPool:
            log.error("the processes of bots died twice at table %s", table)
        except Exception:
            log.exception("a bot of level %s failed at table %s", level, table)
        return default

    async def _ask(self, work: Callable[..., T], *arguments: Any) -> T:
        """What a thinking process makes of something; if one died, it is asked of a new one once more."""
        for attempt in range(2):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *arguments))
            except BrokenProcessPool:
                if self._pool is pool:  # a process died; the others cannot be used any more
                    self._pool = None
        raise BrokenProcessPool

    def hints(self, table: Table) -> Coroutine[Any, Any, list[Advice]]:
        """Advice for the seat to act in the position as it is now, to be awaited."""
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.about.pinned), dump(game.state)
        return self._hints(pinned, position)

    async def _hints(self, pinned: bytes, position: dict[str, Any]) -> list[Advice]:
        try:
            return await self._ask(advise, pinned, position, secrets.randbits(60))
        except BrokenProcessPool:
            return []

    async def analysis(self, record: str) -> Analysis:
        """A finished game as curves; of one that cannot be followed there is nothing to say."""
        try:
            return await self._ask(look_into, record)
        except BrokenProcessPool:
            return Analysis([], [])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
