"""Information-set tree search: each playout guesses what is hidden anew, all share one tree of actions."""

from __future__ import annotations

import time
from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from alehouse.bots.bot import Bot
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import OVER, State

EXPLORATION: Final = 0.5
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

    level = "master"

    def __init__(self, playouts: i64 = 0, seconds: float = 0.05, scale: float = 4.0) -> None:
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.scale: float = scale
        self.done: i64 = 0

    def choose(self, guess: State, seed: i64) -> i64:
        root = self.search(guess, seed)
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best.code

    def search(self, guess: State, seed: i64) -> Node:
        """Grows a tree from the seat's guess."""
        root = Node(-1, -1)
        seat = guess.to_act
        x = seed_state(seed)
        count: i64 = 0
        start = time.perf_counter()
        while True:
            x = next_state(x)
            state = guess.clone()
            state.resample(seat, x)
            self._playout(root, state, x)
            count += 1
            if self.playouts > 0:
                if count >= self.playouts:
                    break
            elif count % CLOCK_EVERY == 0 and time.perf_counter() - start >= self.seconds:
                break
        self.done = count
        return root

    def _playout(self, root: Node, state: State, seed: i64) -> None:
        path: list[Node] = [root]
        node = root
        x = next_state(seed)
        fresh = False
        while state.to_act != OVER and not fresh:
            legal = state.legal()
            mover = state.to_act
            chosen: Node | None = None
            best = -1.0
            untried: i64 = 0
            pick: i64 = -1
            for code in legal:
                child = child_of(node, code)
                if child is None:
                    untried += 1
                    x = next_state(x)
                    if below(x, untried) == 0:
                        pick = code
                    continue
                child.available += 1
                if untried == 0:
                    bound = child.mean() + EXPLORATION * sqrt(log(float(child.available)) / float(child.visits))
                    if bound > best:
                        best = bound
                        chosen = child
            if untried > 0:
                chosen = Node(pick, mover)
                chosen.available = 1
                node.children.append(chosen)
                fresh = True
            assert chosen is not None
            state.play(chosen.code)
            path.append(chosen)
            node = chosen
        state.settle()
        rewards = outcome(state, self.scale)
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += rewards[node.mover]


def outcome(state: State, scale: float) -> list[float]:
    """Each seat's share of the win: by places when the game is over, else by how its value compares."""
    seats = state.seats
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
