"""An executor with worker processes on this machine; one that dies is replaced and its batch done again."""

from __future__ import annotations

import multiprocessing
import signal
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from alehouse.engine.errors import AlehouseError
from alehouse.lab.executor import Done, Executor, Job, Result

TRIES = 3  # a batch that kills its worker this often is given up


class _Worker:
    """A process, its pipe, and its current batch."""

    def __init__(self, process: SpawnProcess, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe
        self.batch: tuple[int, int] | None = None
        self.tries = 0


class ProcessExecutor(Executor[Result]):
    """Worker processes that are started once and fed through pipes."""

    def __init__(self, job: Job[Result], workers: int) -> None:
        self.workers = workers
        self._job = job
        self._workers: list[_Worker] = []
        for number in range(workers):
            self._workers.append(self._start())

    def idle(self) -> bool:
        return any(worker.batch is None for worker in self._workers)

    def busy(self) -> bool:
        return any(worker.batch is not None for worker in self._workers)

    def hand_out(self, first: int, count: int) -> None:
        worker = next(worker for worker in self._workers if worker.batch is None)
        self._send(worker, (first, count), 1)

    def collect(self) -> list[Done[Result]]:
        done: list[Done[Result]] = []
        pipes = {worker.pipe: worker for worker in self._workers if worker.batch is not None}
        for pipe in wait(list(pipes)):
            assert isinstance(pipe, Connection)
            worker = pipes[pipe]
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                self._again(worker)
                continue
            if isinstance(answer, Exception):
                raise answer
            worker.batch = None
            done.append(answer)
        return done

    def dismiss(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()

    def _again(self, dead: _Worker) -> None:
        """Replaces a dead worker and submits its batch again."""
        batch, tries = dead.batch, dead.tries
        assert batch is not None
        dead.process.join()
        if tries >= TRIES:
            first, count = batch
            games = f"games {first + 1} to {first + count}"
            raise AlehouseError(f"{games} ended their worker process {tries} times; is there enough memory?")
        worker = self._start()
        self._workers[self._workers.index(dead)] = worker
        self._send(worker, batch, tries + 1)

    def _send(self, worker: _Worker, batch: tuple[int, int], tries: int) -> None:
        worker.batch = batch
        worker.tries = tries
        try:
            worker.pipe.send(batch)
        except OSError:
            self._again(worker)

    def _start(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        masked = _ignore_interrupts()
        try:
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, self._job), daemon=True)
            process.start()
            theirs.close()
        finally:
            _heed_interrupts(masked)
        return _Worker(process, ours)


def _ignore_interrupts() -> bool:
    """Ctrl-C is only for the parent: child processes started now inherit the ignored signal."""
    if not hasattr(signal, "pthread_sigmask"):
        return False
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    return True


def _heed_interrupts(masked: bool) -> None:
    if masked:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _work(pipe: Connection, job: Job[Result]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process inherits no mask: its resource tracker lifts it
    try:
        while True:
            first, count = pipe.recv()
            since = time.perf_counter()
            try:
                result = job.batch(first, count)
                pipe.send(Done(first, count, result, time.perf_counter() - since))
            except Exception as error:
                pipe.send(error if isinstance(error, AlehouseError) else RuntimeError(repr(error)))
    except (EOFError, BrokenPipeError):
        return  # the parent is gone
