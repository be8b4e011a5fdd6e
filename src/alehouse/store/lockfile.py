"""Lock file of an SQLite database: a second process is refused, so two writers can never diverge."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from alehouse.engine.errors import AlehouseError

PRIVATE = 0o600  # the file holds hidden information and the server's keys


class LockFile:
    """An exclusive lock on a database file, until `release` or the end of the process, even a crash."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(database, os.O_CREAT | os.O_WRONLY, PRIVATE))
            self._file: IO[str] = path.open("a")
        except OSError as error:
            raise AlehouseError(f"the database '{database}' cannot be used: {error.strerror}.") from None
        if not _lock(self._file):
            self._file.close()
            raise AlehouseError(
                f"the database '{database}' is in use by another Alehouse process; "
                "stop it, or give another database with --db. Several processes need PostgreSQL."
            )

    def release(self) -> None:
        self._file.close()


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
