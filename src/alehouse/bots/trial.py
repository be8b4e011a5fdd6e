"""A trial: a game played on from an action, with a guess of what is hidden."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.glance import glance
from alehouse.bots.luck import PARTS, lucky, one_of_parts
from alehouse.bots.node import Node
from alehouse.bots.worth import points, result
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State

# places of weights from the end of every title's; contest, the last, is in `worth`
BLUR: Final = 2  # points by which the worth of a decision that is played on may be mistaken
PLAY_ON: Final = 3  # decisions that a trial plays on
GLANCES: Final = 4  # at every action of a decision that is played on, where chance has a part in it
DEEPER: Final = 32.0  # trials of an action after which they play on twice as far


@final
class Trial:
    """Trial `number` of an action of the seat to act.

    Where chance has a part, what was luck of the seat does not count: the mean stays the same, and trials differ far
    less. Rivals glance once, and their luck is not looked at: how they do depends little on what the seat did.
    """

    __slots__ = ("blur", "by_luck", "glances", "luck", "played", "seat", "state")

    def __init__(self, guess: State, chance: i64, number: i64) -> None:
        weights = guess.weights
        self.seat: i64 = guess.to_act
        self.state: State = guess.clone()
        self.state.resample(self.seat, chance)
        self.blur: float = weights[len(weights) - BLUR]
        self.glances: i64 = i64(weights[len(weights) - GLANCES])
        self.by_luck: bool = has_luck(guess)
        if self.by_luck:
            self.state.random = one_of_parts(self.state.random, number % PARTS, PARTS)
        self.luck: float = 0.0
        self.played: i64 = 0  # decisions after the action

    def play(self, action: Node, most: i64) -> None:
        """Plays the action, then on for so many decisions, and until it is quiet."""
        state = self.state
        self._play(action.code)
        if not self.by_luck:
            state.settle()
        slip = seed_state(state.random + 1)
        while state.to_act != OVER and (self.played < most or (self.by_luck and not state.quiet())):
            slip = next_state(slip)
            if state.to_act == self.seat:
                self._play(glance(state, self.blur, slip, self.glances))
            else:
                state.play(glance(state, self.blur, slip))
            self.played += 1
        state.settle()

    def tell(self, root: Node, action: Node) -> None:
        """Tells how it ended."""
        reached = self.state.values()
        win = result(self.state, reached)[self.seat]
        worth = points(self.state, reached, self.seat, win) - self.luck
        root.add(worth, win)
        action.add(worth, win)
        action.results.append(worth)

    def _play(self, code: i64) -> None:
        if self.by_luck:
            self.luck += lucky(self.state, code, self.seat)
        else:
            self.state.play(code)


def reach(guess: State, number: i64) -> i64:
    """How many decisions trial `number` plays on."""
    return i64((1.0 + min(float(number) / DEEPER, 1.0)) * guess.weights[len(guess.weights) - PLAY_ON])


def has_luck(guess: State) -> bool:
    """Whether luck is taken out of the trials of this title: where several glances even it out."""
    return guess.weights[len(guess.weights) - GLANCES] > 1.0
