"""A mean without luck: results that correlate with luck, whose expected value is 0, are corrected by it.

The correction is a regression: luck counts as much as it explains. The mean stays the same, and the interval is that of
the variance that luck does not explain.
"""

from __future__ import annotations

import math

from alehouse.lab.tally import Z95

UNIT = 1000  # parts in which results and luck are added up, so that the order of games does not matter


class ControlVariate:
    """Sums of results and of the luck in them; adding gives those of all games."""

    __slots__ = ("count", "luck", "lucks", "products", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.luck = 0
        self.lucks = 0  # sum of squares of luck
        self.products = 0

    def add(self, result: float, luck: float = 0.0) -> None:
        """Counts a game."""
        value, by_luck = round(UNIT * result), round(UNIT * luck)
        self.count += 1
        self.total += value
        self.squares += value * value
        self.luck += by_luck
        self.lucks += by_luck * by_luck
        self.products += value * by_luck

    def __add__(self, other: ControlVariate) -> ControlVariate:
        both = ControlVariate()
        for name in self.__slots__:
            setattr(both, name, getattr(self, name) + getattr(other, name))
        return both

    def mean(self) -> float:
        return self._mean() / UNIT

    def reach(self) -> float:
        """Half the width of the 95% interval; infinite with fewer than three games."""
        if self.count < 3:
            return math.inf
        left = max(0.0, self._spread(self.squares, self.total, self.total) - self._slope() * self._shared())
        return Z95 * math.sqrt(left / (self.count - 2) / self.count) / UNIT

    def explained(self) -> float:
        """The share of the variance that is luck."""
        variance = self._spread(self.squares, self.total, self.total)
        return self._slope() * self._shared() / variance if variance else 0.0

    def _mean(self) -> float:
        return (self.total - self._slope() * self.luck) / self.count if self.count else 0.0

    def _slope(self) -> float:
        """How much a unit of luck changes the result."""
        lucks = self._spread(self.lucks, self.luck, self.luck)
        return self._shared() / lucks if lucks else 0.0

    def _shared(self) -> float:
        return self._spread(self.products, self.total, self.luck)

    def _spread(self, products: int, first: int, second: int) -> float:
        return (self.count * products - first * second) / self.count if self.count else 0.0
