"""Tables as game records (`.ale`), and records as the beginning of a table."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Pack
from alehouse.engine.record import Record, Step, read_record, result_of
from alehouse.engine.title import Library, Setup, Title
from alehouse.table.about import Pinned, pin
from alehouse.table.entries import Recorded, RecordedStep
from alehouse.table.refused import Refused
from alehouse.table.table import Table
from alehouse.table.words import tidy_label, tidy_name

MOST_STEPS: Final = 20_000
LONGEST_HEADER: Final = 64 * 1024  # characters: it is kept with the table and read again whenever tables are listed
LARGEST_NUMBER: Final = 2**53


def exported(table: Table) -> str:
    """The record of a game that is over, given up or broken. The dice secret is in it once nobody plays on."""
    if table.status in ("lobby", "playing"):
        raise Refused("not-over", "a record holds everything, so it is given only once the game is over.")
    pinned, game = table.about.pinned, table.game
    record = Record(_setup(pinned), pinned.secret)
    record.names = [seat.name for seat in table.seats]
    if game is not None:
        record.steps = [Step(move.seat, game.codebook.describe(move.code), move.n) for move in game.moves]
        if game.over:
            record.result = result_of(game.state)
    else:
        record.steps = [Step(step.seat, step.action, step.n) for step in table.unplayed]
    lines = record.lines()
    if record.result is None and table.abandoned and pinned.secret:
        lines.append(json.dumps({"result": None, "secret": pinned.secret}, separators=(",", ":")))
    return "\n".join(lines) + "\n"


def _setup(pinned: Pinned) -> Setup:
    """What a record's header tells of a setup; it works for rules that are no longer there as well."""
    title = Title()
    title.id, title.rules_version = pinned.title, pinned.rules
    pack = Pack(pinned.title, pinned.pack.name, {}, pinned.pack.changes)
    pack.digest = pinned.pack.digest
    return Setup(title, pinned.seats, pinned.options, pack, pinned.seed)


def recorded(library: Library, text: str, at: int, offset: int) -> tuple[Pinned, Recorded]:
    """The game of a record up to step `at` (-1: all of it), checked by replaying it.

    `offset`, drawn by lot, keeps those who know the dice of the record from knowing the dice to come.
    """
    if len(text.splitlines()) > MOST_STEPS:
        raise AlehouseError(f"the record has more than {MOST_STEPS} lines.")
    if len(text.lstrip().partition("\n")[0]) > LONGEST_HEADER:
        raise AlehouseError(f"the header of the record has more than {LONGEST_HEADER} characters.")
    try:
        record = read_record(library, text)
        record.replay()
        pinned = pin(record.setup, record.secret)
        pinned = msgspec.structs.replace(
            pinned, pack=msgspec.structs.replace(pinned.pack, name=tidy_label(pinned.pack.name))
        )
        msgspec.json.encode(pinned)  # what cannot be written down is refused here
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise AlehouseError(f"the record is damaged ({type(error).__name__}: {error}).") from None
    if at > len(record.steps):
        raise AlehouseError(f"the record has {len(record.steps)} steps; {at} is not among 0 to {len(record.steps)}.")
    steps = record.steps if at < 0 else record.steps[:at]
    names = [tidy_name(name) for name in record.names[: record.setup.seats]]
    if any(not 0 <= step.sequence < LARGEST_NUMBER for step in steps):
        raise AlehouseError(f"the steps of a record are numbered below {LARGEST_NUMBER}.")
    kept = [RecordedStep(step.seat, step.action, step.sequence) for step in steps]
    return pinned, Recorded(names, kept, offset)
