"""Runs numbered games on several processes or machines, in small batches whose results come back in order.

A batch's result depends only on the numbers of its games. So the result of a run does not depend on the workers, a
batch whose worker died is simply submitted again, and a run stopped after n games has the result of a run of n games.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

BATCH_SECONDS = 0.3
ALONE_SECONDS = 2.0  # shorter work is not worth starting processes for
MOST_AHEAD = 50  # batches per worker that may wait for an earlier one

Result = TypeVar("Result")


class Job(Generic[Result]):
    """Work on numbered games. It is sent to other processes, so it contains only plain data."""

    def batch(self, first: int, count: int) -> Result:
        """Does games `first` to `first + count - 1`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Done(Generic[Result]):
    """A finished batch."""

    first: int
    count: int
    result: Result
    seconds: float


class Executor(Generic[Result]):
    """Workers for a job; every batch comes back exactly once, even if a worker dies."""

    workers: int = 1

    def idle(self) -> bool:
        """Whether a worker is free."""
        raise NotImplementedError

    def busy(self) -> bool:
        """Whether a batch is in progress."""
        raise NotImplementedError

    def hand_out(self, first: int, count: int) -> None:
        raise NotImplementedError

    def collect(self) -> list[Done[Result]]:
        """Waits until at least one batch is done."""
        raise NotImplementedError

    def dismiss(self) -> None:
        """Ends all work, finished or not."""
        raise NotImplementedError


def processors() -> int:
    """The number of processes that can run simultaneously."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches(
    job: Job[Result], games: int, workers: int, deadline: float | None = None, cluster: str = ""
) -> Iterator[tuple[int, Result]]:
    """Yields (number of games, result) in the games' order, until all are done or the deadline has passed.

    `cluster` is the address of a Ray cluster, or `local` for one that is started for the run.
    """
    if cluster:
        yield from _shared(_ray_executor(job, workers, cluster), 0, games, 0.0, deadline)
        return
    done, size, speed = 0, 1, 0.0
    while done < games and not _late(deadline):
        if workers > 1 and speed and (games - done) / speed > ALONE_SECONDS:
            yield from _shared(_process_executor(job, workers), done, games, speed, deadline)
            return
        size = min(size, games - done)
        since = time.perf_counter()
        result = job.batch(done, size)
        speed = size / max(time.perf_counter() - since, 1e-6)
        done += size
        yield size, result
        size = _size(speed, size)


def _process_executor(job: Job[Result], workers: int) -> Executor[Result]:
    from alehouse.lab.processes import ProcessExecutor

    return ProcessExecutor(job, workers)


def _ray_executor(job: Job[Result], workers: int, cluster: str) -> Executor[Result]:
    from alehouse.lab.cluster import RayExecutor

    return RayExecutor(job, workers, cluster)


def _late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


def _size(speed: float, before: int) -> int:
    return max(1, min(int(speed * BATCH_SECONDS), before * 8))


def _shared(
    executor: Executor[Result], first: int, games: int, speed: float, deadline: float | None
) -> Iterator[tuple[int, Result]]:
    handed, due = first, first
    size = _size(speed, games)
    waiting: dict[int, Done[Result]] = {}
    try:
        while True:
            most = MOST_AHEAD * executor.workers
            while executor.idle() and handed < games and len(waiting) < most and not _late(deadline):
                count = min(size, games - handed)
                executor.hand_out(handed, count)
                handed += count
            if not executor.busy():
                return
            for done in executor.collect():
                waiting[done.first] = done
                size = _size(done.count / max(done.seconds, 1e-6), done.count)
            while due in waiting:
                next_done = waiting.pop(due)
                due += next_done.count
                yield next_done.count, next_done.result
    finally:
        executor.dismiss()
