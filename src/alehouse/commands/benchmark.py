"""`alehouse benchmark`: an agent on the ladder of bots."""

from __future__ import annotations

import time
from typing import Any

import alehouse
from alehouse.agents.benchmark import (
    AGENT,
    AgentSpec,
    Benchmark,
    Grades,
    close_commands,
    pairings,
    verdict,
)
from alehouse.agents.text_bot import Answers
from alehouse.bots.levels import LEVELS
from alehouse.commands.host import chosen_setup, read_levels, setup_data
from alehouse.commands.output import columns, note, print_json
from alehouse.commands.parameters import ChosenOptions, Game, Json, PackName
from alehouse.commands.running import INTERRUPTED, need_positive, run_games
from alehouse.commands.tournament import interval_cell, lead_cell, pairing_data, share_cell
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import HOUSE
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.elo import ratings
from alehouse.lab.tournament import Standings
from alehouse.text.languages import ENGLISH, language

USUAL_SEATS, USUAL_GAMES = 2, 20
SAID = {1: "stronger", 0: "not told apart", -1: "weaker"}


def benchmark(
    game: Game,
    agent: str,
    /,
    *,
    command: bool = False,
    games: int = USUAL_GAMES,
    against: str = "",
    seats: int = USUAL_SEATS,
    option: ChosenOptions = None,
    pack: PackName = HOUSE,
    lang: str = ENGLISH,
    seed: int = 1,
    workers: int | None = 1,
    json: Json = False,
) -> int:
    """Place an agent on the ladder of bots, with 95% intervals and luck removed.

    It plays each level as often as --games says, from every seat with the same random numbers. An agent reads the
    position in words and answers with the number or the words of a choice.

    Example: alehouse benchmark moonlight agent.py:answer --games 20

    Parameters
    ----------
    agent
        A Python function from text to text (path/to/file.py:function or package.module:function), a bot (a level or
        path/to/file.py:Class), or with --command a program.
    command
        The agent is a program: it reads a line of JSON, {"text": …}, for every decision and writes a line with its
        answer.
    games
        How many games to play against each level (default: 20).
    against
        The levels, weakest first, separated by commas (default: all of them).
    seats
        Number of players (default: 2).
    lang
        The language that the agent reads, as in `alehouse languages` (default: en).
    seed
        The seed of all random numbers (default: 1).
    workers
        How many processes to use (default: 1); an agent is started in each of them.
    """
    need_positive(games=games, workers=workers)
    setup = chosen_setup(LIBRARY.get(game), seats, option or [], pack, seed)
    levels = read_levels(against) if against else LEVELS
    if len(set(levels)) < len(levels):
        raise AlehouseError(f"--against takes different levels, not '{against}'.")
    if games < 2 * seats:
        raise AlehouseError(f"rounds in which the agent has each seat once are compared: --games {2 * seats} at least.")
    spec = AgentSpec(agent, command, language(lang))
    spec.check()
    pairs = pairings(levels)
    nothing = Grades(Standings(len(pairs), seats), Answers())
    since = time.perf_counter()
    try:
        job = Benchmark(setup, spec, levels, seed)
        grades, stopped = run_games(job, nothing, games * len(pairs), workers)
    finally:
        close_commands()
    if stopped:
        note(f"Stopped after {grades.standings.games} of {games * len(pairs)} games.")
    if all(pair.games for pair in grades.standings.pairs):
        report = _report(setup, spec, levels, games, grades, time.perf_counter() - since)
        if json:
            print_json(report)
        else:
            _print(setup, report)
    return INTERRUPTED if stopped else 0


def _report(
    setup: Setup, spec: AgentSpec, levels: list[str], games: int, grades: Grades, seconds: float
) -> dict[str, Any]:
    pairs, players = pairings(levels), [AGENT, *levels]
    rated = ratings(len(players), grades.standings.meetings(pairs, players))
    ladder = [
        {"player": player, "elo": round(rating.elo, 1), "ci95": [round(rating.low, 1), round(rating.high, 1)]}
        for player, rating in zip(players, rated, strict=True)
    ]
    against = [
        {**pairing_data(pair, tally, setup.seats), "agent_is": SAID[verdict(tally, setup.seats)]}
        for pair, tally in zip(pairs, grades.standings.pairs, strict=True)
        if pair[0] == AGENT
    ]
    return {
        **setup_data(setup, agent=spec.name),
        "games_per_level": games,
        "games": grades.standings.games,
        "seconds": round(seconds, 3),
        "compiled": alehouse.compiled(),
        "decisions": grades.answers.asked,
        "refused_answers": grades.answers.refused,
        "default_decisions": grades.answers.defaults,
        "against": against,
        "ladder": sorted(ladder, key=lambda entry: -float(str(entry["elo"]))),
    }


def _print(setup: Setup, report: dict[str, Any]) -> None:
    print(f"{setup.title.name}: {report['agent']}, {report['games_per_level']} games per level, seats {setup.seats}")
    rows = [["against", "wins in % and 95%", "lead without luck", "the agent is"]]
    for entry in report["against"]:
        lead = lead_cell(entry["lead_without_luck"]) if "lead_without_luck" in entry else "-"
        rows.append([entry["against"], share_cell(entry["win_rate"], entry["ci95"]), lead, entry["agent_is"]])
    print("\n".join(columns(rows)))
    print("\nElo, the mean of all is 0:")
    ladder = [[entry["player"], f"{entry['elo']:+.0f}", interval_cell(entry["ci95"])] for entry in report["ladder"]]
    print("\n".join(columns([["player", "Elo", "95%"], *ladder])))
    asked, refused, defaults = (report[key] for key in ("decisions", "refused_answers", "default_decisions"))
    if asked:
        print(f"\n{asked} decisions; {refused} answers refused, {defaults} decisions left to their default")
    print(f"{report['games']} games in {report['seconds']:.1f} s")
