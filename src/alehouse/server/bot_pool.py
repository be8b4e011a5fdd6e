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
from alehouse.bots.hints import TABLE_PLAYOUTS, TABLE_SAMPLES
from alehouse.bots.levels import bot, fallback
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import ALL
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.advice import Advice, advise
from alehouse.lab.analysis import analyse
from alehouse.lab.review import Review, Reviewer, joined
from alehouse.server.protocol import Analysis, Prospect, Turning
from alehouse.server.thinkers import Lane, ThinkerFailed, WorkFailed
from alehouse.table.errors import TableError
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
PART: Final = 8  # steps of a game that are reviewed before others have their turn


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


def advice_on(pinned: bytes, state: dict[str, Any], seed: int) -> Advice:
    """The best moves in a position; runs in a pool process."""
    setup = _setup(pinned)
    position = setup.start()
    restore(position, state)
    return advise(setup, position, seed, TABLE_PLAYOUTS, TABLE_SAMPLES)


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


def review_part(record: str, first: int, last: int) -> Review:
    """The review of some steps of a finished game; runs in a pool process."""
    return Reviewer(read_record(LIBRARY, record)).review(first, last)


class BackgroundReview:
    """The review of a game in parts, so that others have their turn in between and what is ready can be shown."""

    def __init__(self, lane: Lane, record: str, steps: int, owner: str) -> None:
        self._parts: list[Review] = []
        self._first = asyncio.Event()
        self.task = asyncio.create_task(self._run(lane, record, steps, owner))
        self.task.add_done_callback(lambda task: self._first.set())

    async def _run(self, lane: Lane, record: str, steps: int, owner: str) -> None:
        for first in range(0, steps, PART):
            self._parts.append(await lane.run(owner, False, review_part, record, first, first + PART))
            self._first.set()

    async def so_far(self) -> Review:
        """Everything that is ready, once something is."""
        await self._first.wait()
        if self.task.done():
            self.task.result()  # raises what went wrong
        return joined(self._parts)


class BotPool:
    """Computes bot moves, hints and analyses in processes of their own.

    There are three queues, so that quick bots do not wait for slow ones, and nobody for an analysis.
    """

    def __init__(self, processes: int) -> None:
        self._quick = Lane("quick", 1, THINK_WITHIN, niceness=2)
        self._deep = Lane("deep", max(1, processes), THINK_WITHIN, niceness=5)
        self._analysis = Lane("analysis", 1, ANALYSE_WITHIN, niceness=10)
        self._analyses: dict[bytes, asyncio.Task[Analysis]] = {}
        self._reviews: dict[str, BackgroundReview] = {}

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

    def hints(self, table: Table, owner: str = "") -> Coroutine[Any, Any, Advice]:
        """An awaitable for hints to the seat to act in the current position; raises `TableError` if it fails."""
        game = table.must_play()
        pinned, position = msgspec.json.encode(table.spec.pinned.without_secret()), dump(game.state)
        return self._hints(owner or table.spec.id, pinned, position)

    async def _hints(self, owner: str, pinned: bytes, position: dict[str, Any]) -> Advice:
        try:
            return await self._deep.run(
                owner, True, advice_on, pinned, position, secrets.randbits(60), within=ADVISE_WITHIN
            )
        except ThinkerFailed:
            raise TableError("internal", "the hints were not ready in time.") from None

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

    def is_reviewing(self, key: str) -> bool:
        """Whether the review of this game has been started, or is done."""
        return key in self._reviews

    def start_review(self, key: str, record: str, steps: int, owner: str) -> None:
        """Starts the review of a finished game in the background."""
        self._reviews[key] = BackgroundReview(self._analysis, record, steps, owner)
        if len(self._reviews) > ANALYSES_KEPT:
            self._reviews.pop(next(iter(self._reviews))).task.cancel()

    async def review(self, key: str) -> Review:
        """The review as far as it is ready; waits for its first part. Raises `TableError` if it failed."""
        found = self._reviews[key]
        try:
            return await found.so_far()
        except (ThinkerFailed, WorkFailed):
            self._reviews.pop(key, None)
            raise TableError("internal", "the review failed.") from None

    def close(self) -> None:
        for running in self._reviews.values():
            running.task.cancel()
        for lane in (self._quick, self._deep, self._analysis):
            lane.close()
