"""Runs many games for a command: validated numbers, progress, and Ctrl-C that keeps finished games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, Self, TypeVar

from alehouse.commands.progress import Progress
from alehouse.engine.errors import AlehouseError
from alehouse.lab.executor import Job, batches, processors

INTERRUPTED = 130


class Sum(Protocol):
    """Results of some games; adding gives the results of all their games and changes neither operand."""

    def __add__(self, other: Self, /) -> Self: ...


Total = TypeVar("Total", bound=Sum)


def need_positive(**numbers: float | None) -> None:
    """Rejects numbers of games, workers, … below 1."""
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise AlehouseError(f"--{name} takes a whole number from 1, not {number}.")


def run_games(
    job: Job[Total],
    nothing: Total,
    games: int,
    workers: int | None,
    cluster: str = "",
    what: str = "games",
    deadline: float | None = None,
    each: Callable[[Total], None] | None = None,
) -> tuple[Total, bool]:
    """The results of all games played, and whether Ctrl-C ended the run early.

    `deadline` (of `time.monotonic`) also ends it, but does not count as stopping early. `each` gets the results so far.
    """
    total, done = nothing, 0
    with Progress(what, games) as progress:
        try:
            for count, result in batches(job, games, workers or processors(), deadline, cluster):
                total = total + result  # atomic with respect to Ctrl-C
                done += count
                progress.at(done)
                if each is not None:
                    each(total)
        except KeyboardInterrupt:
            return total, True
    return total, False
