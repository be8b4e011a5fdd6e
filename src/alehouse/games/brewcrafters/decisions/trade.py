"""The Traders Market: what to give, then what to take for it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, SmallChange
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.traders import rates_for, take_return
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class TradeGive(Choice):
    """BC-189: one ingredient from storage."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        stock = s.acting().stock
        for what in range(kinds.KINDS):
            if stock[what] > 0:
                acts = append(acts, actions.TRADE_GIVE + what)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        what = code & 63
        s.acting().stock[what] -= 1
        s.tell(events.TRADE, s.active, what)
        s.push(steps.TRADE_GET, what)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        stock = s.acting().stock
        return [
            (actions.TRADE_GIVE + what, refusal(reasons.NOT_STORED, {"what": kinds.INGREDIENTS[what]}))
            for what in range(kinds.KINDS)
            if stock[what] == 0
        ]


@final
class TradeGet(SmallChange):
    """BC-191: what the traders offer for it."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for rate in rates_for(s, arg):
            acts = append(acts, actions.TRADE_GET + rate.get)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        take_return(s, arg, code & 63)
