"""Database URLs: parsing, and opening an engine."""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from alehouse.engine.errors import AlehouseError
from alehouse.extras import command_for

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
COMMAND_WITHIN = 10.0  # seconds
EXAMPLES = "sqlite:///tables.db or postgresql://user@host/name"


def read_address(address: str) -> URL:
    """The address of a database as SQLAlchemy takes it; a bare path is an SQLite file."""
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
    except ArgumentError:
        raise AlehouseError(f"the database address cannot be read; write it like {EXAMPLES}.") from None
    name = url.get_backend_name()
    if name == "postgres":
        name = POSTGRESQL
    if name == SQLITE:
        if not url.database or url.database == ":memory:":
            raise AlehouseError("an SQLite database needs a file, for example sqlite:///tables.db.")
        return url.set(drivername="sqlite+aiosqlite")
    if name == POSTGRESQL:
        if find_spec("asyncpg") is None:
            raise AlehouseError(f"PostgreSQL needs asyncpg: {command_for('postgres')}.")
        return url.set(drivername="postgresql+asyncpg")
    raise AlehouseError(f"databases of the kind '{name}' are not known; write the address like {EXAMPLES}.")


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.database) if url.get_backend_name() == SQLITE and url.database else None


def open_engine(url: URL) -> AsyncEngine:
    """An engine whose commits are on disk when they return; parameters (secrets among them) never appear in errors."""
    if url.get_backend_name() != SQLITE:
        alive = {"tcp_keepalives_idle": "15", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
        engine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=4,
            pool_timeout=COMMAND_WITHIN,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": COMMAND_WITHIN, "command_timeout": COMMAND_WITHIN, "server_settings": alive},
        )
        event.listen(engine.sync_engine, "handle_error", _give_up_dead_lines)
        return engine
    engine = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _connected)
    return engine


def durable_engine(file: Path) -> Engine:
    """An engine for an SQLite file without an event loop; its commits are on disk when they return."""
    engine = create_engine(URL.create(SQLITE, database=str(file)), hide_parameters=True)
    event.listen(engine, "connect", _connected)
    return engine


def _give_up_dead_lines(context: ExceptionContext) -> None:
    """A command that takes too long has lost its line, and so have all connections that were made before."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def _connected(connection: Any, record: ConnectionPoolEntry) -> None:
    make_durable(connection)


def make_durable(connection: sqlite3.Connection) -> None:
    """Makes commits be on disk when they return, and lets writers wait for each other."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
