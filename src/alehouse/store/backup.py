"""A copy of an SQLite database, also while a server uses it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from alehouse.engine.errors import AlehouseError
from alehouse.store.lockfile import PRIVATE
from alehouse.store.schema import COPY
from alehouse.store.url import read_address, sqlite_file


def back_up(address: str, copy: Path) -> None:
    """Copies everything that is committed to a new file, atomically, and marks it as a copy (`Store.open`)."""
    file = sqlite_file(read_address(address))
    if file is None:
        raise AlehouseError("PostgreSQL is backed up with its own tools: pg_dump DATABASE > FILE.")
    if not file.exists():
        raise AlehouseError(f"there is no database '{file}'.")
    if copy.exists():
        raise AlehouseError(f"'{copy}' already exists; give a new name.")
    part = copy.with_name(copy.name + ".part")
    try:
        source = sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, PRIVATE))
        target = sqlite3.connect(part)
        try:
            source.backup(target)
            with target:
                target.execute("INSERT OR REPLACE INTO keys (name, value) VALUES (?, ?)", (COPY, ""))
            target.execute("PRAGMA journal_mode=DELETE")
        finally:
            target.close()
            source.close()
        part.replace(copy)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        if "not a database" in str(error) or "no such table" in str(error):
            raise AlehouseError(f"'{file}' is not a database of Alehouse.") from None
        raise AlehouseError(f"the backup '{copy}' could not be written: {error}.") from None
