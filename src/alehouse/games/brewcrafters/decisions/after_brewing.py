"""What follows the last slot of Process Beer: the lab's discount and the Mash Tun."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, SmallChange
from alehouse.games.brewcrafters.decisions.gain import NEED_ORDER
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.brew import allowance, can_mash, mash
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class BrewDiscount(SmallChange):
    """The advanced side's Basic Breakthrough: types that the batches have paid (BC-149)."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        if s.process_batches > 0 and allowance(s, s.acting()) > 0:
            for what in range(kinds.ANY_ADVANCED):
                if s.paid[what] > 0:
                    acts = append(acts, actions.WAIVE + what)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.push(steps.BREW_DISCOUNT)
        what = code & 63
        s.waived += 1
        s.paid[what] -= 1
        s.acting().stock[what] += 1
        s.tell(events.WAIVE, s.active, what)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        return [
            (actions.WAIVE + what, refusal(reasons.NOT_PAID, {"what": kinds.INGREDIENTS[what]}))
            for what in range(kinds.ANY_ADVANCED)
            if s.paid[what] == 0
        ]

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """Of what there is least."""
        stock = s.acting().stock
        best: i64 = -1
        for what in NEED_ORDER:
            if s.paid[what] > 0 and (best < 0 or stock[what] < stock[best]):
                best = what
        return actions.WAIVE + best


@final
class Mash(Choice):
    """BC-113: more Malt for more Rep."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        if can_mash(s, s.acting()):
            acts = append(acts, actions.MASH)
            acts = append(acts, actions.NO_MASH)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.MASH:
            mash(s)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.NO_MASH
