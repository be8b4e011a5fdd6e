"""Leads without luck: whole rounds count, in whatever order and parts their games come."""

from __future__ import annotations

from itertools import permutations

import pytest

from alehouse.lab.paired_leads import Leads

pytestmark = pytest.mark.engine

NO_LUCK = [0.0, 0.0]


def game(number: int, seat: int, lead: int) -> Leads:
    leads = Leads(2)
    leads.count(number, seat, [lead, 0] if seat == 0 else [0, lead], NO_LUCK)
    return leads


def test_a_deal_that_favours_a_seat_does_not_widen_the_interval() -> None:
    leads = Leads(2)
    for number, kind_to_first in enumerate((9, -4, 0)):
        leads += game(number, 0, 1 + kind_to_first) + game(number, 1, 1 - kind_to_first)
    assert leads.interval() == (1.0, 0.0)


def test_the_interval_is_that_of_the_means_of_rounds() -> None:
    leads = Leads(2)
    for number, mean in enumerate((0, 1, 2)):
        leads += game(number, 0, mean) + game(number, 1, mean)
    assert leads.interval() == pytest.approx((1.0, 1.96 / 3**0.5))


def test_the_order_and_the_parts_in_which_games_come_do_not_matter() -> None:
    games = [(0, 0, 5), (0, 1, -1), (1, 0, 3), (1, 1, 4)]
    found = set()
    for order in permutations(games):
        first = game(*order[0]) + game(*order[1])
        found.add((first + (game(*order[2]) + game(*order[3]))).interval())
    assert len(found) == 1


def test_a_round_that_is_not_whole_and_a_single_round_tell_nothing() -> None:
    leads = game(0, 0, 5) + game(0, 1, 5) + game(1, 0, 5)
    assert leads.interval() is None
    whole = leads + game(1, 1, 5)
    assert whole.interval() == (5.0, 0.0)
    assert (whole + game(2, 0, 99)).interval() == (5.0, 0.0)


def test_what_was_luck_is_taken_off() -> None:
    leads = Leads(3)
    for number in (0, 1):
        for seat in range(3):
            leads.count(number, seat, [10, 10, 10], [4.0 if place == seat else 1.0 for place in range(3)])
    assert leads.interval() == (-3.0, 0.0)
