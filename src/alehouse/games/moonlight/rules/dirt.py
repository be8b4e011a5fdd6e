"""Sabotage: dirt for a rival's beer, or through the Codex for your own (MB-159, MB-166 to 168, MB-185 to 192)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, reasons, steps
from alehouse.games.moonlight.rules.sheet import contains_ingredients
from alehouse.games.moonlight.state import MoonlightState


def may_target(s: MoonlightState, seat: i64) -> i64:
    """Whether that seat's beer may get dirt now (MB-187, MB-190, MB-223)."""
    if seat == s.turn:
        return reasons.ALLOWED if own_beer(s) else reasons.OWN_EMPTY
    if s.peace:
        return reasons.PEACE
    return reasons.ALLOWED if contains_ingredients(s.players[seat]) else reasons.NO_INGREDIENTS


def own_beer(s: MoonlightState) -> bool:
    """MB-166 the Codex may use dirt on your own beer if it contains ingredients."""
    p = s.players[s.turn]
    return p.can(kinds.CODEX) and contains_ingredients(p)


def rival_beer(s: MoonlightState) -> bool:
    return any(seat != s.turn and may_target(s, seat) == reasons.ALLOWED for seat in range(s.seats))


def may_dirty(s: MoonlightState) -> i64:
    """MB-186 not offered without a target."""
    if rival_beer(s) or own_beer(s):
        return reasons.ALLOWED
    return reasons.PEACE if s.peace and s.seats > 1 else reasons.NOBODY_TO_DIRTY


class GatherDirt(Step[MoonlightState]):
    """The dirt action succeeded; MB-159 the first time in a turn Filthy yields 2."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.dirt_left = 1
        if s.players[s.turn].can(kinds.FILTHY) and not s.filthy_used:
            s.filthy_used = True
            s.dirt_left = 2
            if own_beer(s) and rival_beer(s):
                s.ask(steps.DIRT_SPLIT, s.turn)
                return
        aim(s)


def targets(s: MoonlightState) -> list[i64]:
    """The seats whose beer may get the dirt at hand."""
    return [
        seat
        for seat in range(s.seats)
        if may_target(s, seat) == reasons.ALLOWED and not (seat == s.turn and s.rivals_only)
    ]


def aim(s: MoonlightState) -> None:
    """Asks whose beer gets the dirt, if there is a choice."""
    seats = targets(s)
    if len(seats) == 1:
        throw(s, seats[0])
    else:
        s.ask(steps.DIRT_TARGET, s.turn)


def throw(s: MoonlightState, seat: i64) -> None:
    """MB-188 dirt lowers the taste at once; MB-167 through the Codex it raises your own beer instead."""
    amount = s.dirt_left
    s.dirt_left = 0
    s.rivals_only = False
    if seat == s.turn:
        s.players[seat].adjustment += amount
        s.tell(events.ADJUST, seat, amount, seat)
    else:
        s.players[seat].dirt += amount
        s.tell(events.DIRT, s.turn, seat, amount)
