"""The kill test in small on every run; the whole of it, and the load test, when asked for with `-m soak`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.store.databases import NewDatabase

from alehouse.server.trial.kill import kill_test
from alehouse.server.trial.load import load_test


async def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    report = await kill_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=6, kills=2, pause=0.7)
    assert report.problems == []
    assert report.acknowledged > 20


async def test_of_two_servers_one_is_killed_and_nothing_is_lost(postgres_ready: NewDatabase) -> None:
    report = await kill_test(postgres_ready(), tables=6, kills=1, pause=1.0, processes=2)
    assert report.problems == []
    assert report.acknowledged > 20


async def test_many_sockets_see_moves_in_time(tmp_path: Path) -> None:
    report = await load_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=10, rate=20, seconds=2)
    assert report.lost == 0
    assert report.moves >= 20


@pytest.mark.soak
async def test_twenty_kills_at_two_hundred_tables(tmp_path: Path) -> None:
    report = await kill_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=200, kills=20, pause=2.0)
    assert report.problems == []


@pytest.mark.soak
async def test_twenty_kills_of_one_of_two_servers(postgres_ready: NewDatabase) -> None:
    report = await kill_test(postgres_ready(), tables=200, kills=20, pause=2.0, processes=2)
    assert report.problems == []


@pytest.mark.soak
async def test_two_thousand_sockets_at_five_hundred_tables(tmp_path: Path) -> None:
    report = await load_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=500, rate=100, seconds=60)
    assert report.moves_per_second >= 99
    assert report.p99_ms < 250
