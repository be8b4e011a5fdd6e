"""Near-equal options are drawn by lot, so that bots do not always do the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.bots.utility import spread
from alehouse.engine.judge import Judge
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import State

NEAR: Final = 0.05  # of the lead that makes a win e times as likely: options that differ by less are about equal


def drawn(judge: Judge, state: State, codes: list[i64], values: list[float], seed: i64) -> i64:
    """One of the codes whose value is about as high as the highest, each as likely."""
    best = values[0]
    for value in values:
        best = max(best, value)
    least = best - NEAR * spread(judge, state)
    near: list[i64] = []
    for place in range(len(codes)):
        if values[place] >= least:
            near.append(codes[place])
    if len(near) == 1:
        return near[0]
    return near[below(next_state(seed_state(seed + 1)), len(near))]
