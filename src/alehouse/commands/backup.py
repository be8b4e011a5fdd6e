"""`alehouse backup`: a copy of the tables, even while the server runs."""

from __future__ import annotations

from pathlib import Path

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json
from alehouse.commands.serve import default_database


def backup(file: Path, /, *, db: str | None = None, json: Json = False) -> None:
    """Copy the SQLite database to a new file, even while the server runs; for PostgreSQL use pg_dump.

    To restore, stop the server and start it with --db FILE, or put the file where the database was.

    Example: alehouse backup /mnt/backups/tables-monday.db

    Parameters
    ----------
    file
        The file to write; it must not exist yet.
    db
        The database (default: the file in the user's data folder).
    """
    from alehouse.store.backup import back_up

    back_up(db or default_database(), file)
    if json:
        print_json({"file": str(file), "bytes": file.stat().st_size})
    else:
        print(f"Written to {file}.")
