"""Bots run in separate processes, so the server's event loop never waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Coroutine
from typing import Any, Final

from alehouse.bots.levels import searches
from alehouse.lab.advice import Advice
from alehouse.lab.pack_games import PackGames
from alehouse.lab.review import Review
from alehouse.server.protocol import Analysis
from alehouse.server.thinkers import Lane
from alehouse.server.thinking import (
    PackRuns,
    Reviews,
    ThinkerFailed,
    advice_on,
    look_into,
    pack_part,
    question,
    review_part,
    think,
)
from alehouse.table.errors import TableError
from alehouse.table.table import Table

THINK_WITHIN: Final = 10.0  # seconds; a process that takes longer is replaced
ADVISE_WITHIN: Final = 20.0
ANALYSE_WITHIN: Final = 120.0
ANALYSES_KEPT: Final = 64


class BotPool:
    """Computes bot moves, hints, analyses, reviews and games with packs in processes of their own.

    There are three queues, so that quick bots do not wait for slow ones, and nobody for an analysis.
    """

    def __init__(self, processes: int) -> None:
        self._quick = Lane("quick", 1, THINK_WITHIN, niceness=2)
        self._deep = Lane("deep", max(1, processes), THINK_WITHIN, niceness=5)
        self._analysis = Lane("analysis", 1, ANALYSE_WITHIN, niceness=10)
        self._analyses: dict[bytes, asyncio.Task[Analysis]] = {}
        self.reviews = Reviews(self._review)
        self.pack_runs = PackRuns(self._play_pack)

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
        pinned, position = question(table)
        lane = self._deep if searches(level) else self._quick
        return lane.run(owner or table.spec.id, watched, think, pinned, position, level, secrets.randbits(60))

    def hints(self, table: Table, owner: str = "") -> Coroutine[Any, Any, Advice]:
        """An awaitable for hints to the seat to act in the current position; raises `TableError` if it fails."""
        pinned, position = question(table)
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

    async def _review(self, owner: str, record: str, first: int, last: int) -> Review:
        return await self._analysis.run(owner, False, review_part, record, first, last)

    async def _play_pack(self, owner: str, pinned: bytes, first: int, count: int) -> PackGames:
        return await self._analysis.run(owner, False, pack_part, pinned, first, count)

    def close(self) -> None:
        self.reviews.close()
        self.pack_runs.close()
        for lane in (self._quick, self._deep, self._analysis):
            lane.close()
