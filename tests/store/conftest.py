"""The databases that stores are tested on."""

from tests.store.databases import (
    new_database,
    new_postgres,
    new_sqlite,
    postgres,
    postgres_ready,
    postgres_template,
    ready_database,
    sqlite_ready,
    sqlite_template,
)

__all__ = [
    "new_database",
    "new_postgres",
    "new_sqlite",
    "postgres",
    "postgres_ready",
    "postgres_template",
    "ready_database",
    "sqlite_ready",
    "sqlite_template",
]
