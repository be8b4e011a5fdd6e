"""The annual step and the costs of Winter."""

from __future__ import annotations

import pytest
from tests.brewcrafters.play import in_winter, sit
from tests.staged import Given

pytestmark = pytest.mark.engine


def test_the_player_chooses_the_order_and_may_forfeit_the_rest() -> None:
    """BC-153, BC-007"""
    table = in_winter(lab={"basic": "annual", "adv": "annual"}, workers=["tour-guide"], storage="0 0 0")
    assert table.legal == {"benefit basic", "benefit adv", "worker-benefit tour-guide", "finish"}
    table.play("benefit adv", "take-advanced fruit", "take-basic 1 0 0")
    assert table.me.annual == ["basic", "tour-guide"]
    assert table.play("finish").decision == "market-place"


def test_each_player_finishes_before_the_next() -> None:
    """BC-152"""
    annual: Given = {"lab": {"basic": "annual"}}
    table = in_winter(seats=3, start=2, others={2: annual, 3: annual}, **annual)
    order = [table.to_act]
    while table.decision != "market-place":
        table.play("finish")
        order.append(table.to_act)
    assert order == [2, 3, 1, 2]


def test_the_list_is_fixed_when_winter_begins() -> None:
    """BC-154 an Annual cell reached now waits a year."""
    table = in_winter(workers=["research-director"], lab={"adv": "experimental", "basic": "annual"})
    table.play("worker-benefit research-director", "track adv")
    assert table.me.annual == ["basic"]


def test_the_first_costs_are_five() -> None:
    """BC-177 tiles three, one shift two."""
    table = sit(season="winter", phase="close", money=5)
    assert (table.me.money, table.me.loans) == (0, 0)


@pytest.mark.parametrize(("shifts", "cost"), [(1, 5), (2, 8), (3, 12)])
def test_shifts_cost_more_and_more(shifts: int, cost: int) -> None:
    """BC-090"""
    assert sit(shifts=shifts).me.cost == cost


def test_free_things_cost_nothing() -> None:
    """BC-178 Tasting Room, Infusers, partnerships, interns."""
    table = sit(
        options=["interns"], buildings=["tasting-room", "hops-infusers"], partnerships={"coffee-roaster": 1},
        interns_next=1, interns_after=1,
    )  # fmt: skip
    assert table.me.cost == 5


@pytest.mark.parametrize(("money", "loans", "left"), [(5, 0, 0), (4, 1, 1), (3, 1, 0), (0, 3, 1)])
def test_the_fewest_loans_that_cover_the_costs(money: int, loans: int, left: int) -> None:
    """BC-179 the change is kept."""
    table = sit(season="winter", phase="close", money=money)
    assert (table.me.loans, table.me.money) == (loans, left)


def test_loans_are_never_repaid() -> None:
    """BC-181 however rich one gets."""
    table = sit(loans=2, money=50).end_season()
    assert table.me.loans == 2
    assert not {verb for verb in table.all_verbs if "repay" in verb.lower()}


@pytest.mark.parametrize(("loans", "points"), [(0, 0), (1, -2), (2, -5), (3, -8)])
def test_loans_cost_points(loans: int, points: int) -> None:
    """BC-182"""
    assert sit(phase="over", loans=loans).me.score["loans"] == points
