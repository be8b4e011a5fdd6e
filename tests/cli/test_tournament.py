"""`alehouse tournament`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Run = Callable[..., Any]

LEVELS = ("--bots", "random,novice,regular")


def test_every_pair_as_data(run: Run) -> None:
    report = run("tournament", "moonlight", *LEVELS, "--games", 4, "--seed", 1, "--json").json
    assert (report["seats"], report["games_per_pairing"], report["games"], report["fair_share"]) == (2, 4, 12, 0.5)
    pairs = [(entry["bot"], entry["against"], entry["games"]) for entry in report["pairings"]]
    assert pairs == [("random", "novice", 4), ("random", "regular", 4), ("novice", "regular", 4)]
    for entry in report["pairings"]:
        low, high = entry["ci95"]
        assert low <= entry["win_rate"] <= high
    assert {entry["bot"] for entry in report["elo"]} == {"random", "novice", "regular"}
    elos = [entry["elo"] for entry in report["elo"]]
    assert elos == sorted(elos, reverse=True)
    assert sum(elos) == pytest.approx(0, abs=0.2)


def test_at_a_larger_table_one_plays_against_all_others(run: Run) -> None:
    command = ("tournament", "moonlight", "--bots", "random,novice", "--games", 3, "--seats", 3, "--seed", 1)
    report = run(*command, "--json").json
    assert [(entry["bot"], entry["against"]) for entry in report["pairings"]] == [
        ("random", "novice"),
        ("novice", "random"),
    ]
    assert "one against 2 (a fair share is 33%)" in run(*command).out


def test_a_matrix_for_people(run: Run) -> None:
    out = run("tournament", "moonlight", *LEVELS, "--games", 2, "--seed", 1).out
    assert out.startswith("Moonlight Brewers: 6 games, seats 2, pack house, seed 1\n")
    assert "row against column" in out
    assert "Elo, the mean of all is 0:" in out


def test_the_lead_without_luck_needs_fewer_games_than_wins(run: Run) -> None:
    command = ("tournament", "moonlight", "--bots", "regular,novice", "--games", 40, "--seed", 1, "--luck")
    (entry,) = run(*command, "--json").json["pairings"]
    low, high = entry["lead_without_luck"]["ci95"]
    assert 0 < low < entry["lead_without_luck"]["mean"] < high
    assert "regular" in run(*command).out.partition("without luck:")[2]
    assert "lead_without_luck" not in run(*command[:-1], "--json").json["pairings"][0]


def test_luck_needs_two_whole_rounds_of_seats(run: Run) -> None:
    command = ("tournament", "moonlight", "--bots", "random,novice", "--seats", 3, "--seed", 1, "--luck", "--json")
    outcome = run(*command, "--games", 5)
    assert outcome.code == 2
    assert "--games 6 at least" in outcome.err
    assert all("lead_without_luck" in entry for entry in run(*command, "--games", 6).json["pairings"])


def test_the_same_seed_gives_the_same_standings(run: Run) -> None:
    command = ("tournament", "moonlight", "--bots", "random,novice", "--games", 6, "--seed", 5, "--json")
    first, again = (run(*command).json for time in (1, 2))
    assert (first["pairings"], first["elo"]) == (again["pairings"], again["elo"])


def test_ctrl_c_keeps_what_is_done_and_says_so(interrupted: Run) -> None:
    outcome = interrupted(6, "tournament", "moonlight", "--bots", "random,novice", "--games", "10000000", "--json")
    assert outcome.code == 130
    assert outcome.err.startswith("Stopped after ")
    assert '"pairings": ' in outcome.out
