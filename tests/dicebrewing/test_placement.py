"""Bases and blue dice on the own board."""

from __future__ import annotations

import pytest
from tests.dicebrewing.play import sit

pytestmark = pytest.mark.engine

BUSY = {2: {"active": ["K1"]}}  # a rival who has something to do, so that turns alternate


def test_a_die_is_in_one_place_only() -> None:
    """DB-018 placed, sped, gained: the dice of the color never multiply."""
    table = sit(active=["Y2", "U4"], others=BUSY, dice=[5])
    before = table.view["supply"]
    table.play("base MH2", "speed MH2")
    after = table.view["supply"]
    assert (after["pale-malt"], after["dark-malt"]) == (before["pale-malt"] + 1, before["dark-malt"] - 1)
    assert (table.me.active, table.me.storage, table.me.speed["MH2"]) == (["K5"], [], "U4")


def test_turns_go_round_in_order_without_those_who_passed() -> None:
    """DB-025, DB-036"""
    some = {"active": ["Y2", "K2", "G2"]}
    table = sit(seats=4, active=some["active"], others={2: some, 3: some, 4: some})
    order = []
    for action in [
        "base MH2",
        "end-turn",
        "pass",
        "base MH2",
        "end-turn",
        "base MH3",
        "pick active pale-malt 2",
        "end-turn",
    ]:
        if action in ("pass", "end-turn"):
            order.append(table.to_act)
        table.play(action)
    assert order == [1, 2, 3, 4]
    assert table.to_act == 1
    assert table.play("pass").to_act == 3


def test_blocked_dice_stay_where_they_are() -> None:
    """DB-029, DB-088 neither as base nor as speed die, not even in the School; storing is allowed."""
    table = sit(round=3, active=["Y2 blocked", "K3 blocked", "G4 blocked", "U6 blocked"], base={"HP1": "seed"})
    assert table.legal == {"pass", "store"}
    assert table.rule_against("base MH2") == "DB-052"
    assert table.rule_against("speed HP1") == "DB-057"
    table.play("store", "pick-marked blocked active pale-malt 2", "finish")
    assert table.me.storage == ["Y2 blocked"]


def test_among_several_dice_the_blocked_one_is_refused() -> None:
    """DB-029, DB-088"""
    table = sit(active=["Y2", "Y3 blocked", "Y4"]).play("base MH2")
    assert table.legal == {"pick active pale-malt 2", "pick active pale-malt 4"}
    assert table.rule_against("pick-marked blocked active pale-malt 3") == "DB-088"


def test_a_protected_die_is_placed_like_any_other_but_not_raised() -> None:
    """DB-089"""
    table = sit(round=3, active=["Y2 protected"], others=BUSY)
    assert {"base MH2"} <= table.legal
    assert table.rule_against("base MH3") == "DB-054"
    table = sit(active=["Y2 protected", "Y3"], others=BUSY).play("base MH3")
    assert table.me.base["MH3"] == "Y3"


def test_two_blue_dice_may_speed_two_waiting_spaces_in_one_turn() -> None:
    """DB-028"""
    table = sit(active=["U3", "U4"], base={"MH1": "seed", "HP1": "seed"}, others=BUSY, dice=[2, 6])
    table.play("speed MH1", "pick active skill 3", "speed HP1")
    assert (table.me.active, table.to_act) == (["Y2", "G6"], 2)


def test_the_blue_die_may_come_from_storage_and_returns_to_the_active_pool() -> None:
    """DB-022, DB-073"""
    table = sit(storage=["Y3", "U2"], others=BUSY, dice=[1, 4]).play("base MH3", "speed MH3")
    assert table.me.storage == ["Y4"]
    table.play("pass", "pass", "done")
    assert (table.me.active, table.me.storage) == (["U4"], ["Y4"])


def test_two_seeds_promised_and_one_in_supply_gives_one() -> None:
    """DB-077"""
    table = sit(round=3, active=["K2", "U3"], supply={"seeds": 1}, others=BUSY)
    table.play("base DS2", "speed DS2")
    assert (table.me.seeds, table.view["supply"]["seeds"]) == (1, 0)


def test_no_seed_in_supply_stops_the_speeding_not_the_placing() -> None:
    """DB-076, DB-078"""
    table = sit(round=3, active=["K2", "U3"], supply={"seeds": 0}, others=BUSY).play("base DS2")
    assert table.rule_against("speed DS2") == "DB-076"


def test_a_waiting_die_that_a_reroll_made_a_six_may_be_sped_and_stays_six() -> None:
    """DB-055, DB-096"""
    table = sit(active=["U2"], base={"MH3": "Y3"}, tokens={"reroll-die": 1}, others=BUSY, dice=[6])
    table.play("token", "target-board 1 MH3")
    assert table.me.base["MH3"] == "Y6"
    table.play("speed MH3")
    assert table.me.storage == ["Y6"]


def test_a_waiting_six_stays_six_at_tidy_up() -> None:
    """DB-130"""
    assert sit(at="tidy", base={"HP2": "G6"}, storage=["Y1"]).me.storage == ["Y1", "G6"]


def test_a_barred_building_takes_no_blue_die_either() -> None:
    """DB-087"""
    table = sit(active=["U6"], base={"MH1": "seed"}, barred=["malt-house"], others=BUSY)
    assert table.rule_against("speed MH1") == "DB-087"


def test_the_last_blue_die_cannot_reroll_nothing() -> None:
    """DB-059"""
    assert sit(round=2, active=["U6"], seeds=1).rule_against("base SS1") == "DB-059"
    assert sit(round=2, active=["U6", "Y2 blocked", "K2 protected"]).rule_against("base SS1") == "DB-059"


def test_a_protected_blue_die_may_reroll_the_other_one() -> None:
    """DB-059, DB-089 the one die that may change must be left over."""
    table = sit(round=2, active=["U3", "U4 protected"], others=BUSY, dice=[6]).play("base SS1")
    assert table.me.base["SS1"] == "U4 protected"
    assert table.me.active == ["U6"]


def test_school_dice_must_show_enough() -> None:
    """DB-059, DB-060, DB-064"""
    table = sit(round=2, active=["U1", "Y3"], supply={"pale-malt": 3})
    for space, rule, need in [("SS1", "DB-059", 2), ("SS2", "DB-060", 3), ("SS3", "DB-064", 5)]:
        assert table.rule_against(f"base {space}") == rule
        assert table.refusals[f"base {space}"].args == {"space": space, "need": need, "have": 1}


def test_a_reroll_set_is_picked_die_by_die_and_each_is_cast_once() -> None:
    """DB-059 of two equal dice one may be left alone."""
    table = sit(round=2, active=["Y2", "Y2", "U2"], storage=["K1"], others=BUSY, dice=[5, 3])
    table.play("base SS1", "pick active pale-malt 2", "pick storage dark-malt 1")
    assert (table.me.active, table.me.storage) == (["Y2", "Y5"], ["K3"])


def test_a_swap_keeps_the_zone_and_the_supply_its_size() -> None:
    """DB-062"""
    table = sit(round=2, active=["Y1", "U3"], storage=["Y2"], supply={"pale-malt": 2}, others=BUSY, dice=[5, 6])
    table.play("base SS2", "pick active pale-malt 1")
    assert (table.me.active, table.me.storage) == (["Y6"], ["Y2"])
    assert table.view["supply"]["pale-malt"] == 2


def test_marked_dice_are_not_swapped() -> None:
    """DB-061, DB-088, DB-089"""
    table = sit(round=2, active=["Y1 blocked", "Y3", "K2 protected", "U3"], supply={"pale-malt": 1}, dice=[5])
    table.play("base SS2")
    assert table.legal == {"keep", "pick active pale-malt 3"}
    assert table.rule_against("pick-marked blocked active pale-malt 1") == "DB-088"


@pytest.mark.parametrize(("piece", "coins"), [("U1", 4), ("K6", 3)])
def test_a_sale_pays_by_colour_at_tidy_up(piece: str, coins: int) -> None:
    """DB-068, DB-070, DB-132"""
    table = sit(at="tidy", round=4, base={"DS3": piece}, storage=["Y1"])
    assert (table.me.coins, table.me.active) == (coins, [])


def test_a_player_places_at_most_eleven_bases_and_eight_blue_dice() -> None:
    """INV-5, DB-030"""
    dice = ["Y1", "Y2", "Y3", "K1", "K2", "K3", "K4", "G1", "G2", "G3", *["U5"] * 12]
    table = sit(round=3, active=dice, seeds=2, supply={"skill": 3, "pale-malt": 3, "hops": 3})
    bases = blues = 0
    while table.decision != "buy-main":
        options = sorted(action for action in table.legal if not action.startswith(("store", "pass", "end")))
        choice = options[0] if options else next(a for a in sorted(table.legal) if a in ("pass", "end-turn"))
        bases += choice.startswith("base")
        blues += choice.startswith("speed")
        table.play(choice)
    assert bases == 11
    assert blues <= 8
