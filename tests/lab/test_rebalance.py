"""The search for balance: on figures that are known, without games."""

from __future__ import annotations

import math

import pytest

from alehouse.games import LIBRARY
from alehouse.lab.balance import Balance, BalanceTally
from alehouse.lab.balance_figures import LEAST_MET
from alehouse.lab.parameters import Range, read_range
from alehouse.lab.rebalance import Indices, Response, Target, cost_of, design, present, propose, values_at, watched

pytestmark = pytest.mark.engine

DICE = LIBRARY.get("dicebrewing")
PATHS = ["start-coins", "start-seeds", "start-experience"]
SEATS = Target("seats", 0.95, 1.05)


def free(high: int = 10) -> list[Range]:
    house = DICE.house()
    return [
        read_range(DICE, house, f"numbers.{name}.by-players.2.1={parameter}..{high}")
        for name, parameter in zip(PATHS, (2, 1, 0), strict=True)
    ]


def response(effects: list[float], base: float = 0.5) -> Response:
    """What is known after the first games if each step of a number adds so much to the log odds of turn 1."""
    ranges = free()
    found = Response(ranges, present(ranges), 2.0)
    for point in design(ranges, present(ranges)):
        odds = math.log(base / (2 - base))
        odds += sum(effect * (index - now) for effect, index, now in zip(effects, point, found.start, strict=True))
        share = 2 / (1 + math.exp(-odds))
        found.learn(point, 0, {"turn 1": (share, 0.02), "turn 2": (2 - share, 0.02)})
    return found


def changed(point: Indices, start: Indices) -> int:
    return sum(index != now for index, now in zip(point, start, strict=True))


def test_the_first_points_are_the_present_one_and_each_number_by_itself() -> None:
    ranges = free()
    points = design(ranges, present(ranges))
    assert points[0] == present(ranges) == (0, 0, 0)
    assert all(changed(point, points[0]) == 1 for point in points[1:])
    assert (8, 0, 0) in points
    assert (0, 0, 5) in points


def test_one_number_is_changed_if_one_is_enough() -> None:
    """From 0.5 to 1 it is 1.1 in log odds: five points of experience."""
    found = response([0.02, 0.04, 0.22])
    point = propose(found, SEATS, 3, 1)
    assert values_at(found.free, point)["numbers.start-experience.by-players.2.1"] == 5
    assert changed(point, found.start) == 1


def test_the_smallest_of_the_changes_is_taken() -> None:
    """Eight coins, four seeds or ten points of experience would do."""
    found = response([0.1375, 0.275, 0.11])
    point = propose(found, SEATS, 3, 1)
    assert values_at(found.free, point)["numbers.start-seeds.by-players.2.1"] == 5
    assert changed(point, found.start) == 1


def test_two_numbers_are_changed_if_none_alone_is_enough() -> None:
    found = response([0.08, 0.0, 0.08])
    point = propose(found, SEATS, 3, 1)
    assert changed(point, found.start) == 2
    assert all(SEATS.miss(value) == 0 for value, _ in found.predicted(point)[0].values())
    assert changed(propose(found, SEATS, 1, 1), found.start) == 1


def test_nothing_is_changed_if_all_is_well_and_the_same_seed_gives_the_same_change() -> None:
    well = response([0.2, 0.2, 0.2], base=1.0)
    assert propose(well, SEATS, 3, 1) == well.start
    assert propose(response([0.08, 0.05, 0.08]), SEATS, 3, 5) == propose(response([0.08, 0.05, 0.08]), SEATS, 3, 5)


def test_another_level_must_not_be_clearly_outside() -> None:
    """A level that needs much less pulls the proposal toward itself, but only if it has played enough to be sure."""
    for error, pulled in ((0.4, False), (0.01, True)):
        found = response([0.02, 0.04, 0.22])
        weak = propose(found, SEATS, 3, 1)
        found.learn(found.start, 1, {"turn 1": (0.6, error), "turn 2": (1.4, error)})
        found.learn(weak, 1, {"turn 1": (1.12, error), "turn 2": (0.88, error)})
        assert (propose(found, SEATS, 3, 1) != weak) == pulled


def test_levels_share_what_numbers_do() -> None:
    found = response([0.02, 0.04, 0.22])
    found.learn(found.start, 1, {"turn 1": (0.6, 0.02)})
    one, two = found.predicted((0, 0, 5))
    assert one["turn 1"][0] < two["turn 1"][0] < one["turn 1"][0] + 0.2
    assert two["turn 1"][1] > one["turn 1"][1] > 0


def test_a_jump_is_found() -> None:
    """A second seed brings a lot, a third one nothing more."""
    ranges = free(3)
    found = Response(ranges, present(ranges), 2.0)
    worth = [0.45, 1.35, 1.37]
    for point in design(ranges, present(ranges)):
        found.learn(point, 0, {"turn 1": (worth[point[1]], 0.05)})
    values = [found.predicted((0, index, 0))[0]["turn 1"][0] for index in range(3)]
    assert values == pytest.approx(worth, abs=0.1)


def test_the_middle_of_the_bounds_is_worth_a_small_step() -> None:
    """Four points of experience bring 0.98, a fifth 1.00. What is well within the bounds needs no change."""
    near = response([0.0, 0.0, 0.04], base=0.9)
    assert values_at(near.free, propose(near, SEATS, 3, 1))["numbers.start-experience.by-players.2.1"] == 5
    wide = Target("seats", 0.5, 1.5)
    assert 0 < cost_of(near, wide, near.start) < 1
    assert propose(near, wide, 3, 1) == near.start
    assert SEATS.off_middle(1.0) == 0
    assert SEATS.off_middle(0.95) == SEATS.off_middle(1.05) == pytest.approx(1)
    assert Target("unused", 0.02, 1.0).off_middle(0.5) == 0


def test_outside_is_measured_from_the_bound() -> None:
    assert SEATS.miss(1.0) == SEATS.miss(0.95) == SEATS.miss(1.05) == 0
    assert SEATS.miss(1.15) == pytest.approx(0.1)
    assert SEATS.miss(0.85) == pytest.approx(0.1)
    assert SEATS.miss(1.04, 0.5) == pytest.approx(0.015)
    assert SEATS.possible(0.7, 0.96)
    assert not SEATS.possible(1.06, 1.2)


@pytest.fixture(scope="module")
def tally() -> BalanceTally:
    return Balance([DICE.setup(2, {}, seed=2)], [["random"] * 2], 5).batch(0, 40).variants[0]


def test_cards_are_those_that_tell_seats_apart(tally: BalanceTally) -> None:
    setup = DICE.setup(2)
    things = watched("cards", setup, tally, ["random"] * 2)
    assert things
    figures = Target("cards", 0.85, 1.15, things).measured(tally)
    assert set(figures) == {".".join(thing) for thing in things}
    for section, id in things:
        assert tally.uses[section, id, ""].seats >= LEAST_MET


def test_unused_content_is_what_hardly_any_seat_meets(tally: BalanceTally) -> None:
    setup = DICE.setup(2)
    things = watched("unused", setup, tally, ["random"] * 2)
    rates = Target("unused", 0.02, 1.0, things).measured(tally)
    assert things
    assert all(rate < 0.02 for rate, _ in rates.values())
    assert ("spaces", "MH1") not in things
    assert watched("seats", setup, tally, ["random"] * 2) == []
