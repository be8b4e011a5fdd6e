"""One monk alone."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, sit

pytestmark = pytest.mark.engine


def test_alone_the_same_rules_hold_and_the_werewolfs_dice_are_cast_for_it() -> None:
    """MB-213"""
    table = attacked("alpha", dice=[6, 2, 3])
    assert (table.to_act, table.exchanges) == (1, [(6, 5)])


def test_alone_there_is_nobody_to_fight_or_to_sabotage() -> None:
    """MB-214 except for the Codex, which works on the own beer."""
    table = sit(options=["duel"], room="brewery", boxes={"1": 2})
    assert "duel" not in table.verbs
    assert table.rule_against("action dirt") == "MB-186"
    assert "action dirt" in sit("pirmin", room="brewery", boxes={"1": 2}).legal


def test_alone_the_result_is_the_band() -> None:
    """MB-215"""
    table = sit(boxes=[2, 3, 2, 2, 3, 2, 0], end_night=True)
    assert (table.over, table.me.band, table.me.place) == (True, "good", 1)
