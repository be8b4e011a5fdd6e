"""Brew Crafters in the terminal: where in the turn one is, and what choices will bring."""

from __future__ import annotations

from pathlib import Path

from tests.brewcrafters.play import TITLE, Table, brewing, sit

from alehouse.text.speech import Speech
from alehouse.tui.boards import board_of, hints
from alehouse.tui.boards.scene import Scene
from alehouse.tui.opening import new_game
from alehouse.tui.palette import NOTHING
from alehouse.tui.words import Words

BOARD = board_of("brewcrafters")


def scene(table: Table) -> Scene:
    speech = Speech(TITLE, TITLE.house(), "en")
    return Scene(table.view, speech, Words("en"), TITLE.house(), ["Ada", "Ben"], 0, {})


def test_the_tank_that_is_filled_is_told() -> None:
    """BC-099: tanks are filled one after the other."""
    table = brewing(buildings=["double-system"], storage="9 3 3").play("process-collab", "brew everyday-ale")
    shown = scene(table)
    assert BOARD.status(shown).plain.endswith("Brewery Phase, tank 2")
    assert f"Tanks: Everyday Ale, ▸ {NOTHING}" in BOARD.sheet(shown, 80, 20).plain
    assert BOARD.hint(shown, {"do": "leave-empty"}) == "tank 2"
    assert BOARD.lines(shown)[0] == "Year 1, Spring, Brewery Phase, tank 2."


def test_the_lap_and_the_meeples_left_are_told() -> None:
    shown = scene(sit(lap=2))
    assert BOARD.status(shown).plain.endswith("Market Action Phase, lap 2")
    assert "meeples 1" in BOARD.sheet(shown, 80, 20).plain


def test_who_stands_on_a_market_space_is_told() -> None:
    shown = scene(sit().play("place malt-market"))
    assert any(line.startswith("- Malt Market: used by Ada") for line in BOARD.lines(shown))
    assert "✗ Ada" in BOARD.table(shown, 120, 60).plain


def test_choices_tell_what_they_will_bring(tmp_path: Path) -> None:
    session = new_game(TITLE.setup(2, {"start": "1"}, seed=5), "", ["random"], "en", tmp_path / "game.ale")
    choices = session.choices()
    known = dict(zip((choice.label for choice in choices), hints(session, choices), strict=True))
    does = "Take everything that has accumulated here; Each season adds 3 Malt"
    assert known["Malt Market"] == f"{does}; gain 3 Malt; Malt +3; Stored ingredients +3"
    assert known["Fundraiser"] == "Take $3; Money +3"


def test_the_traders_rate_for_any_advanced_ingredient_is_told() -> None:
    """BC-191"""
    table = sit(options=["traders"], storage="0 0 2").play("place traders-market")
    shown = scene(table)
    for get in table.choices("trade-get"):
        rate = BOARD.hint(shown, {"do": "trade-get", "what": get})
        assert rate.endswith("for 1 Yeast"), get
    assert BOARD.hint(shown, {"do": "trade-get", "what": "advanced"}).startswith("1 Advanced of any type")
    told = next(line for line in BOARD.lines(shown) if line.startswith("Traders Market rates: "))
    assert "1 Advanced of any type for 1 Yeast" in told


def test_a_narrow_brewery_shows_all_tracks_of_the_lab() -> None:
    shown = scene(sit())
    sheet = BOARD.sheet(shown, 48, 15).plain.replace("\N{NO-BREAK SPACE}", " ")
    for track in TITLE.house().content["tracks"]:
        assert shown.name("tracks", track) in sheet
    assert "…" not in sheet


def test_the_portion_that_an_ingredient_pays_for_is_told() -> None:
    """BC-120 any Advanced Ingredient pays for the last one."""
    shown = scene(brewing(seats=3, storage="3 2 1 F S").play("process-collab", "collaborate"))
    told = {what: BOARD.hint(shown, {"do": "contribute", "what": what}) for what in ("malt", "fruit", "spices")}
    assert told["fruit"] == told["spices"] == shown.face("portions", "coll-advanced") != told["malt"]
