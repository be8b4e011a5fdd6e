"""Hunting in the forest."""

from __future__ import annotations

import pytest
from tests.moonlight.play import hunting, sit

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("die", [2, 3], ids=["found nothing", "found two"])
def test_one_hunt_a_turn_counts_even_if_it_fails(die: int) -> None:
    """MB-082"""
    table = hunting("lone-wolf", dice=[die, 6, 1][: 1 if die == 2 else 3])
    assert table.view["actions_left"] == 1
    assert table.rule_against("action hunt") == "MB-082"
    assert "action hunt" in table.play("end-turn").legal


def test_hunting_is_for_the_forest() -> None:
    """MB-082"""
    assert sit(room="chapel").rule_against("action hunt") == "MB-049"


@pytest.mark.parametrize(("die", "found"), [(2, False), (3, True)])
def test_a_hunt_begins_with_an_easy_roll(die: int, found: bool) -> None:
    """MB-083"""
    table = sit(room="forest", dice=[die]).roll("hunt")
    assert (table.decision == "hunt-pick") is found


def test_both_werewolves_are_seen_and_one_of_them_must_be_faced() -> None:
    """MB-084 the other is discarded before the fight; nobody can decline."""
    table = sit(room="forest", wolves=["howler", "alpha"], cards=["crossbow"], dice=[3]).roll("hunt")
    assert (table.legal, table.view["drawn"]) == ({"face howler", "face alpha"}, ["howler", "alpha"])
    table.play("face alpha")
    assert (table.decision, table.view["decks"]["werewolves"]["discard"]) == ("fight-cards", ["howler"])


def test_the_hunter_has_one_more_in_every_exchange() -> None:
    """MB-085"""
    assert hunting("lone-wolf", dice=[3, 4, 2]).exchanges == [(5, 2)]
    assert hunting("wolfpack", dice=[3, 4, 2, 4, 2, 4, 2]).exchanges == [(5, 1), (5, 2), (5, 3)]


def test_the_hunting_bonus_does_not_bless() -> None:
    """MB-085, MB-156 a Blessed 3 stays a 3."""
    assert hunting("big-paw", "isidore", dice=[3, 1, 6, 3]).me.injured


def test_a_failed_hunt_is_a_failed_easy_action() -> None:
    """MB-086"""
    table = hunting("lone-wolf", noise=4, dice=[2])
    assert (table.me.noise, table.told("reveal"), table.decision) == (6, [], "turn-step")


@pytest.mark.parametrize(
    ("monk", "dice", "answers", "noise"),
    [
        ("dunstan", [3, 6, 1], [], 5),
        ("dunstan", [3, 3, 4], [], 5),
        ("odo", [3, 1], ["flee"], 5),
        ("isidore", [3, 1, 6, 6], [], 5),
        ("dunstan", [3, 1, 6], [], 0),
    ],
    ids=["win", "tie", "flight", "ignored injury", "injury"],
)
def test_only_a_wound_ends_the_noise_of_a_hunt(monk: str, dice: list[int], answers: list[str], noise: int) -> None:
    """MB-087, MB-165, MB-121"""
    assert hunting("lone-wolf", monk, noise=4, dice=dice).play(*answers).me.noise == noise


def test_a_hunt_at_noise_9_that_ties_brings_a_second_werewolf() -> None:
    """MB-088"""
    table = sit(room="forest", noise=9, wolves=["lone-wolf", "alpha", "howler"], dice=[3, 3, 4, 6, 1]).roll("hunt")
    table.play("face lone-wolf")
    assert (table.me.attacks, table.me.werewolves) == (1, ["howler 0"])


def test_each_werewolf_of_a_turn_has_a_fight_of_its_own() -> None:
    """MB-088, MB-096 what the first fight won does not keep the werewolf of the second."""
    wolves = ["lone-wolf", "alpha", "howler"]
    table = (
        sit("anselm", room="forest", noise=9, wolves=wolves, dice=[3, 6, 1, 1, 6]).roll("hunt").play("face lone-wolf")
    )
    assert (table.me.werewolves, table.me.injured) == (["lone-wolf 1"], True)


def test_blade_sword_and_flight_of_one_fight_do_not_reach_the_next() -> None:
    """MB-088, MB-103"""
    wolves = ["lone-wolf", "alpha", "howler"]
    armed = sit(room="forest", noise=9, wolves=wolves, cards=["k4-honed-blade", "crossbow"], dice=[3, 3, 1])
    armed.roll("hunt").play("face lone-wolf", "use k4-honed-blade", "use crossbow")
    assert armed.exchanges == [(3, 1)]
    fled = sit("odo", room="forest", noise=9, wolves=wolves, dice=[3, 1, 6, 1]).roll("hunt")
    assert fled.play("face lone-wolf", "flee").me.noise == 4


def test_two_cards_from_a_deck_of_one_turn_the_discard_pile_over_in_between() -> None:
    """MB-089, MB-127"""
    table = sit(room="forest", decks={"werewolves": {"cards": ["howler"], "discard": ["alpha"]}}, dice=[3]).roll("hunt")
    assert table.legal == {"face howler", "face alpha"}
    assert table.story[-3:] == ["reveal", "reshuffle", "reveal"]


def test_the_very_last_werewolf_is_fought_without_a_choice() -> None:
    """MB-089, MB-128"""
    table = sit(room="forest", decks={"werewolves": {"cards": ["howler"], "discard": []}}, dice=[3, 6, 1]).roll("hunt")
    assert table.me.werewolves == ["howler 0"]
