"""Information-set tree search: each playout guesses what is hidden anew, all share one tree of actions."""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from alehouse.bots.bot import Bot
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER, State

EXPLORATION: Final = 0.5
SCALE: Final = 0  # every title's first weight: the lead in points that makes a win e times as likely
CLOCK_EVERY: Final = 16  # playouts between two looks at the clock


@final
@mypyc_attr(acyclic=True)
class Node:
    """A point in the tree: what was played to get here, by whom, and how it went for that seat."""

    __slots__ = ("available", "children", "code", "mover", "total", "visits")

    def __init__(self, code: i64, mover: i64) -> None:
        self.code: i64 = code
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


def child_of(node: Node, code: i64) -> Node | None:
    for child in node.children:
        if child.code == code:
            return child
    return None


@final
class SearchBot(Bot):
    """Searches for a time or a number of playouts; with a number it is deterministic."""

    def __init__(
        self, level: str = "master", playouts: i64 = 0, seconds: float = 0.05, exploration: float = EXPLORATION
    ) -> None:
        self.level = level
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.exploration: float = exploration
        self.weights: list[float] = []  # other weights than the title's own, for fitting them
        self.made: i64 = 0  # playouts of the last search

    def choose(self, guess: State, seed: i64) -> i64:
        root = self.search(guess, seed)
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best.code

    def search(self, guess: State, seed: i64) -> Node:
        """Grows a tree from the seat's guess."""
        if self.weights:
            guess.weights = self.weights
        root = Node(-1, -1)
        root.visits = 1
        seat = guess.to_act
        x = seed_state(seed)
        count: i64 = 0
        start = time.perf_counter()
        while True:
            x = next_state(x)
            state = guess.clone()
            state.resample(seat, x)
            self._playout(root, state)
            count += 1
            if self.playouts > 0:
                if count >= self.playouts:
                    break
            elif count % CLOCK_EVERY == 0 and time.perf_counter() - start >= self.seconds:
                break
        self.made = count
        return root

    def _playout(self, root: Node, state: State) -> None:
        """Walks down the tree; a node met for the second time tries each of its actions once, off the record."""
        path: list[Node] = [root]
        node = root
        while state.to_act != OVER and node.visits > 0:
            legal = state.legal()
            if not node.children:
                for code in legal:
                    node.children.append(_tried(state, code))
            chosen: Node | None = None
            best = -1.0
            for code in legal:
                child = child_of(node, code)
                if child is None:
                    child = _tried(state, code)
                    node.children.append(child)
                child.available += 1
                bound = child.mean() + self.exploration * sqrt(log(float(child.available + 1)) / float(child.visits))
                if bound > best:
                    best = bound
                    chosen = child
            assert chosen is not None
            state.play(chosen.code)
            path.append(chosen)
            node = chosen
            if node.visits == 1:
                break
        state.settle()
        rewards = outcome(state)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += rewards[node.mover]


def _tried(state: State, code: i64) -> Node:
    """A child whose first visit is a look at what the action leads to; the nodes above do not learn of it."""
    mover = state.to_act
    after = state.clone()
    after.play(code)
    after.settle()
    child = Node(code, mover)
    child.visits = 1
    child.total = outcome(after)[mover]
    return child


def outcome(state: State) -> list[float]:
    """Each seat's share of the win: by places when the game is over, else by how its value compares."""
    seats = state.seats
    scale = state.weights[SCALE]
    if state.to_act == OVER and seats > 1:
        firsts = 0.0
        for seat in range(seats):
            if state.place(seat) == 1:
                firsts += 1.0
        return [1.0 / firsts if state.place(seat) == 1 else 0.0 for seat in range(seats)]
    values = [state.value(seat) for seat in range(seats)]
    if seats == 1:
        return [1.0 / (1.0 + exp(-values[0] / (2.0 * scale) + 2.0))]
    total = 0.0
    shares: list[float] = []
    for value in values:
        share = exp(min(40.0, value / scale))
        shares.append(share)
        total += share
    return [share / total for share in shares]
