"""Abilities of monks as bits (MB-145 to MB-174); injury never switches them off (MB-120)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.moonlight.state import MoonlightPlayer


def has(p: MoonlightPlayer, ability: i64) -> bool:
    return p.abilities & BIT[ability] != 0
