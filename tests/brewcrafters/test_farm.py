"""The own Farm: planting and harvest, one test per crop."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import brewing, sit

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("crop", "storage", "yields"),
    [("malt", "1 0 0", "4 0 0"), ("hops", "0 1 0", "0 3 0"), ("fruit", "0 0 0 F", "0 0 0 F F")],
)
def test_a_crop_is_planted_in_spring_and_harvested_in_fall(crop: str, storage: str, yields: str) -> None:
    """BC-166, BC-170 in all, the planted one included."""
    planted = sit(buildings=["farm"], storage=storage).play(f"plant {crop}")
    assert (planted.me.plots, planted.me.stored) == ([crop, ""], 0)
    harvest = sit(season="fall", buildings=["farm"], storage="0 0 0", plots=[crop, ""]).play("harvest 1")
    assert (harvest.me.storage, harvest.me.plots) == (yields, ["", ""])


def test_yeast_spices_and_coffee_do_not_grow() -> None:
    """BC-166"""
    assert sit(buildings=["farm"], storage="1 1 1 F S C").choices("plant") == {"malt", "hops", "fruit"}


def test_both_plots_may_hold_the_same_crop_and_no_third() -> None:
    """BC-166"""
    table = sit(buildings=["farm"], storage="3 0 0").play("plant malt", "plant malt")
    assert table.me.plots == ["malt", "malt"]
    assert table.rule_against("plant malt") == "BC-166"


@pytest.mark.parametrize("season", ["summer", "fall", "winter"])
def test_nothing_is_planted_outside_spring_and_plants_stay(season: str) -> None:
    """BC-169"""
    table = sit(season=season, buildings=["farm"], storage="3 1 0", plots=["hops", ""])
    assert table.rule_against("plant malt") == "BC-169"
    if season != "fall":
        assert table.rule_against("harvest 1") == "BC-170"


def test_without_a_farm_there_is_nothing_to_plant() -> None:
    """BC-166"""
    assert "plant" not in sit(storage="3 1 0").verbs


def test_a_harvest_is_no_market_yield() -> None:
    """BC-175, BC-047"""
    table = sit(
        season="fall", buildings=["farm"], plots=["malt", ""], storage="0 0 0", workers=["malt-importer"],
        lab={"basic": "breakthrough", "adv": "breakthrough"},
    ).play("harvest 1")  # fmt: skip
    assert (table.me.storage, table.decision) == ("4 0 0", "market-place")


def test_plots_left_at_the_end_of_fall_are_harvested_for_their_owner() -> None:
    """BC-174"""
    table = brewing(season="fall", buildings=["farm"], plots=["fruit", "hops"], storage="0 0 0").play("pass", "pass")
    assert (table.me.storage, table.view["season"]) == ("0 3 0 F F", "winter")
