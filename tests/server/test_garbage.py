"""What could stop a server that is at play: the garbage collector, and threads that wait for each other."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import subprocess
import sys
import time
import weakref
from collections.abc import AsyncIterator, Callable, Iterator

import msgspec
import pytest

from alehouse.server import garbage
from alehouse.server.settings import VARIABLE, ServerSettings

GROW = """
import gc
from alehouse.server.app import from_settings
from_settings()
before = gc.get_stats()
kept = [[] for number in range(200_000)]  # as many as a few hundred tables keep
print(sum(now["collections"] - then["collections"] for now, then in zip(gc.get_stats(), before)))
"""

WAKE = """
import threading, time
from alehouse.server.app import from_settings
from_settings()
waits = []
def wake():
    for number in range(50):
        start = time.perf_counter()
        time.sleep(0.001)
        waits.append(time.perf_counter() - start)
thread = threading.Thread(target=wake)
thread.start()
while thread.is_alive():
    pass
print(min(waits))
"""


class Knot:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def alone() -> Iterator[None]:
    """Nothing but what a test asks for collects."""
    gc.disable()
    yield
    gc.enable()


@contextlib.asynccontextmanager
async def collecting(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    monkeypatch.setattr(garbage, "LOOK", 0.01)
    task = asyncio.create_task(garbage.collect_when_quiet())
    yield
    task.cancel()


@pytest.mark.usefixtures("alone")
async def test_garbage_is_collected_when_there_is_little_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "process_time", lambda: 1.0)
    async with collecting(monkeypatch):
        few = weakref.ref(Knot())
        await asyncio.sleep(0.1)
        assert few() is not None  # a collection would not be worthwhile
        knots = [Knot() for number in range(2 * garbage.WORTHWHILE)]
        last = weakref.ref(knots[-1])
        knots.clear()
        async with asyncio.timeout(10):
            while last() is not None or few() is not None:
                await asyncio.sleep(0.01)


@pytest.mark.usefixtures("alone")
async def test_a_busy_server_is_not_stopped_by_a_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    used = iter(range(1_000_000))
    monkeypatch.setattr(time, "process_time", lambda: float(next(used)))
    async with collecting(monkeypatch):
        knots = [Knot() for number in range(2 * garbage.WORTHWHILE)]
        last = weakref.ref(knots[-1])
        knots.clear()
        await asyncio.sleep(0.3)
        assert last() is not None


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """What a program says that begins as a server process does."""
    monkeypatch.setenv(VARIABLE, msgspec.json.encode(ServerSettings(db="sqlite:///tables.db")).decode())
    return lambda program: (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    )


def test_tables_grow_without_a_collection(begun: Callable[[str], str]) -> None:
    assert int(begun(GROW)) == 0


def test_a_thread_that_has_written_need_not_wait_long_for_a_busy_loop(begun: Callable[[str], str]) -> None:
    """Not five milliseconds, as usual, twice for every group of moves."""
    assert float(begun(WAKE)) < 0.005
