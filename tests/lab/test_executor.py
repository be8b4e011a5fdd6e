"""Work on several processes: in order, complete, stopped in time, with errors that arrive."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab import executor
from alehouse.lab.executor import Job, batches
from alehouse.lab.processes import TRIES
from alehouse.lab.simulate import Simulation


@pytest.fixture
def always_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even short work goes to several processes, in small batches."""
    monkeypatch.setattr(executor, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(executor, "BATCH_SECONDS", 0.01)


def simulation() -> Simulation:
    return Simulation(LIBRARY.get("moonlight").setup(2), ["random", "random"], seed=7)


@pytest.mark.usefixtures("always_shared")
def test_every_game_is_played_once_by_whoever_is_free() -> None:
    counts = [(count, result.games) for count, result in batches(simulation(), 200, workers=2)]
    assert sum(count for count, _ in counts) == 200
    assert all(count == games for count, games in counts)
    assert len(counts) > 2


@pytest.mark.usefixtures("always_shared")
def test_batches_come_back_in_the_order_of_their_games() -> None:
    """The first n results of a shared run are those of a run of n games alone."""
    taken = list(itertools.islice(batches(simulation(), 10_000, workers=2), 5))
    done = sum(count for count, _ in taken)
    alone = [result for _, result in batches(simulation(), done, workers=1)]
    assert sum(result.decisions for _, result in taken) == sum(result.decisions for result in alone)


def test_short_work_starts_no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "_process_executor", None)
    assert sum(count for count, _ in batches(simulation(), 20, workers=8)) == 20


def test_the_deadline_ends_endless_work() -> None:
    since = time.monotonic()
    done = sum(count for count, _ in batches(simulation(), 10**12, workers=1, deadline=since + 0.2))
    assert done > 0
    assert time.monotonic() - since < 5


@pytest.mark.usefixtures("always_shared")
def test_what_goes_wrong_in_a_worker_arrives_here() -> None:
    job = simulation()
    run = batches(job, 1000, workers=2)
    next(run)
    job.levels = ["random", "wizard"]  # before it is sent to the workers
    with pytest.raises(AlehouseError, match="unknown bot level 'wizard'"):
        list(run)


class Deadly(Job[list[int]]):
    """Kills the worker that comes to one game, until it has done so often enough; notes every game that it does."""

    def __init__(self, folder: Path, game: int, times: int) -> None:
        self.folder = str(folder)
        self.game = game
        self.times = times

    def batch(self, first: int, count: int) -> list[int]:
        games = list(range(first, first + count))
        if self.game in games:
            deaths = len(list(Path(self.folder).iterdir()))
            if deaths < self.times:
                (Path(self.folder) / str(deaths)).touch()
                os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(0.001 * count)
        return games


@pytest.mark.usefixtures("always_shared")
def test_a_worker_that_dies_loses_no_game(tmp_path: Path) -> None:
    done = list(batches(Deadly(tmp_path, game=120, times=TRIES - 1), 300, workers=2))
    assert [game for _, games in done for game in games] == list(range(300))
    assert len(list(tmp_path.iterdir())) == TRIES - 1


@pytest.mark.usefixtures("always_shared")
def test_games_that_always_kill_their_worker_are_named(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError, match=f"ended their worker process {TRIES} times"):
        list(batches(Deadly(tmp_path, game=120, times=99), 300, workers=2))


class Interrupted(Job[int]):
    """Ctrl-C reaches its worker in a game, as it reaches every process of a terminal."""

    def batch(self, first: int, count: int) -> int:
        if multiprocessing.parent_process() is not None:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])  # so is the first worker's
            signal.raise_signal(signal.SIGINT)
        time.sleep(0.001 * count)
        return count


@pytest.mark.usefixtures("always_shared")
def test_ctrl_c_is_not_for_workers(capfd: pytest.CaptureFixture[str]) -> None:
    assert sum(count for _, count in batches(Interrupted(), 200, workers=2)) == 200
    assert "KeyboardInterrupt" not in capfd.readouterr().err
