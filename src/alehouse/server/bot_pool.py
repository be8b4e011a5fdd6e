"""Bots run in separate processes, so the server's event loop never waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, Final

import msgspec

from alehouse.bots.bot import ask
from alehouse.bots.hints import TABLE_PLAYOUTS, TABLE_SAMPLES, hints
from alehouse.bots.levels import bot, fallback
from alehouse.engine.forecast import Foreseen, foreseen_action
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import ALL
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.analysis import analyse
from alehouse.server.protocol import Analysis, Prospect, Turning
from alehouse.server.thinkers import Lane, ThinkerFailed
from alehouse.table.spec import PinnedGame
from alehouse.table.table import Table

log = logging.getLogger(__name__)

BUDGETS: Final = {
    "master": "master:1000ms",
    "grandmaster": "grandmaster:1000ms",
}  # people are waiting, so the search has a time limit instead of a playout count

THINK_WITHIN: Final = 10.0  # seconds; a process that takes longer is replaced
ADVISE_WITHIN: Final = 20.0
ANALYSE_WITHIN: Final = 120.0
ANALYSES_KEPT: Final = 64

# code, chance, points, forecast, reasons, risks
Advice = tuple[int, float, float, Foreseen, list[tuple[str, float]], list[tuple[str, float]]]


def think(pinned: bytes, state: dict[str, Any], level: str, seed: int) -> int:
    """The action code that a bot chooses; runs in a pool process."""
    setup = _setup(pinned)
    _log_fallback(pinned, level)
    position = setup.start()
    restore(position, state)
    return ask(bot(BUDGETS.get(level, level), setup.title, setup.pack), position, seed)


@lru_cache(maxsize=256)
def _log_fallback(pinned: bytes, level: str) -> None:
    """Logs once per game what a bot of this level cannot use."""
    setup = _setup(pinned)
    said = fallback([level], setup.title, setup.pack)
    if said:
        log.warning("%s", said)


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


class BotPool:
    """Computes bot moves, hints and analyses in processes of their own.

    There are three queues, so that quick bots do not wait for slow ones, and nobody for an analysis.
    """

    def __init__(self, processes: int) -> None:
        self._quick = Lane("quick", 1, THINK_WITHIN, niceness=2)
        self._deep = Lane("deep", max(1, processes), THINK_WITHIN, niceness=5)
        self._analysis = Lane("analysis", 1, ANALYSE_WITHIN, niceness=10)
        self._analyses: dict[bytes, asyncio.Task[Analysis]] = {}

    @property
    def failing(self) -> bool:
        """Whether bots do not move at present, because their processes fail."""
        return self._quick.failing or self._deep.failing

    def warm_up(self) -> None:
        """Starts a process early: starting one takes longer than most bot moves."""
        self._quick.warm_up()

    def choose(self, table: Table, level: str, owner: str = "", watched: bool = True) -> Coroutine[Any, Any, int]:
        """An awaitable for the move of a bot of this level in the current position.

        Watched tables come first, then owners who had less than others. Raises `WorkFailed` if the bot fails.
        """
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.spec.pinned.without_secret()), dump(game.state)
        lane = self._deep if level in BUDGETS else self._quick
        return lane.run(owner or table.spec.id, watched, think, pinned, position, level, secrets.randbits(60))

    def hints(self, table: Table, owner: str = "") -> Coroutine[Any, Any, list[Advice]]:
        """An awaitable for hints to the seat to act in the current position."""
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.spec.pinned.without_secret()), dump(game.state)
        return self._hints(owner or table.spec.id, pinned, position)

    async def _hints(self, owner: str, pinned: bytes, position: dict[str, Any]) -> list[Advice]:
        try:
            return await self._deep.run(
                owner, True, advise, pinned, position, secrets.randbits(60), within=ADVISE_WITHIN
            )
        except ThinkerFailed:
            return []

    async def analysis(self, record: str, owner: str = "") -> Analysis:
        """The analysis of a finished game, computed once; empty if the record cannot be replayed."""
        key = hashlib.sha256(record.encode()).digest()
        task = self._analyses.pop(key, None)
        if task is None:
            task = asyncio.create_task(self._analysis.run(owner, True, look_into, record))
        self._analyses[key] = task
        if len(self._analyses) > ANALYSES_KEPT:
            del self._analyses[next(iter(self._analyses))]
        try:
            return await asyncio.shield(task)
        except ThinkerFailed:
            self._analyses.pop(key, None)
            return Analysis([], [])

    def close(self) -> None:
        for lane in (self._quick, self._deep, self._analysis):
            lane.close()
