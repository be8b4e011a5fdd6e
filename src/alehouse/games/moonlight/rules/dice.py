"""Casting one or several dice and keeping one of them (MB-002 to MB-004, MB-135, MB-170)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.moonlight import kinds, steps
from alehouse.games.moonlight.state import MoonlightState


def cast_dice(s: MoonlightState, seat: i64, more: i64, reason: i64) -> None:
    """Casts 1 + `more` dice into `s.dice`; the kept one goes to `s.shown`, by choice where the faces differ."""
    s.reason_for_dice = reason
    dice: list[i64] = [s.die() for die in range(1 + more)]
    if reason == kinds.FOR_FIGHT and s.players[seat].can(kinds.MUSCULAR):
        for i in range(1 + more):
            if dice[i] == 1:
                dice[i] = s.die()  # MB-170, MB-171 each own 1 is rerolled once, before one die is kept
    s.dice = dice
    s.shown = dice[0]
    if any(face != s.shown for face in dice):
        s.ask(steps.KEEP_DIE, seat)
