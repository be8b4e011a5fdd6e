"""A rollout: the game continued from an action, with a guess of what is hidden."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.lookahead import best_action
from alehouse.bots.utility import result, utility
from alehouse.bots.variance import STRATA, in_stratum, play_minus_luck
from alehouse.engine.judge import Judge
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State

DEEPER: Final = 32.0  # rollouts per action after which they reach twice as deep


@final
class Rollout:
    """Rollout `number` of an action of the seat to act.

    `less_luck` subtracts the seat's luck: the mean stays the same, but rollouts vary far less. Rivals take one sample
    per action and keep their luck, because their results depend little on the seat's action.
    """

    __slots__ = ("judge", "less_luck", "luck", "played", "seat", "state")

    def __init__(self, judge: Judge, guess: State, chance: i64, number: i64, less_luck: bool) -> None:
        self.judge: Judge = judge
        self.seat: i64 = guess.to_act
        self.state: State = guess.clone()
        self.state.resample(self.seat, chance)
        self.less_luck: bool = less_luck
        if self.less_luck:
            self.state.random = in_stratum(self.state.random, number % STRATA, STRATA)
        self.luck: float = 0.0
        self.played: i64 = 0  # decisions after the action

    def play(self, code: i64, depth: i64) -> None:
        """Plays an action, `depth` further decisions, and on until the position is quiet."""
        judge = self.judge
        blur = judge.search.blur
        state = self.state
        self._play(code)
        if not self.less_luck:
            state.settle()
        slip = seed_state(state.random + 1)
        while state.to_act != OVER and (self.played < depth or (self.less_luck and not state.quiet())):
            slip = next_state(slip)
            if state.to_act == self.seat:
                self._play(best_action(judge, state, blur, slip, judge.search.samples))
            else:
                state.play(best_action(judge, state, blur, slip))
            self.played += 1
        state.settle()

    def result(self) -> tuple[float, float]:
        """The seat's result: its utility without luck, and its share of the win."""
        values = self.judge.values(self.state)
        win = result(self.judge, self.state, values)[self.seat]
        return utility(self.judge, self.state, values, self.seat, win) - self.luck, win

    def _play(self, code: i64) -> None:
        if self.less_luck:
            self.luck += play_minus_luck(self.judge, self.state, code, self.seat)
        else:
            self.state.play(code)


def depth_of(judge: Judge, number: i64) -> i64:
    """The number of decisions in rollout `number` of an action."""
    return i64((1.0 + min(float(number) / DEEPER, 1.0)) * float(judge.search.depth))


def has_luck(judge: Judge) -> bool:
    """Whether luck is subtracted from this title's rollouts: only if several samples average it out."""
    return judge.search.samples > 1
