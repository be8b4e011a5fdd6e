"""Dice: what they show, in which order they fall, and which one is kept."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.moonlight.play import TITLE, attacked, sit

pytestmark = pytest.mark.engine


def test_a_die_is_fair_and_shows_1_to_6() -> None:
    """MB-002"""
    state = TITLE.new(1)
    faces = Counter(state.die() for cast in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in faces.values())


def test_no_face_decides_by_itself() -> None:
    """MB-003 a 1 may succeed and win, a 6 may fail and lose."""
    assert "success" in sit("benedict", room="brewery", cards=["lantern"], dice=[1]).roll("malt-easy").story
    assert "success" not in sit(room="bakery", dice=[2]).roll("yeast-easy").story
    assert attacked("lone-wolf", "anselm", dice=[1, 1]).told("win")
    assert attacked("big-paw", dice=[6, 5]).told("loss")


def test_the_monks_dice_fall_first_then_recasts_then_the_werewolfs() -> None:
    """MB-004, MB-171 own dice 1 and 4, the 1 recast to 6, then the Alpha's 2 and 3."""
    table = attacked("alpha", "quentin", cards=["horseshoe"], dice=[1, 4, 6, 2, 3])
    assert table.play("use horseshoe", "keep-die 6").exchanges == [(6, 5)]


def test_the_blessed_die_falls_after_all_others() -> None:
    """MB-004"""
    table = attacked("alpha", "isidore", dice=[1, 6, 6, 4])
    assert table.exchanges == [(1, 12)]
    assert table.told("blessed") == [{"seat": 1, "die": 4}]
    assert table.dice_left == []


def test_in_a_duel_both_sides_recast_their_own_die_in_turn() -> None:
    """MB-004, MB-196 challenger 1 and again 3, target 1 and again 5."""
    table = sit("quentin", seats=2, options=["duel"], others={2: {"monk": "quentin"}}, dice=[1, 3, 1, 5])
    table.play("duel 2")
    assert table.duels == [(3, 5)]


def test_of_two_dice_one_is_kept_by_choice() -> None:
    """MB-135 even the lower one."""
    table = sit(room="bakery", cards=["horseshoe"], dice=[6, 2])
    table.play("action yeast-hard", "use horseshoe", "stay-quiet")
    assert table.legal == {"keep-die 2", "keep-die 6"}
    assert table.play("keep-die 2").last_roll == 2


def test_two_equal_dice_leave_no_choice() -> None:
    """MB-135"""
    table = sit(room="bakery", cards=["horseshoe"], dice=[5, 5]).play(
        "action yeast-hard", "use horseshoe", "stay-quiet"
    )
    assert table.decision == "turn-step"
    assert table.me.stock == ["yeast 3"]


def test_once_the_die_lies_there_is_no_card_to_declare() -> None:
    """MB-015, MB-009 Odo sees his 2 and may flee or stand, but not reach for the crossbow."""
    table = attacked("alpha", "odo", cards=["crossbow", "horseshoe"], dice=[2]).play("fight")
    assert table.legal == {"flee", "stand"}
    table = sit(room="bakery", cards=["horseshoe", "vesper-bell"], dice=[1, 2])
    table.play("action yeast-hard", "use horseshoe", "roll", "stay-quiet")
    assert table.legal == {"keep-die 1", "keep-die 2"}
