"""`alehouse killtest`: does the server lose anything when it is killed?"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import msgspec

from alehouse.commands.output import note, print_json
from alehouse.commands.progress import Progress
from alehouse.commands.running import need_positive


def killtest(
    *,
    tables: int = 200,
    kills: int = 20,
    pause: float = 2.0,
    postgres: bool = False,
    seed: int = 1,
    json: bool = False,
) -> int:
    """Kill the server again and again while people and bots play, then check that nothing is lost.

    Every acknowledged action must be on disk, no table may be corrupt, and all must continue. Exits with 1 if not.

    Example: alehouse killtest --tables 20 --kills 5

    Parameters
    ----------
    tables
        How many tables to play at (default: 200).
    kills
        How often to kill a server (default: 20).
    pause
        Seconds between two kills, more or less.
    postgres
        Start PostgreSQL and two servers that share it; one is killed at a time.
    seed
        The seed of the players' choices and the moments of the kills.
    json
        Print one JSON object.
    """
    need_positive(tables=tables, kills=kills)
    from alehouse.server.trial.kill import kill_test
    from alehouse.server.trial.postgres import Postgres

    with Progress("kills", kills) as progress:
        if postgres:
            with Postgres() as database:
                report = asyncio.run(kill_test(database.new("kill"), tables, kills, pause, 2, seed, progress.at))
        else:
            with tempfile.TemporaryDirectory(prefix="alehouse-kill-") as folder:
                db = f"sqlite:///{Path(folder) / 'tables.db'}"
                report = asyncio.run(kill_test(db, tables, kills, pause, 1, seed, progress.at))
    if json:
        print_json(msgspec.to_builtins(report))
    else:
        print(
            f"{report.kills} kills of {report.processes} server(s) on {report.database} in {report.seconds} s: "
            f"{report.tables} tables, {report.entries} log entries, {report.acknowledged} acknowledged actions, "
            f"{report.finished} games over, {len(report.problems)} problems."
        )
        for problem in report.problems:
            note(f"alehouse: {problem}")
    return 1 if report.problems else 0
