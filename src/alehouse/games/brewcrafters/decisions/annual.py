"""The order of a Winter's annual benefits."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import add_each, count_bits, lowest_bit
from alehouse.engine.state import NOT_OBVIOUS
from alehouse.games.brewcrafters import actions, events, kinds, steps
from alehouse.games.brewcrafters.decisions.windows import WithWindows, legal_windows
from alehouse.games.brewcrafters.rules.annual import take_benefit, take_worker_benefit
from alehouse.games.brewcrafters.state import BrewCraftersState


class Annual(WithWindows):
    """BC-153: any benefit to come, or to forfeit the rest; with a window between benefits (BC-071)."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = legal_windows(s)
        annual = s.acting().annual
        acts = add_each(acts, actions.BENEFIT, annual & (BIT[kinds.NUM_TRACKS] - 1))
        return append(add_each(acts, actions.WORKER_BENEFIT, annual >> kinds.NUM_TRACKS), actions.FINISH)

    def act(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        p = s.acting()
        if code == actions.FINISH:
            p.annual = 0
            s.tell(events.FINISH, s.active)
            return
        number = code & 63
        of_track = code & ~63 == actions.BENEFIT
        p.annual &= ~BIT[number if of_track else kinds.NUM_TRACKS + number]
        s.push(steps.ANNUAL if p.annual else steps.END_TURN)
        if of_track:
            take_benefit(s, number)
        else:
            take_worker_benefit(s, number)

    def because(self, s: BrewCraftersState, arg: i64) -> list[Because]:
        return [Because("benefits", {"count": count_bits(s.acting().annual)})]

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """Tracks, then workers, in table order; a free install, which would cost every Winter, is declined."""
        annual = s.acting().annual
        for track in range(kinds.NUM_TRACKS):
            if annual & BIT[track] and s.content.cell(s.side, track, kinds.ANNUAL_STEP).effect != kinds.YEARLY_INSTALL:
                return actions.BENEFIT + track
        workers = annual >> kinds.NUM_TRACKS
        return actions.WORKER_BENEFIT + lowest_bit(workers) if workers else actions.FINISH

    def obvious(self, s: BrewCraftersState, arg: i64) -> i64:
        """The last benefit, if it costs nothing; windows can wait for the market."""
        annual = s.acting().annual
        if annual & (annual - 1):
            return NOT_OBVIOUS
        for track in range(kinds.NUM_TRACKS):
            effect = s.content.cell(s.side, track, kinds.ANNUAL_STEP).effect
            if annual & BIT[track] and (effect == kinds.YEARLY_INSTALL or effect == kinds.YEARLY_PROCESS):
                return NOT_OBVIOUS
        return self.default(s, arg)
