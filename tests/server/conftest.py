"""Servers for tests."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from tests.server.served import Served
from tests.store.databases import (
    NewDatabase,
    postgres,
    postgres_ready,
    postgres_template,
    sqlite_ready,
    sqlite_template,
)

from alehouse.server.settings import ServerSettings

__all__ = ["postgres", "postgres_ready", "postgres_template", "sqlite_ready", "sqlite_template"]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def served(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A server without limits, whose bots move at once; all tests of a module share it, each at its own tables."""
    path = tmp_path_factory.mktemp("served") / "tables.db"
    shutil.copy(sqlite_template, path)
    settings = ServerSettings(f"sqlite:///{path}", thinkers=0, bot_pause=0, limits=0)
    async with Served(settings) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="module")
async def limited(sqlite_ready: NewDatabase) -> AsyncIterator[Served]:
    """A server of one's own with the usual limits."""
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=1)) as server:
        yield server
