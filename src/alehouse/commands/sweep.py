"""`alehouse sweep`: what values of one or two numbers of the content do."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import alehouse
from alehouse.commands.host import chosen_setup, read_levels, seat_levels, setup_data, usual_seats
from alehouse.commands.output import columns, note, print_json
from alehouse.commands.parameters import ChosenOptions, Cluster, Game, Json, PackName, Seed, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.balance import Balance, BalanceTallies
from alehouse.lab.charts import need_matplotlib
from alehouse.lab.parameters import read_range
from alehouse.lab.sweep import Sweep, chart, read_thing, rows

MOST_NUMBERS = 2


def sweep(
    game: Game,
    /,
    *,
    number: Annotated[list[str], Parameter(name="--number")],
    watch: Annotated[list[str] | None, Parameter(name="--watch")] = None,
    games: int = 400,
    seats: int | None = None,
    bots: str = "regular",
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    opening: int = 0,
    keep_luck: bool = False,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = "",
    out: Path | None = None,
    json: Json = False,
) -> int:
    """Try values for one or two numbers of the content and show how they change the seats' shares.

    Every value plays the same games with the same seeds, and luck is subtracted. A share is a seat's wins divided by a
    fair number of wins, in turn order.

    Example: alehouse sweep moonlight --number numbers.attack-limit.value=6..12:2

    Parameters
    ----------
    number
        A number as PATH=LOW..HIGH or PATH=LOW..HIGH:STEP, for example recipes.dry-stout.effects.1.amount=0..4; may be
        given twice. Paths are FILE.ENTRY.FIELD as in packs, items of lists counted from 1.
    watch
        An entry of the content whose use to count, for example recipes.dry-stout; may be given several times.
    games
        How many games to play with each value (default: 400).
    seats
        Number of players (default: as many as bots are named, or as in the title's quick game, 3).
    bots
        Bot levels, one for all or one per seat, separated by commas (default: regular).
    opening
        How many of its first decisions each seat takes at random, for bots that always open the same way (default: 0).
    keep_luck
        Do not subtract luck: quicker per game, but more games are needed.
    out
        The folder to write a page (index.html), its picture (.svg, .png) and its figures (sweep.json) to.
    """
    need_positive(games=games, workers=workers)
    if opening < 0:
        raise AlehouseError(f"--opening takes a whole number from 0, not {opening}.")
    if not 0 < len(number) <= MOST_NUMBERS:
        raise AlehouseError(f"--number is given once or twice, not {len(number)} times.")
    if out is not None:
        need_matplotlib()
    title = LIBRARY.get(game)
    levels = read_levels(bots)
    seats = usual_seats(title, levels) if seats is None else seats
    setup = chosen_setup(title, seats, option or [], pack, seed)
    if seats < 2:
        raise AlehouseError(f"a sweep compares seats; it needs at least 2, not {seats}.")
    things = [read_thing(setup.pack, one) for one in watch or []]
    plan = Sweep(setup, [read_range(title, setup.pack, one) for one in number])
    by_seat = seat_levels(levels, seats)
    job = Balance(plan.setups, [by_seat] * len(plan.setups), setup.seed, opening, not keep_luck)
    since = time.perf_counter()
    what = f"rounds of {len(plan.setups)} games"
    tallies, stopped = run_games(job, BalanceTallies([seats] * len(plan.setups)), games, workers, cluster, what)
    if stopped:
        note(f"Stopped after {tallies.games} of {games * len(plan.setups)} games.")
    if all(tally.seats.games for tally in tallies.variants):
        seconds = time.perf_counter() - since
        found = rows(plan, tallies, things)
        report = {**_about(setup, by_seat, not keep_luck, seconds, tallies), "points": found}
        if out is not None:
            from alehouse.lab.sweep_page import write_sweep

            page = write_sweep(out, report, plan, found)
        if json:
            print_json(report)
        else:
            print("\n".join(_lines(setup, plan, tallies, found)))
            if out is not None:
                print(f"\nReport: {page}")
    return INTERRUPTED if stopped else 0


def _about(setup: Setup, levels: list[str], luck: bool, seconds: float, tallies: BalanceTallies) -> dict[str, Any]:
    return {
        **setup_data(setup, bots=levels),
        "name": setup.title.name,
        "alehouse": alehouse.__version__,
        "games": tallies.games,
        "luck_subtracted": luck,
        "seconds": round(seconds, 3),
        "compiled": alehouse.compiled(),
    }


def _lines(setup: Setup, plan: Sweep, tallies: BalanceTallies, found: list[dict[str, Any]]) -> list[str]:
    played = f"{tallies.games // len(plan.setups)} games per value"
    lines = [f"{setup.title.name}: {played}, seats {setup.seats}, pack {setup.pack.name}, seed {setup.seed}"]
    lines += ["", "Wins by turn order, / fair share, with 95% interval; then the change from now:"]
    turns = range(setup.seats)
    head = [", ".join(plan.paths), *[f"turn {turn + 1}" for turn in turns], *[f"change {turn + 1}" for turn in turns]]
    used = [f"use of {thing}" for thing in found[0]["use"]]
    table = [[*head, *used]]
    for row in found:
        shares = [cell(share) for share in row["shares"]]
        changes = ["" if row["now"] else cell(change, "+.2f") for change in row["changes"]]
        uses = [
            f"{100 * use['rate']:.1f}% [{100 * use['ci95'][0]:.1f}, {100 * use['ci95'][1]:.1f}]"
            for use in row["use"].values()
        ]
        table.append([plan.label(row["values"]), *shares, *changes, *uses])
    lines += columns(table)
    labels = [plan.label(row["values"]) for row in found]
    for turn in turns if setup.seats > 2 else [0]:  # with two seats the second turn mirrors the first
        lines += ["", f"Turn {turn + 1}:", *chart(labels, [row["shares"][turn] for row in found])]
    return lines


def cell(data: dict[str, Any], style: str = ".2f") -> str:
    """A mean with its interval."""
    ends = data["ci95"]
    return format(data["mean"], style) + (f" [{ends[0]:{style}}, {ends[1]:{style}}]" if ends else "")
