"""Drawing: two-cards effects before it, and which of the drawn cards is kept or fought (MB-013, MB-084, MB-130)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.observation import codes_of
from alehouse.games.moonlight import actions, kinds, steps
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.rules.cards import cards_left, usable
from alehouse.games.moonlight.rules.draw import settle
from alehouse.games.moonlight.state import MoonlightState


class PreDrawCards(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        """Two-cards effects for the deck drawn from, if it has any card."""
        cards = usable(s, s.turn, s.content.two_cards_of[s.draw_deck])
        return cards if cards and cards_left(s, s.draw_deck) > 0 else 0

    def use(self, s: MoonlightState, card: i64) -> None:
        """MB-130 each two-cards effect adds one card to the draw; still only one is kept."""
        s.draw_count += s.content.more_cards[s.draw_deck * len(s.content.cards) + card]
        s.push(steps.PRE_DRAW_CARDS)

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.DRAW)

    def window(self, s: MoonlightState) -> i64:
        return s.content.two_cards


class KeepCard(Decision[MoonlightState]):
    """Out of time, the card drawn first is kept."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return codes_of(actions.FACE if s.draw_deck == kinds.WEREWOLVES else actions.KEEP, s.drawn)

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        settle(s, code & 63)


class FaceWerewolf(KeepCard):
    """Out of time, the weakest werewolf is faced."""

    def default(self, s: MoonlightState, arg: i64) -> i64:
        weakest = s.drawn[0]
        for wolf in s.drawn:
            if _expected_total(s, wolf) < _expected_total(s, weakest):
                weakest = wolf
        return actions.FACE + weakest


def _expected_total(s: MoonlightState, card: i64) -> float:
    """A werewolf's average total; of a pack, its strongest member's."""
    wolf = s.content.wolves[card]
    most = -99.0
    for member in range(len(wolf.dice)):
        most = max(most, 3.5 * float(wolf.dice[member]) + float(wolf.bonus[member]))
    return most
