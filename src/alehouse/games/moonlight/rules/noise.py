"""Noise: what raises it, what lowers it, and when a werewolf hears it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, reasons
from alehouse.games.moonlight.content import Effect
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.rules.cards import cards_left
from alehouse.games.moonlight.rules.draw import begin_draw
from alehouse.games.moonlight.state import MoonlightState


def change(s: MoonlightState, seat: i64, by: i64) -> None:
    """MB-071 noise never falls below 0 and has no upper limit; what really changes is told."""
    p = s.players[seat]
    by = max(by, -p.noise)
    if by != 0:
        p.noise += by
        s.tell(events.NOISE, seat, p.noise, by)


def silence(s: MoonlightState, seat: i64) -> None:
    change(s, seat, -s.players[seat].noise)


def may_make_noise(s: MoonlightState) -> i64:
    """MB-061, MB-222 only while it is still quiet."""
    if s.players[s.turn].noise >= s.quiet_limit:
        return reasons.TOO_LOUD
    return reasons.ALLOWED


def ring(s: MoonlightState, seat: i64, bell: Effect) -> None:
    """MB-132 a bell changes noise, or sets it to its number."""
    change(s, seat, max(0, bell.amount) - s.players[seat].noise if bell.do == kinds.SILENCE else bell.amount)


@final
class CheckNoise(Step[MoonlightState]):
    """MB-072, MB-078 noise at the limit brings one werewolf (MB-080: if any is left)."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        p = s.players[s.turn]
        if p.noise < s.attack_limit:
            return
        if cards_left(s, kinds.WEREWOLVES) == 0:
            s.tell(events.NOBODY, s.turn)
            silence(s, s.turn)
            return
        p.attacks += 1
        s.tell(events.ATTACK, s.turn, p.room)
        s.fight = kinds.ATTACK
        begin_draw(s, kinds.WEREWOLVES, 2 if has(p, kinds.CONFUSE) else 1)  # MB-174
