"""Noise: what raises it, what lowers it, and when a werewolf hears it."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, reasons
from alehouse.games.moonlight.content import Effect
from alehouse.games.moonlight.rules.cards import cards_left
from alehouse.games.moonlight.rules.draw import begin_draw
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState


def change(s: MoonlightState, seat: i64, by: i64) -> None:
    """MB-071 noise never falls below 0 and has no upper limit; what really changes is told."""
    p = s.players[seat]
    by = max(by, -p.noise)
    if by != 0:
        p.noise += by
        s.tell(events.NOISE, seat, p.noise, by)


def silence(s: MoonlightState, seat: i64) -> None:
    change(s, seat, -s.players[seat].noise)


def may_make_noise(s: MoonlightState, p: MoonlightPlayer) -> i64:
    """MB-061, MB-222 only while it is still quiet."""
    if p.noise >= s.quiet_limit:
        return reasons.TOO_LOUD
    return reasons.ALLOWED


def making_bonus(s: MoonlightState) -> i64:
    """What Making Noise would add to a roll, if it is allowed."""
    return s.content.making_noise_bonus if may_make_noise(s, s.players[s.turn]) == reasons.ALLOWED else 0


def rung(s: MoonlightState, seat: i64, bell: Effect) -> i64:
    """MB-132 how much a bell changes noise: by its number, or to it."""
    before = s.players[seat].noise
    return max(bell.amount - before if bell.do == kinds.SILENCE else bell.amount, -before)


def ring(s: MoonlightState, seat: i64, bell: Effect) -> None:
    change(s, seat, rung(s, seat, bell))


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
        begin_draw(s, kinds.WEREWOLVES, 2 if p.can(kinds.CONFUSE) else 1)  # MB-174
