"""How often something may be asked for."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from alehouse.table.errors import TableError

REMEMBERED: Final = 20_000  # addresses


class TokenBucket:
    """Token bucket per key: refills at `rate` per second up to `burst`."""

    def __init__(self, rate: float, burst: float, factor: float) -> None:
        self._rate = rate * factor
        self._burst = burst * factor
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, cost: float = 1.0) -> None:
        """Takes one token, or raises `TableError` that says how long to wait."""
        if not self._burst:
            return
        now = time.monotonic()
        left, seen = self._left.pop(name, (self._burst, now))
        left = min(self._burst, left + (now - seen) * self._rate)
        if left < cost:
            self._left[name] = (left, now)
            raise TableError("too-fast", seconds=int((cost - left) / self._rate) + 1)
        self._left[name] = (left - cost, now)
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]


class ConcurrencyLimit:
    """Limits concurrent holders per key."""

    def __init__(self, most: int, factor: float) -> None:
        self._most = most * factor
        self._inside: Counter[str] = Counter()

    def enter(self, name: str) -> None:
        if self._most and self._inside[name] >= self._most:
            raise TableError("too-many-viewers")
        self._inside[name] += 1

    def exit(self, name: str) -> None:
        self._inside[name] -= 1
        if self._inside[name] <= 0:
            del self._inside[name]


class Rates:
    """All limits of a server."""

    def __init__(self, factor: float) -> None:
        self.requests = TokenBucket(20, 200, factor)  # by address
        self.tables = TokenBucket(1 / 10, 30, factor)  # by address
        self.joins = TokenBucket(1, 60, factor)  # by address
        self.sockets = TokenBucket(2, 60, factor)  # by address
        self.open_sockets = ConcurrencyLimit(200, factor)  # by address
        self.messages = TokenBucket(20, 80, factor)  # by seat, or by address for those who have none
        self.work = TokenBucket(60, 240, factor)  # by address; expensive requests cost more than 1
        self.chat = TokenBucket(1 / 2, 10, factor)  # by seat
        self.hints = TokenBucket(1 / 4, 6, factor)  # by seat
        self.notices = TokenBucket(1 / 20, 5, factor)  # by seat
        self.games = TokenBucket(10, 5000, factor)  # by address; bot games with packs
        self.prints = TokenBucket(1 / 20, 6, factor)  # by address, only those that must still be made
