"""Tables as game records (`.ale`), and records as the beginning of a table."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Step, read_record, record_lines, result_of
from alehouse.engine.title import Library
from alehouse.table.entries import Recorded, RecordedStep
from alehouse.table.errors import TableError
from alehouse.table.names import name_and_level, recorded_name
from alehouse.table.sanitize import tidy_label, tidy_name
from alehouse.table.spec import PinnedGame, pin
from alehouse.table.table import Table

MOST_STEPS: Final = 20_000
LARGEST_NUMBER: Final = 2**53


def exported(table: Table) -> str:
    """The record of a game that is over, abandoned or broken. It has the dice secret once nobody can continue."""
    if table.status in ("lobby", "playing"):
        raise TableError(
            "not-over", "a record holds all hidden information, so it is available only once the game is over."
        )
    return _written(table, table.abandoned)


def saved(table: Table) -> str:
    """The record of a game at any time, with its dice secret; only for local play."""
    return _written(table, True)


def _written(table: Table, open_secret: bool) -> str:
    """`open_secret`: include the secret of a game without a result, too."""
    pinned, game = table.spec.pinned, table.game
    names = [recorded_name(seat) for seat in table.seats]
    result = None
    if game is not None:
        steps = [Step(move.seat, game.codebook.describe(move.code), move.n) for move in game.moves]
        if game.over:
            result = result_of(game.state)
    else:
        steps = [Step(step.seat, step.action, step.n) for step in table.unplayed]
    lines = record_lines(pinned.spec, names, pinned.secret, steps, result)
    if result is None and open_secret and pinned.secret:
        lines.append(json.dumps({"result": None, "secret": pinned.secret}, separators=(",", ":")))
    return "\n".join(lines) + "\n"


def recorded(library: Library, text: str, at: int, offset: int) -> tuple[PinnedGame, Recorded]:
    """The game of a record up to step `at` (-1: all of it), checked by replaying it.

    The random `offset` keeps players who know the record's dice from knowing future dice.
    """
    if len(text.splitlines()) > MOST_STEPS:
        raise AlehouseError(f"the record has more than {MOST_STEPS} lines.")
    try:
        record = read_record(library, text)
        record.replay()
        pinned = pin(record.setup, record.secret)
        pinned = msgspec.structs.replace(pinned, pack=tidy_label(pinned.pack))
        msgspec.json.encode(pinned)  # refuses what cannot be stored
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise AlehouseError(f"the record is damaged ({type(error).__name__}: {error}).") from None
    if at > len(record.steps):
        raise AlehouseError(f"the record has {len(record.steps)} steps; {at} is not among 0 to {len(record.steps)}.")
    steps = record.steps if at < 0 else record.steps[:at]
    names = [_tidied(name) for name in record.names[: record.setup.seats]]
    if any(not 0 <= step.sequence < LARGEST_NUMBER for step in steps):
        raise AlehouseError(f"the steps of a record are numbered below {LARGEST_NUMBER}.")
    kept = [RecordedStep(step.seat, step.action, step.sequence) for step in steps]
    return pinned, Recorded(names, kept, offset)


def _tidied(recorded: str) -> str:
    """A name of a record, sanitized, with the level of a bot."""
    name, level = name_and_level(recorded)
    return f"{tidy_name(name)} ({tidy_label(level)})" if level else tidy_name(name)
