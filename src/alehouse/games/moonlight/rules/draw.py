"""Drawing from a deck: declare a two-cards effect, draw, keep one (MB-013, MB-089, MB-127 to MB-130)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules import favor
from alehouse.games.moonlight.rules.cards import discard, draw_one, gain
from alehouse.games.moonlight.state import MoonlightState


def begin_draw(s: MoonlightState, deck: i64, count: i64) -> None:
    s.draw_deck = deck
    s.draw_count = count
    if s.favors:
        s.draw_count += favor.claim(s, kinds.TWO_CARDS, kinds.ON_DECK[deck])
    s.push(steps.PRE_DRAW_CARDS)


class DrawCards(Step[MoonlightState]):
    """MB-138 several cards of a deck, drawn one after the other; the argument is deck * 16 + how many."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        if arg & 15:
            s.push(steps.DRAW_CARDS, arg - 1)
            begin_draw(s, arg >> 4, 1)


class Draw(Step[MoonlightState]):
    """Draws what there is; several cards ask which one is kept or fought."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        which = s.draw_deck
        drawn: list[i64] = []
        for i in range(s.draw_count):
            card = draw_one(s, which)
            if card < 0:
                break
            drawn.append(card)
            s.tell(events.REVEAL if which == kinds.WEREWOLVES else events.DRAW, s.turn, card)
        s.drawn = drawn
        if len(drawn) == 1:
            settle(s, drawn[0])
        elif drawn:
            s.ask(_pick(s), s.turn)


def _pick(s: MoonlightState) -> i64:
    """The decision among the drawn cards."""
    if s.draw_deck == kinds.WEREWOLVES:
        return steps.HUNT_PICK if s.fight == kinds.HUNT_FIGHT else steps.ATTACK_PICK
    return steps.KEEP_EQUIPMENT if s.draw_deck == kinds.EQUIPMENT else steps.KEEP_BLESSING


def settle(s: MoonlightState, chosen: i64) -> None:
    """Keeps or faces the chosen card; MB-084 the others go to the discard pile first."""
    which = s.draw_deck
    for card in s.drawn:
        if card != chosen:
            discard(s, which, card)
            if which == kinds.WEREWOLVES:
                s.tell(events.DISCARD_WOLF, card)
            else:
                s.tell(events.DISCARD, s.turn, card)
    s.drawn = []
    if which == kinds.WEREWOLVES:
        s.fight_card = chosen
        s.push(steps.LEFT_ICONS)
    else:
        gain(s.players[s.turn], chosen)
        s.tell(events.KEEP, s.turn, chosen)
