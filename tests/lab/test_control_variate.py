"""Means without luck: the same mean, a narrower interval, whatever the order of games."""

from __future__ import annotations

from random import Random

import pytest

from alehouse.lab.control_variate import ControlVariate

pytestmark = pytest.mark.engine


def played(games: int, seed: int, weight: float) -> ControlVariate:
    """Results around 1 that are luck for the most part, with luck measured (`weight` 1) or not (0)."""
    rng, tally = Random(seed), ControlVariate()
    for _ in range(games):
        luck = rng.gauss(0, 3)
        tally.add(1 + 0.2 * luck + rng.gauss(0, 0.2), weight * luck)
    return tally


def test_luck_is_taken_off() -> None:
    with_luck, without = played(2000, 1, 0.0), played(2000, 1, 1.0)
    assert without.explained() == pytest.approx(0.9, abs=0.02)
    assert without.reach() == pytest.approx(1.96 * 0.2 / 2000**0.5, rel=0.05)
    assert with_luck.reach() > 3 * without.reach()
    assert abs(without.mean() - 1) < 2 * without.reach()


def test_the_interval_holds_the_mean_as_often_as_it_says() -> None:
    hits = sum(abs(tally.mean() - 1) <= tally.reach() for tally in (played(60, seed, 1.0) for seed in range(400)))
    assert 0.91 < hits / 400 < 0.98


def test_parts_add_up() -> None:
    whole, parts = ControlVariate(), [ControlVariate(), ControlVariate()]
    for number in range(50):
        result, luck = (number * 7) % 3, (number * 5) % 4 - 1.5
        whole.add(result, luck)
        parts[number % 2].add(result, luck)
    both = parts[1] + parts[0]
    assert (both.mean(), both.reach(), both.count) == (whole.mean(), whole.reach(), 50)


def test_without_luck_it_is_a_plain_mean_and_few_games_have_no_interval() -> None:
    tally = ControlVariate()
    assert tally.mean() == 0
    tally.add(2.0)
    tally.add(1.0)
    assert tally.mean() == 1.5
    assert tally.reach() == float("inf")
