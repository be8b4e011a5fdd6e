"""`alehouse balance`: a balance report for designers about a title or a variant of it."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import alehouse
from alehouse.commands.host import chosen_setup, read_levels, read_options, seat_levels, shown, usual_seats
from alehouse.commands.output import note, print_json
from alehouse.commands.parameters import ChosenOptions, Cluster, Game, Json, PackName, Seed, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.commands.tournament import pairing_data
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.balance import Balance, BalanceTallies
from alehouse.lab.balance_figures import Figures, figures
from alehouse.lab.balance_findings import Difference, Finding, differences, findings
from alehouse.lab.charts import need_matplotlib
from alehouse.lab.restricted import RestrictedPlay, Worths
from alehouse.lab.seeds import derived
from alehouse.lab.sweep import Thing, read_thing, share_data
from alehouse.lab.tournament import Pair, Standings, Tournament
from alehouse.text.speech import Speech


def balance(
    game: Game,
    /,
    *,
    out: Path,
    games: int = 1000,
    seats: int | None = None,
    bots: str = "regular",
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    against_option: Annotated[list[str] | None, Parameter(name="--against-option")] = None,
    against_pack: str | None = None,
    pairs: bool = False,
    skill: str | None = None,
    worth: Annotated[list[str] | None, Parameter(name="--worth")] = None,
    opening: int = 1,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = "",
    json: Json = False,
) -> int:
    """Play many games and write a report: seat advantage, points, content, score sources, length, course of games.

    With --against-option or --against-pack, two variants play the same number of games with the same seeds.

    Example: alehouse balance moonlight --out report --against-option duel=on

    Parameters
    ----------
    out
        The folder to write the page (index.html), its pictures (.svg, .png) and its figures (balance.json) to.
    games
        How many games to play of each variant (default: 1000).
    seats
        Number of players (default: as many as bots are named, or as in the title's quick game, 3).
    bots
        Bot levels, one for all or one per seat, separated by commas (default: regular).
    against_option
        An option of a second variant to compare with, in addition to --option; may be given several times.
    against_pack
        The pack of a second variant to compare with.
    pairs
        Also count pairs of cards that the same seat met.
    skill
        Also play these levels, each against the one before, for example random,novice,regular: the skill curve.
    worth
        Also play with a seat that may not use this entry of the content, for example spaces.SS1, next to the same seat
        that may; may be given several times.
    opening
        How many of its first decisions each seat takes at random, so that bots that always open the same way play
        different games and all content is seen (default: 1).
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
        chosen = [f"{name}={value}" for name, value in changed.items()]
        setups.append(
            chosen_setup(title, seats, chosen, pack if against_pack is None else against_pack, setups[0].seed)
        )
    by_seat = seat_levels(levels, seats)
    curve = [] if skill is None else skill_pairs(read_levels(skill), seats)
    things = [read_thing(setups[0].pack, one) for one in worth or []]
    if things and seats < 2:
        raise AlehouseError("--worth compares seats; it needs at least 2.")
    job = Balance(setups, [by_seat] * len(setups), setups[0].seed, opening, course=True, pairs=pairs)
    since = time.perf_counter()
    tallies, stopped = run_games(job, BalanceTallies([seats] * len(setups)), games, workers, cluster)
    seconds = time.perf_counter() - since
    if stopped:
        note(f"Stopped after {tallies.games} of {games * len(setups)} games.")
    if all(tally.seats.games for tally in tallies.variants):
        variants = [figures(setup, by_seat, tally) for setup, tally in zip(setups, tallies.variants, strict=True)]
        for setup, found in zip(setups, variants, strict=True):
            if curve and not stopped:
                found["skill"], stopped = _skill(setup, curve, games, workers, cluster)
            if things and not stopped:
                found["worth"], stopped = _worth(setup, by_seat[0], things, games, workers, cluster)
        _tell(setups, variants, opening, tallies, seconds, out, json)
    return INTERRUPTED if stopped else 0


def skill_pairs(levels: list[str], seats: int) -> list[Pair]:
    """Each level against the previous one."""
    if len(levels) < 2 or seats < 2:
        raise AlehouseError("--skill takes at least two levels, for example random,novice,regular, and needs 2 seats.")
    return [(better, worse) for worse, better in pairwise(levels)]


def _skill(
    setup: Setup, pairs: list[Pair], games: int, workers: int | None, cluster: str
) -> tuple[list[dict[str, Any]], bool]:
    job = Tournament(setup, pairs, derived(setup.seed, "skill"))
    nothing = Standings(len(pairs), setup.seats)
    standings, stopped = run_games(job, nothing, games * len(pairs), workers, cluster, "games of the skill curve")
    played = [(pair, tally) for pair, tally in zip(pairs, standings.pairs, strict=True) if tally.games]
    return [pairing_data(pair, tally, setup.seats) for pair, tally in played], stopped


def _worth(
    setup: Setup, level: str, things: list[Thing], games: int, workers: int | None, cluster: str
) -> tuple[list[dict[str, Any]], bool]:
    job = RestrictedPlay(setup, level, things, derived(setup.seed, "worth"))
    worths, stopped = run_games(job, Worths(len(things)), games, workers, cluster, "rounds of restricted play")
    speech = Speech(setup.title, setup.pack, "en")
    return [
        {"section": section, "id": id, "name": speech.name(section, id), "games": worth.count, **share_data(worth)}
        for (section, id), worth in zip(things, worths.worths, strict=True)
    ], stopped


def _tell(
    setups: list[Setup],
    variants: list[Figures],
    opening: int,
    tallies: BalanceTallies,
    seconds: float,
    out: Path,
    json: bool,
) -> None:
    from alehouse.lab.balance_page import write_report

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
    """Labels for what distinguishes the variants."""
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
