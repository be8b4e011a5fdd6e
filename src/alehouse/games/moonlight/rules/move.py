"""Moving and sprinting (MB-037 to MB-048)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.moonlight import events, kinds, reasons, steps
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.omen import omen_is
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState


def is_webbed(s: MoonlightState, p: MoonlightPlayer) -> bool:
    """MB-136 a web holds for the rest of the turn and the turn of the next phase."""
    return p.web_until != kinds.NEVER and p.web_until >= s.phase


def may_move(s: MoonlightState) -> i64:
    """Whether the monk can pass a door now, with the free move or an action turned into one."""
    p = s.players[s.turn]
    if p.injured:
        return reasons.INJURED  # MB-042
    if is_webbed(s, p):
        return reasons.WEBBED  # MB-043
    if s.free_move:
        return reasons.ALLOWED
    if s.actions_left == 0:
        return reasons.NO_MOVE_LEFT  # MB-040
    if omen_is(s, kinds.OMEN_MUD):
        return reasons.MUD
    return reasons.ALLOWED


def may_sprint(s: MoonlightState) -> i64:
    """MB-044 once per turn a move may pass two doors."""
    if s.sprint_used:
        return reasons.SPRINTED
    if omen_is(s, kinds.OMEN_MUD):
        return reasons.MUD
    return may_move(s)


def _pay_move(s: MoonlightState) -> None:
    """MB-029 the free move is spent first; after it an action becomes a move."""
    if s.free_move:
        s.free_move = False
    else:
        s.actions_left -= 1


def move(s: MoonlightState, room: i64) -> None:
    """MB-039 a move needs no roll and makes no noise."""
    _pay_move(s)
    s.players[s.turn].room = room
    s.tell(events.MOVE, s.turn, room)


def sprint(s: MoonlightState, room: i64) -> None:
    """MB-046 two doors at once; MB-048 the attack it may cause comes in the end room."""
    _pay_move(s)
    s.sprint_used = True
    s.players[s.turn].room = room
    s.tell(events.SPRINT, s.turn, room)
    noise.change(s, s.turn, s.content.sprint_noise)
    s.push(steps.CHECK_NOISE)
