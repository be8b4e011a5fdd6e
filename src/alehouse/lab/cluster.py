"""An executor on a Ray cluster: the same batches, on machines that may join and leave."""

from __future__ import annotations

import logging
import socket
import time
from importlib import import_module
from typing import Any

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.extras import command_for
from alehouse.lab.executor import Done, Executor, Job, Result

LOCAL = "local"  # the address of a cluster that is started for the run and ends with it
RETRIES = 5  # attempts to restart a task whose worker or machine is gone
PATIENCE = 5.0  # seconds that an address may take to answer
AHEAD = 2  # batches per processor in flight, so that no processor idles


class RayExecutor(Executor[Result]):
    """The processors of a Ray cluster."""

    def __init__(self, job: Job[Result], workers: int, address: str) -> None:
        self._ray = _ray()
        _connect(self._ray, workers, address)
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work = self._ray.remote(num_cpus=1, max_retries=RETRIES)(_work)
        self._job = self._ray.put(job)
        self._pending: list[Any] = []

    def idle(self) -> bool:
        return len(self._pending) < AHEAD * self.workers

    def busy(self) -> bool:
        return bool(self._pending)

    def hand_out(self, first: int, count: int) -> None:
        self._pending.append(self._work.remote(self._job, first, count, alehouse.__version__))

    def collect(self) -> list[Done[Result]]:
        ready, self._pending = self._ray.wait(self._pending)
        done: list[Done[Result]] = []
        for reference in ready:
            try:
                answer = self._ray.get(reference)
            except self._ray.exceptions.RayError as error:
                what = str(error).strip().splitlines()[0]
                raise AlehouseError(f"the cluster could not finish a batch: {what}") from None
            if isinstance(answer, Exception):
                raise answer
            done.append(answer)
        return done

    def dismiss(self) -> None:
        for reference in self._pending:
            self._ray.cancel(reference, force=True)
        self._ray.shutdown()


def _ray() -> Any:
    """Imports Ray, an extra: it is large, and few need it."""
    try:
        return import_module("ray")
    except ImportError:
        raise AlehouseError(f"--cluster needs Ray: {command_for('cluster')}; or leave --cluster out.") from None


def _connect(ray: Any, workers: int, address: str) -> None:
    """Joins the cluster at an address (`host:port`, `ray://host:port` or `auto`), or starts one here."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        what = str(error).strip().splitlines()[0]
        hint = "give the address that 'ray start --head' printed, or 'local'; a token goes into RAY_AUTH_TOKEN"
        raise AlehouseError(f"cannot join a Ray cluster at '{address}' ({what}); {hint}.") from None


def _knock(address: str) -> None:
    """Raises immediately if nothing answers at the address; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        with socket.create_connection((host, int(port)), timeout=PATIENCE):
            return


def _work(job: Job[Result], first: int, count: int, version: str) -> Done[Result] | Exception:
    """Runs one batch, on any machine of the cluster."""
    if alehouse.__version__ != version:
        return AlehouseError(f"a machine of the cluster has Alehouse {alehouse.__version__}, not {version}.")
    since = time.perf_counter()
    try:
        result = job.batch(first, count)
    except AlehouseError as error:
        return error
    return Done(first, count, result, time.perf_counter() - since)
