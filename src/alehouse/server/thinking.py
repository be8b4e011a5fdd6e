"""What bots compute for a table, wherever they do it: in processes of a server, or in a worker of a browser."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import lru_cache, reduce
from operator import add
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from alehouse.bots.bot import ask
from alehouse.bots.hints import TABLE_PLAYOUTS, TABLE_SAMPLES
from alehouse.bots.levels import at_table, bot, fallback
from alehouse.engine.record import read_record
from alehouse.engine.snapshot import dump, restore
from alehouse.engine.state import ALL
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.advice import Advice, advise
from alehouse.lab.analysis import analyse
from alehouse.lab.pack_games import PackGames, play_pack
from alehouse.lab.review import Review, Reviewer, joined
from alehouse.server.protocol import Analysis, Prospect, Turning
from alehouse.table.errors import TableError
from alehouse.table.spec import PinnedGame
from alehouse.table.table import Table

log = logging.getLogger(__name__)
Part = TypeVar("Part")

KEPT: Final = 64  # results of long work
PART: Final = 8  # steps of a game that are reviewed before others have their turn
PACK_PART: Final = 20  # games with a pack that are played before others have their turn


def think(pinned: bytes, state: dict[str, Any], level: str, seed: int) -> int:
    """The action code that a bot chooses."""
    setup = _setup(pinned)
    _log_fallback(pinned, level)
    position = setup.start()
    restore(position, state)
    return ask(bot(at_table(level), setup.title, setup.pack), position, seed)


@lru_cache(maxsize=256)
def _log_fallback(pinned: bytes, level: str) -> None:
    """Logs once per game what a bot of this level cannot use."""
    setup = _setup(pinned)
    said = fallback([level], setup.title, setup.pack)
    if said:
        log.warning("%s", said)


def advice_on(pinned: bytes, state: dict[str, Any], seed: int) -> Advice:
    """The best moves in a position."""
    setup = _setup(pinned)
    position = setup.start()
    restore(position, state)
    return advise(setup, position, seed, TABLE_PLAYOUTS, TABLE_SAMPLES)


def review_part(record: str, first: int, last: int) -> Review:
    """The review of some steps of a finished game."""
    return Reviewer(read_record(LIBRARY, record)).review(first, last)


def pack_part(pinned: bytes, first: int, count: int) -> PackGames:
    """Some bot games with a pack."""
    return play_pack(_setup(pinned), first, count)


def look_into(record: str) -> Analysis:
    """The analysis of a finished game with all information open."""
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


def question(table: Table) -> tuple[bytes, dict[str, Any]]:
    """The game and the position that a bot has to think about, without what the dice follow from."""
    return msgspec.json.encode(table.spec.pinned.without_secret()), dump(table.must_play().state)


class ThinkerFailed(Exception):
    """The process or worker died or did not answer in time."""


class WorkFailed(Exception):
    """The work itself raised an error; its traceback is the text."""


class Background(Generic[Part]):
    """Work in parts, so that others have their turn in between and what is ready can be shown."""

    def __init__(self, parts: Iterable[Awaitable[Part]]) -> None:
        self._parts: list[Part] = []
        self._first = asyncio.Event()
        self.task = asyncio.create_task(self._run(parts))
        self.task.add_done_callback(lambda task: self._first.set())

    async def _run(self, parts: Iterable[Awaitable[Part]]) -> None:
        for part in parts:
            self._parts.append(await part)
            self._first.set()

    async def so_far(self) -> list[Part]:
        """Everything that is ready, once something is."""
        await self._first.wait()
        if self.task.done():
            self.task.result()  # raises what went wrong
        return list(self._parts)


class InParts(Generic[Part]):
    """The last few works in parts, by key."""

    def __init__(self, failure: str) -> None:
        self._failure = failure
        self._known: dict[str, Background[Part]] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._known

    def begin(self, key: str, parts: Iterable[Awaitable[Part]]) -> None:
        """Starts work in the background, unless another request just did."""
        if key in self._known:
            return
        self._known[key] = Background(parts)
        if len(self._known) > KEPT:
            self._known.pop(next(iter(self._known))).task.cancel()

    async def parts(self, key: str) -> list[Part]:
        """The parts that are ready; waits for the first. Raises `TableError` if the work failed."""
        try:
            return await self._known[key].so_far()
        except (ThinkerFailed, WorkFailed):
            self._known.pop(key, None)
            raise TableError("internal", self._failure) from None

    def close(self) -> None:
        for running in self._known.values():
            running.task.cancel()


class Reviews(InParts[Review]):
    """The reviews of the last finished games; `part` computes one of some steps for an owner."""

    def __init__(self, part: Callable[[str, str, int, int], Awaitable[Review]]) -> None:
        super().__init__("the review failed.")
        self._part = part

    def start(self, key: str, record: str, steps: int, owner: str) -> None:
        self.begin(key, (self._part(owner, record, first, first + PART) for first in range(0, steps, PART)))

    async def so_far(self, key: str) -> Review:
        return joined(await self.parts(key))


class PackRuns(InParts[PackGames]):
    """Bot games with packs; `part` plays some of them for an owner."""

    def __init__(self, part: Callable[[str, bytes, int, int], Awaitable[PackGames]]) -> None:
        super().__init__("the bot games failed.")
        self._part = part

    def start(self, key: str, pinned: bytes, games: int, owner: str) -> None:
        parts = range(0, games, PACK_PART)
        self.begin(key, (self._part(owner, pinned, first, min(PACK_PART, games - first)) for first in parts))

    async def so_far(self, key: str) -> PackGames:
        return reduce(add, await self.parts(key))


class Thinkers(Protocol):
    """Computes bot moves, hints, analyses, reviews and games with packs without making a table wait."""

    reviews: Reviews
    pack_runs: PackRuns

    @property
    def failing(self) -> bool:
        """Whether bots do not move at present."""
        ...

    def warm_up(self) -> None:
        """A game is likely to start soon."""
        ...

    def choose(self, table: Table, level: str, owner: str = "", watched: bool = True) -> Coroutine[Any, Any, int]:
        """An awaitable for the move of a bot of this level in the current position; raises `WorkFailed` if it fails."""
        ...

    def hints(self, table: Table, owner: str = "") -> Coroutine[Any, Any, Advice]:
        """An awaitable for hints to the seat to act in the current position; raises `TableError` if it fails."""
        ...

    async def analysis(self, record: str, owner: str = "") -> Analysis:
        """The analysis of a finished game; empty if the record cannot be replayed."""
        ...

    def close(self) -> None: ...
