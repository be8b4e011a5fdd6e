"""Duels between monks (MB-193 to MB-200); the fight's steps C3 to C8 serve both sides."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, reasons, steps
from alehouse.games.moonlight.rules.fight import monk_bonus, own_bonus
from alehouse.games.moonlight.rules.injury import injure
from alehouse.games.moonlight.state import MoonlightState


def may_duel(s: MoonlightState, target: i64) -> i64:
    """MB-194 both healthy and in the same room."""
    p = s.players[s.turn]
    if p.injured:
        return reasons.INJURED
    if s.peace:
        return reasons.PEACE  # MB-223
    if s.actions_left == 0:
        return reasons.NO_ACTION_LEFT
    other = s.players[target]
    if other.room != p.room:
        return reasons.TARGET_AWAY
    if other.injured:
        return reasons.TARGET_INJURED
    return reasons.ALLOWED


def begin(s: MoonlightState, target: i64) -> None:
    s.actions_left -= 1
    s.fight = kinds.DUEL
    s.foe_seat = target
    s.fight_bonus = 0
    s.foe_bonus = 0
    s.fight_sword = False
    s.foe_sword = False
    s.side = 0
    s.tell(events.DUEL, s.turn, target)
    s.push(steps.PRE_FIGHT)


def target_bonus(s: MoonlightState) -> i64:
    """All that adds to the die of the monk who was challenged."""
    return s.foe_bonus + monk_bonus(s, s.foe_seat)


class CompareDuel(Step[MoonlightState]):
    """MB-198, MB-199 the lower total is injured; one sword alone wins without dice; MB-169 Warhammer breaks ties."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.fight = kinds.NO_FIGHT
        s.side = 0
        challenger = s.turn
        target = s.foe_seat
        lead: i64 = 0
        if s.fight_sword != s.foe_sword:
            lead = 1 if s.fight_sword else -1
        else:
            own = s.fight_die + own_bonus(s)
            foe = s.foe_die + target_bonus(s)
            s.tell(events.DUEL_COMPARE, challenger, target, own, foe)
            lead = own - foe
            if lead == 0:
                if s.players[challenger].can(kinds.WARHAMMER):
                    lead += 1
                if s.players[target].can(kinds.WARHAMMER):
                    lead -= 1
        if lead == 0:
            s.tell(events.DUEL_TIE, challenger, target)
            return
        winner = challenger if lead > 0 else target
        loser = target if lead > 0 else challenger
        s.tell(events.DUEL_WON, winner, loser)
        injure(s, loser, False)
