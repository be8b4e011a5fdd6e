"""Information-set search: rollouts of every action, each with a new guess of what is hidden.

Rollout n of every action meets the same chances (common random numbers). The worst actions are dropped on the way;
later rollouts reach deeper.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.bots.lot import drawn
from alehouse.bots.node import Node, favorite, in_order
from alehouse.bots.rollout import Rollout, depth_of, has_luck
from alehouse.bots.variance import STRATA
from alehouse.engine.judge import Judge
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import State

clock = getattr(time, "thread_time", time.perf_counter)  # browsers have no clock per thread

FIRST_VISITS: Final = 8  # per action, by lookahead alone; each counts as much as a rollout
FINALISTS: Final = 2  # actions kept until the budget is spent, if luck is subtracted from rollouts
FIRST_PASS: Final = 0.5  # share of the budget for the first rollouts of all actions
SURE: Final = 4.0  # standard errors by which an action must be worse to be dropped early
SURE_AFTER: Final = 24  # rollouts before that may happen


@final
class SearchBot(Bot):
    """Searches for a time or a number of playouts; with a number it is deterministic.

    A rollout counts as one playout, plus one for every decision in it. Time is the thread's CPU time, so that strength
    does not depend on the load of the machine.
    """

    def __init__(self, judge: Judge, level: str = "", playouts: i64 = 0, seconds: float = 0.05) -> None:
        self.judge: Judge = judge
        self.level = level
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.made: i64 = 0  # rollouts in the last search
        self.counted: i64 = 0  # its playouts
        self._start: float = 0.0

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        return self._by_lot(guess, self.search(guess, seed, True), seed)

    def _by_lot(self, guess: State, root: Node, seed: i64) -> i64:
        """The most visited action, or one about as good with at least half as many visits."""
        best = favorite(root)
        codes: list[i64] = [best.code]
        means: list[float] = [best.mean()]
        for node in root.children:
            if node is not best and 2 * node.visits >= best.visits:
                codes.append(node.code)
                means.append(min(node.mean(), best.mean()))  # visits are more reliable than means
        return drawn(codes, means, seed)

    def search(self, guess: State, seed: i64, hurry: bool = False) -> Node:
        """Evaluates the actions of the seat to act: the root's children, of which the best has the most visits.

        With a time budget, if luck is subtracted, it stops once the choice is clear.
        """
        self.judge.prepare(guess)
        root = Node(-1)
        self.made = 0
        self.counted = 0
        self._start = clock()
        x = seed_state(seed)
        chances: list[i64] = []
        for visit in range(FIRST_VISITS):
            x = next_state(x)
            chances.append(x)
        for code in guess.legal():
            root.children.append(_visited(self.judge, guess, code, chances))
        root.children = in_order(root.children)
        self._race(root, guess, chances, hurry)
        return root

    def _done(self) -> float:
        """The fraction of the budget spent so far."""
        if self.playouts > 0:
            return float(self.counted) / float(self.playouts)
        return (clock() - self._start) / self.seconds

    def _race(self, root: Node, guess: State, chances: list[i64], hurry: bool) -> None:
        """Rolls out all remaining actions in turn, dropping the worst."""
        less_luck = has_luck(self.judge)
        fewest: i64 = FINALISTS if less_luck else 1
        left = root.children
        while len(left) > 1:
            for node in left:
                number: i64 = len(node.results)
                if number == len(chances):
                    chances.append(next_state(chances[number - 1]))
                self._roll_out(root, node, guess, chances[number], number)
                done = self._done()
                if done >= 1.0:
                    return
                if number == 0 and done > FIRST_PASS:
                    break
            # once a fraction f of the budget is spent, n^(1 - f) of n actions are left
            number = i64(float(len(root.children)) ** (1.0 - min(self._done(), 1.0)) + 0.5)
            left = in_order(left)[: max(fewest, number)]
            if hurry and less_luck and len(left[0].results) % STRATA == 0:
                left = _not_clearly_worse(left)

    def _roll_out(self, root: Node, action: Node, guess: State, chance: i64, number: i64) -> None:
        depth = depth_of(self.judge, number)
        if self.playouts > 0:
            depth = min(depth, self.playouts - self.counted - 1)
        rollout = Rollout(self.judge, guess, chance, number, has_luck(self.judge))
        rollout.play(action.code, depth)
        worth, win = rollout.result()
        root.add(worth, win)
        action.add(worth, win)
        action.results.append(worth)
        self.made += 1
        self.counted += 1 + rollout.played


def _visited(judge: Judge, guess: State, code: i64, chances: list[i64]) -> Node:
    """An action with its first visits by lookahead, which keep a few lucky rollouts from deciding."""
    action = Node(code)
    seat = guess.to_act
    for chance in chances:
        after = guess.clone()
        after.resample(seat, chance)
        action.visit(judge, after, seat)
    return action


def _not_clearly_worse(left: list[Node]) -> list[Node]:
    """Actions that rollouts have not shown to be significantly worse than the best."""
    best = left[0]
    for node in left:
        if node.mean() > best.mean():
            best = node
    return [node for node in left if not _clearly_worse(node, best)]


def _clearly_worse(node: Node, best: Node) -> bool:
    """Compares rollouts with the same chances pairwise."""
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
