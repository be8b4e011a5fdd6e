"""`alehouse simulate`: many games between bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import alehouse
from alehouse.commands.host import (
    changed_options,
    chosen_setup,
    note_fallback,
    read_levels,
    seat_levels,
    setup_data,
    shown,
    usual_seats,
)
from alehouse.commands.output import columns, note, print_json
from alehouse.commands.parameters import ChosenOptions, Cluster, Game, Json, PackName, Seed, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.memory import peak_megabytes
from alehouse.lab.simulate import Simulation
from alehouse.lab.tally import Tally


def simulate(
    game: Game,
    /,
    *,
    games: int,
    seats: int | None = None,
    bots: str = "random",
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = "",
    record: Path | None = None,
    json: Json = False,
) -> int:
    """Play many games between bots and count wins and points.

    The same seed gives the same games with any number of workers. Ctrl-C keeps what is done.

    Example: alehouse simulate moonlight --games 1000 --bots regular,random,random

    Parameters
    ----------
    games
        How many games to play.
    seats
        Number of players (default: as many as bots are named, or as in the title's quick game, 3).
    bots
        Bot levels, one for all or one per seat, separated by commas: from random to grandmaster, or a bot of your
        own as path/to/file.py:Class (default: random).
    record
        A folder to write a record of every game to.
    """
    title = LIBRARY.get(game)
    levels = read_levels(bots)
    setup = chosen_setup(title, usual_seats(title, levels) if seats is None else seats, option or [], pack, seed)
    note_fallback(levels, setup)
    levels = seat_levels(levels, setup.seats)
    need_positive(games=games, workers=workers)
    if record is not None:
        if cluster not in ("", "local"):
            raise AlehouseError("--record writes to this machine, so it cannot be combined with a cluster elsewhere.")
        record.mkdir(parents=True, exist_ok=True)

    job = Simulation(setup, levels, setup.seed, "" if record is None else str(record))
    since = time.perf_counter()
    tally, stopped = run_games(job, Tally(setup.seats), games, workers, cluster)
    seconds = time.perf_counter() - since
    if stopped:
        note(f"Stopped after {tally.games} of {games} games.")
    if tally.games:
        report = _report(setup, levels, tally, seconds)
        if json:
            print_json(report)
        else:
            _print(setup, report)
    return INTERRUPTED if stopped else 0


def _report(setup: Setup, levels: list[str], tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        **setup_data(setup, bots=levels),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "compiled": alehouse.compiled(),
        "results": [
            {"seat": seat, "bot": level, **counted.summary(tally.games)}
            for seat, (level, counted) in enumerate(zip(levels, tally.seats, strict=True), 1)
        ],
    }


def _print(setup: Setup, report: dict[str, Any]) -> None:
    options = ", ".join(f"{name}={shown(value)}" for name, value in changed_options(setup).items())
    played = f"games {report['games']}, seats {setup.seats}, pack {setup.pack.name}, seed {setup.seed}"
    print(f"{setup.title.name}: {played}")
    if options:
        print(f"options: {options}")
    rows = [["seat", "bot", "wins", "win rate", "95% from", "to", "points", "sd", "min", "max"]]
    for entry in report["results"]:
        score = entry["score"]
        rate = [f"{100 * share:.1f}%" for share in (entry["win_rate"], *entry["ci95"])]
        points = [f"{score['mean']:.2f}", f"{score['sd']:.2f}", str(score["min"]), str(score["max"])]
        rows.append([str(entry["seat"]), entry["bot"], f"{entry['wins']:.1f}", *rate, *points])
    print("\n".join(columns(rows, left=2)))
    how = "compiled" if report["compiled"] else "pure Python"
    speed = f"{report['games_per_second']:.0f} games and {report['decisions_per_second']:.0f} decisions per second"
    memory = f"at most {peak_megabytes():.0f} MB per process"
    print(f"{report['decisions']} decisions in {report['seconds']:.1f} s ({speed}, {how}, {memory})")
