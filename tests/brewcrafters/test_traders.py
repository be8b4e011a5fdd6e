"""Traders Market: one test per rate, and trading."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import sit

pytestmark = pytest.mark.engine

ON = ["traders"]
RATES = [
    ("coffee", "yeast", "0 0 3"), ("coffee", "hops", "0 4 0"), ("coffee", "malt", "5 0 0"),
    ("yeast", "hops", "0 3 0"), ("yeast", "malt", "4 0 0"),
    ("hops", "yeast", "0 0 1"), ("hops", "malt", "3 0 0"),
    ("malt", "hops", "0 2 0"),
]  # fmt: skip
ONE = {"malt": "1 0 0", "hops": "0 1 0", "yeast": "0 0 1", "coffee": "0 0 0 C", "fruit": "0 0 0 F", "spices": "0 0 0 S"}


@pytest.mark.parametrize(("give", "get", "storage"), RATES)
def test_a_rate(give: str, get: str, storage: str) -> None:
    """BC-189"""
    table = sit(options=ON, storage=ONE[give]).play("place traders-market")
    if table.decision == "trade-get":
        table.play(f"trade-get {get}")
    assert (table.me.storage, table.to_act) == (storage, 2)


@pytest.mark.parametrize("give", ["yeast", "hops"])
def test_an_advanced_ingredient_received_is_of_any_type(give: str) -> None:
    """BC-191"""
    table = sit(options=ON, storage=ONE[give]).play("place traders-market", "trade-get advanced")
    assert table.play("take-advanced spices").me.storage == "0 0 0 S"


@pytest.mark.parametrize("give", ["fruit", "spices", "coffee"])
def test_any_advanced_ingredient_is_given_at_the_same_rates(give: str) -> None:
    """BC-191"""
    table = sit(options=ON, storage=ONE[give]).play("place traders-market")
    assert table.choices("trade-get") == {"yeast", "hops", "malt"}


def test_the_ingredient_given_is_chosen_among_those_stored() -> None:
    """BC-189 only with an ingredient; once a season."""
    table = sit(options=ON, storage="1 0 1").play("place traders-market")
    assert table.choices("trade-give") == {"malt", "yeast"}
    assert table.rule_against("trade-give hops") == "BC-066"
    assert sit(options=ON, storage="0 0 0").rule_against("place traders-market") == "BC-189"


def test_what_does_not_fit_is_discarded() -> None:
    """BC-190"""
    table = sit(options=ON, storage="6 3 2 C").play("place traders-market", "trade-give coffee", "trade-get malt")
    assert (table.decision, table.me.stored) == ("discard", 16)


def test_the_view_tells_what_was_given_and_what_the_traders_offer_for_it() -> None:
    """BC-189 whoever looks only now must know the rates as well."""
    table = sit(options=ON, storage="1 0 0 C").play("place traders-market")
    assert table.view["trade"] == {"give": "", "get": {}}
    table.play("trade-give coffee")
    assert table.view["trade"] == {"give": "coffee", "get": {"yeast": 3, "hops": 4, "malt": 5}}
    assert table.play("trade-get malt").view["trade"]["give"] == ""


def test_the_view_tells_the_rates_of_each_ingredient() -> None:
    """BC-191 those of any Advanced Ingredient for all three."""
    rates = sit(options=ON).view["rates"]
    assert rates["malt"] == ["malt-for-hops"]
    assert rates["fruit"] == rates["spices"] == rates["coffee"]
    assert rates["fruit"] == ["advanced-for-yeast", "advanced-for-hops", "advanced-for-malt"]
    assert sit().view["rates"] == {}
