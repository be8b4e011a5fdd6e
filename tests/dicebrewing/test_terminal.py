"""What the terminal shows of a game of Dice Brewing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.dicebrewing.play import TITLE, Table, sit

from alehouse.text.languages import languages
from alehouse.text.speech import Speech
from alehouse.tui.boards import board_of, hints
from alehouse.tui.boards.scene import Scene
from alehouse.tui.opening import new_game
from alehouse.tui.words import Words

ADVANCED = {"mode": "advanced"}


def scene(table: Table) -> Scene:
    view: Any = table.state.view(0)
    return Scene(view, Speech(TITLE, TITLE.house(), "en"), Words("en"), TITLE.house(), ["Ada", "Ben"], 0, {})


def shown(table: Table) -> list[str]:
    """The position in plain words, small and large."""
    board, position = board_of("dicebrewing"), scene(table)
    return [
        "\n".join(board.lines(position)),
        board.table(position, 80, 20).plain,
        board.table(position, 140, 40).plain,
    ]


def test_a_die_that_only_needs_storing_is_not_missing() -> None:
    """DB-024 Table Wheat wants Y3 and Y2."""
    table = sit(row=["table-wheat", "double-ipa", "doppelbock"], storage=["Y3"], active=["Y2"])
    plain, small, large = shown(table)
    wheat = next(line for line in plain.splitlines() if "Table Wheat" in line)
    assert "Ada: store 1 die" in wheat
    assert "Ben: 2 dice missing" in wheat
    assert "store 1 die" in large
    for table_shown in (small, large):
        assert "(P" not in table_shown.partition("Double")[0]


@pytest.mark.parametrize("options", [{}, ADVANCED])
def test_everybody_sees_supply_priority_and_both_markets(options: dict[str, str]) -> None:
    """DB-009, DB-149 in the advanced game the stacks are hidden, prices and played tokens are not."""
    table = sit(options=options, active=["Y1"], played={"take-die": 1})
    plain, *drawn = shown(table)
    assert "Supply: Pale malt 13, Dark malt 14, Hops 12, Skill 10, seeds 6" in plain
    for text in drawn:
        legend = "Supply: P Pale malt 13, D Dark malt 14, H Hops 12, S Skill 10, seeds 6"
        assert legend in text.replace("\n", " ")
    for text in [plain, *drawn]:
        assert "Ada goes first" in text
        assert "Black Market" in text
        assert "Tokens played: Take a Die 1" in text
    ware = next(line for line in plain.splitlines() if line.startswith("- Take a Die: "))
    assert ware.endswith("; 3 coins; nobody knows how many are left." if options else "; 3 coins; 2 left.")


def test_a_blocked_recipe_is_marked() -> None:
    """DB-092"""
    plain = shown(sit(row=["table-wheat", "double-ipa", "doppelbock"], blocked=[1], active=["Y1"]))[0]
    assert "- Table Wheat: blocked;" in plain


def test_what_is_closed_to_a_player_is_named() -> None:
    """DB-087"""
    plain = shown(sit(active=["Y1"], barred=["malt-house"]))[0]
    assert plain.count("  Closed this round: Malt House\n") == 1


def test_spaces_tell_what_they_take_and_give() -> None:
    large = shown(sit(round=3, active=["Y1"]))[2]
    for formula in ("❦ → P", "P/D → +1", "S3+ → exchange", "D → ❦2", "D → ¢3, S → ¢4"):
        assert formula in large


@pytest.mark.parametrize("lang", languages())
def test_dice_have_letters_of_their_own_in_every_language(lang: str) -> None:
    letters = Words(lang)("dice-letters").split()
    assert len(set(letters)) == len(TITLE.house().content["dice"])


def test_choices_tell_what_they_bring(tmp_path: Path) -> None:
    session = new_game(TITLE.setup(2, seed=5), "", ["human"], "en", tmp_path / "game.ale")
    choices = session.choices()
    told = dict(zip([choice.label for choice in choices], hints(session, choices), strict=True))
    does = "seed: one pale malt die at Tidy-up; A blue die of 3 or more on the speed slot gives the effect at once"
    assert told["Place on Malt House 1"] == f"{does}; Seeds \u22121; Pale malt dice at Tidy-up +1"
    assert told["Pass"] == ""
