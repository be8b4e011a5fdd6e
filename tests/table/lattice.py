"""The known attack on a small linear generator: lattice reduction and enumeration over what it has shown.

The generator of `engine/rng.py` is a Lehmer generator: its states are x, Ax, A²x, … modulo p = A·2³² - 1, and the
high bits of a draw are nearly those of the next state divided by p. So every die and every card that is seen says on
which arc of the circle one of these multiples is, and a lattice vector close to the middle of all arcs is the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from alehouse.engine.rng import MULTIPLIER, below, next_state

PRIME: Final = MULTIPLIER * 2**32 - 1
PARTS: Final = 64  # of the circle
UNIT: Final = 2**32 // PARTS
WEIGHT: Final = 1024
DELTA: Final = 0.99
MOST_NODES: Final = 60_000

Vector = list[int]


class Draw(NamedTuple):
    """A draw that was seen: its place in the stream, how many results there were, and which one came."""

    place: int
    results: int
    result: int


class Reduced:
    """A lattice basis, LLL-reduced, with its Gram-Schmidt vectors."""

    def __init__(self, basis: list[Vector]) -> None:
        size = len(basis)
        self.basis = basis
        self.mu = [[0.0] * size for row in basis]
        self.norms = [0.0] * size  # squared lengths of the orthogonalized vectors
        self._gram = [[_dot(a, b) for b in basis[: index + 1]] for index, a in enumerate(basis)]
        at = 1
        self._orthogonalize(0)
        while at < size:
            self._shorten(at)
            if self.norms[at] >= (DELTA - self.mu[at][at - 1] ** 2) * self.norms[at - 1]:
                at += 1
            else:
                self._swap(at)
                self._orthogonalize(at - 1)
                at = max(at - 1, 1)

    def _product(self, a: int, b: int) -> int:
        return self._gram[a][b] if a >= b else self._gram[b][a]

    def _orthogonalize(self, row: int) -> None:
        mu, norms = self.mu, self.norms
        scaled: list[float] = []
        for other in range(row):
            there = mu[other]
            value = self._product(row, other) - sum(there[i] * scaled[i] for i in range(other))
            scaled.append(value)
            mu[row][other] = value / norms[other]
        norms[row] = self._product(row, row) - sum(m * value for m, value in zip(mu[row], scaled, strict=False))

    def _shorten(self, row: int) -> None:
        while True:
            self._orthogonalize(row)
            changed = False
            for other in range(row - 1, -1, -1):
                times = round(self.mu[row][other])
                if times:
                    changed = True
                    self._subtract(row, other, times)
                    for i in range(other):
                        self.mu[row][i] -= times * self.mu[other][i]
            if not changed:
                return

    def _subtract(self, row: int, other: int, times: int) -> None:
        self.basis[row] = [a - times * b for a, b in zip(self.basis[row], self.basis[other], strict=True)]
        self._gram[row][row] += times * times * self._gram[other][other] - 2 * times * self._product(row, other)
        for i in range(len(self.basis)):
            if i != row:
                change = times * self._product(other, i)
                if row >= i:
                    self._gram[row][i] -= change
                elif i < len(self._gram):
                    self._gram[i][row] -= change

    def _swap(self, row: int) -> None:
        self.basis[row - 1], self.basis[row] = self.basis[row], self.basis[row - 1]
        for i in range(len(self.basis)):
            if i not in (row - 1, row):
                a, b = self._product(row - 1, i), self._product(row, i)
                _put(self._gram, row - 1, i, b)
                _put(self._gram, row, i, a)
        self._gram[row][row], self._gram[row - 1][row - 1] = self._gram[row - 1][row - 1], self._gram[row][row]

    def near(self, target: Vector, radius: float, try_out: Callable[[Vector], int | None]) -> int | None:
        """Tries the lattice vectors around a target, likely ones first; returns the first success."""
        size = len(self.basis)
        coordinates = [0.0] * size  # of the target, along the orthogonalized vectors
        for row in range(size):
            value = float(_dot(target, self.basis[row]))
            for other in range(row):
                value -= self.mu[row][other] * coordinates[other] * self.norms[other]
            coordinates[row] = value / self.norms[row]
        chosen = [0] * size
        nodes = 0

        def descend(row: int, distance: float) -> int | None:
            nonlocal nodes
            if row < 0:
                return try_out(_combined(chosen, self.basis))
            center = coordinates[row] - sum(chosen[i] * self.mu[i][row] for i in range(row + 1, size))
            first = round(center)
            for step in (0, 1, -1, 2, -2):
                chosen[row] = first + (step if center >= first else -step)
                there = distance + (chosen[row] - center) ** 2 * self.norms[row]
                nodes += 1
                if there > radius or nodes > MOST_NODES:
                    break
                found = descend(row - 1, there)
                if found is not None:
                    return found
            chosen[row] = 0
            return None

        return descend(size - 1, 0.0)


def _combined(times: list[int], basis: list[Vector]) -> Vector:
    total = [0] * len(basis)
    for count, vector in zip(times, basis, strict=True):
        if count:
            total = [a + count * b for a, b in zip(total, vector, strict=True)]
    return total


def _put(gram: list[list[int]], a: int, b: int, value: int) -> None:
    gram[max(a, b)][min(a, b)] = value


def _dot(a: Vector, b: Vector) -> int:
    return sum(x * y for x, y in zip(a, b, strict=True))


def recover(seen: list[Draw]) -> int | None:
    """The generator's state before draw 0, or None if no state was found that leads to these draws."""
    first = seen[0].place
    multiples = [pow(MULTIPLIER, draw.place - first, PRIME) for draw in seen]
    arcs = _arcs(seen)
    weights = [WEIGHT // (last - start) for start, last in arcs]
    middles = [(start + last) * PRIME // (2 * PARTS) for start, last in arcs]
    rows = [[value * weight for value, weight in zip(multiples, weights, strict=True)]]
    for index in range(1, len(seen)):
        rows.append([0] * index + [PRIME * weights[index]] + [0] * (len(seen) - index - 1))
    width = PRIME * WEIGHT / PARTS  # of every arc, once weighted
    back = pow(MULTIPLIER, -(first + 2), PRIME)  # a draw shows where the state after it is

    def try_out(vector: Vector) -> int | None:
        state = vector[0] // weights[0] * back % PRIME
        results = drawn(state, seen[-1].place + 1, {draw.place: draw.results for draw in seen})
        return state if all(results[draw.place] == draw.result for draw in seen) else None

    target = [middle * weight for middle, weight in zip(middles, weights, strict=True)]
    return Reduced(rows).near(target, len(seen) / 12 * width * width * 1.6, try_out)


def _arcs(seen: list[Draw]) -> list[tuple[int, int]]:
    """Where on the circle the state after each draw is, in parts: a draw is its low half, mixed with its own place."""
    found: list[tuple[int, int]] = []
    before = -2
    for draw in seen:
        here = found[-1] if draw.place == before + 1 else (0, PARTS)
        highs = range(here[0] * MULTIPLIER // PARTS // UNIT, (here[1] * MULTIPLIER // PARTS - 1) // UNIT + 1)
        shown = range(draw.result * PARTS // draw.results, ((draw.result + 1) * PARTS - 1) // draw.results + 1)
        lows = [part ^ high for part in shown for high in highs]
        found.append((min(lows), max(lows) + 1))
        before = draw.place
    return found


def drawn(state: int, count: int, sizes: dict[int, int]) -> dict[int, int]:
    """What the generator draws from a state on, where the number of results is given."""
    found: dict[int, int] = {}
    for index in range(count):
        state = next_state(state)
        if index in sizes:
            found[index] = int(below(state, sizes[index]))
    return found
