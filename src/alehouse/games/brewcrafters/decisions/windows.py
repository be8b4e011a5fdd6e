"""Free windows of your own turn, which several decisions offer: exchange by partnership, plant, harvest."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.brewcrafters import actions, kinds, reasons
from alehouse.games.brewcrafters.decisions.choice import Choice
from alehouse.games.brewcrafters.reasons import Refused, refuse
from alehouse.games.brewcrafters.rules.farm import harvest, may_harvest, may_plant, plant
from alehouse.games.brewcrafters.rules.partnership import exchange, may_exchange
from alehouse.games.brewcrafters.rules.turn import has_action
from alehouse.games.brewcrafters.state import BrewCraftersState


def legal_windows(s: BrewCraftersState) -> vec[i64]:
    """BC-071, BC-072: allowed next to the main action, any number of times, in any order."""
    acts = vec[i64]()
    p = s.acting()
    for kind in range(len(p.partners)):
        if p.partners[kind] > 0:
            for give in range(3):
                if may_exchange(s, p, kind, give) == reasons.ALLOWED:
                    acts = append(acts, actions.EXCHANGE + kind * 3 + give)
    if p.built & BIT[kinds.FARM]:
        for crop in range(len(kinds.CROP)):
            if may_plant(s, p, crop) == reasons.ALLOWED:
                acts = append(acts, actions.PLANT + crop)
        for plot in range(len(p.plots)):
            if p.plots[plot] != kinds.NONE and may_harvest(s) == reasons.ALLOWED:
                acts = append(acts, actions.HARVEST + plot)
    return acts


def refused_windows(s: BrewCraftersState) -> Refused:
    """Partnerships and a Farm that the player has but cannot use now."""
    found: Refused = []
    p = s.acting()
    for kind in range(len(p.partners)):
        if p.partners[kind] == 0:
            continue
        for give in range(3):
            reason = may_exchange(s, p, kind, give)
            if reason == reasons.NOT_STORED:
                args: dict[str, object] = {"what": kinds.INGREDIENTS[give]}
            else:
                args = {"need": s.content.partners[kind].price, "have": p.money}
            refuse(found, actions.EXCHANGE + kind * 3 + give, reason, args)
    if p.built & BIT[kinds.FARM] == 0:
        return found
    for crop in range(len(kinds.CROP)):
        refuse(found, actions.PLANT + crop, may_plant(s, p, crop), {"what": kinds.INGREDIENTS[kinds.CROP[crop]]})
    for plot in range(len(p.plots)):
        if p.plots[plot] != kinds.NONE:
            refuse(found, actions.HARVEST + plot, may_harvest(s), {"what": kinds.INGREDIENTS[p.plots[plot]]})
    return found


class WithWindows(Choice):
    """A decision that offers windows; it is asked again after each of them."""

    def __init__(self, id: str, step: i64) -> None:
        super().__init__(id)
        self.step: i64 = step

    def act(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        """Plays a choice that is not a window."""

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        family = code & ~63
        what = code & 63
        if family == actions.EXCHANGE or family == actions.PLANT or family == actions.HARVEST:
            s.push(self.step, arg)
        if family == actions.EXCHANGE:
            exchange(s, what // 3, what % 3)
        elif family == actions.PLANT:
            plant(s, what)
        elif family == actions.HARVEST:
            harvest(s, what)
        else:
            self.act(s, arg, code)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        return refused_windows(s)


class EndTurn(WithWindows):
    """BC-075: asked after the main action of a turn, if a window is open then."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        return append(legal_windows(s), actions.END_TURN)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.END_TURN

    def obvious(self, s: BrewCraftersState, arg: i64) -> i64:
        """The end: the player's next turn has the same windows, and nothing in between depends on them.

        Only planting does not wait: the last turn of Spring is its last chance.
        """
        if s.phase != kinds.BREWERY_PHASE or has_action(s.acting()):
            return actions.END_TURN
        p = s.acting()
        for crop in range(len(kinds.CROP)):
            if may_plant(s, p, crop) == reasons.ALLOWED:
                return NOT_OBVIOUS
        return actions.END_TURN
