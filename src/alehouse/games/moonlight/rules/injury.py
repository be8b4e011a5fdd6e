"""Serious injuries: avoiding, ignoring, suffering and recovering (MB-113 to MB-122)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, reasons, steps
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.dice import cast_dice
from alehouse.games.moonlight.state import MoonlightState


def injure(s: MoonlightState, seat: i64, by_wolf: bool) -> None:
    """A serious injury threatens; what may still avert it comes first."""
    s.injured_seat = seat
    s.injured_by_wolf = by_wolf
    s.push(steps.INJURY)


class Injury(Step[MoonlightState]):
    """MB-122 first a crossed heart may be played."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.more_dice = 0
        if s.fight_hearts > 0 and s.injured_by_wolf:
            s.fight_hearts -= 1
            s.tell(events.AVOID, s.injured_seat)  # MB-121 a green heart of the werewolf's own card
        else:
            s.push(steps.INJURY_CARD)


class CastBlessed(Step[MoonlightState]):
    def run(self, s: MoonlightState, arg: i64) -> None:
        s.push(steps.RESOLVE_BLESSED)
        cast_dice(s, s.injured_seat, s.more_dice, kinds.FOR_BLESSED)


class ResolveBlessed(Step[MoonlightState]):
    def run(self, s: MoonlightState, arg: i64) -> None:
        s.tell(events.BLESSED, s.injured_seat, s.shown)
        if s.shown >= s.content.blessed_die:
            s.tell(events.AVOID, s.injured_seat)
        else:
            suffer(s)


def suffer(s: MoonlightState) -> None:
    """MB-113 one dirt and the card turned; MB-114 a werewolf's wound ends the noise; MB-119 no second turning."""
    p = s.players[s.injured_seat]
    p.dirt += 1
    p.injured = True
    p.injuries += 1
    s.tell(events.INJURY, s.injured_seat, p.dirt)
    if s.injured_by_wolf:
        noise.silence(s, s.injured_seat)


def may_recover(s: MoonlightState) -> i64:
    if not s.players[s.turn].injured:
        return reasons.HEALTHY
    return reasons.ALLOWED if s.actions_left > 0 else reasons.NO_ACTION_LEFT


def recover(s: MoonlightState) -> None:
    """MB-115 an action, without roll or noise, in any room."""
    s.actions_left -= 1
    s.players[s.turn].injured = False
    s.tell(events.RECOVER, s.turn)
