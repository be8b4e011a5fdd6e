"""Stands in for Prometheus in a browser: counts nothing."""

from __future__ import annotations

from typing import Any


class Nothing:
    """A counter, gauge or histogram that nobody reads."""

    def __init__(self, *about: Any, **settings: Any) -> None:
        pass

    def labels(self, *values: str) -> Nothing:
        return self

    def inc(self, amount: float = 1) -> None:
        pass

    def dec(self, amount: float = 1) -> None:
        pass

    def set(self, value: float) -> None:
        pass

    def observe(self, value: float) -> None:
        pass


Counter = Gauge = Histogram = Nothing
