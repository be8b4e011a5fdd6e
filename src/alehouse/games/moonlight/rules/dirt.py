"""Sabotage: dirt for a rival's beer, or through the Codex for the own one (MB-159, MB-166 to 168, MB-185 to 192)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.content import CODEX, FILTHY
from alehouse.games.moonlight.rules.ability import has
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
    """MB-166 the Codex may use dirt on the own beer if it contains ingredients."""
    p = s.players[s.turn]
    return has(p, CODEX) and contains_ingredients(p)


def rival_beer(s: MoonlightState) -> bool:
    return any(seat != s.turn and may_target(s, seat) == reasons.ALLOWED for seat in range(s.seats))


def may_dirty(s: MoonlightState) -> i64:
    """MB-186 not offered without a target."""
    if rival_beer(s) or own_beer(s):
        return reasons.ALLOWED
    return reasons.PEACE if s.peace and s.seats > 1 else reasons.NOBODY_TO_DIRTY


def gather(s: MoonlightState) -> None:
    """The dirt action succeeded; MB-159 the first time in a turn Filthy yields 2."""
    s.dirt_left = 1
    if has(s.players[s.turn], FILTHY) and not s.filthy_used:
        s.filthy_used = True
        s.dirt_left = 2
        if own_beer(s) and rival_beer(s):
            s.push(steps.DIRT_SPLIT)
            s.to_act = s.turn
            return
    _aim(s)


def legal_split(s: MoonlightState) -> vec[i64]:
    codes = vec[i64]()
    for own in range(3):
        codes = append(codes, actions.SPLIT + own)
    return codes


def play_split(s: MoonlightState, own: i64) -> None:
    """MB-168 part of the dirt goes into the own beer, the rest into one rival's."""
    if own > 0:
        s.players[s.turn].adjustment += own
        s.tell(events.ADJUST, s.turn, own, s.turn)
        s.dirt_left -= own
    if s.dirt_left > 0:
        s.rivals_only = True
        _aim(s)


def _aim(s: MoonlightState) -> None:
    targets = legal_target(s)
    if len(targets) == 1:
        throw(s, targets[0] & 63)
    else:
        s.push(steps.DIRT_TARGET)
        s.to_act = s.turn


def legal_target(s: MoonlightState) -> vec[i64]:
    codes = vec[i64]()
    for seat in range(s.seats):
        if seat == s.turn and s.rivals_only:
            continue
        if may_target(s, seat) == reasons.ALLOWED:
            codes = append(codes, actions.DIRTY + seat)
    return codes


def throw(s: MoonlightState, seat: i64) -> None:
    """MB-188 dirt lowers the taste at once; MB-167 through the Codex it raises the own beer instead."""
    amount = s.dirt_left
    s.dirt_left = 0
    s.rivals_only = False
    if seat == s.turn:
        s.players[seat].adjustment += amount
        s.tell(events.ADJUST, seat, amount, seat)
    else:
        s.players[seat].dirt += amount
        s.tell(events.DIRT, s.turn, seat, amount)
