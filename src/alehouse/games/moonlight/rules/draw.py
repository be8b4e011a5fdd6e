"""Drawing from a deck: declare a two-cards effect, draw, keep one (MB-013, MB-089, MB-127 to MB-130)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.moonlight import actions, events, steps
from alehouse.games.moonlight.content import (
    BIT,
    EQUIPMENT,
    ON_BLESSINGS,
    ON_EQUIPMENT,
    ON_WEREWOLVES,
    WEREWOLVES,
)
from alehouse.games.moonlight.rules.cards import cards_left, discard, draw_one, fitting, gain, spend, usable
from alehouse.games.moonlight.state import HUNT, MoonlightState


def _pre_draw_cards(s: MoonlightState) -> i64:
    on: i64 = ON_BLESSINGS
    if s.draw_deck == WEREWOLVES:
        on = ON_WEREWOLVES
    elif s.draw_deck == EQUIPMENT:
        on = ON_EQUIPMENT
    return fitting(s, usable(s, s.turn, s.content.two_cards), on)


def pre_draw(s: MoonlightState) -> None:
    if _pre_draw_cards(s) and cards_left(s, s.draw_deck) > 0:
        s.push(steps.PRE_DRAW_CARDS)
        s.to_act = s.turn
    else:
        s.push(steps.DRAW)


def legal_pre_draw(s: MoonlightState) -> vec[i64]:
    cards = _pre_draw_cards(s)
    codes = vec[i64]()
    for card in range(len(s.content.cards)):
        if cards & BIT[card]:
            codes = append(codes, actions.USE + card)
    return append(codes, actions.DRAW)


def play_pre_draw(s: MoonlightState, code: i64) -> None:
    """MB-130 each two-cards effect adds one card to the draw; still only one is kept."""
    if code == actions.DRAW:
        s.push(steps.DRAW)
        return
    spend(s, s.turn, code & 63)
    s.draw_count += 1
    s.push(steps.PRE_DRAW)


def draw(s: MoonlightState) -> None:
    """Draws what there is; several cards ask which one is kept or fought."""
    which = s.draw_deck
    drawn: list[i64] = []
    for i in range(s.draw_count):
        card = draw_one(s, which)
        if card < 0:
            break
        drawn.append(card)
        s.tell(events.REVEAL if which == WEREWOLVES else events.DRAW, s.turn, card)
    s.drawn = drawn
    if not drawn:
        return
    if len(drawn) == 1:
        settle(s, drawn[0])
        return
    if which == WEREWOLVES:
        s.push(steps.HUNT_PICK if s.fight == HUNT else steps.ATTACK_PICK)
    else:
        s.push(steps.KEEP_EQUIPMENT if which == EQUIPMENT else steps.KEEP_BLESSING)
    s.to_act = s.turn


def legal_pick(s: MoonlightState) -> vec[i64]:
    family: i64 = actions.FACE if s.draw_deck == WEREWOLVES else actions.KEEP
    codes = vec[i64]()
    for card in s.drawn:
        codes = append(codes, family + card)
    return codes


def settle(s: MoonlightState, chosen: i64) -> None:
    """Keeps or faces the chosen card; MB-084 the others go to the discard pile first."""
    which = s.draw_deck
    for card in s.drawn:
        if card != chosen:
            discard(s, which, card)
            if which == WEREWOLVES:
                s.tell(events.DISCARD_WOLF, card)
            else:
                s.tell(events.DISCARD, s.turn, card)
    s.drawn = []
    if which == WEREWOLVES:
        s.fight_card = chosen
        s.push(steps.LEFT_ICONS)
    else:
        gain(s.players[s.turn], chosen)
        s.tell(events.KEEP, s.turn, chosen)
