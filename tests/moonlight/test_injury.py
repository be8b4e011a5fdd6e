"""Serious injuries: suffered, avoided, ignored, recovered from."""

from __future__ import annotations

import pytest
from tests.moonlight.play import attacked, hunting, sit

pytestmark = pytest.mark.engine


def test_an_injury_is_one_dirt_and_a_turned_card_even_for_an_empty_beer() -> None:
    """MB-113"""
    me = attacked("lone-wolf", dice=[1, 6]).me
    assert (me.dirt, me.injured, me.boxes, me.injuries) == (1, True, [0] * 7, 1)


def test_a_wound_from_a_werewolf_ends_the_noise_and_one_from_a_duel_does_not() -> None:
    """MB-114"""
    assert hunting("lone-wolf", noise=4, dice=[3, 1, 6]).me.noise == 0
    table = sit(seats=2, noise=4, options=["duel"], others={2: {"monk": "gall"}}, dice=[1, 6]).play("duel 2")
    assert (table.me.injured, table.me.noise) == (True, 4)
    rival = {2: {"monk": "gall", "noise": 4}}
    after = attacked("lone-wolf", seats=2, options=["duel"], others=rival, dice=[1, 6, 1, 6])
    after.play("recover", "end-turn", "duel 1")
    assert (after.seat(2).injured, after.seat(2).noise) == (True, 4)


def test_recovering_is_a_silent_action() -> None:
    """MB-115"""
    table = sit(injured=True, noise=3).play("recover")
    assert (table.me.injured, table.me.noise, table.view["actions_left"]) == (False, 3, 1)
    assert "recover" not in table.legal


def test_a_wounded_monk_may_only_recover_use_cards_and_abilities_or_end_his_turn() -> None:
    """MB-116, MB-011, MB-120 with everything else at hand."""
    table = sit(
        "jerome",
        seats=2,
        options=["duel", "sprint"],
        injured=True,
        noise=3,
        stock=["malt 1"],
        werewolves=["alpha 3"],
        cards=["vesper-bell", "hubert-relic", "guest-tankard", "crossbow", "lantern"],
        others={2: {"boxes": {"1": 2}}},
    )
    assert table.verbs == {"recover", "use", "alchemy", "end-turn"}
    assert {words for words in table.legal if words.startswith("use")} == {
        "use vesper-bell",
        "use hubert-relic",
        "use guest-tankard",
    }


def test_after_recovering_the_rest_of_the_turn_is_there_again() -> None:
    """MB-117"""
    table = sit(noise=9, wolves=["lone-wolf"], dice=[2, 1, 6]).roll("water-easy")
    assert table.me.injured
    assert table.play("recover").verbs == {"move", "end-turn"}


def test_a_wound_without_an_action_left_waits_for_the_next_turn() -> None:
    """MB-118"""
    table = attacked("lone-wolf", actions_left=0, dice=[1, 6])
    assert (table.view["phase"], table.me.injured) == (2, True)
    table.play("recover")
    assert (table.view["actions_left"], table.view["free_move"]) == (1, True)


def test_a_second_wound_is_one_more_dirt_and_silence_but_no_second_turning() -> None:
    """MB-119"""
    table = attacked("lone-wolf", injured=True, dirt=1, dice=[1, 6])
    assert (table.me.dirt, table.me.injured, table.me.noise) == (2, True, 0)
    assert not table.play("recover").me.injured


def test_a_wounded_monk_keeps_everything_and_still_brews() -> None:
    """MB-120 specialty, crowned cards and entry included."""
    table = sit(
        "columban",
        injured=True,
        stock=["water 2", "malt 1"],
        werewolves=["alpha 3"],
        cards=["blessed-water", "mace"],
    ).play("end-turn", "use blessed-water")
    me = table.me
    assert (me.boxes[0], me.stock, me.cards, me.wolf_line) == (4, ["malt 1"], ["mace"], 3)


@pytest.mark.parametrize(
    ("monk", "cards", "dice"),
    [("dunstan", ["mail-shirt"], [1, 6]), ("isidore", [], [1, 6, 4])],
    ids=["avoided", "ignored"],
)
def test_an_injury_that_is_avoided_or_ignored_has_no_effect(monk: str, cards: list[str], dice: list[int]) -> None:
    """MB-121, MB-142 in a hunt not even the noise goes."""
    table = hunting("lone-wolf", monk, noise=4, cards=cards, dice=[3, *dice])
    table.play(*[f"use {card}" for card in cards])
    assert (table.me.dirt, table.me.injured, table.me.noise) == (0, False, 5)
    assert (table.me.injuries, table.story.count("avoid")) == (0, 1)


def test_a_heart_comes_before_the_blessed_die_and_replaces_it() -> None:
    """MB-122, MB-016"""
    table = attacked("lone-wolf", "isidore", cards=["guardian-angel"], dice=[1, 6])
    assert (table.decision, table.legal) == ("injury-card", {"use guardian-angel", "bear"})
    table.play("use guardian-angel")
    assert (table.told("blessed"), table.me.injured) == ([], False)


def test_after_a_failed_blessed_die_no_card_helps_any_more() -> None:
    """MB-122"""
    table = attacked("lone-wolf", "isidore", cards=["guardian-angel"], dice=[1, 6, 3]).play("bear")
    assert (table.me.injured, table.me.cards, table.decision) == (True, ["guardian-angel"], "turn-step")


def test_only_a_blessed_monk_is_asked_about_a_second_die() -> None:
    """MB-016, MB-156"""
    assert attacked("lone-wolf", cards=["horseshoe"], dice=[1, 6]).play("fight").decision == "turn-step"
    assert attacked("lone-wolf", "isidore", cards=["horseshoe"], dice=[1, 6]).play("fight").decision == "blessed-dice"


def test_a_red_heart_opens_the_injury_window() -> None:
    """MB-142, MB-143 the beaten Rabid Wolf's bite can be avoided and ignored."""
    table = attacked("rabid-wolf", cards=["mail-shirt"], dice=[6, 1])
    assert table.decision == "injury-card"
    assert not table.play("use mail-shirt").me.injured
    assert attacked("rabid-wolf", "isidore", dice=[6, 1, 4]).me.werewolves == ["rabid-wolf 2"]
    assert hunting("rabid-wolf", noise=3, dice=[3, 6, 1]).me.noise == 0
