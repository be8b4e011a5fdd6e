"""Tables as game records (`.ale`), and records as the start of a table."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import Source, new_secret
from alehouse.engine.record import Record, Step, read_record, record_lines, result_of
from alehouse.engine.snapshot import dump
from alehouse.engine.spec import GameSpec
from alehouse.engine.state import ALL
from alehouse.engine.title import Library
from alehouse.table.entries import Recorded, RecordedStep
from alehouse.table.errors import TableError
from alehouse.table.names import name_and_level, recorded_name
from alehouse.table.projection import eye
from alehouse.table.sanitize import tidy_label, tidy_name
from alehouse.table.spec import PinnedGame, pin
from alehouse.table.table import Table

MOST_STEPS: Final = 20_000


def exported(table: Table) -> str:
    """The record of a game that is over, abandoned or broken, with the dice secret, because nobody can continue it."""
    if table.status in ("lobby", "playing"):
        raise TableError(
            "not-over", "a record holds all hidden information, so it is available only once the game is over."
        )
    return _written(table, table.abandoned)


def saved(table: Table) -> str:
    """The record of a game at any time, with its dice secret; only for local play."""
    return _written(table, True)


def branched(table: Table, seats: list[int]) -> str:
    """A running game as a record that starts now; whatever a holder of these seats cannot know is drawn again."""
    state = table.must_play().state.clone()
    viewer = ALL if len(seats) == len(table.seats) else eye(table.waiting, seats) - 1
    state.resample(viewer, secrets.randbits(60))
    branch = {"steps": table.steps, "seats": seats, "state": dump(state)}
    spec: GameSpec = {**table.spec.pinned.spec, "seed": 0, "branch": branch}
    names = [recorded_name(seat) for seat in table.seats]
    return "\n".join(record_lines(spec, names, [Source(0, "", [])], 0, [], None)) + "\n"


def _written(table: Table, open_secret: bool) -> str:
    """Writes the record; `open_secret` includes the secret of a game without a result, too."""
    pinned, game = table.spec.pinned, table.game
    names = [recorded_name(seat) for seat in table.seats]
    result = None
    if game is not None:
        steps = [Step(move.seat, game.codebook.describe(move.code), move.n) for move in game.moves]
        if game.over:
            result = result_of(game.state)
    else:
        steps = [Step(step.seat, step.action, step.n) for step in table.unplayed]
    sources = _used(table.sources, len(steps))
    return "\n".join(record_lines(pinned.spec, names, sources, table.undone, steps, result, open_secret)) + "\n"


def _used(sources: list[Source], steps: int) -> list[Source]:
    """The sources that some step used."""
    first, *later = sources
    return [first, *[source for source in later if source.since < steps]]


def imported(library: Library, text: str, at: int, local: bool = False) -> tuple[PinnedGame, Recorded]:
    """The game of a record up to step `at` (-1: all of it); with a new secret, since the record's may be known.

    A game that is taken from its start has shown nothing yet, so its decks are shuffled again, too. Records that branch
    off an arbitrary position are only for local play.
    """
    record, what = recorded(library, text, at)
    if record.setup.branch and not local:
        raise AlehouseError("a branch of another game continues on a page without a server, or in a terminal.")
    return _pinned(record, new_secret()), what if what.steps else Recorded(what.names, [])


def resumed(library: Library, text: str) -> tuple[PinnedGame, Recorded]:
    """The game of a record, continued with the same dice; only for local play."""
    record, what = recorded(library, text, -1)
    return _pinned(record, record.sources[-1].secret), what


def _pinned(record: Record, secret: str) -> PinnedGame:
    pinned = pin(record.setup, secret)
    return msgspec.structs.replace(pinned, pack=tidy_label(pinned.pack))


def recorded(library: Library, text: str, at: int) -> tuple[Record, Recorded]:
    """A record, verified by replaying it, and its first `at` steps (-1: all) as a log entry."""
    if len(text.splitlines()) > MOST_STEPS:
        raise AlehouseError(f"the record has more than {MOST_STEPS} lines.")
    try:
        record = read_record(library, text)
        record.replay()
        msgspec.json.encode(_pinned(record, ""))  # raises if it cannot be stored
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise AlehouseError(f"the record is damaged ({type(error).__name__}: {error}).") from None
    if at > len(record.steps):
        raise AlehouseError(f"the record has {len(record.steps)} steps; {at} is not among 0 to {len(record.steps)}.")
    steps = record.steps if at < 0 else record.steps[:at]
    names = [_tidied(name) for name in record.names[: record.setup.seats]]
    kept = [RecordedStep(step.seat, step.action, step.number) for step in steps]
    return record, Recorded(names, kept, _used(record.sources, len(steps)), record.undone)


def _tidied(recorded: str) -> str:
    """A name of a record, sanitized, with the level of a bot."""
    name, level = name_and_level(recorded)
    return f"{tidy_name(name)} ({tidy_label(level)})" if level else tidy_name(name)
