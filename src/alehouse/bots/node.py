"""Search statistics: one node per action, below a root."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.utility import outcome, utility
from alehouse.engine.judge import Judge
from alehouse.engine.state import State


@final
class Node:
    """An action by its code, and the results of its visits for the searching seat.

    `total` is the utility, which decides, `wins` the share of the win; both are sums over the visits.
    """

    __slots__ = ("children", "code", "results", "total", "visits", "wins")

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        self.visits: i64 = 0
        self.total: float = 0.0
        self.wins: float = 0.0
        self.children: list[Node] = []
        self.results: list[float] = []  # of its rollouts, in order

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def chance(self) -> float:
        return self.wins / float(self.visits) if self.visits else 0.0

    def add(self, worth: float, win: float) -> None:
        self.visits += 1
        self.total += worth
        self.wins += win

    def visit(self, judge: Judge, state: State, seat: i64) -> None:
        """Plays the action and counts the position immediately after it as a visit."""
        state.play(self.code)
        state.settle()
        values = judge.values(state)
        win = outcome(judge, state, values)[seat]
        self.add(utility(judge, state, values, seat, win), win)


def in_order(nodes: list[Node]) -> list[Node]:
    """Nodes by visits, then by mean, both descending."""
    return sorted(nodes, key=lambda node: (-node.visits, -node.mean()))


def favorite(root: Node) -> Node:
    """The most visited child; the better one of equals."""
    return in_order(root.children)[0]
