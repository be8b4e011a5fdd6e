"""A window: cards that may be used now, one after the other, until the seat closes it; and why others are refused."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.observation import add_each, members
from alehouse.games.moonlight import actions, reasons
from alehouse.games.moonlight.reasons import Refused, refuse
from alehouse.games.moonlight.rules.cards import may_use, spend, usable
from alehouse.games.moonlight.state import MoonlightState


def numbers(s: MoonlightState, reason: i64) -> dict[str, object]:
    """What was needed and what there is."""
    if reason == reasons.TOO_LOUD:
        return {"need": s.quiet_limit - 1, "have": s.players[s.turn].noise}
    if reason == reasons.NO_ACTION_LEFT or reason == reasons.NO_MOVE_LEFT:
        return {"need": 1, "have": 0}
    return {}


def refused_cards(s: MoonlightState, window: i64) -> Refused:
    """Cards held that belong to the window and are used or barred."""
    found: Refused = []
    for card in members(s.players[s.to_act].cards & window):
        reason = may_use(s, s.to_act, card)
        args: dict[str, object] = {"card": s.content.card_ids[card]}
        if reason == reasons.BARRED:
            args["werewolf"] = s.content.wolf_ids[s.fight_card]
        refuse(found, actions.USE + card, reason, args)
    return found


class OwnTurn(Decision[MoonlightState]):
    """A decision of the monk on turn that may settle itself."""

    def settles(self) -> bool:
        return True

    def seat(self, s: MoonlightState) -> i64:
        return s.turn


class CardWindow(OwnTurn):
    """`close` is the code that closes the window; it is also what a seat out of time plays.

    Without a card to use the window closes by itself.
    """

    def __init__(self, id: str, close: i64) -> None:
        super().__init__(id)
        self.close: i64 = close

    def cards(self, s: MoonlightState) -> i64:
        """The cards that may be used now, as bits."""
        return usable(s, self.seat(s), self.window(s))

    def opens(self, s: MoonlightState) -> bool:
        return self.cards(s) != 0

    def asks(self, s: MoonlightState, arg: i64) -> bool:
        if self.opens(s):
            s.to_act = self.seat(s)
            return True
        self.closed(s)
        return False

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
        codes = add_each(vec[i64](), actions.USE, self.cards(s))
        return append(codes, self.close) if len(codes) > 0 else codes

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
