"""A window: cards that may be used now, one after the other, until the seat closes it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.games.moonlight import actions
from alehouse.games.moonlight.decisions.refusals import Refused, refused_cards
from alehouse.games.moonlight.rules.cards import add_cards, spend
from alehouse.games.moonlight.state import MoonlightState


class CardWindow(Decision[MoonlightState]):
    """`close` is the code that closes the window; it is also what a seat out of time plays."""

    def __init__(self, id: str, close: i64) -> None:
        super().__init__(id)
        self.close: i64 = close

    def cards(self, s: MoonlightState) -> i64:
        """The cards that may be used now, as bits."""
        raise NotImplementedError

    def use(self, s: MoonlightState, card: i64) -> None:
        """What a card does; it is already used up."""
        raise NotImplementedError

    def closed(self, s: MoonlightState) -> None:
        """What follows when no further card is used."""
        raise NotImplementedError

    def window(self, s: MoonlightState) -> i64:
        """Every card that belongs here, as bits: those held that cannot be used are refused."""
        return 0

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return append(add_cards(vec[i64](), actions.USE, self.cards(s)), self.close)

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == self.close:
            self.closed(s)
        else:
            card = code & 63
            spend(s, s.to_act, card)
            self.use(s, card)

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        return refused_cards(s, self.window(s))

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return self.close
