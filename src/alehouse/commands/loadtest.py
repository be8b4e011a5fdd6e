"""`alehouse loadtest`: the speed of the server with many tables."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import msgspec

from alehouse.commands.output import print_json
from alehouse.commands.parameters import Json
from alehouse.commands.progress import Progress
from alehouse.commands.running import need_positive
from alehouse.games import LIBRARY


def loadtest(
    game: str = LIBRARY.ids()[0],
    /,
    *,
    tables: int = 500,
    seats: int = 4,
    rate: float = 100.0,
    seconds: float = 60.0,
    postgres: bool = False,
    json: Json = False,
) -> int:
    """Connect a socket for every seat of many tables, play at a steady rate, and time each move until all have seen it.

    Example: alehouse loadtest --tables 100 --seconds 20

    Parameters
    ----------
    game
        The title to play (default: the first one in `alehouse games`).
    tables
        How many tables (default: 500).
    seats
        How many seats per table (default: 4).
    rate
        Moves per second over all tables (default: 100).
    seconds
        How long to run (default: 60).
    postgres
        Keep the log in PostgreSQL, started for this run.
    """
    need_positive(tables=tables, seats=seats, rate=rate, seconds=seconds)
    from alehouse.server.trial.load import load_test
    from alehouse.server.trial.postgres import Postgres

    with Progress("seconds", int(seconds)) as progress:
        if postgres:
            with Postgres() as database:
                report = asyncio.run(load_test(database.new("load"), tables, seats, rate, seconds, game, progress.at))
        else:
            with tempfile.TemporaryDirectory(prefix="alehouse-load-") as folder:
                db = f"sqlite:///{Path(folder) / 'tables.db'}"
                report = asyncio.run(load_test(db, tables, seats, rate, seconds, game, progress.at))
    if json:
        print_json(msgspec.to_builtins(report))
        return 0
    rules = "compiled" if report.compiled else "pure Python"
    print(
        f"{report.sockets} sockets at {report.tables} tables on {report.database}, rules {rules}: "
        f"{report.moves} moves in {report.seconds} s ({report.moves_per_second} per second, {report.lost} lost), "
        f"and {report.answered} that the tables made themselves\n"
        f"until every seat has seen a move: median {report.p50_ms} ms, 95% {report.p95_ms} ms, "
        f"99% {report.p99_ms} ms, longest {report.max_ms} ms\n"
        f"sent within {report.late_p99_ms} ms of when they were due (99%); from then until seen: "
        f"99% {report.due_p99_ms} ms\n"
        f"processor time per move {report.cpu_ms_per_move} ms; {report.bytes_per_move} bytes per move and socket; "
        f"memory {report.memory_mb} MB "
        f"({report.memory_mb_idle} MB without tables)"
    )
    return 0
