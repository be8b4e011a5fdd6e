"""Information-set search: trials of every action, each with a new guess of what is hidden.

The first trials of all actions meet the same chances, so do the second, and so on; fewer and fewer actions stay in the
race. A trial plays on, the later ones further.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.bots.luck import PARTS
from alehouse.bots.node import Node, favourite, in_order
from alehouse.bots.trial import Trial, has_luck, reach
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import State

LOOKS: Final = 8  # at every action before its trials, which count as much as so many trials
FINALISTS: Final = 2  # actions that are tried until the budget is spent, where luck is taken out of trials
FIRST_PASS: Final = 0.5  # of the budget that the first trial of every action may take
SURE: Final = 4.0  # standard errors by which an action must be worse to be dropped in a hurry
SURE_AFTER: Final = 24  # trials


@final
class SearchBot(Bot):
    """Searches for a time or a number of playouts; with a number it is deterministic.

    A trial counts as a playout, and once more for every decision it plays on. Time is processor time of the thread, so
    that strength does not depend on what else the machine does.
    """

    def __init__(self, level: str = "master", playouts: i64 = 0, seconds: float = 0.05) -> None:
        self.level = level
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.weights: list[float] = []  # other weights than the title's own, for fitting them
        self.made: i64 = 0  # trials of the last search
        self.counted: i64 = 0  # its playouts
        self._start: float = 0.0

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        return favourite(self.search(guess, seed, True)).code

    def search(self, guess: State, seed: i64, hurry: bool = False) -> Node:
        """Weighs the actions of the seat to act; in a hurry, a search without luck ends once the choice is clear.

        The root's children are the actions: the more visits, the better.
        """
        if self.weights:
            guess.weights = self.weights
        root = Node(-1)
        self.made = 0
        self.counted = 0
        self._start = time.thread_time()
        x = seed_state(seed)
        chances: list[i64] = []
        for look in range(LOOKS):
            x = next_state(x)
            chances.append(x)
        for code in guess.legal():
            root.children.append(_looked_at(guess, code, chances))
        root.children = in_order(root.children)
        self._try_out(root, guess, chances, hurry)
        return root

    def _done(self) -> float:
        """The part of the budget that is spent."""
        if self.playouts > 0:
            return float(self.counted) / float(self.playouts)
        return (time.thread_time() - self._start) / self.seconds

    def _try_out(self, root: Node, guess: State, chances: list[i64], hurry: bool) -> None:
        """Tries every action that is left in turn, and drops those that do worst."""
        by_luck = has_luck(guess)
        fewest: i64 = FINALISTS if by_luck else 1
        left = root.children
        while len(left) > 1:
            for node in left:
                number: i64 = len(node.results)
                if number == len(chances):
                    chances.append(next_state(chances[number - 1]))
                self._trial(root, node, guess, chances[number], number)
                done = self._done()
                if done >= 1.0:
                    return
                if number == 0 and done > FIRST_PASS:
                    break
            # when a part f of the budget is spent, n^(1 - f) of n actions are left
            number = i64(float(len(root.children)) ** (1.0 - min(self._done(), 1.0)) + 0.5)
            left = in_order(left)[: max(fewest, number)]
            if hurry and by_luck and len(left[0].results) % PARTS == 0:
                left = _not_clearly_worse(left)

    def _trial(self, root: Node, action: Node, guess: State, chance: i64, number: i64) -> None:
        most = reach(guess, number)
        if self.playouts > 0:
            most = min(most, self.playouts - self.counted - 1)
        trial = Trial(guess, chance, number)
        trial.play(action, most)
        trial.tell(root, action)
        self.made += 1
        self.counted += 1 + trial.played


def _looked_at(guess: State, code: i64, chances: list[i64]) -> Node:
    """An action whose first visits are looks with these chances: before many trials they count more than luck."""
    action = Node(code)
    seat = guess.to_act
    for chance in chances:
        after = guess.clone()
        after.resample(seat, chance)
        action.look(after, seat)
    return action


def _not_clearly_worse(left: list[Node]) -> list[Node]:
    """Those whose trials do not show beyond doubt that the best is better."""
    best = left[0]
    for node in left:
        if node.mean() > best.mean():
            best = node
    return [node for node in left if not _clearly_worse(node, best)]


def _clearly_worse(node: Node, best: Node) -> bool:
    """Trials with the same chances are compared one by one."""
    count = min(len(node.results), len(best.results))
    if count < SURE_AFTER:
        return False
    total = 0.0
    squares = 0.0
    for number in range(count):
        ahead = best.results[number] - node.results[number]
        total += ahead
        squares += ahead * ahead
    mean = total / float(count)
    error = sqrt(max(squares / float(count) - mean * mean, 0.0) / float(count))
    return mean > SURE * error and best.mean() > node.mean()
