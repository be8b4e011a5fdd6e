"""Picks at random among near-equal options, so that bots vary their play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.rng import below, next_state, seed_state

NEAR: Final = 0.05  # of the distance from the best option to the median one


def drawn(codes: list[i64], values: list[float], seed: i64) -> i64:
    """A random one of the codes with about the highest value."""
    ordered = sorted(values)
    best = ordered[-1]
    least = best - NEAR * (best - ordered[(len(ordered) - 1) // 2])
    near: list[i64] = []
    for place in range(len(codes)):
        if values[place] >= least:
            near.append(codes[place])
    if len(near) == 1:
        return near[0]
    return near[below(next_state(seed_state(seed + 1)), len(near))]
