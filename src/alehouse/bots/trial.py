"""A trial: a game played on from an action, with a guess of what is hidden."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.glance import glance
from alehouse.bots.luck import PARTS, lucky, one_of_parts
from alehouse.bots.tree import Node, branch, point_after, width_of
from alehouse.bots.worth import points, result
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State

# places of weights from the end of every title's; contest, the second, is in `worth`
TREE: Final = 1  # trials that meet a point before a tree branches there; 0 where no tree grows
BLUR: Final = 3  # points by which the worth of a decision that is played on may be mistaken
PLAY_ON: Final = 4  # decisions that a trial plays on
GLANCES: Final = 5  # at every action of a decision that is played on, where chance has a part in it
DEEPER: Final = 32.0  # trials of an action after which they play on twice as far


@final
class Trial:
    """Trial `number` of an action of the seat to act.

    Where chance has a part, what was luck of the seat does not count: the mean stays the same, and trials differ far
    less. Rivals glance once, and their luck is not looked at: how they do depends little on what the seat did.
    """

    __slots__ = ("blur", "branching", "by_luck", "glances", "luck", "luck_before", "path", "played", "seat", "state")

    def __init__(self, guess: State, chance: i64, number: i64) -> None:
        weights = guess.weights
        self.seat: i64 = guess.to_act
        self.state: State = guess.clone()
        self.state.resample(self.seat, chance)
        self.blur: float = weights[len(weights) - BLUR]
        self.glances: i64 = i64(weights[len(weights) - GLANCES])
        self.branching: i64 = i64(weights[len(weights) - TREE])
        self.by_luck: bool = self.glances > 1
        if self.by_luck:
            self.state.random = one_of_parts(self.state.random, number % PARTS, PARTS)
        self.luck: float = 0.0
        self.played: i64 = 0  # decisions after the action
        self.path: list[Node] = []  # what it met of the tree
        self.luck_before: list[float] = []  # that it had had at each of them

    def play(self, action: Node, most: i64) -> None:
        """Plays the action, then on for so many decisions, and until it is quiet."""
        state = self.state
        width = width_of(state)
        self._play(action.code)
        if not self.by_luck:
            state.settle()
        slip = seed_state(state.random + 1)
        at: Node | None = action if self.branching > 0 else None
        while state.to_act != OVER and (self.played < most or (self.by_luck and not state.quiet())):
            slip = next_state(slip)
            if state.to_act == self.seat:
                at = self._way(at, width)
                self._play(glance(state, self.blur, slip, self.glances) if at is None else at.code)
            else:
                at = None
                state.play(glance(state, self.blur, slip))
            self.played += 1
        state.settle()

    def tell(self, root: Node, action: Node) -> None:
        """Tells all that it met how it ended."""
        reached = self.state.values()
        win = result(self.state, reached)[self.seat]
        worth = points(self.state, reached, self.seat, win) - self.luck
        root.add(worth, win)
        action.add(worth, win)
        action.results.append(worth)
        for place in range(len(self.path)):
            self.path[place].add(worth + self.luck_before[place], win)

    def _play(self, code: i64) -> None:
        if self.by_luck:
            self.luck += lucky(self.state, code, self.seat)
        else:
            self.state.play(code)

    def _way(self, at: Node | None, width: float) -> Node | None:
        """The action that a tree takes here, as far as it has grown."""
        if at is None:
            return None
        point = point_after(at, self.state, width)
        self._meet(point)
        if point.visits < self.branching:
            return None
        way = branch(point, self.state, self.glances)
        self._meet(way)
        return way

    def _meet(self, node: Node) -> None:
        self.path.append(node)
        self.luck_before.append(self.luck)


def reach(guess: State, number: i64) -> i64:
    """How many decisions trial `number` plays on."""
    return i64((1.0 + min(float(number) / DEEPER, 1.0)) * guess.weights[len(guess.weights) - PLAY_ON])


def grows_tree(guess: State) -> bool:
    """Whether trials of this title grow a tree."""
    return guess.weights[len(guess.weights) - TREE] > 0.0
