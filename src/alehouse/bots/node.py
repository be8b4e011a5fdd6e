"""What a search has found so far: an action, or the root that has all of them as children."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.worth import outcome, points
from alehouse.engine.state import State


@final
class Node:
    """An action by its code, and how trials of it went for the seat that searches.

    `total` are points, which decide, `wins` shares of the win, each summed over the visits.
    """

    __slots__ = ("children", "code", "results", "total", "visits", "wins")

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        self.visits: i64 = 0
        self.total: float = 0.0
        self.wins: float = 0.0
        self.children: list[Node] = []
        self.results: list[float] = []  # of its trials, in order

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def chance(self) -> float:
        return self.wins / float(self.visits) if self.visits else 0.0

    def add(self, worth: float, win: float) -> None:
        self.visits += 1
        self.total += worth
        self.wins += win

    def look(self, state: State, seat: i64) -> None:
        """Plays its action; what is reached right after it is a visit."""
        state.play(self.code)
        state.settle()
        reached = state.values()
        win = outcome(state, reached)[seat]
        self.add(points(state, reached, seat, win), win)


def in_order(nodes: list[Node]) -> list[Node]:
    """The most visited first, among equals the best first."""
    return sorted(nodes, key=lambda node: (-node.visits, -node.mean()))


def favourite(root: Node) -> Node:
    """The child that was visited most; the better of equals."""
    return in_order(root.children)[0]
