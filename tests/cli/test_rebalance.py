"""`alehouse rebalance`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alehouse.games import LIBRARY

Run = Callable[..., Any]

PATH = "numbers.start-experience.by-players.2"
FIXED = ("rebalance", "dicebrewing", "--seats", 2, "--bots", "random", "--seed", 3, "--workers", 1)
SMALL = (*FIXED, "--games", 40, "--check", 60, "--rounds", 2)
QUICK = (*FIXED, "--games", 3, "--check", 3, "--rounds", 1)


def unfair(folder: Path) -> Path:
    """A pack in which the first player begins with 12 points."""
    folder.mkdir()
    (folder / "pack.toml").write_text('title = "dicebrewing"\nname = "unfair"\n')
    (folder / "numbers.toml").write_text("[start-experience]\nvalue = 0\nby-players = { 2 = [12, 0] }\n")
    return folder


def test_an_unfair_start_is_made_fair(run: Run, tmp_path: Path) -> None:
    pack = unfair(tmp_path / "unfair")
    command = (*SMALL, "--pack", pack, "--free", f"{PATH}.2=0..16:2", "--within", "0.8..1.2", "--out", tmp_path / "out")
    report = run(*command, "--json").json
    (change,) = report["changes"]
    assert change["path"] == f"{PATH}.2"
    assert change["before"] == 0
    assert 6 <= change["now"] <= 16
    (confirmed,) = report["confirmed"]
    assert confirmed["before"]["turn 1"]["mean"] > 1.5
    assert confirmed["after"]["turn 1"]["mean"] < 1.4
    assert report["cpu_seconds"] > 0
    again = LIBRARY.get("dicebrewing").pack(str(tmp_path / "out" / "pack"))
    assert again.for_players(2).in_turn_order("start-experience", 2) == [12, change["now"]]
    assert json.loads((tmp_path / "out" / "rebalance.json").read_text("utf-8"))["changes"] == report["changes"]
    assert (tmp_path / "out" / "index.html").exists()


def test_the_same_seed_gives_the_same_result(run: Run, tmp_path: Path) -> None:
    command = (*QUICK, "--pack", unfair(tmp_path / "unfair"), "--free", f"{PATH}.2=0..16:8", "--json")
    one, two = (run(*command, "--out", tmp_path / name).json for name in ("one", "two"))
    for report in (one, two):
        del report["seconds"], report["cpu_seconds"]
    assert one == two


def test_start_goods_are_free_if_no_number_is_named(run: Run, tmp_path: Path) -> None:
    report = run(*QUICK, "--out", tmp_path, "--json").json
    assert {free["path"].split(".")[1] for free in report["free"]} == {"start-coins", "start-seeds", "start-experience"}


def test_what_is_printed(run: Run, tmp_path: Path) -> None:
    out = run(*QUICK, "--free", f"{PATH}.1=0..2", "--within", "0..2", "--out", tmp_path).out
    assert out.startswith("Dice Brewing: seats within 0 to 2, seats 2, seed 3\n  nothing to change\n")
    assert "With random the result is within the bounds." in out
    assert f"Pack: {tmp_path / 'pack'}" in out


def test_wrong_use(run: Run, tmp_path: Path) -> None:
    assert "LOW..HIGH" in run(*SMALL, "--within", "1").refused()
    assert "--games takes" in run("rebalance", "dicebrewing", "--seats", 2, "--games", "3").refused()
    assert "near it are" in run(*SMALL, "--free", "numbers.start-coin.value=1..2").refused()
