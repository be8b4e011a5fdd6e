"""Fitting weights to the points that games ended with."""

from __future__ import annotations

import numpy as np
import pytest

from alehouse.games import LIBRARY
from alehouse.lab.regression import UNIT, LinearFit, RegressionGames

TITLE = LIBRARY.get("moonlight")
SETUP = TITLE.setup(2, seed=3)
WEIGHTS = TITLE.judge().weights.taken


def sums(weights: dict[str, float], games: int) -> LinearFit:
    return RegressionGames(SETUP, weights, "regular", 1).batch(0, games)


def test_a_weight_that_was_mistaken_is_put_right() -> None:
    """Positions in which a point more of the second weight would have been right, and the others had no part."""
    found = LinearFit(3)
    for game in range(200):
        found.games += 1
        for seat in range(2):
            found.count(np.array([0, UNIT, 0]), 1.0 + 0.1 * (-1) ** game)
    best = found.best({"first": 4.0, "second": 2.0, "third": 3.0}, 2)
    assert (best["first"], best["third"]) == (4.0, 3.0)
    assert best["second"] == pytest.approx(3.0, abs=0.05)


def test_few_games_hardly_move_a_weight() -> None:
    found = LinearFit(2)
    found.games = 1
    for seat in range(2):
        found.count(np.array([0, UNIT]), 5.0)
    assert found.best({"first": 4.0, "second": 2.0}, 2)["second"] == pytest.approx(2.0, abs=0.2)


def test_weights_that_are_far_off_come_nearer_to_what_predicts() -> None:
    wrong = {**WEIGHTS, "stock-quality": 2.0}
    better = sums(wrong, 60).best(wrong, 2)
    assert better["stock-quality"] < 1.8
    assert sums(better, 60).error() < sums(wrong, 60).error()


def test_the_order_of_games_does_not_matter() -> None:
    job = RegressionGames(SETUP, WEIGHTS, "regular", 1)
    whole = job.batch(0, 6)
    parts = job.batch(4, 2) + job.batch(0, 4)
    assert (parts.games, parts.positions, parts.squares) == (whole.games, whole.positions, whole.squares)
    assert parts.best(WEIGHTS, 2) == whole.best(WEIGHTS, 2)
