"""Small deterministic generator: multiply-with-carry, one 61-bit integer of state.

Every intermediate value stays below 2**63, so plain Python and compiled code
(native 64-bit ints, which wrap silently) draw the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 698769069  # MULTIPLIER * 2**32 - 1 is prime
LOW32: Final = 0xFFFFFFFF


def _mix32(x: i64) -> i64:
    """Nonlinear hash: without it the streams of neighboring seeds would be correlated."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & LOW32
    x ^= x >> 15
    x = (x * 0x735A2D97) & LOW32
    return x ^ (x >> 15)


def seed_state(seed: i64) -> i64:
    """The generator's initial state for a seed of 0 to 2**62."""
    lo = _mix32((seed ^ 0x9E3779B9) & LOW32)
    hi = _mix32(lo ^ ((seed >> 32) & LOW32))
    return (((hi & 0x1FFFFFFF) + 1) << 32) | lo


def next_state(x: i64) -> i64:
    return MULTIPLIER * (x & LOW32) + (x >> 32)


def below(x: i64, n: i64) -> i64:
    """0 to n-1 from a fresh state; n < 2**31."""
    return (((x ^ (x >> 32)) & LOW32) * n) >> 32
