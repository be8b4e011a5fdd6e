"""The course of the game (MB-027 to MB-036). Each step pushes the next one.

A night: BeginNight, seven phases, EndNight; the hermit's campaign has seven nights.
A phase: BeginPhase; then every monk takes a turn.
A turn: BeginTurn; one free move and two actions in any order, each action may become a move (TurnStep in
decisions/turn_step.py); then the window BrewCards, Enter (brew.py) and EndTurn.
"""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules import hermit
from alehouse.games.moonlight.rules.omen import reveal
from alehouse.games.moonlight.rules.sheet import shown_total
from alehouse.games.moonlight.state import NOTHING, MoonlightState


class BeginPhase(Step[MoonlightState]):
    """MB-026, MB-126, MB-226 used cards are readied; the first player starts, or his left neighbor with the abbot."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.phase += 1
        for p in s.players:
            p.used &= ~s.content.per_phase
        if s.rotating and s.phase > 0:
            s.first = (s.first + 1) % s.seats
        s.turn = s.first
        s.turns_left = s.seats
        s.tell(events.PHASE, s.phases[s.phase])
        s.push(steps.BEGIN_TURN)
        if s.hermit:
            reveal(s)


class BeginTurn(Step[MoonlightState]):
    """MB-028 one free move and two actions."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        s.free_move = True
        s.actions_left = kinds.ACTIONS
        s.sprint_used = False
        s.hunt_used = False
        s.filthy_used = False
        s.rolled = False
        s.crown_bonus = 0
        s.favors = NOTHING
        s.push(steps.TURN_STEP)


class EndTurn(Step[MoonlightState]):
    """MB-033, MB-036, MB-136 the web falls off; then the next player, the next phase or the count."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        p = s.players[s.turn]
        if p.web_until == s.phase:
            p.web_until = kinds.NEVER
        s.turns_left -= 1
        if s.turns_left > 0:
            s.turn = (s.turn + 1) % s.seats
            s.push(steps.BEGIN_TURN)
        elif s.phase + 1 < len(s.phases):
            s.push(steps.BEGIN_PHASE)
        else:
            s.push(steps.END_NIGHT)


class EndNight(Step[MoonlightState]):
    """MB-204 the sheets are counted; in the campaign the next night follows."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        for seat in range(s.seats):
            s.tell(events.SCORE, seat, shown_total(s.players[seat]))
        if s.hermit:
            hermit.end_night(s)
        if len(s.stack) == 0:
            s.tell(events.END)
