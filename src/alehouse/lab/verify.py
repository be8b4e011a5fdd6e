"""Verifies a record: every action legal, every check passed, the result and the dice honest."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.engine.errors import AlehouseError
from alehouse.engine.events import EventLog
from alehouse.engine.record import Record
from alehouse.engine.state import State
from alehouse.lab.checks import Checks
from alehouse.lab.seeds import derived


def check_seed(record: Record, step: int) -> int:
    """The seed of the samples that `Checks.thorough` takes after a step; the same for fuzz and verify."""
    return derived(record.setup.seed, step, "checks")


def verify(record: Record, progress: Callable[[int], None]) -> None:
    """Replays a record under all checks; raises for the first problem, with its step."""
    record.replay()
    step = 0
    try:
        checks = Checks(record.setup)
        state = record.start()
        _must_hold(checks, state, record, step)
        ears = EventLog()
        state.log = ears
        book = record.setup.title.eventbook(record.setup.pack)
        for step in range(1, len(record.steps) + 1):
            record.play(state, step - 1)
            for heard in ears.take():
                book.read(heard)
            _must_hold(checks, state, record, step)
            progress(step)
    except AlehouseError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise AlehouseError(f"step {step}: the rules raise an error ({what}).") from error


def _must_hold(checks: Checks, state: State, record: Record, step: int) -> None:
    problems = checks.always(state) + checks.thorough(state, check_seed(record, step))
    if problems:
        raise AlehouseError(f"step {step}: {'; '.join(problems)}.")
