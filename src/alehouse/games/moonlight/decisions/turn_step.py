"""The next step of a turn: move, act, use a card, or end it (MB-028 to MB-036)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.observation import add_each, members
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.moonlight import actions, reasons, steps
from alehouse.games.moonlight.decisions.abilities import add_abilities, play_ability, refused_abilities
from alehouse.games.moonlight.decisions.roll import refused_noise
from alehouse.games.moonlight.decisions.window import OwnTurn, numbers, refused_cards
from alehouse.games.moonlight.reasons import Refused, refusal, refuse
from alehouse.games.moonlight.rules import brew, duel, idle, injury, move, roll
from alehouse.games.moonlight.rules.cards import may_use
from alehouse.games.moonlight.state import MoonlightState

USUAL_CHOICES: Final = 12  # of a turn's step; with more the list grows by copying
DEEDS: Final = (actions.ACT >> 6, actions.DUEL >> 6)  # what is done in a room, besides recovering


class TurnStep(OwnTurn):
    """With nothing left but ending it, the turn ends."""

    def asks(self, s: MoonlightState, arg: i64) -> bool:
        if move.may_move(s) == reasons.ALLOWED or len(choices(s)) > 0:
            s.to_act = s.turn
            return True
        s.push(steps.BREW_CARDS)
        return False

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return choices(s)

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == actions.END_TURN:
            s.push(steps.BREW_CARDS)
            return
        s.push(steps.TURN_STEP)
        family = code >> 6
        argument = code & 63
        if family == actions.MOVE >> 6 or family == actions.CONVERT_MOVE >> 6:
            move.move(s, argument)
        elif family == actions.ACT >> 6:
            roll.announce(s, argument)
        elif family == actions.SPRINT >> 6 or family == actions.CONVERT_SPRINT >> 6:
            move.sprint(s, argument)
        elif code == actions.RECOVER:
            injury.recover(s)
        elif family == actions.DUEL >> 6:
            duel.begin(s, argument)
        elif family == actions.USE >> 6:
            idle.use(s, argument)
        else:
            play_ability(s, code)

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        found = _refused_moves(s) + _refused_sprints(s) + _refused_deeds(s) + _refused_noise(s) + _refused_duels(s)
        reason = injury.may_recover(s)
        refuse(found, actions.RECOVER, reason, numbers(s, reason))
        found += refused_cards(s, s.content.idle) + _refused_waiting_cards(s)
        return found + _refused_blood(s) + refused_abilities(s)

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        left: dict[str, object] = {
            "moves": 1 if s.free_move else 0,
            "actions": s.actions_left,
            "walk": move.may_move(s) == reasons.ALLOWED,
            "act": any(code == actions.RECOVER or code >> 6 in DEEDS for code in choices(s)),
        }
        return [Because("left", left), *brew.phase_takes(s)]

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.RECOVER if injury.may_recover(s) == reasons.ALLOWED else actions.END_TURN

    def obvious(self, s: MoonlightState, arg: i64) -> i64:
        """An injured monk who can do nothing else recovers: an action left over is lost."""
        codes = self.legal(s, arg)
        alone = len(codes) == 2 and codes[0] == actions.RECOVER
        return actions.RECOVER if alone else NOT_OBVIOUS

    def quiet(self, s: MoonlightState, arg: i64) -> bool:
        return True


def choices(s: MoonlightState) -> vec[i64]:
    """Codes of a turn's step; none if only its end is left."""
    p = s.players[s.turn]
    room = s.content.rooms[p.room]
    codes = vec[i64](capacity=USUAL_CHOICES)
    if move.may_move(s) == reasons.ALLOWED:
        family: i64 = actions.MOVE if s.free_move else actions.CONVERT_MOVE
        for door in room.doors:
            codes = append(codes, family + door)
        if s.sprint and move.may_sprint(s) == reasons.ALLOWED:
            family = actions.SPRINT if s.free_move else actions.CONVERT_SPRINT
            for end in room.two_doors:
                codes = append(codes, family + end)
    if s.actions_left > 0:
        if p.injured:
            codes = append(codes, actions.RECOVER)
        else:
            for act in room.actions:
                if roll.may_act(s, act) == reasons.ALLOWED:
                    codes = append(codes, actions.ACT + act)
            if s.duel:
                for seat in range(s.seats):
                    if seat != s.turn and duel.may_duel(s, seat) == reasons.ALLOWED:
                        codes = append(codes, actions.DUEL + seat)
    cards = idle.idle_cards(s)
    if cards:
        codes = add_each(codes, actions.USE, cards)
    codes = add_abilities(s, codes)
    return append(codes, actions.END_TURN) if len(codes) > 0 else codes


def _refused_moves(s: MoonlightState) -> Refused:
    """Rooms next door that cannot be entered; if they can, the rooms that are too far away."""
    found: Refused = []
    here = s.players[s.turn].room
    reason = move.may_move(s)
    family: i64 = actions.MOVE if s.free_move else actions.CONVERT_MOVE
    for room in range(len(s.content.rooms)):
        if room == here:
            continue
        beside = any(door == room for door in s.content.rooms[here].doors)
        if reason == reasons.ALLOWED and not beside:
            names: dict[str, object] = {"room": s.content.room_ids[room], "here": s.content.room_ids[here]}
            found.append((family + room, refusal(reasons.NOT_ADJACENT, names)))
        elif reason != reasons.ALLOWED and beside:
            found.append((family + room, refusal(reason, numbers(s, reason))))
    return found


def _refused_sprints(s: MoonlightState) -> Refused:
    reason = move.may_sprint(s)
    if not s.sprint or reason == reasons.ALLOWED:
        return []
    family: i64 = actions.SPRINT if s.free_move else actions.CONVERT_SPRINT
    ends = s.content.rooms[s.players[s.turn].room].two_doors
    return [(family + end, refusal(reason, numbers(s, reason))) for end in ends]


def _refused_deeds(s: MoonlightState) -> Refused:
    """Actions of this room, and of others while only the way is missing."""
    found: Refused = []
    here = s.players[s.turn].room
    for act in range(len(s.content.deeds)):
        reason = roll.may_act(s, act)
        room = s.content.deeds[act].room
        if reason == reasons.ELSEWHERE:
            found.append((actions.ACT + act, refusal(reason, {"room": s.content.room_ids[room]})))
        elif reason != reasons.ALLOWED and room == here:
            found.append((actions.ACT + act, refusal(reason, numbers(s, reason))))
    return found


def _refused_noise(s: MoonlightState) -> Refused:
    """What could be rolled for in this room cannot be done loudly."""
    here = s.content.rooms[s.players[s.turn].room].actions
    rolled = any(roll.may_act(s, act) == reasons.ALLOWED and roll.difficulty(s, act) > 0 for act in here)
    return refused_noise(s) if rolled else []


def _refused_duels(s: MoonlightState) -> Refused:
    found: Refused = []
    if s.duel:
        for seat in range(s.seats):
            if seat != s.turn:
                reason = duel.may_duel(s, seat)
                refuse(found, actions.DUEL + seat, reason, {**numbers(s, reason), "other": seat + 1})
    return found


def _refused_waiting_cards(s: MoonlightState) -> Refused:
    """MB-009 cards of limited use whose window is not your own turn."""
    automatic = s.content.auto_fight | s.content.auto_search | s.content.auto_after
    held = s.players[s.turn].cards & ~s.content.idle & ~automatic
    found: Refused = []
    for card in members(held):
        used = may_use(s, s.turn, card)
        reason = used if used != reasons.ALLOWED else reasons.NOT_NOW
        found.append((actions.USE + card, refusal(reason, {"card": s.content.card_ids[card]})))
    return found


def _refused_blood(s: MoonlightState) -> Refused:
    """MB-140 wolf blood needs a kept werewolf."""
    p = s.players[s.turn]
    held = [] if p.kept else [*members(p.cards & s.content.only_blood)]
    ready = [card for card in held if may_use(s, s.turn, card) == reasons.ALLOWED]
    return [(actions.USE + card, refusal(reasons.NO_TROPHY, {})) for card in ready]
