"""What trials have found so far: a tree of the decisions that a seat takes before another seat acts.

Below an action stand the points it was found to lead to, and below a point the actions tried there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.glance import looks
from alehouse.bots.worth import SCALE, outcome, points, spread
from alehouse.engine.state import State

ALIKE: Final = 0.25  # of the spread: outcomes of an action whose values are closer than this may share a point
KINDS: Final = 64  # numbers of actions by which points are told apart
SEEN: Final = 2  # trials that how an action looks counts as much as
EXPLORATION: Final = 0.15  # of the scale: how far bounds reach beyond means


@final
class Node:
    """An action by its code, or a point by its kind, and how trials through it went for the seat that searches.

    `total` are points, which decide, `wins` shares of the win, each summed over the visits.
    """

    __slots__ = ("children", "code", "results", "total", "visits", "wins")

    def __init__(self, code: i64) -> None:
        self.code: i64 = code
        self.visits: i64 = 0
        self.total: float = 0.0
        self.wins: float = 0.0
        self.children: list[Node] = []
        self.results: list[float] = []  # of the trials of an action of the root, in order

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

    def child(self, code: i64, likely: i64 = 0) -> Node | None:
        """The child of a code, which is most often at the place `likely`."""
        if likely < len(self.children):
            found = self.children[likely]
            if found.code == code:
                return found
        for found in self.children:
            if found.code == code:
                return found
        return None

    def grow(self, code: i64, visits: i64, mean: float, chance: float) -> Node:
        """A new child that starts as if visited so often with these means."""
        child = Node(code)
        child.visits = visits
        child.total = mean * float(visits)
        child.wins = chance * float(visits)
        self.children.append(child)
        return child


def width_of(state: State) -> float:
    """How far values may differ at one point."""
    return ALIKE * spread(state)


def point_after(action: Node, state: State, width: float) -> Node:
    """Where an action has led now: told apart by what that is worth to the seat to act, and by how much it may do."""
    kind = i64(state.value(state.to_act) / width + 1000.0) * KINDS + len(state.legal())
    found = action.child(kind)
    return action.grow(kind, 0, 0.0, 0.0) if found is None else found


def branch(point: Node, state: State, glances: i64) -> Node:
    """The action at a point with the best upper bound; at first by how all of them look."""
    legal = state.legal()
    if not point.children:
        seen = looks(state, glances)
        best_look = seen[0]
        for look in seen:
            best_look = max(best_look, look)
        # so far the action that looks best was played here
        for place in range(len(legal)):
            point.grow(legal[place], SEEN, point.mean() + seen[place] - best_look, point.chance())
    reach = EXPLORATION * state.weights[SCALE] * sqrt(log(float(point.visits + 1)))
    chosen: Node | None = None
    best = -1e9
    for place in range(len(legal)):
        child = point.child(legal[place], place)
        if child is None:  # a point may be met with other cards to use
            child = point.grow(legal[place], SEEN, point.mean(), point.chance())
        bound = child.mean() + reach / sqrt(float(child.visits))
        if bound > best:
            best = bound
            chosen = child
    assert chosen is not None
    return chosen


def in_order(nodes: list[Node]) -> list[Node]:
    """The most visited first, among equals the best first."""
    return sorted(nodes, key=lambda node: (-node.visits, -node.mean()))


def favourite(root: Node) -> Node:
    """The child that was visited most; the better of equals."""
    return in_order(root.children)[0]
