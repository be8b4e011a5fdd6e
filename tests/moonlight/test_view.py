"""What a viewer may see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.moonlight.play import Table, attacked, hunting, sit

from alehouse.engine.state import ALL, SPECTATOR

pytestmark = pytest.mark.engine


def full_table() -> Table:
    others = {2: {"cards": ["mace"], "werewolves": ["alpha 3"], "stock": ["malt 3"], "noise": 4, "dirt": 1}}
    return sit(seats=2, noise=3, cards=["crossbow"], others=others)


def fought(table: Table) -> dict[str, Any]:
    """The fight, without what is 0 or empty."""
    return {name: value for name, value in table.view["fight"].items() if value}


def test_everything_on_the_table_is_public() -> None:
    """MB-007 noise, stock, cards, trophies and sheets look the same to everybody."""
    state = full_table().state
    assert state.view(0) == state.view(1) == state.view(SPECTATOR)
    other: Any = state.view(0)["players"]
    assert (other[1]["cards"], other[1]["noise"], other[1]["stock"]) == (["mace"], 4, [{"what": "malt", "quality": 3}])


def test_only_the_order_of_the_decks_is_hidden() -> None:
    """MB-007 their size and their discard piles are not."""
    state = full_table().state
    seen: Any = state.view(0)["decks"]
    everything: Any = state.view(ALL)["decks"]
    for name, deck in seen.items():
        assert set(deck) == {"left", "discard"}
        assert len(everything[name]["cards"]) == deck["left"]


def test_a_guess_keeps_the_same_cards_in_another_order() -> None:
    """MB-007"""
    state = full_table().state
    guess = state.clone()
    guess.resample(0, 7)
    before: Any = state.view(ALL)["decks"]
    after: Any = guess.view(ALL)["decks"]
    assert sorted(before["werewolves"]["cards"]) == sorted(after["werewolves"]["cards"])
    assert before["werewolves"]["cards"] != after["werewolves"]["cards"]
    assert guess.view(0) == state.view(0)


def test_coming_omens_are_hidden() -> None:
    """MB-228"""
    state = sit(options=["hermit"], hermit={"omens": ["o01-clear-night"]}).state
    seen: Any = state.view(0)["hermit"]
    assert "omens" not in seen
    assert seen["omen"] == "o01-clear-night"


def test_a_roll_being_prepared_shows_its_number_and_bonuses() -> None:
    table = sit("benedict", room="brewery", cards=["horseshoe", "lantern"]).play("action malt-easy", "use horseshoe")
    prepared = {"what": "malt-easy", "need": 3, "bonus": 2, "die": 1, "dice": 2, "made_noise": False}
    assert table.view["roll"] == prepared
    assert sit().view["roll"] is None


def test_the_board_tells_the_lowest_die_that_will_do() -> None:
    board = {action["what"]: action for action in sit("benedict", room="brewery", cards=["lantern"]).view["board"]}
    assert [board["malt-hard"][name] for name in ("need", "bonus", "die")] == [5, 1, 4]
    assert board["meditate"]["die"] == 0


def test_the_next_band_counts_what_the_short_brew_is_given() -> None:
    """MB-225: its total is compared with the bands as if it were higher."""
    whole, short = (sit(options=options).view["players"][0] for options in ([], ["mod-short-brew"]))
    assert whole["next_band_at"] - short["next_band_at"] == 3
    best = sit(boxes=[9, 9, 9, 9, 9, 9, 9]).view["players"][0]
    assert (best["next_band"], best["next_band_at"]) == ("", 0)


def test_dice_are_shown_while_one_of_them_must_be_kept() -> None:
    table = sit(cards=["horseshoe"], dice=[2, 5]).play("action water-hard", "use horseshoe", "make-noise")
    assert (table.view["dice"], table.view["roll"]["bonus"]) == ([2, 5], 1)
    assert table.play("keep-die 5").view["dice"] == []


def test_a_blessed_die_after_a_lost_duel_shows_its_dice_and_no_roll() -> None:
    """MB-155, MB-156 the roll shown is that of an action, not the last one made."""
    others = {2: {"monk": "isidore", "cards": ["horseshoe"]}}
    table = sit(seats=2, options=["duel"], others=others, dice=[3, 6, 1, 2, 5]).roll("water-easy")
    table.play("duel 2", "fight", "use horseshoe")
    assert (table.decision, table.view["dice"], table.view["roll"]) == ("keep-die", [2, 5], None)


def test_drawn_cards_are_shown_while_one_of_them_must_be_chosen() -> None:
    table = sit("gall", room="armory", equipment=["mace", "axe"], dice=[3]).roll("equipment")
    assert table.view["drawn"] == ["mace", "axe"]
    table = sit(room="forest", wolves=["alpha", "howler"], dice=[3]).roll("hunt")
    assert table.view["drawn"] == ["alpha", "howler"]


def test_a_fight_shows_who_is_faced_and_how_it_stands() -> None:
    table = attacked("wolfpack", cards=["heavenly-wrath"], dice=[6, 1]).play("fight")
    assert fought(table) == {
        "kind": "attack",
        "seat": 1,
        "foe_dice": 1,
        "werewolf": "wolfpack",
        "member": 2,
        "members": 3,
        "beaten": 1,
        "taste": 1,
    }


def test_a_fight_shows_what_either_side_adds_to_its_dice() -> None:
    """MB-085, MB-092, MB-221 arms, training and the hunt on one side, the full moon on the other."""
    options = ["mod-full-moon"]
    table = hunting("raider", "anselm", options=options, cards=["mace", "crossbow"], dice=[6, 1, 1])
    fight = fought(table)
    assert (fight["own_bonus"], fight["foe_dice"], fight["foe_bonus"]) == (3, 1, 2)
    assert table.play("fight").exchanges == [(4, 3)]


def test_the_hermits_night_tells_its_rule_its_task_and_its_omen() -> None:
    hermit = sit(options=["hermit"], hermit={"night": 3, "omens": ["o02-creaking-floor"]}).view["hermit"]
    assert (hermit["special"], hermit["task"], hermit["amount"]) == ("light-sleepers", "few-attacks", 2)
    assert (hermit["omen_effect"], hermit["omen_amount"]) == ("failure-noise", 2)
    assert sit().view["hermit"] is None


def test_who_may_flee_sees_his_die() -> None:
    assert attacked("alpha", "odo", dice=[2]).view["fight"]["own_die"] == 2


def test_a_duel_shows_both_sides() -> None:
    table = sit(seats=2, options=["duel"], others={2: {"monk": "odo"}}, dice=[4, 2]).play("duel 2")
    assert fought(table) == {"kind": "duel", "seat": 1, "other": 2, "own_die": 4, "foe_dice": 1}


def test_a_finished_night_still_shows_its_sheets() -> None:
    table = sit(phase=7).play("end-turn")
    assert (table.view["to_act"], table.view["decision"], table.view["roll"]) == (0, "", None)
    assert table.me.boxes == [0] * 7
