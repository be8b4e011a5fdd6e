"""Counts results. All sums are whole numbers, so the order in which games are counted does not matter."""

from __future__ import annotations

import math
from typing import Any

WIN = 840  # a win in parts: 840 can be shared evenly by 1 to 8 winners
Z95 = 1.959963984540054  # 95% of a normal distribution is within this many standard deviations


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a rate; conservative, because shared wins vary less than whole ones."""
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def win_share(parts: int, games: int) -> tuple[float, float, float]:
    """The share of games won, from parts of wins, and its 95% interval."""
    share = parts / WIN / games
    low, high = wilson(share, games)
    return share, low, high


class SeatTally:
    """Wins and points of one seat."""

    __slots__ = ("high", "low", "parts", "points", "squares")

    def __init__(self) -> None:
        self.parts = 0
        self.points = 0
        self.squares = 0
        self.low: int | None = None
        self.high: int | None = None

    def count(self, part: int, points: int) -> None:
        self.parts += part
        self.points += points
        self.squares += points * points
        self._range(points, points)

    def join(self, other: SeatTally) -> None:
        self.parts += other.parts
        self.points += other.points
        self.squares += other.squares
        self._range(other.low, other.high)

    def _range(self, low: int | None, high: int | None) -> None:
        if low is not None and (self.low is None or low < self.low):
            self.low = low
        if high is not None and (self.high is None or high > self.high):
            self.high = high

    def summary(self, games: int) -> dict[str, Any]:
        """Win rate with its interval, and mean, spread and range of the points."""
        share, low, high = win_share(self.parts, games)
        spread = games * self.squares - self.points * self.points  # exact: variance times games squared
        return {
            "wins": self.parts / WIN,
            "win_rate": share,
            "ci95": [low, high],
            "score": {
                "mean": self.points / games,
                "sd": math.sqrt(spread / (games * (games - 1))) if games > 1 else 0.0,
                "min": self.low,
                "max": self.high,
            },
        }


class Tally:
    """Results of some games; adding tallies gives the tally of all their games."""

    __slots__ = ("decisions", "games", "seats")

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.seats = [SeatTally() for seat in range(seats)]

    def count(self, totals: list[int], places: list[int], decisions: int) -> None:
        """Counts one game; seats that share the first place share the win."""
        self.games += 1
        self.decisions += decisions
        part = WIN // places.count(1)
        for seat, points, place in zip(self.seats, totals, places, strict=True):
            seat.count(part if place == 1 else 0, points)

    def __add__(self, other: Tally) -> Tally:
        both = Tally(len(self.seats))
        for tally in (self, other):
            both.games += tally.games
            both.decisions += tally.decisions
            for seat, counted in zip(both.seats, tally.seats, strict=True):
                seat.join(counted)
        return both
