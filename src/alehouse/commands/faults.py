"""`alehouse faults`: whether the server loses, duplicates or invents anything when machines and connections fail."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import msgspec
from cyclopts import Parameter

from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Json
from alehouse.commands.progress import Progress
from alehouse.commands.running import need_positive
from alehouse.table.pace import Pace


def faults(
    *,
    tables: int = 200,
    seconds: float = 300.0,
    length: float = 3.0,
    only: Annotated[list[str] | None, Parameter(name="--only")] = None,
    pace: Pace = "free",
    postgres: bool = False,
    seed: int = 1,
    json: Json = False,
) -> int:
    """Break things again and again while people and bots play, then check what everyone was sent against the disk.

    The server crashes and is paused, connections between clients, server and database break, the clock jumps, the disk
    is full or slow. Every acknowledged request must be on disk exactly once, nothing may have been shown that is not
    there, versions never go back, absent people's decisions stay, and all tables continue. Exits with 1 if not.

    Example: alehouse faults --tables 20 --seconds 60

    Parameters
    ----------
    tables
        How many tables to play at (default: 200).
    seconds
        How long to run (default: 300); every fault happens at least once.
    length
        About how many seconds a fault lasts (default: 3).
    only
        A fault that may happen (default: all): crash, pause, partition, clock, full-disk, slow-disk; with PostgreSQL
        also database-crash, database-partition and slow-database; may be given several times.
    pace
        The tables' pace (default: free); with a clock, a clock jump must not cost anyone a seat.
    postgres
        Start PostgreSQL and two servers that share it.
    seed
        The seed of the players' choices and of the faults (default: 1).
    """
    need_positive(tables=tables, seconds=seconds, length=length)
    from alehouse.server.trial.faults import fault_test
    from alehouse.server.trial.postgres import Postgres

    with contextlib.ExitStack() as stack:
        progress = stack.enter_context(Progress("seconds", int(seconds)))
        database = stack.enter_context(Postgres()) if postgres else None
        report = asyncio.run(
            fault_test(database, tables, seconds, length, only, pace=pace, seed=seed, tell=progress.at)
        )
    if json:
        print_json(msgspec.to_builtins(report))
    else:
        happened = ", ".join(f"{name} {count}" for name, count in report.faults.items())
        print(
            f"{report.processes} server(s) on {report.database}, {report.tables} tables at once, {report.seconds} s; "
            f"faults: {happened}\n"
            f"{report.acknowledged} acknowledged requests, {report.entries} log entries, {report.finished} games over; "
            f"every table moved within {report.recovery} s after each fault; "
            f"logs grew by at most {report.log_kb_per_second} kB per second; {len(report.problems)} problems"
        )
        for problem in report.problems[:100]:
            note(f"alehouse: {problem}")
    return 1 if report.problems else 0
