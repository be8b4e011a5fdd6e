"""`alehouse balance`: a balance report for designers about a title or a variant of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import alehouse
from alehouse.commands.host import chosen_setup, read_levels, read_options, seat_levels, shown, usual_seats
from alehouse.commands.output import note, print_json
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.balance import Balance, BalanceTallies
from alehouse.lab.balance_figures import Figures, figures
from alehouse.lab.balance_findings import Difference, Finding, differences, findings
from alehouse.lab.charts import need_matplotlib


def balance(
    game: str,
    /,
    *,
    out: Path,
    games: int = 1000,
    seats: int | None = None,
    bots: str = "regular",
    option: Annotated[list[str] | None, Parameter(name="--option")] = None,
    pack: str = HOUSE,
    against_option: Annotated[list[str] | None, Parameter(name="--against-option")] = None,
    against_pack: str | None = None,
    opening: int = 1,
    seed: int | None = None,
    workers: int | None = None,
    cluster: str = "",
    json: bool = False,
) -> int:
    """Play many games and write a report: seat advantage, points, bands, content, score sources, game length.

    With another pack or other options to compare with, both variants play the same number of games with the same seeds.

    Example: alehouse balance moonlight --games 2000 --out report --against-option duel=on

    Parameters
    ----------
    game
        The title, as in `alehouse games`.
    out
        The folder to write the page (index.html), its pictures (.svg, .png) and its figures (balance.json) to.
    games
        How many games to play of each variant (default: 1000).
    seats
        How many players (default: as many as bots are named, or as in the title's quick game, 3).
    bots
        Bot levels, one for all or one per seat, separated by commas (default: regular).
    option
        An option of the title as NAME=VALUE; may be given several times.
    pack
        A content pack by name, or its folder or file.
    against_option
        An option of the variant to compare with, in addition to --option; may be given several times.
    against_pack
        The pack of the variant to compare with.
    opening
        How many of its first decisions each seat takes at random, so that bots that always open the same way play
        different games and all content is seen (default: 1).
    seed
        The seed of all random numbers (default: a random one).
    workers
        How many processes to use (default: one per processor).
    cluster
        The address of a Ray cluster to play on, or local to start one for this run.
    json
        Print one JSON object.
    """
    need_positive(games=games, workers=workers)
    if opening < 0:
        raise AlehouseError(f"--opening takes a whole number from 0, not {opening}.")
    need_matplotlib()
    title = LIBRARY.get(game)
    levels = read_levels(bots)
    seats = usual_seats(title, levels) if seats is None else seats
    setups = [chosen_setup(title, seats, option or [], pack, seed)]
    if against_option or against_pack is not None:
        changed = {**read_options(option or []), **read_options(against_option or [])}
        pairs = [f"{name}={value}" for name, value in changed.items()]
        setups.append(chosen_setup(title, seats, pairs, pack if against_pack is None else against_pack, setups[0].seed))
    by_seat = seat_levels(levels, seats)
    job = Balance(setups, [by_seat] * len(setups), setups[0].seed, opening)
    since = time.perf_counter()
    all_games = games * len(setups)
    tallies, stopped = run_games(job, BalanceTallies([seats] * len(setups)), all_games, workers, cluster)
    seconds = time.perf_counter() - since
    if stopped:
        note(f"Stopped after {tallies.games} of {all_games} games.")
    if all(tally.seats.games for tally in tallies.variants):
        _tell(setups, by_seat, opening, tallies, seconds, out, json)
    return INTERRUPTED if stopped else 0


def _tell(
    setups: list[Setup],
    levels: list[str],
    opening: int,
    tallies: BalanceTallies,
    seconds: float,
    out: Path,
    json: bool,
) -> None:
    from alehouse.lab.balance_page import write_report

    variants = [figures(setup, levels, tally) for setup, tally in zip(setups, tallies.variants, strict=True)]
    found = [findings(each) for each in variants]
    changes = differences(*variants) if len(variants) > 1 else []
    report = {**_about(setups[0], opening, seconds), **_figures(variants, found, changes)}
    labels = _labels(setups)
    page = write_report(out, report, variants, labels, found, changes)
    if json:
        print_json(report)
        return
    for label, sentences in zip(labels, found, strict=True):
        print(f"{setups[0].title.name}: {tallies.games // len(setups)} games, {label}, seed {setups[0].seed}")
        for sentence in sentences:
            print(f"  {'! ' if sentence.warns else '- '}{sentence.text}")
    for change in changes:
        if change.clear():
            print(f"  {change.what}: {change.first:.3f} -> {change.second:.3f}")
    print(f"Report: {page}")


def _labels(setups: list[Setup]) -> list[str]:
    """What distinguishes the variants."""
    if len(setups) == 1:
        return [f"pack {setups[0].pack.name}"]
    names = [name for name in setups[0].options if setups[0].options[name] != setups[1].options[name]]
    labels: list[str] = []
    for setup in setups:
        parts = [f"{name}={shown(setup.options[name])}" for name in names]
        if setups[0].pack.digest != setups[1].pack.digest:
            parts.append(f"pack {setup.pack.name}")
        labels.append(", ".join(parts) or "the same")
    return labels


def _about(setup: Setup, opening: int, seconds: float) -> dict[str, Any]:
    return {
        "game": setup.title.id,
        "name": setup.title.name,
        "rules_version": setup.title.rules_version,
        "alehouse": alehouse.__version__,
        "seed": setup.seed,
        "opening": opening,
        "seconds": round(seconds, 3),
        "compiled": alehouse.compiled(),
    }


def _figures(variants: list[Figures], found: list[list[Finding]], changes: list[Difference]) -> dict[str, Any]:
    return {
        "games": sum(variant["games"] for variant in variants),
        "variants": [
            {**variant, "findings": [{"warns": one.warns, "text": one.text} for one in sentences]}
            for variant, sentences in zip(variants, found, strict=True)
        ],
        "differences": [
            {
                "what": change.what,
                "first": change.first,
                "second": change.second,
                "ci95": [change.low, change.high],
                "clear": change.clear(),
            }
            for change in changes
        ],
    }
