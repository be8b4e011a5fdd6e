"""Databases for tests: an SQLite file, and a real PostgreSQL that is started for the occasion."""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.server.trial.postgres import Postgres
from alehouse.store.schema import metadata
from alehouse.store.store import Store

NewDatabase = Callable[[], str]
_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a process."""
    try:
        server = Postgres()
    except AlehouseError as error:
        pytest.fail(str(error))
    with server:
        yield server


@pytest.fixture
def new_postgres(postgres: Postgres) -> NewDatabase:
    """An empty PostgreSQL database."""
    return lambda: postgres.new(f"test{next(_numbers)}")


@pytest.fixture
def new_sqlite(tmp_path: Path) -> NewDatabase:
    """An SQLite file that is not there yet."""
    return lambda: f"sqlite:///{tmp_path / f'test{next(_numbers)}.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest) -> NewDatabase:
    """An empty database of each kind."""
    new: NewDatabase = request.getfixturevalue(f"new_{request.param}")
    return new


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the newest schema, so that not every test has to migrate."""
    path = tmp_path_factory.mktemp("template") / "tables.db"
    _made(str(path))
    return path


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> str:
    _made(postgres.new("ready"))
    return "ready"


def _made(address: str) -> None:
    async def make() -> None:
        await (await Store.open(address)).close()

    asyncio.run(make())


@pytest.fixture
def sqlite_ready(sqlite_template: Path, tmp_path: Path) -> NewDatabase:
    """An SQLite file with the newest schema."""

    def ready() -> str:
        path = tmp_path / f"ready{next(_numbers)}.db"
        shutil.copy(sqlite_template, path)
        return f"sqlite:///{path}"

    return ready


@pytest.fixture
def postgres_ready(postgres: Postgres, postgres_template: str) -> NewDatabase:
    """The PostgreSQL database with the newest schema, emptied."""

    def ready() -> str:
        postgres.run_sql(postgres_template, f"TRUNCATE {', '.join(metadata.tables)}")
        return postgres.address(postgres_template)

    return ready


@pytest.fixture(params=["sqlite", "postgres"])
def ready_database(request: pytest.FixtureRequest) -> NewDatabase:
    """A database of each kind with the newest schema."""
    ready: NewDatabase = request.getfixturevalue(f"{request.param}_ready")
    return ready
