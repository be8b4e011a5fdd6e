"""The course of the year: seasons, restock, start player, what closes a season, the end."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import brewing, sit

pytestmark = pytest.mark.engine


def test_twelve_seasons_in_three_years() -> None:
    """BC-027, BC-209, BC-155 the annual step comes in all three Winters."""
    table = sit(lab={"basic": "annual"}, money=60, others={2: {"money": 60}})
    seen = []
    winters = 0
    while not table.over:
        seen.append((table.view["year"], table.view["season"]))
        winters += table.decision == "annual-next"
        table.end_season()
    assert seen == [(year, season) for year in (1, 2, 3) for season in ("spring", "summer", "fall", "winter")]
    assert winters == 3
    assert (len(table.told("costs")), table.decision, table.legal) == (6, "", set())


def test_the_last_costs_are_paid_before_the_game_ends() -> None:
    """BC-030, BC-209"""
    table = sit(year=3, season="winter", phase="close", money=3)
    assert (table.over, table.me.money, table.me.loans, table.me.total) == (True, 0, 1, -2)


def test_costs_are_due_in_winter_only() -> None:
    """BC-030, BC-176"""
    for season in ("spring", "summer", "fall"):
        assert sit(season=season, phase="close", money=9).told("costs") == []
    assert [args["money"] for args in sit(season="winter", phase="close").told("costs")] == [5, 5]


def test_every_season_restocks_the_first_one_included() -> None:
    """BC-032"""
    market = sit().view["market"]
    assert [market[f"{what}-market"]["goods"][what] for what in ("malt", "hops", "yeast")] == [3, 2, 1]
    assert market["investor-partnership"]["goods"]["money"] == 1


def test_meeples_and_shifts_come_back_after_the_brewery_phase() -> None:
    """BC-031 used spaces open again, shifts are fresh."""
    table = brewing(market={"fundraiser": {"used": True}})
    table.play("pass")
    assert (table.me.shifts_used, table.view["market"]["fundraiser"]["used"]) == (1, True)
    table.play("pass")
    assert (table.me.shifts_used, table.view["market"]["fundraiser"]["used"]) == (0, False)


def test_fall_ends_with_own_farms_then_with_the_community_farm() -> None:
    """BC-029, BC-062 in the order of the start player."""
    table = sit(
        options=["community-farm"], season="fall", phase="close", start=2, buildings=["farm"], plots=["hops", ""],
        storage="0 0 0", community_farm=[{"seat": 1, "what": "malt"}],
        others={2: {"buildings": ["farm"], "plots": ["malt", ""], "storage": "0 0 0"}},
    )  # fmt: skip
    assert [args["seat"] for args in table.told("harvest")] == [2, 1]
    assert table.me.storage == "7 3 0"


def test_the_new_start_player_leads_winter_too() -> None:
    """BC-062"""
    table = sit(
        season="fall", phase="close", start=2, lab={"basic": "annual"}, others={2: {"lab": {"basic": "annual"}}}
    )
    assert (table.decision, table.to_act) == ("annual-next", 2)
    table.play("finish")
    assert table.to_act == 1


def test_an_action_is_finished_before_anything_else_is_decided() -> None:
    """BC-008 while ingredients are chosen or discarded nothing else is offered."""
    table = sit(partnerships={"coffee-roaster": 1}, storage="8 2 2").play("place open-market")
    assert table.verbs == {"take-basic"}
    assert table.play("take-basic 1 1 1").verbs == {"discard"}


def test_random_events_are_few() -> None:
    """BC-215 without the agency nothing in play depends on chance."""
    one, two = sit(seats=3), sit(seats=3)
    two.state.reseed(99)
    while not one.over:
        code = one.state.default()
        assert code == two.state.default()
        one.state.apply(code)
        two.state.apply(code)
    assert one.view == two.view
