"""The monastery in the terminal: numbers that hold tonight, and everything a card does."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, Table, attacked, sit

from alehouse.text.speech import Speech
from alehouse.tui.boards.moonlight import MoonlightBoard
from alehouse.tui.boards.moonlight_map import room_actions
from alehouse.tui.boards.scene import Scene
from alehouse.tui.words import Words

pytestmark = pytest.mark.engine


def scene(table: Table) -> Scene:
    return Scene(table.view, Speech(TITLE, TITLE.house(), "en"), Words("en"), TITLE.house(), ["Ada"], 0, {})


def test_easy_water_needs_a_three_while_the_well_is_dry() -> None:
    dry = scene(sit(options=["hermit"], hermit={"night": 2, "omens": ["o01-clear-night"]}))
    assert room_actions(dry, "courtyard") == [("Water", [("3+", ""), ("5+", "")])]
    assert MoonlightBoard().hint(dry, {"do": "action", "what": "water-easy"}) == "roll 3+"


def test_the_beast_spear_tells_both_its_effects() -> None:
    spear = scene(sit(options=["expansion"])).face("equipment", "beast-spear")
    assert spear.startswith("+1 in fights; +1 Taste for each Werewolf you beat; ")


def test_the_fight_tells_both_sides_and_how_far_a_pack_is_beaten() -> None:
    table = attacked("wolfpack", cards=["mace", "crossbow"], dice=[6, 1]).play("fight")
    against = "Fight: Ada (one die +1) against Wolfpack 2/3 (one die; one die \u22121; one die; one die +1; Taste 3)"
    assert against in MoonlightBoard().lines(scene(table))


def test_a_night_tells_its_rule_its_task_its_omen_and_the_rank() -> None:
    dry = scene(sit(options=["hermit"], hermit={"night": 2, "omens": ["o01-clear-night"]}))
    lines = MoonlightBoard().lines(dry)
    assert any(
        line.startswith("Night 2, Dry Well: The easy search for water") and "Task: Have 1" in line for line in lines
    )
    assert any(line.endswith(": Novice.") for line in lines)
    assert any(line.startswith("Omen: ") and line.endswith("Nothing happens.") for line in lines)


def test_decks_tell_what_is_left_and_discarded() -> None:
    lines = MoonlightBoard().lines(scene(sit()))
    assert any(line.startswith("Decks (left/discarded): Werewolves 17/0 · Equipment 12/0") for line in lines)


def test_werewolves_are_offered_with_their_icons() -> None:
    howler = MoonlightBoard().hint(scene(sit()), {"do": "face", "werewolf": "howler"})
    assert howler == "one die; Taste 0; win or loss: Noise +4"
