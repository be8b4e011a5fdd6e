"""Ratings: those under which the results were most likely."""

from __future__ import annotations

import math

import pytest

from alehouse.lab.elo import Meeting, Rating, ratings


def elos(found: list[Rating]) -> list[float]:
    return [rating.elo for rating in found]


def test_three_wins_in_four_games_are_191_elo() -> None:
    """The classic: 400 times the decimal logarithm of 3. One virtual game against many real ones hardly counts."""
    strong, weak = ratings(2, [Meeting(0, 1, 2, 400_000, 300_000)])
    assert strong.elo - weak.elo == pytest.approx(400 * math.log10(3), abs=0.1)
    assert strong.elo == pytest.approx(-weak.elo)


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_a_fair_share_is_an_equal_rating_at_any_table(seats: int) -> None:
    meetings = [Meeting(0, 1, seats, 1000, 1000 / seats), Meeting(1, 0, seats, 1000, 1000 / seats)]
    assert elos(ratings(2, meetings)) == pytest.approx([0, 0], abs=1e-6)


def test_ratings_that_made_the_results_are_found_again() -> None:
    true = [150.0, 30.0, -40.0, -140.0]
    meetings = []
    for one in range(4):
        for other in range(one + 1, 4):
            chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            meetings.append(Meeting(one, other, 2, 10**6, 10**6 * chance))
    assert elos(ratings(4, meetings)) == pytest.approx(true, abs=0.01)


def test_somebody_who_always_wins_is_not_infinitely_good() -> None:
    best, other = ratings(2, [Meeting(0, 1, 2, 1000, 1000)])
    assert 500 < best.elo < 1500
    assert other.elo < best.low


def test_four_times_the_games_halve_the_interval() -> None:
    few = ratings(2, [Meeting(0, 1, 2, 1000, 600)])[0]
    many = ratings(2, [Meeting(0, 1, 2, 4000, 2400)])[0]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.01)


def test_the_interval_is_that_of_the_win_rate() -> None:
    """With two players: half of the difference's standard error, which follows from p (1 - p) n."""
    games, share = 10_000, 0.6
    error = 1 / math.sqrt(games * share * (1 - share)) * 400 / math.log(10)
    rating = ratings(2, [Meeting(0, 1, 2, games, games * share)])[0]
    assert rating.high - rating.elo == pytest.approx(1.96 * error / 2, rel=0.01)
