"""Placing on the market: a meeple, then helpers and interns."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.games.brewcrafters import actions, events, kinds, reasons, steps
from alehouse.games.brewcrafters.decisions.gain import closest
from alehouse.games.brewcrafters.decisions.windows import WithWindows, legal_windows, refused_windows
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.interns import NEEDED
from alehouse.games.brewcrafters.rules.market import MEEPLE, enter, helpers, may_place, needs_loan
from alehouse.games.brewcrafters.rules.turn import meeples
from alehouse.games.brewcrafters.state import BrewCraftersState

FAVORITES: Final = ["open-market", "homebrew-shop", "malt-market", "hops-market", "yeast-market", "fundraiser"]


class Place(WithWindows):
    """BC-037, BC-042: placing is compulsory, except where nothing is open or only on credit."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = legal_windows(s)
        p = s.acting()
        content = s.content
        free = False
        for index in content.layout(s.seats, s.complex).spots:
            spot = content.spots[index]
            if may_place(s, p, spot) == reasons.ALLOWED:
                if needs_loan(s, p, spot):
                    acts = append(acts, actions.BORROW_AND_PLACE + index)
                else:
                    acts = append(acts, actions.PLACE + index)
                    free = True
        if not free:
            acts = append(acts, actions.SKIP)
        return acts

    def act(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.SKIP:
            s.tell(events.SKIP, s.active)
            return
        s.push(steps.END_TURN)
        enter(s, code & 63, MEEPLE)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        return [Because("meeples", {"count": meeples(s, s.active)}), *closest(s)]

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        return refused_windows(s) + refused_places(s, [actions.PLACE])

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """The favorites, then table order; anything that costs in Winter or needs a loan only as a last resort."""
        content = s.content
        best: i64 = actions.SKIP
        best_rank: i64 = 99
        for code in self.legal(s, arg):
            if code & ~63 != actions.PLACE:  # on credit, a window, or no placement
                continue
            spot = content.spots[code & 63]
            id = content.space_ids[spot.space]
            rank: i64 = len(FAVORITES)
            if id in FAVORITES:
                rank = FAVORITES.index(id)
            elif spot.flow == kinds.SHIFT or spot.flow == kinds.WORKER:
                rank = len(FAVORITES) + 1
            if rank < best_rank:
                best = code
                best_rank = rank
        return best


def refused_places(s: BrewCraftersState, families: list[int]) -> Refused:
    """Market spaces in play that are closed or too expensive for the player."""
    found: Refused = []
    p = s.acting()
    content = s.content
    for index in content.layout(s.seats, s.complex).spots:
        spot = content.spots[index]
        reason = may_place(s, p, spot)
        args: dict[str, object] = {"space": content.space_ids[spot.space]}
        if reason == reasons.ALLOWED and needs_loan(s, p, spot):
            reason = reasons.NO_MONEY
            args = {"need": content.intern_price, "have": p.money}
        elif reason == reasons.SECOND_SHIFT_TOO_EARLY:
            args = {"need": content.second_shift_batches, "have": p.batches}
        elif reason == reasons.THIRD_SHIFT_TOO_EARLY:
            args = {"need": content.third_shift_batches, "have": p.batches}
        elif reason == reasons.TOO_FEW_INTERNS:
            args = {"need": NEEDED, "have": s.intern_supply}
        if reason != reasons.ALLOWED:
            found += [(family + index, refusal(reason, args)) for family in families]
    return found


class Extra(WithWindows):
    """BC-044, BC-185: place a helper or an intern, hold the intern, or decline the helper."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = legal_windows(s)
        p = s.acting()
        content = s.content
        helper = helpers(s, p) > 0
        intern = p.interns > 0
        for index in content.layout(s.seats, s.complex).spots:
            spot = content.spots[index]
            if may_place(s, p, spot) == reasons.ALLOWED:
                loan = needs_loan(s, p, spot)
                if helper:
                    acts = append(acts, (actions.BORROW_AND_SEND_HELPER if loan else actions.SEND_HELPER) + index)
                if intern:
                    acts = append(acts, (actions.BORROW_AND_SEND_INTERN if loan else actions.SEND_INTERN) + index)
        if intern:
            acts = append(acts, actions.HOLD)
        if helper:
            acts = append(acts, actions.DECLINE_HELPER)
        return acts

    def act(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        p = s.acting()
        family = code & ~63
        if code == actions.HOLD:
            p.interns -= 1
            p.held += 1
            s.tell(events.HOLD, s.active)
        elif code == actions.DECLINE_HELPER:
            p.extras_used += 1
            s.tell(events.DECLINE_HELPER, s.active)
        elif family == actions.SEND_HELPER or family == actions.BORROW_AND_SEND_HELPER:
            p.extras_used += 1
            s.push(steps.END_TURN)
            enter(s, code & 63, kinds.HELPER)
        else:
            p.interns -= 1
            s.push(steps.END_TURN)
            enter(s, code & 63, kinds.INTERN)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        p = s.acting()
        helper = [actions.SEND_HELPER] if helpers(s, p) > 0 else []
        intern = [actions.SEND_INTERN] if p.interns > 0 else []
        return refused_windows(s) + refused_places(s, helper + intern)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.HOLD if s.acting().interns > 0 else actions.DECLINE_HELPER
