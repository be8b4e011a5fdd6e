"""The fault test in small on every run; the whole of it, and the load test, when asked for with `-m soak`."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.server.trial.faults import fault_test
from alehouse.server.trial.load import load_test
from alehouse.server.trial.postgres import Postgres


async def test_no_fault_makes_the_server_lose_double_or_invent_anything() -> None:
    report = await fault_test(None, tables=6, seconds=1, length=0.7)
    assert report.problems == []
    assert set(report.faults) == {"crash", "pause", "partition", "clock", "full-disk", "slow-disk"}
    assert report.acknowledged > 100


async def test_two_servers_on_one_database_survive_its_faults_and_their_own(postgres: Postgres) -> None:
    report = await fault_test(postgres, tables=6, seconds=1, length=0.7)
    assert report.problems == []
    assert {"crash", "database-crash", "database-partition", "slow-database"} <= set(report.faults)
    assert report.acknowledged > 100


async def test_an_unknown_fault_is_refused() -> None:
    with pytest.raises(AlehouseError, match="there is no fault 'flood' here; there are crash"):
        await fault_test(None, tables=1, seconds=1, only=["flood"])


async def test_many_sockets_see_moves_in_time(tmp_path: Path) -> None:
    report = await load_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=10, rate=20, seconds=2)
    assert report.lost == 0
    assert report.moves >= 20


@pytest.mark.soak
async def test_an_hour_of_faults_at_two_hundred_tables() -> None:
    report = await fault_test(None, tables=200, seconds=3600)
    assert report.problems == []


@pytest.mark.soak
async def test_an_hour_of_faults_of_two_servers_and_their_database(postgres: Postgres) -> None:
    report = await fault_test(postgres, tables=200, seconds=3600)
    assert report.problems == []


@pytest.mark.soak
async def test_two_thousand_sockets_at_five_hundred_tables(tmp_path: Path) -> None:
    report = await load_test(f"sqlite:///{tmp_path / 'tables.db'}", tables=500, rate=100, seconds=60)
    assert report.moves_per_second >= 99
    assert report.p99_ms < 250
