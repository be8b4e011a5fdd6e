"""The graded benchmark: agents as functions, commands and bots are placed on the ladder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run, run

from alehouse.agents.benchmark import verdict
from alehouse.lab.tournament import PairTally

__all__ = ["run"]
ROOT = Path(__file__).parents[2]
EXAMPLE = f"{ROOT / 'examples' / 'text_agent.py'}:answer"
AGENTS = """
import json, sys

def wise(text):
    return "1"

def silly(text):
    return "dance"

def failing(text):
    raise OSError("no network")

if __name__ == "__main__":
    for line in sys.stdin:
        text = json.loads(line)["text"]
        assert "You may:" in text
        print("dance" if "dance" not in text and sys.argv[1:] else 1, flush=True)
"""


@pytest.fixture
def agents(tmp_path: Path) -> Path:
    path = tmp_path / "agents.py"
    path.write_text(AGENTS)
    return path


def test_a_function_is_placed_on_the_ladder_with_intervals(run: Run) -> None:
    report = run("benchmark", "moonlight", EXAMPLE, "--games", 6, "--against", "random,novice", "--json").json
    assert [entry["against"] for entry in report["against"]] == ["random", "novice"]
    for entry in report["against"]:
        assert entry["games"] == 6
        low, high = entry["lead_without_luck"]["ci95"]
        assert low < entry["lead_without_luck"]["mean"] < high
        assert entry["agent_is"] in ("stronger", "weaker", "not told apart")
    assert {entry["player"] for entry in report["ladder"]} == {"agent", "random", "novice"}
    assert report["games"] == 18
    assert report["decisions"] > 100
    assert report["refused_answers"] == report["default_decisions"] == 0


def test_the_same_seed_gives_the_same_grades(run: Run) -> None:
    wish = ("benchmark", "moonlight", EXAMPLE, "--games", 4, "--against", "random", "--json")
    one, other = run(*wish).json, run(*wish).json
    assert {**one, "seconds": 0} == {**other, "seconds": 0}


def test_answers_that_are_not_understood_are_counted_and_end_in_defaults(run: Run, agents: Path) -> None:
    wish = ("--games", 4, "--against", "random", "--json")
    report = run("benchmark", "moonlight", f"{agents}:silly", *wish).json
    assert report["default_decisions"] == report["decisions"]
    assert report["refused_answers"] == 3 * report["decisions"]


def test_a_command_answers_lines_and_recovers_from_refusals(run: Run, agents: Path) -> None:
    command = f"{sys.executable} {agents} stubborn"
    report = run("benchmark", "moonlight", command, "--command", "--games", 4, "--against", "random", "--json").json
    assert report["refused_answers"] == report["decisions"] > 50
    assert report["default_decisions"] == 0


def test_a_bot_can_be_graded_too_and_the_result_is_printed(run: Run) -> None:
    out = run("benchmark", "moonlight", "regular", "--games", 4, "--against", "random").out
    assert "against" in out
    assert "lead without luck" in out
    assert "agent" in out


def test_what_cannot_be_graded_is_refused(run: Run, agents: Path) -> None:
    few = ("--games", 4, "--against", "random")
    assert "--games 4 at least" in run("benchmark", "moonlight", EXAMPLE, "--games", 2).refused()
    assert "failed with OSError: no network" in run("benchmark", "moonlight", f"{agents}:failing", *few).refused()
    assert "cannot be started" in run("benchmark", "moonlight", "/no/such/program", "--command", *few).refused()
    ended = f"{sys.executable} -c 0"
    assert "ended with code 0 instead of answering" in run("benchmark", "moonlight", ended, "--command", *few).refused()
    assert "unknown bot level" in run("benchmark", "moonlight", "nobody", *few).refused()


def test_the_verdict_follows_from_the_interval() -> None:
    tally = PairTally(2)
    tally.games, tally.parts = 20, 20 * 840
    assert verdict(tally, 2) == 1
    for turn in range(4):
        for seat in (0, 1):
            tally.leads.count(turn, seat, [-1, 1 + turn] if seat == 0 else [1 + turn, -1], [0.0, 0.0])
    assert verdict(tally, 2) == -1
