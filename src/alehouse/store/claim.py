"""An SQLite file serves one process; a second one is turned away instead of being let in to disagree."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from alehouse.engine.errors import AlehouseError

PRIVATE = 0o600  # what is hidden in a game, and the keys of the server, are nobody else's business on this machine


class Claim:
    """The right to use a database file, until `release` or the end of the process, however it ends."""

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
                f"the database '{database}' is in use by another Alehouse; "
                "stop that one, or give another database with --db. Several processes need PostgreSQL."
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
