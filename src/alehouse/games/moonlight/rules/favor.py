"""Icons of werewolves that have nothing to act on yet: they wait for their moment until the turn ends (MB-091)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.moonlight.content import Effect
from alehouse.games.moonlight.state import MoonlightState

AMOUNTS: i64 = 64  # more than amounts can differ
WHATS: i64 = 1024


def owe(s: MoonlightState, effect: Effect) -> None:
    s.favors = [*s.favors, (effect.do * WHATS + effect.what) * AMOUNTS + effect.amount + AMOUNTS // 2]


def claim(s: MoonlightState, do: i64, what: i64) -> i64:
    """The sum of the waiting icons of a kind that act on `what`; they wait no longer."""
    total: i64 = 0
    left: list[i64] = []
    for favor in s.favors:
        kind = favor // AMOUNTS
        if kind // WHATS == do and kind % WHATS & what:
            total += favor % AMOUNTS - AMOUNTS // 2
        else:
            left.append(favor)
    s.favors = left
    return total
