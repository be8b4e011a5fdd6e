"""A fight with a werewolf, step by step."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, hunting, sit

pytestmark = pytest.mark.engine


def test_a_fight_runs_from_the_draw_to_the_trophy() -> None:
    """MB-090, MB-091 draw, dice, comparison, silence, right icon, trophy."""
    table = attacked("raider", equipment=["axe"], dice=[6, 1])
    wanted = ["attack", "reveal", "fight", "fight-roll", "compare", "win", "noise", "draw", "keep", "trophy"]
    assert [key for key in table.story if key in wanted] == wanted


def test_the_monks_total_is_die_training_hunt_hunter_and_cards() -> None:
    """MB-092, MB-005"""
    assert attacked("alpha", "anselm", cards=["mace", "silver-dagger"], dice=[2, 6, 6]).exchanges == [(5, 12)]
    assert hunting("big-paw", "conrad", cards=["mace"], dice=[2, 2, 6]).exchanges == [(5, 8)]


@pytest.mark.parametrize(
    ("wolf", "dice", "total"), [("alpha", [6, 5], 11), ("keg-spoiler", [6, 5], 10), ("big-paw", [4], 6)]
)
def test_the_werewolfs_total_is_the_sum_of_its_dice_and_its_bonus(wolf: str, dice: list[int], total: int) -> None:
    """MB-093"""
    assert attacked(wolf, dice=[1, *dice]).exchanges == [(1, total)]


def test_nobody_decides_for_the_werewolf() -> None:
    """MB-094 the left-hand neighbor is not asked anything."""
    assert attacked("alpha", seats=2, dice=[6, 1, 1]).to_act == 1


def test_the_higher_total_wins_the_trophy() -> None:
    """MB-095"""
    table = attacked("big-paw", dice=[4, 1])
    assert (table.me.werewolves, table.me.injured) == (["big-paw 2"], False)


def test_the_lower_total_is_a_serious_injury() -> None:
    """MB-096"""
    table = attacked("big-paw", dice=[2, 1])
    assert (table.me.werewolves, table.me.injured, table.me.dirt) == ([], True, 1)
    assert table.view["decks"]["werewolves"]["discard"] == ["big-paw"]


def test_a_tie_changes_nothing_but_the_noise() -> None:
    """MB-097, MB-098 no wound, no trophy, and the Howler does not howl."""
    table = attacked("howler", dice=[3, 3])
    assert (table.me.werewolves, table.me.injured, table.me.noise) == ([], False, 0)
    assert table.view["decks"]["werewolves"]["discard"] == ["howler"]


@pytest.mark.parametrize(
    ("wolf", "dice", "acts"),
    [
        ("raider", [6, 1], True),
        ("raider", [1, 6], False),
        ("web-weaver", [6, 1], False),
        ("web-weaver", [1, 6], True),
        ("howler", [6, 1], True),
        ("howler", [1, 6], True),
    ],
)
def test_right_icons_wait_for_their_outcome(wolf: str, dice: list[int], acts: bool) -> None:
    """MB-098"""
    me = attacked(wolf, equipment=["axe"], dice=dice).me
    assert bool(me.cards or me.webbed or me.noise) is acts


def test_a_werewolf_that_somebody_fled_from_leaves_no_icon_behind() -> None:
    """MB-098, MB-164"""
    assert attacked("howler", "odo", dice=[2]).play("flee").me.noise == 0


def test_a_crowned_sword_wins_without_dice_and_with_the_spoils() -> None:
    """MB-099, MB-139"""
    table = attacked("raider", cards=["crossbow"], equipment=["axe"]).play("use crossbow")
    assert (table.me.werewolves, table.me.cards, table.me.injured) == (["raider 1"], ["axe"], False)


def test_a_crossed_out_helmet_bars_all_equipment_to_the_end() -> None:
    """MB-100, MB-134 weapons, one-shots, armour and trophies; abilities and blessings stay."""
    kit = ["silver-dagger", "beast-spear", "crossbow", "mail-shirt", "horseshoe", "heavenly-wrath"]
    table = attacked("wolf-mother", "anselm", cards=kit, dice=[2, 6])
    assert table.legal == {"use heavenly-wrath", "fight"}
    assert table.rule_against("use crossbow") == "MB-100"
    assert table.play("fight").exchanges == [(3, 8)]
    assert (table.me.injured, table.decision) == (True, "turn-step")
    won = attacked("wolf-mother", "anselm", cards=["beast-spear"], dice=[6, 1])
    assert (won.exchanges, won.me.werewolves) == ([(7, 3)], ["wolf-mother 2"])


def test_a_crossed_out_mug_bars_all_blessings() -> None:
    """MB-100, MB-134 equipment stays: the mail shirt saves, the angel may not."""
    kit = ["mace", "guardian-angel", "heavenly-wrath", "mail-shirt"]
    table = attacked("bell-hater", cards=kit, dice=[1, 6])
    assert (table.exchanges, table.decision) == ([(2, 6)], "injury-card")
    assert table.legal == {"use mail-shirt", "bear"}
    assert table.rule_against("use guardian-angel") == "MB-100"


def test_the_snow_wolf_bars_both() -> None:
    """MB-100"""
    kit = ["mace", "crossbow", "heavenly-wrath", "guardian-angel", "mail-shirt"]
    table = attacked("snow-wolf", cards=kit, dice=[6, 3, 4])
    assert (table.exchanges, table.me.injured) == ([(6, 7)], True)


def test_what_was_barred_is_free_again_after_the_fight() -> None:
    """MB-100 the dagger counts in the next fight."""
    table = sit(room="forest", noise=9, cards=["mace"], wolves=["prowler", "alpha", "lone-wolf"], dice=[3, 3, 2, 4, 2])
    assert table.roll("hunt").play("face prowler").exchanges == [(4, 2), (5, 2)]


def test_a_reward_does_not_count_for_the_fight_it_was_won_in() -> None:
    """MB-101 a spear found on the Raider comes too late to spice the Raider."""
    table = attacked("raider", equipment=["beast-spear"], dice=[6, 1])
    assert (table.me.cards, table.me.werewolves) == (["beast-spear"], ["raider 1"])


def test_a_reward_may_be_used_from_the_next_window_on() -> None:
    """MB-101, MB-123"""
    table = attacked("relic-thief", blessings=["guest-tankard"], dice=[6, 1])
    assert table.play("use guest-tankard").me.adjustment == 1


def test_cards_are_declared_before_any_die_of_the_fight() -> None:
    """MB-014, MB-009 after the left icons, with the werewolf in sight."""
    table = attacked("alpha", cards=["crossbow", "horseshoe", "vesper-bell", "guest-tankard", "mail-shirt"])
    assert (table.decision, table.legal) == ("fight-cards", {"use crossbow", "use horseshoe", "fight"})
    assert table.view["fight"]["werewolf"] == "alpha"
    assert table.told("fight-roll") == []
