"""The same work on a Ray cluster: same totals, dead workers replaced, errors as sentences."""

from __future__ import annotations

import os
import signal
import socket
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab import cluster
from alehouse.lab.executor import Job, batches
from alehouse.lab.simulate import Simulation
from alehouse.lab.tally import Tally


class RayError(Exception):
    """What Ray raises when it gives up."""


class FakeRay:
    """As much of Ray as an executor uses, in this process; the newest and the oldest task are done in turn."""

    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}
        self.cancelled = 0
        self.ended = False
        self.broken = False
        self.waits = 0

    def init(self, **asked: Any) -> None:
        self.asked = asked

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, **asked: Any) -> Any:
        assert asked["max_retries"] > 0
        return lambda work: SimpleNamespace(remote=lambda *args: (work, args))

    def wait(self, pending: list[Any]) -> tuple[list[Any], list[Any]]:
        self.waits += 1
        return (pending[-1:], pending[:-1]) if self.waits % 2 else (pending[:1], pending[1:])

    def get(self, reference: Any) -> Any:
        if self.broken:
            raise RayError("the node is gone\nand more")
        work, args = reference
        return work(*args)

    def cancel(self, reference: Any, force: bool) -> None:
        self.cancelled += 1

    def shutdown(self) -> None:
        self.ended = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setattr(cluster, "import_module", lambda name: fake)
    return fake


def simulation(level: str = "random") -> Simulation:
    return Simulation(LIBRARY.get("moonlight").setup(2), [level, level], seed=7)


def total(job: Simulation, games: int, address: str) -> tuple[int, int, list[int]]:
    tally = Tally(2)
    for _, result in batches(job, games, 1, cluster=address):
        tally = tally + result
    return tally.games, tally.decisions, [seat.points for seat in tally.seats]


def test_the_totals_are_those_of_one_process(ray: FakeRay) -> None:
    assert total(simulation(), 40, "local") == total(simulation(), 40, "")
    assert ray.asked["address"] == "local"
    assert ray.ended


def test_a_run_that_ends_early_cancels_what_is_under_way(ray: FakeRay) -> None:
    run = batches(simulation(), 10_000, 1, cluster="local")
    next(run)
    run.close()  # type: ignore[attr-defined]  # it is a generator
    assert ray.cancelled > 0
    assert ray.ended


def test_a_cluster_that_gives_up_says_why(ray: FakeRay) -> None:
    ray.broken = True
    with pytest.raises(AlehouseError, match=r"could not finish a batch: the node is gone$"):
        total(simulation(), 10, "local")


def test_what_goes_wrong_in_the_games_arrives_here(ray: FakeRay) -> None:
    with pytest.raises(AlehouseError, match="unknown bot level 'wizard'"):
        total(simulation("wizard"), 10, "local")


def test_machines_with_another_version_are_refused(ray: FakeRay) -> None:
    answer = cluster._work(simulation(), 0, 1, "0.0.0")
    assert isinstance(answer, AlehouseError)
    assert "a machine of the cluster has Alehouse" in str(answer)


def test_an_address_where_nobody_answers_is_named(ray: FakeRay) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(AlehouseError, match=rf"cannot join a Ray cluster at '127.0.0.1:{port}'"):
        total(simulation(), 10, f"127.0.0.1:{port}")


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(AlehouseError, match=r"needs Ray: (\./alehouse setup --with cluster|.+ install)"):
        total(simulation(), 10, "local")


class Deadly(Job[Tally]):
    """The simulation, whose first worker at game 50 dies."""

    def __init__(self, folder: Path) -> None:
        self.job = simulation()
        self.note = str(folder / "died")

    def batch(self, first: int, count: int) -> Tally:
        if first <= 50 < first + count and not Path(self.note).exists():
            Path(self.note).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.job.batch(first, count)


@pytest.mark.soak
@pytest.mark.filterwarnings("default")
def test_a_real_cluster_gives_the_same_totals_even_if_a_worker_dies(tmp_path: Path) -> None:
    if find_spec("ray") is None:
        pytest.fail("NOT TESTED: Ray is not installed; ./alehouse setup --with cluster, and run this again.")
    tally = Tally(2)
    for _, result in batches(Deadly(tmp_path), 200, 2, cluster="local"):
        tally = tally + result
    assert (tmp_path / "died").exists()
    assert (tally.games, tally.decisions, [seat.points for seat in tally.seats]) == total(simulation(), 200, "")
