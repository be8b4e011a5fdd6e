"""Hiring a skilled worker from the row or at the Employment Agency, with its free action; local partnerships."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import NOT_THERE
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import add_each, lowest_bit, members
from alehouse.games.brewcrafters import actions, events, reasons, steps
from alehouse.games.brewcrafters.decisions.choice import Choice, Pick
from alehouse.games.brewcrafters.rules.install import may_install_any
from alehouse.games.brewcrafters.rules.lab import may_research
from alehouse.games.brewcrafters.rules.loan import pay
from alehouse.games.brewcrafters.rules.worker import hire
from alehouse.games.brewcrafters.state import BrewCraftersState


class PickWorker(Pick):
    """BC-052: a face-up worker at no price; the row is not refilled."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.row & BIT[what] else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.row &= ~BIT[code & 63]
        hire(s, code & 63)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """The cheapest worker in Winter."""
        workers = s.content.workers
        best = lowest_bit(s.row)
        for w in members(s.row):
            if workers[w].cost < workers[best].cost:
                best = w
        return actions.HIRE + best


class FreeAction(Choice):
    """BC-007, BC-084: an install or research that comes with a hire may be declined."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        free = may_install_free(s, arg) or may_research_free(s, arg)
        return vec[i64]([actions.TAKE_FREE, actions.DECLINE_FREE]) if free else vec[i64]()

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code == actions.DECLINE_FREE:
            s.tell(events.DECLINE_FREE, s.active)
            return
        if may_research_free(s, arg):
            s.push(steps.TRACK)
        if may_install_free(s, arg):
            s.push(steps.INSTALL, arg + 1)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """A tile would cost every Winter."""
        return actions.DECLINE_FREE if s.content.workers[arg].hire_install else actions.TAKE_FREE


def may_install_free(s: BrewCraftersState, w: i64) -> bool:
    return s.content.workers[w].hire_install and may_install_any(s.acting()) == reasons.ALLOWED


def may_research_free(s: BrewCraftersState, w: i64) -> bool:
    return s.content.workers[w].hire_research and may_research(s.acting()) == reasons.ALLOWED


class Agency(Choice):
    """BC-192: one of the workers shown, for a price that may be borrowed, or none."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        family: i64 = actions.HIRE
        if s.acting().money < s.content.agency_price:
            family = actions.BORROW_AND_HIRE
        return append(add_each(vec[i64](), family, s.shown), actions.HIRE_NONE)

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.shown = 0
        if code == actions.HIRE_NONE:
            s.tell(events.HIRE_NONE, s.active)
            return
        s.pool &= ~BIT[code & 63]
        pay(s, s.content.agency_price)
        hire(s, code & 63)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.HIRE_NONE


class PickPartner(Pick):
    """BC-051: any remaining card, even a second one of a kind."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return reasons.ALLOWED if s.partners_left[what] > 0 else reasons.NO_PARTNERSHIP_LEFT

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        kind = code & 63
        s.partners_left[kind] -= 1
        s.acting().partners[kind] += 1
        s.tell(events.PARTNER, s.active, kind)

    def args(self, s: BrewCraftersState, arg: i64, what: i64, reason: i64) -> dict[str, object]:
        return {}

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """A kind that the player does not have yet."""
        acts = self.legal(s, arg)
        for code in acts:
            if s.acting().partners[code & 63] == 0:
                return code
        return acts[0]
