"""The monastery in the terminal: numbers that hold tonight, and everything a card does."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, Table, attacked, sit

from alehouse.text.speech import Speech
from alehouse.tui.boards.moonlight import MoonlightBoard
from alehouse.tui.boards.moonlight_map import room_deeds
from alehouse.tui.boards.moonlight_sheet import card_effect
from alehouse.tui.boards.scene import Scene
from alehouse.tui.words import Words

pytestmark = pytest.mark.engine


def scene(table: Table) -> Scene:
    return Scene(table.view, Speech(TITLE, TITLE.house(), "en"), Words("en"), TITLE.house(), ["Ada"], 0, {})


def test_easy_water_needs_a_three_while_the_well_is_dry() -> None:
    dry = scene(sit(options=["hermit"], hermit={"night": 2, "omens": ["o01-clear-night"]}))
    assert room_deeds(dry, "courtyard") == [("Water", [("3+", ""), ("5+", "")])]
    assert MoonlightBoard().hint(dry, {"do": "action", "what": "water-easy"}) == "3+"


def test_the_beast_spear_tells_both_its_effects() -> None:
    spear = card_effect(scene(sit(options=["expansion"])), "beast-spear")
    assert spear == "+1 in fights; +1 Taste for each Werewolf you beat"


def test_the_fight_tells_both_sides_and_how_far_a_pack_is_beaten() -> None:
    table = attacked("wolfpack", cards=["mace", "crossbow"], dice=[6, 1]).play("fight")
    assert "Fight: Ada (1d+1) against Wolfpack 2/3 (1d, Taste 3)" in MoonlightBoard().lines(scene(table))
