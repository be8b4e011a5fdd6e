"""Serious injuries: avoiding, ignoring, suffering and recovering (MB-113 to MB-122)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.content import BIT, BLESSED
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.rules.cards import spend, usable
from alehouse.games.moonlight.rules.dice import cast_dice
from alehouse.games.moonlight.state import FOR_BLESSED, MoonlightState


def injury(s: MoonlightState) -> None:
    """MB-122 first a crossed heart may be played."""
    s.more_dice = 0
    if usable(s, s.injured_seat, s.content.hearts):
        s.push(steps.INJURY_CARD)
        s.to_act = s.injured_seat
    else:
        s.push(steps.BLESSED)


def legal_cards(s: MoonlightState, window: i64, otherwise: i64) -> vec[i64]:
    """The usable cards of a window, or going on without."""
    cards = usable(s, s.to_act, window)
    codes = vec[i64]()
    for card in range(len(s.content.cards)):
        if cards & BIT[card]:
            codes = append(codes, actions.USE + card)
    return append(codes, otherwise)


def play_injury_card(s: MoonlightState, code: i64) -> None:
    if code == actions.BEAR:
        s.push(steps.BLESSED)
        return
    spend(s, s.injured_seat, code & 63)
    s.tell(events.AVOID, s.injured_seat)  # MB-121 none of its effects


def blessed(s: MoonlightState) -> None:
    """MB-155 a Blessed monk casts a die; two-dice cards may be used on it (MB-156)."""
    if not has(s.players[s.injured_seat], BLESSED):
        _suffer(s)
    elif usable(s, s.injured_seat, s.content.two_dice):
        s.push(steps.BLESSED_DICE)
        s.to_act = s.injured_seat
    else:
        s.push(steps.CAST_BLESSED)


def play_blessed_dice(s: MoonlightState, code: i64) -> None:
    if code == actions.ROLL:
        s.push(steps.CAST_BLESSED)
        return
    spend(s, s.injured_seat, code & 63)
    s.more_dice += 1
    s.push(steps.BLESSED)


def cast_blessed(s: MoonlightState) -> None:
    s.push(steps.RESOLVE_BLESSED)
    cast_dice(s, s.injured_seat, s.more_dice, FOR_BLESSED)


def resolve_blessed(s: MoonlightState) -> None:
    s.tell(events.BLESSED, s.injured_seat, s.shown)
    if s.shown >= s.content.blessed_die:
        s.tell(events.AVOID, s.injured_seat)
    else:
        _suffer(s)


def _suffer(s: MoonlightState) -> None:
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
