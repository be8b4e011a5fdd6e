"""Processes that compute for the server, and fair queues before them.

A process that does not answer in time is killed and replaced; one that keeps failing is tried again ever more seldom.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from alehouse.server import metrics
from alehouse.server.thinking import ThinkerFailed, WorkFailed

log = logging.getLogger(__name__)

T = TypeVar("T")
START_WITHIN: Final = 60.0  # seconds more for the first answer of a process
FIRST_PAUSE: Final = 0.25  # before a process that failed is replaced; doubled with every failure
LONGEST_PAUSE: Final = 30.0
TRIES: Final = 2
HALF_LIFE: Final = 60.0  # seconds after which half of an owner's use is forgotten
REMEMBERED: Final = 10_000  # owners


def work_on(connection: Connection, niceness: int) -> None:
    """The main function of a process: takes work and returns its result, until its server ends, even if killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=end_with_parent, daemon=True).start()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    while True:
        try:
            work, arguments = connection.recv()
        except EOFError:
            return
        try:
            result = (True, work(*arguments))
        except Exception:
            result = (False, traceback.format_exc())
        connection.send(result)


def _seen(answer: asyncio.Future[Any]) -> None:
    if not answer.cancelled():
        answer.exception()


class Thinker:
    """One process, started when it is first needed and replaced when it fails."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "thinker")  # waits for the process
        self.failures = 0  # in a row
        self._ready_at = 0.0
        self._fresh = True  # has not answered yet
        self._closed = False

    @property
    def pid(self) -> int:
        return (self._process.pid if self._process is not None else 0) or 0

    async def run(self, within: float, work: Callable[..., T], *arguments: Any) -> T:
        """The result of the work; raises `ThinkerFailed` if the process fails, `WorkFailed` if the work does."""
        await asyncio.sleep(max(0.0, self._ready_at - time.monotonic()))
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._thread, self._exchange, work, arguments)
        answer.add_done_callback(_seen)  # also where nobody waits any more
        try:
            good, result = await asyncio.wait_for(
                asyncio.shield(answer), within + (START_WITHIN if self._fresh else 0.0)
            )
        except (EOFError, OSError, TimeoutError) as error:
            self._replace("time" if isinstance(error, TimeoutError) else "died")
            with contextlib.suppress(Exception):
                await answer
            raise ThinkerFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            self.kill()  # nobody waits for the result, and the process must be free for others
            raise
        self.failures, self._fresh = 0, False
        if not good:
            raise WorkFailed(result)
        answered: T = result
        return answered

    def _exchange(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        if self._connection is None:
            self._open()
        assert self._connection is not None
        self._connection.send((work, arguments))
        answer: tuple[bool, Any] = self._connection.recv()
        return answer

    def _open(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work_on, args=(theirs, self._niceness), daemon=True)
        process.start()
        theirs.close()
        self._process, self._connection = process, ours

    def _replace(self, reason: str) -> None:
        self.kill()
        if self._closed:
            return
        self.failures += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self.failures - 1))
        self._ready_at = time.monotonic() + pause
        metrics.THINKER_FAILURES.labels(reason).inc()
        log.error("a bot process failed (%s), %d in a row; a new one starts", reason, self.failures)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()  # ends the exchange that waits for it, if any
            self._process.join(0.2)
        self._process, self._connection, self._fresh = None, None, True

    def close(self) -> None:
        self._closed = True
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Lane:
    """A queue and its processes. Watched games come first; among equals, the owner with the least recent use."""

    def __init__(self, name: str, processes: int, within: float, niceness: int) -> None:
        self.name = name
        self.thinkers = [Thinker(niceness) for number in range(processes)]
        self._within = within
        self._free = list(self.thinkers)
        self._waiting: list[tuple[bool, str, asyncio.Future[Thinker]]] = []  # watched, owner, who waits
        self._used: dict[str, tuple[float, float]] = {}  # seconds by owner, as of when
        self._warming: asyncio.Task[int] | None = None

    @property
    def failing(self) -> bool:
        """Whether no process works."""
        return all(thinker.failures for thinker in self.thinkers)

    def warm_up(self) -> None:
        if self._warming is None and not any(thinker.pid for thinker in self.thinkers):
            self._warming = asyncio.create_task(self.run("", False, os.getpid))
            self._warming.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def run(self, owner: str, watched: bool, work: Callable[..., T], *arguments: Any, within: float = 0.0) -> T:
        """The result of the work, once it is its turn; a process that fails is replaced and asked again."""
        for attempt in range(TRIES):
            thinker = await self._next(owner, watched)
            start = time.monotonic()
            try:
                return await thinker.run(within or self._within, work, *arguments)
            except ThinkerFailed:
                if attempt == TRIES - 1:
                    raise
            finally:
                self._charge(owner, time.monotonic() - start)
                self._free.append(thinker)
                self._hand_out()
        raise AssertionError

    async def _next(self, owner: str, watched: bool) -> Thinker:
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.append((watched, owner, turn))
        self._hand_out()
        metrics.QUEUE.labels(self.name).set(len(self._waiting))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())
                self._hand_out()
            raise

    def _hand_out(self) -> None:
        self._waiting = [job for job in self._waiting if not job[2].done()]
        while self._free and self._waiting:
            job = min(self._waiting, key=lambda waiting: (not waiting[0], self._use(waiting[1])))
            self._waiting.remove(job)
            thinker = min(self._free, key=lambda free: (free.failures, not free.pid))
            self._free.remove(thinker)
            job[2].set_result(thinker)
        metrics.QUEUE.labels(self.name).set(len(self._waiting))

    def _use(self, owner: str) -> float:
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return seconds * math.pow(0.5, (time.monotonic() - at) / HALF_LIFE)

    def _charge(self, owner: str, seconds: float) -> None:
        use = self._use(owner) + seconds
        self._used.pop(owner, None)
        self._used[owner] = (use, time.monotonic())
        if len(self._used) > REMEMBERED:
            del self._used[next(iter(self._used))]

    def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        for thinker in self.thinkers:
            thinker.close()
