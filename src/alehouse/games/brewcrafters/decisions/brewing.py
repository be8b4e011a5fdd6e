"""What to brew in a tank or in the Brewpub, then the lab's discount and the Mash Tun."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, Pick
from alehouse.games.brewcrafters.decisions.gain import NEED_ORDER
from alehouse.games.brewcrafters.reasons import Refused, refuse
from alehouse.games.brewcrafters.rules.brew import allowance, brew, can_mash, cost, mash, may_brew, to_next_slot
from alehouse.games.brewcrafters.rules.secret import unrevealed
from alehouse.games.brewcrafters.state import BrewCraftersState


class BrewSlot(Choice):
    """BC-099: a public recipe or your own secret one goes into the slot, or it stays empty."""

    def asks(self, s: BrewCraftersState, arg: i64) -> bool:
        """BC-204: with a secret in hand every slot is asked for, because silence would reveal what cannot be brewed."""
        if unrevealed(s.acting()):
            s.to_act = s.active
            return True
        return super().asks(s, arg)

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]([actions.LEAVE_EMPTY])
        p = s.acting()
        recipes = s.content.recipes
        for r in [*s.menu, *members(p.secrets)]:
            if may_brew(s, p, recipes[r]) == reasons.ALLOWED:
                acts = append(acts, actions.BREW + r)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        to_next_slot(s, arg)
        if code != actions.LEAVE_EMPTY:
            brew(s, arg, code & 63)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        return [Because("slot", {"slot": kinds.SLOT_IDS[arg]})]

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        """Public and own recipes whose style is closed or whose ingredients are missing."""
        found: Refused = []
        p = s.acting()
        for r in members(s.public | p.secrets):
            recipe = s.content.recipes[r]
            reason = may_brew(s, p, recipe)
            args: dict[str, object] = {}
            if reason == reasons.STYLE_CLOSED:
                args = {"recipe": s.content.recipe_ids[s.content.basic_of[recipe.style]]}
            elif reason == reasons.MISSING:
                for what in range(kinds.KINDS):
                    need = cost(s, p, recipe, what)
                    if need > p.stock[what]:
                        args = {"what": kinds.INGREDIENTS[what], "need": need, "have": p.stock[what]}
                        break
            refuse(found, actions.BREW + r, reason, args)
        return found

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.LEAVE_EMPTY


class BrewDiscount(Pick):
    """The advanced side's Basic Breakthrough: types that the batches have paid (BC-149)."""

    def size(self, s: BrewCraftersState, arg: i64) -> i64:
        return kinds.ANY_ADVANCED if s.process_batches > 0 and allowance(s, s.acting()) > 0 else 0

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.paid[what] > 0 else reasons.NOT_PAID

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.push(steps.BREW_DISCOUNT)
        what = code & 63
        s.waived += 1
        s.paid[what] -= 1
        s.acting().stock[what] += 1
        s.tell(events.WAIVE, s.active, what)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """The ingredient with the fewest units."""
        stock = s.acting().stock
        best: i64 = -1
        for what in NEED_ORDER:
            if s.paid[what] > 0 and (best < 0 or stock[what] < stock[best]):
                best = what
        return actions.WAIVE + best


class Mash(Choice):
    """BC-113: extra Malt for extra Rep."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        return vec[i64]([actions.MASH, actions.NO_MASH]) if can_mash(s, s.acting()) else vec[i64]()

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.MASH:
            mash(s)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.NO_MASH
