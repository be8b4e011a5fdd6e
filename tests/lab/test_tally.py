"""Counting results: exact whatever the order, shared wins in parts, honest intervals."""

from __future__ import annotations

import statistics

import pytest

from alehouse.lab.tally import Tally, wilson

GAMES = [([5, 3, 5], [1, 3, 1]), ([2, 9, 4], [3, 1, 2]), ([0, 0, 0], [1, 1, 1]), ([-4, 7, 1], [3, 1, 2])]


def counted(games: list[tuple[list[int], list[int]]]) -> Tally:
    tally = Tally(3)
    for totals, places in games:
        tally.count(totals, places, decisions=10)
    return tally


def summaries(tally: Tally) -> list[object]:
    return [seat.summary(tally.games) for seat in tally.seats]


def test_a_shared_win_counts_in_parts() -> None:
    tally = counted(GAMES)
    wins = [seat.summary(tally.games)["wins"] for seat in tally.seats]
    assert wins == pytest.approx([0.5 + 1 / 3, 2 + 1 / 3, 0.5 + 1 / 3])


def test_mean_spread_and_range_are_those_of_the_points() -> None:
    tally = counted(GAMES)
    for seat, counts in enumerate(tally.seats):
        points = [totals[seat] for totals, _ in GAMES]
        score = counts.summary(tally.games)["score"]
        assert score["mean"] == pytest.approx(statistics.mean(points))
        assert score["sd"] == pytest.approx(statistics.stdev(points))
        assert (score["min"], score["max"]) == (min(points), max(points))


def test_a_single_game_has_no_spread() -> None:
    assert counted(GAMES[:1]).seats[0].summary(1)["score"]["sd"] == 0.0


@pytest.mark.parametrize("split", [0, 1, 2, 4])
def test_parts_of_a_run_add_up_to_the_run_in_any_order(split: int) -> None:
    whole = counted(GAMES)
    parts = counted(GAMES[split:]) + counted(GAMES[:split])
    assert (parts.games, parts.decisions) == (whole.games, whole.decisions) == (4, 40)
    assert summaries(parts) == summaries(whole)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (250, 1000, 0.2241, 0.2778)],
)
def test_intervals_are_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=1e-4)
