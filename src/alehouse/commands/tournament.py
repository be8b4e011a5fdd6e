"""`alehouse tournament`: bots against each other."""

from __future__ import annotations

import time
from typing import Any

import alehouse
from alehouse.commands.host import chosen_setup, note_fallback, read_levels, setup_data
from alehouse.commands.output import columns, note, print_json
from alehouse.commands.parameters import ChosenOptions, Cluster, Game, Json, PackName, Seed, Workers
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.elo import ratings
from alehouse.lab.tally import wilson
from alehouse.lab.tournament import Pair, PairTally, Standings, Tournament, pairings

USUAL_SEATS = 2  # a pairing compares two bots


def tournament(
    game: Game,
    /,
    *,
    bots: str,
    games: int,
    seats: int = USUAL_SEATS,
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = "",
    luck: bool = False,
    json: Json = False,
) -> int:
    """Let bots play each other in every pairing, seats rotated; show win rates and Elo with 95% intervals.

    With more than two seats, one bot of one kind plays against bots of the other kind in all other seats.
    The same seed gives the same games with any number of workers. Ctrl-C keeps what is done.

    Example: alehouse tournament moonlight --bots random,regular --games 1000

    Parameters
    ----------
    bots
        At least two levels, separated by commas: from random to grandmaster, master:50ms, regular+cautious, …, or bots
        of your own as path/to/file.py:Class.
    games
        How many games each pairing plays.
    seats
        Number of players (default: 2, because a pairing compares two bots).
    luck
        Also report the lead in points without luck, which needs fewer games than win rates do. Only full rounds count,
        in which a bot has had each seat once; at least two are needed.
    """
    need_positive(games=games, workers=workers)
    levels = read_levels(bots)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise AlehouseError(f"--bots takes two or more different levels, for example random,regular, not '{bots}'.")
    setup = chosen_setup(LIBRARY.get(game), seats, option or [], pack, seed)
    if seats < 2:
        raise AlehouseError(f"a tournament needs at least 2 seats, not {seats}.")
    if luck and games < 2 * seats:
        raise AlehouseError(f"--luck compares rounds in which a bot has each seat once: --games {2 * seats} at least.")
    note_fallback(levels, setup)
    pairs = pairings(levels, seats)
    since = time.perf_counter()
    job = Tournament(setup, pairs, setup.seed, luck=luck)
    standings, stopped = run_games(job, Standings(len(pairs), seats), games * len(pairs), workers, cluster)
    seconds = time.perf_counter() - since
    if stopped:
        note(f"Stopped after {standings.games} of {games * len(pairs)} games.")
    if all(pair.games for pair in standings.pairs):
        report = _report(setup, levels, pairs, games, standings, seconds)
        if json:
            print_json(report)
        else:
            _print(setup, levels, report)
    return INTERRUPTED if stopped else 0


def _report(
    setup: Setup, levels: list[str], pairs: list[Pair], games: int, standings: Standings, seconds: float
) -> dict[str, Any]:
    rated = ratings(len(levels), standings.meetings(pairs, levels))
    ranking = [
        {"bot": level, "elo": round(rating.elo, 1), "ci95": [round(rating.low, 1), round(rating.high, 1)]}
        for level, rating in zip(levels, rated, strict=True)
    ]
    return {
        **setup_data(setup, bots=levels),
        "games_per_pairing": games,
        "games": standings.games,
        "decisions": standings.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(standings.games / seconds, 1),
        "compiled": alehouse.compiled(),
        "fair_share": 1 / setup.seats,
        "pairings": [
            pairing_data(pair, tally, setup.seats) for pair, tally in zip(pairs, standings.pairs, strict=True)
        ],
        "elo": sorted(ranking, key=lambda entry: -float(str(entry["elo"]))),
    }


def pairing_data(pair: Pair, tally: PairTally, seats: int) -> dict[str, Any]:
    share = tally.wins() / tally.games
    fair: dict[str, Any] = {}
    lead = tally.leads.interval()
    if lead is not None:
        mean, reach = lead
        fair["lead_without_luck"] = {"mean": mean, "ci95": [mean - reach, mean + reach]}
    return {
        "bot": pair[0],
        "against": pair[1],
        "games": tally.games,
        "wins": tally.wins(),
        "win_rate": share,
        "ci95": list(wilson(share, tally.games)),
        "points": tally.points / tally.games,
        "points_against": tally.others_points / (tally.games * (seats - 1)),
        **fair,
    }


def _print(setup: Setup, levels: list[str], report: dict[str, Any]) -> None:
    played = f"{report['games']} games, seats {setup.seats}, pack {setup.pack.name}, seed {setup.seed}"
    print(f"{setup.title.name}: {played}")
    others = "" if setup.seats == 2 else f", one against {setup.seats - 1} (a fair share is {100 / setup.seats:.0f}%)"
    print(f"\nWins in % with 95% interval, row against column{others}:")
    cells = {
        (entry["bot"], entry["against"]): share_cell(entry["win_rate"], entry["ci95"]) for entry in report["pairings"]
    }
    if setup.seats == 2:
        for entry in report["pairings"]:
            low, high = entry["ci95"]
            cells[entry["against"], entry["bot"]] = share_cell(1 - entry["win_rate"], [1 - high, 1 - low])
    rows = [["", *levels], *[[one, *[cells.get((one, other), "-") for other in levels]] for one in levels]]
    print("\n".join(columns(rows)))
    leads = [
        [entry["bot"], entry["against"], lead_cell(entry["lead_without_luck"])]
        for entry in report["pairings"]
        if "lead_without_luck" in entry
    ]
    if leads:
        print("\nLead in points over the mean of the others, without luck:")
        print("\n".join(columns([["bot", "against", "lead and 95%"], *leads])))
    print("\nElo, the mean of all is 0:")
    ranking = [[entry["bot"], f"{entry['elo']:+.0f}", interval_cell(entry["ci95"])] for entry in report["elo"]]
    print("\n".join(columns([["bot", "Elo", "95%"], *ranking])))
    how = "compiled" if report["compiled"] else "pure Python"
    print(f"\n{report['seconds']:.1f} s, {report['games_per_second']:.1f} games per second, {how}")


def share_cell(share: float, interval: list[float]) -> str:
    return f"{100 * share:.1f} [{100 * interval[0]:.1f}, {100 * interval[1]:.1f}]"


def lead_cell(lead: dict[str, Any]) -> str:
    low, high = lead["ci95"]
    return f"{lead['mean']:+.2f} [{low:+.2f}, {high:+.2f}]"


def interval_cell(interval: list[float]) -> str:
    return f"[{interval[0]:+.0f}, {interval[1]:+.0f}]"
