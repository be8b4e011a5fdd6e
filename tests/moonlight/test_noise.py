"""Noise: made, declared, rung down, and heard."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, sit

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(("noise", "offered"), [(0, True), (6, True), (7, False), (8, False)])
def test_making_noise_is_offered_below_seven(noise: int, offered: bool) -> None:
    """MB-061"""
    table = sit(noise=noise, cards=["vow-of-silence"], dice=[2]).play("action water-easy")
    assert ("make-noise" in table.refusals) is not offered
    assert (table.play("roll").decision == "make-noise") is offered


def test_making_noise_adds_one_to_the_roll_and_two_noise() -> None:
    """MB-062"""
    table = sit(dice=[4]).roll("water-hard", loudly=True)
    assert (table.last_roll, table.me.noise, table.me.stock) == (5, 4, ["water 2"])


def test_making_noise_is_heard_even_if_the_search_fails() -> None:
    """MB-062"""
    assert sit(room="bakery", dice=[1]).roll("yeast-hard", loudly=True).me.noise == 5


def test_noise_may_be_made_once_for_each_roll_of_a_turn() -> None:
    """MB-063 noise 0, 3, 6: both actions; a third question within a roll never comes."""
    table = sit(dice=[4, 4]).roll("water-easy", loudly=True).roll("water-easy", loudly=True)
    assert table.me.noise == 6
    assert len(table.told("make-noise")) == 2


@pytest.mark.parametrize(
    ("action", "room"), [("hunt", "forest"), ("pray", "chapel"), ("equipment", "armory"), ("dirt", "brewery")]
)
def test_noise_may_be_made_for_every_kind_of_action_roll(action: str, room: str) -> None:
    """MB-064"""
    table = sit("anselm", room=room, seats=2, others={2: {"boxes": {"1": 1}}}).play(f"action {action}")
    assert table.decision == "make-noise"


def test_noise_is_never_made_for_fights_blessed_dice_recovering_or_duels() -> None:
    """MB-064"""
    table = attacked("lone-wolf", "isidore", dice=[1, 6, 1])
    assert table.play("recover").told("make-noise") == []
    table = sit(seats=2, options=["duel"], dice=[3, 3]).play("duel 2")
    assert table.told("make-noise") == []


def test_a_bell_that_is_rung_first_makes_room_for_noise() -> None:
    """MB-065, MB-012"""
    table = sit(noise=7, cards=["felt-boots"], dice=[1]).play("action water-easy", "use felt-boots", "make-noise")
    assert (table.last_roll, table.me.noise) == (2, 9)


def test_an_easy_action_is_heard_once_a_hard_one_twice_a_failure_once_more() -> None:
    """MB-066, MB-067, MB-068"""
    assert sit(dice=[6]).roll("water-easy").me.noise == 1
    assert sit(dice=[6]).roll("water-hard").me.noise == 2
    assert sit(dice=[1]).roll("water-easy").me.noise == 2
    assert sit(dice=[1]).roll("water-hard").me.noise == 3


def test_what_needs_no_roll_makes_no_noise() -> None:
    """MB-069, MB-193 recovering, duelling and moving."""
    table = sit(seats=2, noise=5, injured=True, options=["duel"], others={2: {"monk": "gall"}}, dice=[5, 1])
    table.play("recover", "duel 2", "move chapel")
    assert table.me.noise == 5


def test_the_noise_of_a_roll_is_marked_before_its_cards_are_drawn_or_its_fight_begins() -> None:
    """MB-070"""
    table = sit(room="forest", noise=2, wolves=["lone-wolf", "alpha"], dice=[3]).roll("hunt")
    assert (table.decision, table.me.noise) == ("hunt-pick", 3)
    table = sit("gall", room="armory", noise=2, dice=[3]).roll("equipment")
    assert (table.decision, table.me.noise) == ("keep-equipment", 3)


def test_noise_stops_at_silence_but_not_at_ten() -> None:
    """MB-071"""
    assert sit(noise=1, cards=["vesper-bell"]).play("use vesper-bell").me.noise == 0
    table = sit(noise=9, wolves=["lone-wolf"], dice=[1, 6, 1]).roll("water-hard")
    assert table.told("noise")[0] == {"seat": 1, "noise": 12, "change": 3}


@pytest.mark.parametrize(("noise", "attacks"), [(8, 0), (9, 1)])
def test_a_werewolf_hears_ten_noise(noise: int, attacks: int) -> None:
    """MB-072"""
    table = sit(noise=noise, wolves=["lone-wolf"], dice=[6, 6, 1][: 1 + 2 * attacks]).roll("water-easy")
    assert table.me.attacks == attacks


def test_no_bell_can_be_rung_between_the_noise_and_the_werewolf() -> None:
    """MB-073 other windows open as usual: the crossbow may be used, the vow not."""
    table = sit(noise=9, wolves=["alpha"], cards=["vow-of-silence", "crossbow"], dice=[2])
    table.play("action water-easy", "roll")
    assert table.legal == {"use crossbow", "fight"}


def test_a_bell_lowers_or_sets_noise() -> None:
    """MB-132 minus one, minus two, equal to nought; the Howler raises it."""
    assert sit(noise=5, cards=["felt-boots"]).play("use felt-boots").me.noise == 4
    assert sit(noise=5, cards=["vesper-bell"]).play("use vesper-bell").me.noise == 3
    assert sit(noise=5, cards=["vow-of-silence"]).play("use vow-of-silence").me.noise == 0
    assert attacked("howler", dice=[6, 1]).me.noise == 4
