"""Bots of a browser: quick ones answer at once, everything that takes longer is asked of a second worker."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from alehouse.bots.levels import searches
from alehouse.lab.advice import Advice
from alehouse.lab.pack_games import PackGames
from alehouse.lab.review import Review
from alehouse.server.protocol import Analysis
from alehouse.server.thinking import (
    PackRuns,
    Reviews,
    ThinkerFailed,
    WorkFailed,
    advice_on,
    look_into,
    pack_part,
    question,
    review_part,
    think,
)
from alehouse.table.errors import TableError
from alehouse.table.table import Table

T = TypeVar("T")

AGAIN: Final = 2.0  # seconds until a bot asks again if the second worker could not be started

WORK: Final[dict[str, Callable[..., Any]]] = {
    work.__name__: work for work in (think, advice_on, look_into, review_part, pack_part)
}


class Work(msgspec.Struct, frozen=True):
    """A function of `server/thinking.py` and its arguments."""

    name: str
    arguments: list[Any]


class Done(msgspec.Struct, frozen=True):
    """Its result, or what went wrong."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""


def work(asked: str) -> str:
    """Does the work that the host asks for; runs in the second worker."""
    import traceback

    wanted = msgspec.json.decode(asked, type=Work)
    try:
        done = Done(msgspec.Raw(msgspec.json.encode(WORK[wanted.name](*wanted.arguments))))
    except Exception:
        done = Done(error=traceback.format_exc())
    return msgspec.json.encode(done).decode()


class WorkerThinkers:
    """`ask` sends work to the second worker and returns its answer."""

    failing = False

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self._ask = ask
        self.reviews = Reviews(self._review)
        self.pack_runs = PackRuns(self._play_pack)

    def warm_up(self) -> None:
        """The second worker starts with the first one."""

    def choose(self, table: Table, level: str, owner: str = "", watched: bool = True) -> Coroutine[Any, Any, int]:
        pinned, position = question(table)
        return self._choose(pinned, position, level)

    async def _choose(self, pinned: bytes, position: dict[str, Any], level: str) -> int:
        seed = secrets.randbits(60)
        if not searches(level):
            return think(pinned, position, level, seed)
        try:
            return await self._done(int, "think", pinned.decode(), position, level, seed)
        except ThinkerFailed:
            await asyncio.sleep(AGAIN)
            raise

    def hints(self, table: Table, owner: str = "") -> Coroutine[Any, Any, Advice]:
        pinned, position = question(table)
        return self._hints(pinned, position)

    async def _hints(self, pinned: bytes, position: dict[str, Any]) -> Advice:
        try:
            return await self._done(Advice, "advice_on", pinned.decode(), position, secrets.randbits(60))
        except (ThinkerFailed, WorkFailed):
            raise TableError("internal", "the hints could not be computed.") from None

    async def analysis(self, record: str, owner: str = "") -> Analysis:
        try:
            return await self._done(Analysis, "look_into", record)
        except (ThinkerFailed, WorkFailed):
            return Analysis([], [])

    async def _review(self, owner: str, record: str, first: int, last: int) -> Review:
        return await self._done(Review, "review_part", record, first, last)

    async def _play_pack(self, owner: str, pinned: bytes, first: int, count: int) -> PackGames:
        return await self._done(PackGames, "pack_part", pinned.decode(), first, count)

    async def _done(self, kind: type[T], name: str, *arguments: Any) -> T:
        asked = msgspec.json.encode(Work(name, list(arguments))).decode()
        try:
            answer = await self._ask(asked)
        except Exception as error:  # JavaScript's: the worker did not start, or died
            raise ThinkerFailed(str(error)) from None
        done = msgspec.json.decode(answer, type=Done)
        if done.error:
            raise WorkFailed(done.error)
        return msgspec.json.decode(done.result, type=kind)

    def close(self) -> None:
        """The page ends both workers."""
        self.reviews.close()
        self.pack_runs.close()
