"""`alehouse fuzz`: random play with every invariant checked."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from alehouse.commands.host import fresh_seed
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import Game, Json, Seed, Workers
from alehouse.commands.progress import Progress
from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab.executor import batches, processors
from alehouse.lab.fuzz import Findings, Fuzz

INTERRUPTED = 130
ENOUGH_FAILURES = 10
USUAL_GAMES = 1000


def fuzz(
    game: Game,
    /,
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: Seed = None,
    every: int = 20,
    packs: int | None = None,
    workers: Workers = None,
    out: Path = Path(),
    json: Json = False,
) -> int:
    """Play at random over random seats, options and packs, with every invariant checked after every action.

    A failure exits with 1 and writes a record: `alehouse replay FILE --verify` shows it again.

    Example: alehouse fuzz moonlight --games 20000 --packs 500

    Parameters
    ----------
    games
        How many games to play (default: 1000, or as many as fit into --seconds).
    seconds
        How long to play at most.
    every
        Run the slow checks (clone, snapshot, hidden information, …) after one action in this many (default: 20).
    packs
        Play every game with one of this many random packs (default: three games in ten with one of 30).
    out
        The folder for records of failures (default: the current one).
    """
    title = LIBRARY.get(game)
    given = {"games": games, "seconds": seconds, "every": every, "packs": packs, "workers": workers}
    for name, number in given.items():
        if number is not None and number <= 0:
            raise AlehouseError(f"--{name} takes a number above 0, not {number}.")
    if games is None:
        games = USUAL_GAMES if seconds is None else sys.maxsize
    out.mkdir(parents=True, exist_ok=True)
    run_seed = fresh_seed() if seed is None else seed
    job = Fuzz(title.id, run_seed, every, str(out), packs or 0)
    deadline = None if seconds is None else time.monotonic() + seconds
    findings, stopped = _run(job, games, workers or processors(), deadline)
    if stopped:
        note(f"Stopped after {findings.games} games.")
    if json:
        failures = [{"record": failure.record, "error": failure.error} for failure in findings.failures]
        print_json(
            {
                "game": title.id,
                "seed": run_seed,
                "games": findings.games,
                "decisions": findings.decisions,
                "option_sets": len(findings.option_sets),
                "failures": failures,
            }
        )
    else:
        played = f"{findings.games} games, {findings.decisions} decisions"
        varied = f"{len(findings.option_sets)} sets of seats and options"
        print(f"{title.name}: {played}, {varied}, seed {run_seed}: {len(findings.failures) or 'no'} failures")
        for failure in findings.failures:
            print(f"{failure.record}: {failure.error}")
    if findings.failures:
        return 1
    return INTERRUPTED if stopped else 0


def _run(job: Fuzz, games: int, workers: int, deadline: float | None) -> tuple[Findings, bool]:
    """The findings, and whether the run was interrupted."""
    findings = Findings()
    with Progress("games", games if games < sys.maxsize else 0) as progress:
        try:
            for _, result in batches(job, games, workers, deadline):
                findings.join(result)
                progress.at(findings.games)
                if len(findings.failures) >= ENOUGH_FAILURES:
                    break
        except KeyboardInterrupt:
            return findings, True
    return findings, False
