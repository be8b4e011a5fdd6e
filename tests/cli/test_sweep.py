"""`alehouse sweep`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

COINS = "numbers.start-experience.by-players.2.1=0..20:10"
SMALL = ("sweep", "dicebrewing", "--seats", 2, "--bots", "random", "--games", 30, "--seed", 3, "--workers", 1)


def test_more_experience_wins_more(run: Run) -> None:
    report = run(*SMALL, "--number", COINS, "--json").json
    assert [point["values"] for point in report["points"]] == [
        {"numbers.start-experience.by-players.2.1": value} for value in (0, 10, 20)
    ]
    shares = [point["shares"][0]["mean"] for point in report["points"]]
    assert shares == sorted(shares)
    assert shares[2] > 1.6
    assert report["points"][2]["changes"][0]["ci95"][0] > 0
    assert [point["now"] for point in report["points"]] == [True, False, False]
    assert report["points"][0]["changes"][0]["mean"] == 0
    assert report["games"] == 90
    for point in report["points"]:
        assert sum(share["mean"] for share in point["shares"]) == pytest.approx(2, abs=1e-6)


def test_a_table_and_a_chart(run: Run) -> None:
    out = run(*SMALL, "--number", COINS, "--watch", "spaces.MH1").out
    assert out.startswith("Dice Brewing: 30 games per value, seats 2, pack house, seed 3\n")
    assert "use of spaces.MH1" in out
    lines = out.splitlines()
    assert "Turn 1:" in lines
    drawn = lines[lines.index("Turn 1:") + 2 :]
    assert [line.split()[0] for line in drawn] == ["0", "10", "20"]
    assert all("|" in line or "o" in line for line in drawn)
    assert drawn[0].index("o") < drawn[2].index("o")


def test_two_numbers_and_the_present_values_where_they_are_not_among_them(run: Run) -> None:
    numbers = ("--number", "numbers.seeds.value=7..8", "--number", "numbers.start-coins.value=3..4")
    report = run(
        "sweep", "dicebrewing", "--seats", 2, "--bots", "random", "--games", 3, "--workers", 1, *numbers, "--json"
    )
    points = report.json["points"]
    assert len(points) == 5
    assert points[0]["now"]
    assert points[0]["values"] == {"numbers.seeds.value": 6, "numbers.start-coins.value": 2}


def test_the_same_seed_gives_the_same_figures_with_any_number_of_workers(run: Run) -> None:
    command = (
        "sweep",
        "moonlight",
        "--seats",
        2,
        "--games",
        12,
        "--seed",
        5,
        "--number",
        "numbers.attack-limit.value=9..10",
    )
    one, two = (run(*command, "--workers", workers, "--json").json["points"] for workers in (1, 2))
    assert one == two


def test_a_page(run: Run, tmp_path: Path) -> None:
    out = run(*SMALL, "--number", COINS, "--out", tmp_path).out
    assert f"Report: {tmp_path / 'index.html'}" in out
    assert {path.name for path in tmp_path.iterdir()} == {"index.html", "shares.svg", "shares.png", "sweep.json"}
    assert "Sweep of Dice Brewing" in (tmp_path / "index.html").read_text("utf-8")


def test_wrong_use(run: Run) -> None:
    near = run(*SMALL, "--number", "numbers.start-coin.value=1..2").refused()
    assert "numbers.start-coins.value" in near
    assert "from 1 to 6" in run(*SMALL, "--number", "spaces.MH1.speed.least=0..3").refused()
    assert "once or twice" in run(*SMALL, *["--number", COINS] * 3).refused()
    assert "spaces.MH1" in run(*SMALL, "--number", COINS, "--watch", "spaces.MH0").refused()
    assert (
        "at least 2" in run("sweep", "moonlight", "--seats", 1, "--number", "numbers.attack-limit.value=9..9").refused()
    )
