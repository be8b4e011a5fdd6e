"""The keys that play choices: digits and letters that are no commands of the screen (see table.py)."""

from __future__ import annotations

KEYS = "123456789abcdefgijkmnoptvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def key_of(number: int) -> str:
    """The key of a choice, a dot for one that only the arrow keys reach."""
    return KEYS[number - 1] if number <= len(KEYS) else "·"
