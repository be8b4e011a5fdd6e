"""What a monk would expect to be able to do now and cannot, each with its rule and numbers."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.refusal import Refusal
from alehouse.engine.state import OVER
from alehouse.games.moonlight import actions, reasons, steps
from alehouse.games.moonlight.content import ALCHEMY, ANCESTRAL, BIT, CODEX
from alehouse.games.moonlight.rules import brew, cards, dirt, duel, injury, move, noise, roll
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.state import MoonlightState

Refused = list[tuple[int, Refusal]]


def refusal(reason: i64, args: dict[str, object]) -> Refusal:
    rule, key = reasons.REASONS[reason]
    return Refusal(rule, key, args)


def refused(s: MoonlightState) -> Refused:
    if s.to_act == OVER:
        return []
    step = s.stack[-1]
    if step == steps.TURN_STEP:
        return _turn(s)
    if step == steps.PRE_ROLL_CARDS:
        return _noise(s) + _cards(s, s.content.pre_roll)
    if step == steps.PRE_DRAW_CARDS:
        return _cards(s, s.content.two_cards)
    if step == steps.FIGHT_CARDS:
        return _cards(s, s.content.pre_fight)
    if step == steps.INJURY_CARD:
        return _cards(s, s.content.hearts)
    if step == steps.BLESSED_DICE:
        return _cards(s, s.content.two_dice)
    if step == steps.BREW_CARDS:
        return _brew(s)
    if step == steps.DIRT_TARGET:
        return _dirt(s)
    return []


def _turn(s: MoonlightState) -> Refused:
    p = s.players[s.turn]
    found: Refused = []
    walk = move.may_move(s)
    family: i64 = actions.MOVE if s.free_move else actions.CONVERT_MOVE
    near = s.content.rooms[p.room].doors
    for room in range(len(s.content.rooms)):
        if room == p.room:
            continue
        beside = any(door == room for door in near)
        if walk == reasons.ALLOWED and not beside:
            names: dict[str, object] = {"room": s.content.room_ids[room], "here": s.content.room_ids[p.room]}
            found.append((family + room, refusal(reasons.NOT_ADJACENT, names)))
        elif walk != reasons.ALLOWED and beside:
            found.append((family + room, refusal(walk, _numbers(s, walk))))
    if s.sprint:
        reason = move.may_sprint(s)
        if reason != reasons.ALLOWED:
            sprint: i64 = actions.SPRINT if s.free_move else actions.CONVERT_SPRINT
            for end in s.content.rooms[p.room].two_doors:
                found.append((sprint + end, refusal(reason, _numbers(s, reason))))
    for act in range(len(s.content.deeds)):
        reason = roll.may_act(s, act)
        if reason != reasons.ALLOWED and (reason == reasons.ELSEWHERE or s.content.deeds[act].room == p.room):
            args = _numbers(s, reason)
            if reason == reasons.ELSEWHERE:
                args["room"] = s.content.room_ids[s.content.deeds[act].room]
            found.append((actions.ACT + act, refusal(reason, args)))
    if s.duel:
        for seat in range(s.seats):
            reason = duel.may_duel(s, seat)
            if seat != s.turn and reason != reasons.ALLOWED:
                args = _numbers(s, reason)
                args["other"] = seat + 1
                found.append((actions.DUEL + seat, refusal(reason, args)))
    reason = injury.may_recover(s)
    if reason != reasons.ALLOWED:
        found.append((actions.RECOVER, refusal(reason, _numbers(s, reason))))
    found += _cards(s, s.content.idle) + _waiting_cards(s)
    if p.cards & s.content.blood and not p.kept:
        for card in range(len(s.content.cards)):
            if p.cards & s.content.blood & BIT[card] and cards.may_use(s, s.turn, card) == reasons.ALLOWED:
                found.append((actions.USE + card, refusal(reasons.NO_TROPHY, {})))
    return found + _abilities(s)


def _numbers(s: MoonlightState, reason: i64) -> dict[str, object]:
    """What was needed and what there is."""
    p = s.players[s.turn]
    if reason == reasons.TOO_LOUD:
        return {"need": s.quiet_limit - 1, "have": p.noise}
    if reason == reasons.NO_ACTION_LEFT or reason == reasons.NO_MOVE_LEFT:
        return {"need": 1, "have": 0}
    return {}


def _noise(s: MoonlightState) -> Refused:
    """Making Noise is decided after the cards; a monk who is too loud learns it here."""
    reason = noise.may_make_noise(s)
    if reason == reasons.ALLOWED:
        return []
    return [(actions.MAKE_NOISE, refusal(reason, _numbers(s, reason)))]


def _cards(s: MoonlightState, window: i64) -> Refused:
    """Own cards of the window that are used or barred."""
    found: Refused = []
    held = s.players[s.to_act].cards & window
    for card in range(len(s.content.cards)):
        if held & BIT[card]:
            reason = cards.may_use(s, s.to_act, card)
            if reason != reasons.ALLOWED:
                args: dict[str, object] = {"card": s.content.card_ids[card]}
                if reason == reasons.BARRED:
                    args["werewolf"] = s.content.wolf_ids[s.fight_card]
                found.append((actions.USE + card, refusal(reason, args)))
    return found


def _waiting_cards(s: MoonlightState) -> Refused:
    """MB-009 own cards of limited use whose window is another one than the own turn."""
    automatic = s.content.auto_fight | s.content.auto_search
    held = s.players[s.turn].cards & ~s.content.idle & ~automatic
    found: Refused = []
    for card in range(len(s.content.cards)):
        if held & BIT[card]:
            used = cards.may_use(s, s.turn, card)
            reason = used if used != reasons.ALLOWED else reasons.NOT_NOW
            found.append((actions.USE + card, refusal(reason, {"card": s.content.card_ids[card]})))
    return found


def _abilities(s: MoonlightState) -> Refused:
    """Alchemy and Ancestral recipe of a monk who knows them, named by their first code."""
    p = s.players[s.turn]
    found: Refused = []
    if has(p, ALCHEMY):
        reason = brew.may_alchemy(s)
        if reason != reasons.ALLOWED:
            found.append((actions.ALCHEMY + 1, refusal(reason, {})))
    if has(p, ANCESTRAL):
        reason = brew.may_ancestral(s)
        if reason != reasons.ALLOWED:
            found.append((actions.ANCESTRAL + 1, refusal(reason, {})))
    return found


def _brew(s: MoonlightState) -> Refused:
    found: Refused = []
    ingredient = brew.phase_ingredient(s, s.phase)
    fits = brew.brew_crowns(s)
    held = s.players[s.turn].cards & s.content.crowns & ~fits
    for card in range(len(s.content.cards)):
        if held & BIT[card]:
            reason = cards.may_use(s, s.turn, card)
            if reason == reasons.ALLOWED:
                wrong = s.content.cards[card].what & BIT[ingredient] == 0
                reason = reasons.WRONG_INGREDIENT if wrong else reasons.NO_UNIT
            found.append((actions.USE + card, refusal(reason, {"card": s.content.card_ids[card]})))
    return found + _abilities(s)


def _dirt(s: MoonlightState) -> Refused:
    """The own beer is only missed by a monk who knows the Codex."""
    found: Refused = []
    for seat in range(s.seats):
        reason = dirt.may_target(s, seat)
        if reason != reasons.ALLOWED and (seat != s.turn or has(s.players[seat], CODEX)):
            found.append((actions.DIRTY + seat, refusal(reason, {"other": seat + 1})))
    return found
