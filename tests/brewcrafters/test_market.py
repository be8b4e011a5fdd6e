"""Market spaces: one test per space, and the laps of the Market Phase."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import TITLE, Table, in_winter, sit
from tests.staged import Given

pytestmark = pytest.mark.engine

TAKE_ALL = {  # players needed, what one restock adds
    "malt-market": (2, "3 0 0"),
    "hops-market": (2, "0 2 0"),
    "yeast-market": (2, "0 0 1"),
    "malt-coop": (3, "3 0 0"),
    "farm-stand": (4, "1 1 0"),
    "yeast-bank": (5, "1 0 1"),
}


@pytest.mark.parametrize("space", TAKE_ALL)
def test_a_restocking_space_gives_all_that_lies_there(space: str) -> None:
    """BC-032, BC-033, BC-043, BC-054"""
    seats, once = TAKE_ALL[space]
    assert sit(seats=seats, storage="0 0 0").play(f"place {space}").me.storage == once
    waiting = sit(seats=seats, phase="close", storage="0 0 0").play(f"place {space}")
    assert waiting.me.storage == " ".join(str(2 * int(count)) for count in once.split())
    assert sum(waiting.view["market"][space]["goods"].values()) == 0


def test_the_view_says_what_each_half_of_a_space_gives() -> None:
    """BC-043: all goods there, or what the space always gives."""
    market = sit(seats=5, phase="close").view["market"]
    for space in [*TAKE_ALL, "investor-partnership"]:
        half = "investor" if space == "investor-partnership" else "whole"
        assert market[space]["gives"][half] == market[space]["goods"]
    assert market["investor-partnership"]["gives"]["partnership"] == {}
    assert market["open-market"]["gives"] == {"whole": {"basic": 3}}


def test_the_view_says_who_stands_on_a_space_until_the_season_ends() -> None:
    """BC-031, BC-038, BC-044 a meeple, or a helper or intern instead of it."""
    table = sit(options=["interns"], phase="extra", workers=["market-helper"], interns=1)
    table.play("send helper fundraiser", "send intern malt-market")
    visitors = {space: here["visitors"] for space, here in table.view["market"].items() if here["visitors"]}
    assert visitors == {"fundraiser": [{"seat": 1, "token": "helper"}], "malt-market": [{"seat": 1, "token": "intern"}]}
    placed = sit().play("place malt-market").view["market"]["malt-market"]
    assert (placed["used"], placed["visitors"]) == (True, [{"seat": 1, "token": ""}])
    assert not any(here["visitors"] for here in table.end_season().view["market"].values())


@pytest.mark.parametrize("space", ["open-market", "general-store"])
def test_a_mixed_market_gives_three_basics_with_one_yeast_at_most(space: str) -> None:
    """BC-034, BC-056 the same every season."""
    table = sit(seats=5, storage="0 0 0").play(f"place {space}")
    assert len(table.legal) == 7
    assert table.play("take-basic 1 1 1").me.storage == "1 1 1"


def test_the_advanced_market_gives_one_of_any_type() -> None:
    """BC-055, BC-001"""
    table = sit(storage="0 0 0").play("place advanced-market")
    assert table.legal == {"take-advanced fruit", "take-advanced spices", "take-advanced coffee"}
    assert table.play("take-advanced coffee").me.storage == "0 0 0 C"


def test_the_homebrew_shop_gives_one_of_each_basic() -> None:
    """BC-057, BC-001"""
    assert sit(seats=3, storage="0 0 0").play("place homebrew-shop").me.storage == "1 1 1"


@pytest.mark.parametrize(("half", "storage"), [("yeast", "0 0 1"), ("advanced", "0 0 0 F")])
def test_the_specialty_stall_gives_yeast_or_an_advanced_ingredient(half: str, storage: str) -> None:
    """BC-058, BC-040"""
    table = sit(seats=4, storage="0 0 0").play(f"place-half specialty-stall {half}")
    if table.decision == "gain-advanced":
        table.play("take-advanced fruit")
    assert (table.me.storage, table.to_act) == (storage, 2)
    assert table.rule_against("place-half specialty-stall yeast") == "BC-038"


def test_the_fundraiser_gives_three_and_the_benefit_night_two() -> None:
    """BC-059"""
    assert sit(money=0).play("place fundraiser").me.money == 3
    assert sit(seats=3, money=0).play("place-half worker-benefit benefit").me.money == 2


def test_the_private_investor_gives_his_money_and_the_token() -> None:
    """BC-050, BC-061 the holder may use him too and stays start player."""
    table = sit(money=0, market={"investor-partnership": {"goods": {"money": 4}}})
    table.play("place-half investor-partnership investor")
    assert (table.me.money, table.view["start"]) == (4, 1)


def test_a_partnership_can_be_formed_while_cards_are_left() -> None:
    """BC-041, BC-051, BC-003"""
    empty = sit(partnerships={"coffee-roaster": 1}, others={2: {"partnerships": {"spices-importer": 1}}})
    assert empty.rule_against("place-half investor-partnership partnership") == "BC-041"
    table = sit(seats=4).play("place-half shift-partnership partnership")
    assert table.legal == {"partner coffee-roaster", "partner spices-importer"}


def test_hire_new_shift_is_on_two_spaces() -> None:
    """BC-053, BC-088 one shift an action, three in all."""
    ready: Given = {"seats": 4, "shipping": {"everyday-ale": 9}}
    assert sit(**ready).play("place-half shift-worker shift").me.shifts == 2
    assert sit(shifts=2, **ready).play("place-half shift-partnership shift").me.shifts == 3
    assert sit(shifts=3, **ready).rule_against("place-half shift-worker shift") == "BC-088"


def test_hire_skilled_worker_is_on_two_spaces() -> None:
    """BC-052"""
    for space in ("shift-worker", "worker-benefit"):
        table = sit(seats=3).play(f"place-half {space} worker", "hire mash-specialist")
        assert table.me.workers == ["mash-specialist"]


# -- laps ---------------------------------------------------------------------------------------------


def test_two_laps_in_the_same_order_then_the_brewery() -> None:
    """BC-036, BC-037 exactly two placements each."""
    table = sit(seats=3)
    order = []
    for space in ("fundraiser", "malt-market", "hops-market", "yeast-market", "malt-coop", "homebrew-shop"):
        order.append(table.to_act)
        assert table.verbs == {"place", "place-half"}  # compulsory: nothing else is offered
        table.play(f"place {space}")
    assert order == [1, 2, 3, 1, 2, 3]
    assert table.decision == "brewery-action"


def test_a_used_space_is_shut_for_everybody_for_the_season() -> None:
    """BC-038 own meeples included."""
    table = sit().play("place fundraiser")
    assert table.rule_against("place fundraiser") == "BC-038"
    assert table.play("place malt-market").rule_against("place fundraiser") == "BC-038"
    assert "place fundraiser" in sit(phase="close", market={"fundraiser": {"used": True}}).legal


def test_meeples_and_shifts_do_not_meet() -> None:
    """BC-039 no brewery action in the Market Phase and no placement in the Brewery Phase."""
    assert not {"process-collab", "research", "install", "pass"} & sit().verbs
    assert not {"place", "place-half"} & sit(phase="brewery").verbs


def test_where_nothing_is_open_the_placement_is_skipped() -> None:
    """BC-042"""
    spaces = {space: {"used": True} for space in sit().view["market"]}
    table = sit(market=spaces)
    assert (table.decision, len(table.told("skip"))) == ("brewery-action", 4)


def test_nobody_is_forced_into_a_loan_to_place() -> None:
    """BC-042, BC-180 only a space on credit is open: it may be left."""
    spaces = {space: {"used": True} for space in sit().view["market"]}
    table = sit(options=["interns"], market=spaces, money=0)
    assert table.legal == {"borrow-and-place hire-interns", "skip"}
    assert (table.default, table.play("skip").me.loans) == ("skip", 0)


def test_extra_laps_go_on_until_all_extras_are_settled() -> None:
    """BC-044, BC-187 one token a lap; helper and intern are different extras."""
    table = sit(options=["interns"], phase="extra", workers=["market-helper"], interns=1, others={2: {"interns": 1}})
    assert {"hold", "decline-helper", "send", "send-half"} == table.verbs
    table.play("send helper fundraiser")
    assert (table.to_act, table.decision) == (2, "market-extra")
    table.play("hold")
    assert (table.to_act, table.verbs) == (1, {"hold", "send", "send-half"})
    assert table.play("send intern malt-market").decision == "brewery-action"


def test_benefits_do_not_feed_on_benefits() -> None:
    """BC-047 Malt that the Breakthrough adds does not wake the Malt Importer."""
    table = sit(workers=["malt-importer"], lab={"basic": "breakthrough"}, storage="0 0 0")
    assert table.play("place hops-market", "take-basic 1 0 0").me.storage == "1 2 0"


def test_players_cannot_give_each_other_anything() -> None:
    """BC-006 no action of the game names another player."""
    codebook = TITLE.codebook(TITLE.house())
    assert not [code for code in codebook.codes() if {"seat", "other"} & codebook.describe(code).keys()]


def test_ingredients_money_and_rep_never_run_out() -> None:
    """BC-002 spaces pile up without a cap, and supplies are not counted."""
    table = sit(
        market={"malt-market": {"goods": {"malt": 300}}, "investor-partnership": {"goods": {"money": 50}}},
        storage="0 0 0",
    )
    assert table.play("place malt-market").told("gain") == [{"seat": 1, "what": "malt", "amount": 300}]
    assert table.play("place-half investor-partnership investor").seat(2).money == 57


def test_the_view_tells_the_lap_and_who_has_meeples_left() -> None:
    """BC-036: a meeple is in hand until it is placed; choosing what the space gives comes after."""

    def told(table: Table) -> tuple[int, list[int]]:
        return table.view["lap"], [player["meeples"] for player in table.view["players"]]

    table = sit(first=2, start=2, storage="0 0 0")
    assert told(table) == (1, [2, 2])
    assert told(table.play("place open-market")) == (1, [2, 1])
    assert told(table.play("take-basic 1 1 1")) == (1, [2, 1])
    assert told(table.play("place malt-market")) == (2, [1, 1])
    table.play("place hops-market", "place yeast-market")
    assert (table.view["phase"], told(table)) == ("brewery", (0, [0, 0]))
    assert told(in_winter(lab={"basic": "annual"})) == (0, [2, 2])
