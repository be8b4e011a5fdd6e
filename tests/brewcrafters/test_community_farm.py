"""Community Farm."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import brewing, sit

pytestmark = pytest.mark.engine

ON = ["community-farm"]


def test_it_takes_any_number_of_players_again_and_again() -> None:
    """BC-195, BC-038"""
    table = sit(options=ON, storage="1 1 0 F", others={2: {"storage": "1 1 0 F"}})
    table.play("place community-farm", "farm-give malt", "place community-farm", "farm-give hops")
    assert "place community-farm" in table.legal
    here = table.view["market"]["community-farm"]
    assert (here["used"], [visitor["seat"] for visitor in here["visitors"]]) == (False, [1, 2])
    table.play("place community-farm")  # only Fruit is open
    assert table.rule_against("place community-farm") == "BC-196"


@pytest.mark.parametrize(("season", "open_"), [("spring", True), ("summer", False), ("fall", False), ("winter", True)])
def test_it_is_open_in_winter_and_spring(season: str, open_: bool) -> None:
    """BC-195 as a market and as a brewery action."""
    assert ("place community-farm" in sit(options=ON, season=season).legal) == open_
    assert ("community-farm" in brewing(options=ON, season=season).legal) == open_


def test_a_gift_comes_from_storage() -> None:
    """BC-196, BC-066 each portion once."""
    gifts = [{"seat": 2, "what": "malt"}]
    table = sit(options=ON, storage="3 0 0", community_farm=gifts)
    assert table.rule_against("place community-farm") == "BC-196"
    choosing = sit(options=ON, storage="3 1 0 F", community_farm=gifts).play("place community-farm")
    assert choosing.choices("farm-give") == {"hops", "fruit"}
    assert choosing.rule_against("farm-give malt") == "BC-196"


def test_the_order_of_gifts_is_kept() -> None:
    """BC-197 one player may hold several."""
    table = sit(options=ON, storage="1 1 0 F").play("place community-farm", "farm-give fruit", "place malt-market")
    table.play("place community-farm", "farm-give malt")
    assert table.view["community_farm"] == [{"seat": 1, "what": "fruit"}, {"seat": 1, "what": "malt"}]


def test_it_is_no_market_space_for_benefits() -> None:
    """BC-048"""
    table = sit(options=ON, storage="1 1 0", lab={"basic": "breakthrough"}, workers=["malt-importer"])
    table.play("place community-farm", "farm-give malt")
    assert (table.me.storage, table.to_act) == ("0 1 0", 2)


def test_two_players_share_and_a_portion_not_given_yields_nothing() -> None:
    """BC-198, BC-199 each player counts once however much he gave."""
    table = sit(
        seats=3, options=ON, season="fall", phase="close", storage="0 0 0", others={2: {"storage": "0 0 0"}},
        community_farm=[{"seat": 1, "what": "malt"}, {"seat": 1, "what": "hops"}, {"seat": 2, "what": "fruit"}],
    )  # fmt: skip
    assert (table.me.storage, table.seat(2).storage) == ("3 2 0 F", "3 2 0 F")
    assert table.view["farm_pool"] == {"malt": 1, "hops": 1, "fruit": 1}


def test_remainders_are_picked_in_turn_until_none_is_left() -> None:
    """BC-200 the picks go round."""
    table = sit(
        seats=3, options=ON, season="fall", phase="close", storage="0 0 0", others={2: {"storage": "0 0 0"}},
        community_farm=[{"seat": 2, "what": "malt"}, {"seat": 1, "what": "hops"}, {"seat": 2, "what": "fruit"}],
    )  # fmt: skip
    assert (table.decision, table.to_act) == ("farm-pick", 2)
    table.play("farm-pick fruit")
    assert table.to_act == 1
    table.play("farm-pick hops")  # seat 2 takes the last one, Malt, without a choice
    assert (table.me.storage, table.seat(2).storage) == ("3 3 0 F", "4 2 0 F F")


def test_gifts_reopen_in_winter_and_the_last_ones_are_never_harvested() -> None:
    """BC-202"""
    table = sit(options=ON, season="fall", phase="close", storage="1 0 0", community_farm=[{"seat": 1, "what": "malt"}])
    assert (table.view["season"], table.view["community_farm"]) == ("winter", [])
    assert "place community-farm" in table.legal
    last = sit(options=ON, year=3, season="winter").play("place community-farm", "farm-give malt")
    while not last.over:
        last.end_season()
    assert last.view["community_farm"] == [{"seat": 1, "what": "malt"}]
