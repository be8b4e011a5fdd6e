"""The wolfpack: three members, one card."""

from __future__ import annotations

import pytest
from tests.moonlight.play import TITLE, attacked, hunting

from alehouse.engine.pack import Pack

pytestmark = pytest.mark.engine


def test_members_come_one_after_another_in_printed_order() -> None:
    """MB-102, MB-133 and the silence, icons and trophy come once, at the end."""
    table = attacked("wolfpack", dice=[6, 3, 6, 3, 6, 3])
    assert table.exchanges == [(6, 2), (6, 3), (6, 4)]
    assert (table.story.count("trophy"), table.story.count("noise")) == (1, 1)
    assert table.story[-2:] == ["noise", "trophy"]


def test_bonuses_hold_for_the_whole_pack() -> None:
    """MB-103 training, dagger, hunt, Hunter and a blade for one fight."""
    table = hunting("wolfpack", "conrad", cards=["k4-honed-blade", "mace"], dice=[3, 1, 1, 1, 1, 1, 1])
    assert table.play("use k4-honed-blade").exchanges == [(6, 0), (6, 1), (6, 2)]


def test_a_second_die_is_for_one_exchange_only() -> None:
    """MB-103, MB-014 the window opens again before each exchange."""
    table = attacked("wolfpack", cards=["horseshoe"], dice=[6, 1, 1, 6, 5, 6, 6])
    table.play("fight")
    assert table.decision == "fight-cards"
    table.play("use horseshoe", "keep-die 6")
    assert table.exchanges == [(6, 0), (6, 5), (6, 7)]


def test_each_beaten_member_adds_its_taste() -> None:
    """MB-104"""
    assert attacked("wolfpack", dice=[6, 1, 6, 1, 6, 1]).me.werewolves == ["wolfpack 3"]
    assert attacked("wolfpack", dice=[6, 1, 6, 1, 1, 6]).me.werewolves == ["wolfpack 2"]


def test_the_first_defeat_ends_it_and_the_card_is_kept_even_without_taste() -> None:
    """MB-105"""
    table = attacked("wolfpack", dice=[1, 6])
    assert (table.me.werewolves, table.me.injured, table.me.dirt) == (["wolfpack 0"], True, 1)


def test_a_tied_member_is_left_behind() -> None:
    """MB-106"""
    table = attacked("wolfpack", dice=[3, 4, 6, 1, 6, 1])
    assert (table.exchanges[0], table.me.werewolves) == ((3, 3), ["wolfpack 2"])


def test_a_pack_of_ties_is_discarded() -> None:
    """MB-107"""
    table = attacked("wolfpack", dice=[1, 2, 1, 1, 2, 1])
    assert (table.me.werewolves, table.view["decks"]["werewolves"]["discard"]) == ([], ["wolfpack"])


@pytest.mark.parametrize(
    ("before", "taste"), [([], 3), ([6, 1], 3), ([1, 2], 2)], ids=["at once", "after a win", "after a tie"]
)
def test_a_sword_beats_everybody_who_is_left(before: list[int], taste: int) -> None:
    """MB-108"""
    table = attacked("wolfpack", cards=["crossbow"], dice=before)
    if before:
        table.play("fight")
    assert table.play("use crossbow").me.werewolves == [f"wolfpack {taste}"]


@pytest.mark.parametrize(("dice", "kept"), [([6, 1, 2], ["wolfpack 1"]), ([2], [])], ids=["one beaten", "none"])
def test_fleeing_from_a_pack_leaves_what_was_won(dice: list[int], kept: list[str]) -> None:
    """MB-109, MB-165"""
    table = attacked("wolfpack", "odo", dice=dice).play("flee")
    assert (table.me.werewolves, table.me.injured, table.me.noise) == (kept, False, 0)


@pytest.mark.parametrize(("monk", "cards"), [("isidore", []), ("dunstan", ["guardian-angel"])])
def test_a_wound_avoided_does_not_bring_the_pack_back(monk: str, cards: list[str]) -> None:
    """MB-110"""
    table = attacked("wolfpack", monk, cards=cards, dice=[6, 1, 1, 6, *([5] if not cards else [])])
    if cards:
        table.play("use guardian-angel")
    assert (table.me.werewolves, table.me.injured, len(table.exchanges)) == (["wolfpack 1"], False, 2)


def test_a_pack_is_one_werewolf_and_gets_each_bonus_once() -> None:
    """MB-111 Butcher, spear and full moon: 3 + 1 + 1 + 1."""
    table = attacked("wolfpack", "conrad", cards=["beast-spear"], options=["mod-full-moon"], dice=[6, 1, 6, 1, 6, 1])
    assert table.me.werewolves == ["wolfpack 6"]
    assert table.me.wolf_line == 6


def test_without_a_beaten_member_no_bonus_counts() -> None:
    """MB-111, MB-161"""
    table = attacked("wolfpack", "conrad", cards=["beast-spear"], options=["mod-full-moon"], dice=[1, 6])
    assert table.me.werewolves == ["wolfpack 0"]


def generous() -> Pack:
    """Three equal members, and a reward for winners."""
    reward = [{"on": "win", "effect": "equipment", "amount": 1}]
    members = [{"dice": 1, "bonus": 0, "taste": 1}] * 3
    return TITLE.changed("generous", {"werewolves": {"wolfpack": {"members": members, "right": reward}}})


@pytest.mark.parametrize(
    ("dice", "cards"),
    [([6, 1, 1, 6], []), ([6, 1, 1, 1, 1, 1], ["axe"]), ([1, 1, 1, 1, 1, 1], [])],
    ids=["a defeat is a loss", "one beaten and no defeat is a win", "only ties are a tie"],
)
def test_what_counts_as_a_win_for_icons(dice: list[int], cards: list[str]) -> None:
    """MB-112"""
    assert attacked("wolfpack", equipment=["axe"], pack=generous(), dice=dice).me.cards == cards


def test_who_flees_from_a_pack_gets_no_reward_for_those_he_beat() -> None:
    """MB-098, MB-109"""
    table = attacked("wolfpack", "odo", equipment=["axe"], pack=generous(), dice=[6, 1, 2]).play("flee")
    assert (table.me.werewolves, table.me.cards) == (["wolfpack 1"], [])
