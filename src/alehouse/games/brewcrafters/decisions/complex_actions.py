"""The Traders Market, the Community Farm and the Secret Recipe."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import NOT_THERE
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import codes_of
from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, Pick
from alehouse.games.brewcrafters.rules.community import give, may_give, pick
from alehouse.games.brewcrafters.rules.secret import may_develop
from alehouse.games.brewcrafters.rules.traders import rates_for, take_return
from alehouse.games.brewcrafters.state import BrewCraftersState


class TradeGive(Pick):
    """BC-189: one ingredient from storage."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.acting().stock[what] > 0 else reasons.NOT_STORED

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        what = code & 63
        s.acting().stock[what] -= 1
        s.tell(events.TRADE, s.active, what)
        s.push(steps.TRADE_GET, what)


class TradeGet(Choice):
    """BC-191: what the traders offer for it."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        return codes_of(actions.TRADE_GET, [rate.get for rate in rates_for(s, arg)])

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        take_return(s, arg, code & 63)


class FarmGive(Pick):
    """BC-196: an open portion that the player has an ingredient for."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return may_give(s, s.acting(), what)

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        give(s, code & 63)


class FarmPick(Pick):
    """BC-200: one of the remainders."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.farm_pool[what] > 0 else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        pick(s, code & 63, arg)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """Fruit, then Hops, then Malt."""
        return self.legal(s, arg)[-1]


class Secret(Pick):
    """BC-203: an Advanced Recipe that is neither public nor taken."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return may_develop(s, what) if s.content.advanced & BIT[what] else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        r = code & 63
        s.acting().secrets |= BIT[r]
        s.tell(events.DEVELOP, s.active)
        s.tell(events.DEVELOPED, s.active, r, only=s.active)
