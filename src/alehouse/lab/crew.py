"""Work on several processes, handed out in small batches and taken back in order.

What a batch gives depends only on the numbers of its games, so the result of a run does not depend on the
number of workers, and a run that is stopped after n games has the result of a run of n games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar

from alehouse.engine.errors import AlehouseError

BATCH_SECONDS = 0.3
ALONE_SECONDS = 2.0  # work that is shorter than this is not worth starting processes for
MOST_AHEAD = 50  # batches that may wait for an earlier one

Result = TypeVar("Result")


class Job(Generic[Result]):
    """Work on numbered games. It is sent to other processes, so it holds nothing but plain data."""

    def batch(self, first: int, count: int) -> Result:
        """Does games `first` to `first + count - 1`."""
        raise NotImplementedError


def processors() -> int:
    """How many processes can really run at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches(job: Job[Result], games: int, workers: int, deadline: float | None = None) -> Iterator[tuple[int, Result]]:
    """Yields (number of games, result) in the games' order, until all are done or the deadline is past."""
    done, size, speed = 0, 1, 0.0
    while done < games and not _late(deadline):
        if workers > 1 and speed and (games - done) / speed > ALONE_SECONDS:
            yield from _shared(job, done, games, workers, speed, deadline)
            return
        size = min(size, games - done)
        since = time.perf_counter()
        result = job.batch(done, size)
        speed = size / max(time.perf_counter() - since, 1e-6)
        done += size
        yield size, result
        size = _size(speed, size)


def _late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


def _size(speed: float, before: int) -> int:
    return max(1, min(int(speed * BATCH_SECONDS), before * 8))


def _shared(
    job: Job[Result], first: int, games: int, workers: int, speed: float, deadline: float | None
) -> Iterator[tuple[int, Result]]:
    crew = _Crew(job, workers)
    handed, due = first, first
    size = _size(speed, games)
    waiting: dict[int, tuple[int, Result]] = {}
    try:
        while True:
            room = MOST_AHEAD * workers - len(waiting)
            while crew.idle and handed < games and room > 0 and not _late(deadline):
                count = min(size, games - handed)
                crew.hand_out(handed, count)
                handed += count
            if not crew.busy:
                return
            for start, count, result, seconds in crew.collect():
                waiting[start] = (count, result)
                size = _size(count / max(seconds, 1e-6), count)
            while due in waiting:
                count, result = waiting.pop(due)
                due += count
                yield count, result
    finally:
        crew.dismiss()


class _Crew(Generic[Result]):
    def __init__(self, job: Job[Result], workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.idle: list[Connection] = []
        self.busy: list[Connection] = []
        self._processes = []
        masked = _ignore_interrupts()
        try:
            for worker in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, job), daemon=True)
                process.start()
                theirs.close()
                self._processes.append(process)
                self.idle.append(ours)
        finally:
            _heed_interrupts(masked)

    def hand_out(self, first: int, count: int) -> None:
        connection = self.idle.pop()
        connection.send((first, count))
        self.busy.append(connection)

    def collect(self) -> list[tuple[int, int, Result, float]]:
        """Waits until somebody is done: (first, count, result, seconds) of each."""
        results: list[tuple[int, int, Result, float]] = []
        for connection in wait(self.busy):
            assert isinstance(connection, Connection)
            try:
                answer = connection.recv()
            except EOFError:
                raise AlehouseError("a worker process ended before its work was done; was it killed?") from None
            if isinstance(answer, Exception):
                raise answer
            results.append(answer)
            self.busy.remove(connection)
            self.idle.append(connection)
        return results

    def dismiss(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _ignore_interrupts() -> bool:
    """Ctrl-C is for the parent alone: children started now inherit that they do not hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        return False
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    return True


def _heed_interrupts(masked: bool) -> None:
    if masked:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _work(connection: Connection, job: Job[Result]) -> None:
    try:
        while True:
            first, count = connection.recv()
            since = time.perf_counter()
            try:
                result = job.batch(first, count)
                connection.send((first, count, result, time.perf_counter() - since))
            except Exception as error:
                connection.send(error if isinstance(error, AlehouseError) else RuntimeError(repr(error)))
    except (EOFError, BrokenPipeError):
        return  # the parent is gone
