"""Duels between monks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.moonlight.play import TITLE, Table, sit

pytestmark = pytest.mark.engine


def face_to_face(monk: str = "gall", other: str = "dunstan", dice: list[int] | None = None, **fields: Any) -> Table:
    """Two monks in one room; `theirs` are the target's cards."""
    target = {"monk": other, "cards": fields.pop("theirs", []), "noise": fields.pop("their_noise", 0)}
    target["room"] = fields.setdefault("room", "courtyard")
    return sit(monk, seats=2, options=["duel"], others={2: target}, dice=dice or [], **fields)


def test_a_duel_is_a_silent_action_without_a_roll() -> None:
    """MB-193"""
    table = face_to_face(noise=3, their_noise=4, dice=[5, 2]).play("duel 2")
    assert (table.view["actions_left"], table.me.noise, table.seat(2).noise) == (1, 3, 4)
    assert table.view["fight"] is None
    assert "roll" not in table.story
    assert "duel" not in sit(seats=2).verbs


@pytest.mark.parametrize(
    ("mine", "theirs", "rule"),
    [({}, {"room": "library"}, "MB-194"), ({}, {"injured": True}, "MB-194"), ({"injured": True}, {}, "MB-116")],
    ids=["elsewhere", "target injured", "challenger injured"],
)
def test_a_duel_is_for_healthy_monks_in_one_room(mine: dict[str, Any], theirs: dict[str, Any], rule: str) -> None:
    """MB-194"""
    assert sit(seats=2, options=["duel"], others={2: theirs}, **mine).rule_against("duel 2") == rule


def test_the_target_cannot_refuse() -> None:
    """MB-195"""
    assert face_to_face(dice=[5, 2]).play("duel 2").seat(2).injured


def test_the_challenger_declares_first_then_the_target_then_the_dice_fall() -> None:
    """MB-196"""
    table = face_to_face("norbert", "odo", cards=["horseshoe"], theirs=["crossbow"], dice=[1, 6, 2]).play("duel 2")
    assert (table.to_act, table.decision) == (1, "fight-cards")
    table.play("use horseshoe")
    assert (table.to_act, table.decision, table.told("fight-roll")) == (2, "fight-cards", [])
    table.play("fight")
    assert (table.to_act, table.decision) == (1, "keep-die")
    table.play("keep-die 1")
    assert (table.to_act, table.decision) == (1, "flee")
    table.play("stand")
    assert (table.to_act, table.decision) == (2, "flee")
    assert table.play("stand").duels == [(1, 2)]


def test_training_and_weapons_count_and_hunting_does_not() -> None:
    """MB-197"""
    table = face_to_face("gall", "eloy", room="forest", cards=["mace"], dice=[3, 4])
    assert table.play("duel 2").duels == [(4, 5)]


@pytest.mark.parametrize(
    ("dice", "injured"), [([5, 2], (False, True)), ([2, 5], (True, False)), ([4, 4], (False, False))]
)
def test_the_lower_total_is_injured_and_nobody_gains(dice: list[int], injured: tuple[bool, bool]) -> None:
    """MB-198"""
    table = face_to_face(noise=3, their_noise=4, dice=dice).play("duel 2")
    both = (table.me, table.seat(2))
    assert tuple(one.injured for one in both) == injured
    assert tuple(one.dirt for one in both) == tuple(map(int, injured))
    assert tuple(one.noise for one in both) == (3, 4)
    assert all((one.cards, one.werewolves, one.adjustment) == ([], [], 0) for one in both)


def test_one_sword_wins_without_dice() -> None:
    """MB-199"""
    assert face_to_face(cards=["crossbow"]).play("duel 2", "use crossbow").seat(2).injured
    assert face_to_face(theirs=["heavenly-wrath"]).play("duel 2", "use heavenly-wrath").me.injured


def test_two_swords_cancel_out_and_the_dice_decide() -> None:
    """MB-199 both are spent."""
    table = face_to_face(cards=["crossbow"], theirs=["heavenly-wrath"], dice=[2, 3]).play("duel 2")
    table.play("use crossbow", "use heavenly-wrath")
    assert (table.me.injured, table.duels) == (True, [(2, 3)])
    assert (table.me.cards, table.seat(2).cards) == ([], [])


def test_swords_and_blades_of_one_duel_do_not_count_in_the_next() -> None:
    """MB-196, MB-199 both sides use all they have for a tie; then only dice are left."""
    once = {"limit": "game", "amount": 2}
    pack = TITLE.changed("once", {"equipment": {"mace": once, "silver-dagger": once}})
    kit = ["mace", "crossbow"]
    table = face_to_face(pack=pack, cards=kit, theirs=["silver-dagger", "heavenly-wrath"], dice=[3, 3, 2, 1])
    table.play("duel 2", "use mace", "use crossbow", "use silver-dagger", "use heavenly-wrath", "duel 2")
    assert table.duels == [(5, 5), (2, 1)]


def test_both_actions_may_be_duels() -> None:
    """MB-200"""
    assert face_to_face(dice=[3, 3, 4, 4]).play("duel 2", "duel 2").story.count("duel") == 2


def test_a_card_used_in_defence_is_used_for_the_phase() -> None:
    """MB-200"""
    table = face_to_face(theirs=["horseshoe"], dice=[3, 3, 3, 4, 1]).play("duel 2", "use horseshoe")
    assert table.seat(2).used == ["horseshoe"]
    assert table.play("duel 2").duels == [(3, 3), (4, 1)]


def test_the_targets_hearts_and_blessing_save_him() -> None:
    """MB-016, MB-018"""
    table = face_to_face(other="isidore", theirs=["mail-shirt"], dice=[6, 1, 4]).play("duel 2")
    assert (table.to_act, table.decision) == (2, "injury-card")
    assert not table.play("bear").seat(2).injured


def test_a_werewolf_that_comes_after_a_duel_meets_the_challenger() -> None:
    """MB-165, MB-074 although the target was the last to fight."""
    table = face_to_face("anselm", "odo", noise=9, wolves=["lone-wolf"], dice=[6, 1, 2, 5, 3]).play("duel 2", "flee")
    assert table.roll("water-easy").exchanges == [(6, 3)]
    assert table.me.werewolves == ["lone-wolf 1"]


def test_a_werewolfs_bars_do_not_reach_a_later_duel() -> None:
    """MB-100, MB-197"""
    table = face_to_face(cards=["mace"], noise=9, wolves=["prowler"], dice=[2, 6, 1, 3, 3]).roll("water-easy")
    assert table.play("duel 2").duels == [(4, 3)]
