"""What bots compute for a table, wherever they do it: in processes of a server, or in a worker of a browser."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, Final, Protocol

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
from alehouse.table.spec import PinnedGame
from alehouse.table.table import Table

log = logging.getLogger(__name__)

BUDGETS: Final = {
    "master": "master:1000ms",
    "grandmaster": "grandmaster:1000ms",
}  # people are waiting, so the search has a time limit instead of a playout count

# code, chance, points, forecast, reasons, risks
Advice = tuple[int, float, float, Foreseen, list[tuple[str, float]], list[tuple[str, float]]]


def think(pinned: bytes, state: dict[str, Any], level: str, seed: int) -> int:
    """The action code that a bot chooses."""
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
    """The best moves in a position."""
    setup = _setup(pinned)
    position = setup.start()
    restore(position, state)
    advice: list[Advice] = []
    for hint in hints(setup.title.judge(), position, seed, TABLE_PLAYOUTS, TABLE_SAMPLES):
        forecast = foreseen_action(setup.title, setup.pack, position, hint.code)
        advice.append((hint.code, hint.chance, hint.points, forecast, hint.reasons, hint.risks))
    return advice


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


class Thinkers(Protocol):
    """Computes bot moves, hints and analyses without making a table wait."""

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

    def hints(self, table: Table, owner: str = "") -> Coroutine[Any, Any, list[Advice]]:
        """An awaitable for hints to the seat to act in the current position."""
        ...

    async def analysis(self, record: str, owner: str = "") -> Analysis:
        """The analysis of a finished game; empty if the record cannot be replayed."""
        ...

    def close(self) -> None: ...
