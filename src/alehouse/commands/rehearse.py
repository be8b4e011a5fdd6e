"""`alehouse rehearse`: whether the tables of a backup work under this release."""

from __future__ import annotations

import asyncio

import msgspec

from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Json
from alehouse.commands.progress import Progress
from alehouse.games import LIBRARY


def rehearse(backup: str, /, *, json: Json = False) -> int:
    """Rehearse an upgrade: open a copy of a backup with this release and try every table in it.

    Tables that are being played must take the next move, finished ones must export. The backup is not changed.
    Exits with 1 if a table is broken that was not broken before.

    Example: alehouse rehearse /mnt/backups/tables-monday.db

    Parameters
    ----------
    backup
        A backup, or any SQLite database of Alehouse, even one that a server uses; PostgreSQL is not supported.
    """
    from alehouse.store.rehearsal import rehearse as rehearse_tables

    with Progress("tables", 0) as progress:
        found = asyncio.run(rehearse_tables(backup, LIBRARY, progress.at))
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        print(
            f"{found.tables} tables: {found.playing} continue, {found.lobby} wait for players, {found.over} are over, "
            f"{found.abandoned} were abandoned, {found.broken} are broken"
        )
        for trouble in found.troubles:
            before = ", as they were before" if trouble.known else ""
            note(f"alehouse: {trouble.tables} broken{before} (such as {trouble.example}): {trouble.reason}")
    return 1 if found.newly_broken else 0
