"""Addresses of databases, and who may use one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.store.databases import NewDatabase

from alehouse.engine.errors import AlehouseError
from alehouse.store.store import Store
from alehouse.store.url import read_address


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("tables.db", "sqlite+aiosqlite:///tables.db"),
        ("/data/tables.db", "sqlite+aiosqlite:////data/tables.db"),
        ("sqlite:///tables.db", "sqlite+aiosqlite:///tables.db"),
        ("postgresql://me@host/ale", "postgresql+asyncpg://me@host/ale"),
        ("postgres://me@host/ale", "postgresql+asyncpg://me@host/ale"),
    ],
)
def test_an_address_is_read(address: str, url: str) -> None:
    assert read_address(address).render_as_string(hide_password=False) == url


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("mysql://host/ale", "'mysql' are not known"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("://", "cannot be read"),
    ],
)
def test_a_wrong_address_is_said_to_be_wrong(address: str, says: str) -> None:
    with pytest.raises(AlehouseError, match=says):
        read_address(address)


async def test_what_keeps_a_database_from_being_opened_is_said_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError, match="cannot be opened") as caught:
        await Store.open(f"postgresql://me:hush@/ale?host={tmp_path}")
    assert "hush" not in str(caught.value)
    folder = tmp_path / "folder.db"
    folder.mkdir()
    with pytest.raises(AlehouseError, match="cannot be used: Is a directory"):
        await Store.open(str(folder))
    other = tmp_path / "letter.db"
    other.write_text("Dear Ann")
    with pytest.raises(AlehouseError, match=f"the database sqlite:///{other} cannot be opened: file is not a database"):
        await Store.open(str(other))


async def test_an_sqlite_file_is_for_one_process(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    store = await Store.open(path)
    with pytest.raises(AlehouseError, match="in use by another Alehouse"):
        await Store.open(path)
    await store.close()
    again = await Store.open(path)
    await again.close()


async def test_an_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    """It holds the secrets that dice come from, and the keys of the server."""
    store = await Store.open(str(tmp_path / "tables.db"))
    assert await store.key("one", lambda: "value") == "value"
    for file in tmp_path.glob("tables.db*"):
        assert file.name.endswith(".lock") or file.stat().st_mode & 0o077 == 0
    await store.close()


async def test_a_killed_process_leaves_its_file_to_the_next(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    program = (
        "import os, signal, sys; from pathlib import Path; from alehouse.store.lockfile import LockFile; "
        "lockfile = LockFile(Path(sys.argv[1])); os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", program, path], capture_output=True, text=True)
    assert done.returncode == -9, done.stderr
    await (await Store.open(path)).close()


async def test_sqlite_commits_are_on_disk_when_they_return(new_sqlite: NewDatabase) -> None:
    store = await Store.open(new_sqlite())
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
    await store.close()
