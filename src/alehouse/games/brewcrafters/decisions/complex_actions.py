"""The Traders Market, the Community Farm and the Secret Recipe."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, SmallChange
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.community import give, may_give, pick
from alehouse.games.brewcrafters.rules.secret import may_develop
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


@final
class FarmGive(Choice):
    """BC-196: an open portion that the player has an ingredient for."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        p = s.acting()
        for crop in range(len(kinds.CROP)):
            if may_give(s, p, crop) == reasons.ALLOWED:
                acts = append(acts, actions.FARM_GIVE + crop)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        give(s, code & 63)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found: Refused = []
        for crop in range(len(kinds.CROP)):
            reason = may_give(s, s.acting(), crop)
            if reason != reasons.ALLOWED:
                found.append((actions.FARM_GIVE + crop, refusal(reason, {"what": kinds.INGREDIENTS[kinds.CROP[crop]]})))
        return found


@final
class FarmPick(SmallChange):
    """BC-200: one of the remainders."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for crop in range(len(kinds.CROP)):
            if s.farm_pool[crop] > 0:
                acts = append(acts, actions.FARM_PICK + crop)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        pick(s, code & 63, arg)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """Fruit, then Hops, then Malt."""
        acts = self.legal(s, arg)
        return acts[len(acts) - 1]


@final
class Secret(Choice):
    """BC-203: an Advanced Recipe that is neither public nor taken."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for r in range(len(s.content.recipes)):
            if s.content.advanced & BIT[r] and may_develop(s, r) == reasons.ALLOWED:
                acts = append(acts, actions.DEVELOP + r)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        r = code & 63
        s.acting().secrets |= BIT[r]
        s.tell(events.DEVELOP, s.active)
        s.tell(events.DEVELOPED, s.active, r, only=s.active)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found: Refused = []
        for r in range(len(s.content.recipes)):
            reason = may_develop(s, r)
            if s.content.advanced & BIT[r] and reason != reasons.ALLOWED:
                found.append((actions.DEVELOP + r, refusal(reason, {"recipe": s.content.recipe_ids[r]})))
        return found
