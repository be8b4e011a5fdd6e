"""Finds the fewest and smallest changes to numbers of the content that bring a target within bounds.

The unchanged pack and each free number alone are measured first, in games with the same seeds and without luck. From
these, a Gaussian process predicts every figure for all values of the numbers. CMA-ES with margin, which handles whole
numbers, then looks for the smallest change of one number, of two, and so on, until the prediction is within the bounds.
That proposal is played by all levels, the predictions are updated, and so on. In the end the best ones played meet once
more on separate seeds.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from typing import Any

from alehouse.engine.title import Setup
from alehouse.lab.balance import ANY, BalanceTally
from alehouse.lab.balance_figures import figures
from alehouse.lab.balance_findings import telling
from alehouse.lab.parameters import Range, Values
from alehouse.lab.sweep import Thing, share_data, use_data
from alehouse.lab.tally import Z95

TARGETS = {"seats": (0.95, 1.05), "cards": (0.85, 1.15), "unused": (0.02, 1.0)}  # with their usual bounds
CENTRAL = 0.5  # fraction of the distance from a bound to the middle that a prediction must be inside
MIDDLE = 0.3  # cost of the distance from the middle to a bound, as a share of the number's range
GENERATIONS = 40
STRAY = 0.3  # spread of the first candidates, as a share of each range
# prior standard deviations of log odds: of all figures, of a number's effect, of combined
# effects, and of differences between levels in general and per number; SMOOTH is a share of half a range
SPREAD, EFFECT, TOGETHER, LEVEL_SPREAD, LEVEL_EFFECT, SMOOTH = 1.0, 0.8, 0.3, 0.3, 0.2, 0.7
LEAST_ERROR = 0.005
RAREST = 0.02
OUTSIDE = 1000.0  # above the cost of any change
MOST_COMBINED = 8  # numbers of which combinations are tried: those most effective alone

Indices = tuple[int, ...]  # of each free number's value in its range
Measured = dict[str, tuple[float, float]]  # figures by name: mean and standard error


@dataclass(frozen=True)
class Target:
    """Figures that must be within bounds; `names` are the watched entries of the content."""

    kind: str
    low: float
    high: float
    things: list[Thing] = field(default_factory=list)

    def measured(self, tally: BalanceTally) -> Measured:
        """The figures of a variant."""
        if self.kind == "seats":
            found = {f"turn {turn}": share_data(share) for turn, share in enumerate(tally.shares, 1)}
        else:
            uses = {".".join(thing): use_data(tally, thing) for thing in self.things}
            found = {
                name: {"mean": use["rate"], "ci95": use["ci95"]} if self.kind == "unused" else use["lift"]
                for name, use in uses.items()
                if self.kind == "unused" or use["lift"] is not None
            }
        return {name: (data["mean"], _error(data["ci95"])) for name, data in found.items()}

    def top(self, seats: int) -> float:
        """The maximum of a figure: all games won, or all seats using something."""
        return 1.0 if self.kind == "unused" else float(seats)

    def miss(self, value: float, margin: float = 0.0) -> float:
        """How far a figure is outside the bounds, narrowed by a share of their distance to the middle."""
        narrowed = margin * (self.high - self.low) / 2
        return max(0.0, self.low + narrowed - value, value - self.high + narrowed)

    def off_middle(self, value: float) -> float:
        """How far a figure is from the middle, relative to a bound; more use is never too much."""
        return 0.0 if self.kind == "unused" else abs(2 * value - self.low - self.high) / (self.high - self.low)

    def possible(self, low: float, high: float) -> bool:
        """Whether an interval overlaps the bounds."""
        return low <= self.high and high >= self.low


def _error(interval: list[float] | None) -> float:
    """The standard error behind a 95% interval; without one nothing is known."""
    return 1.0 if interval is None else (interval[1] - interval[0]) / 2 / Z95


def watched(kind: str, setup: Setup, tally: BalanceTally, levels: list[str]) -> list[Thing]:
    """The entries that a target is about: cards that distinguish seats, or content that hardly anybody uses."""
    if kind == "seats":
        return []
    shown = figures(setup, levels, tally)
    if kind == "cards":
        ids = {entry["id"] for _, entry in telling(shown)}
        return [
            (section, entry["id"])
            for section, found in shown["content"].items()
            for entry in found["entries"]
            if entry["id"] in ids
        ]
    least = TARGETS["unused"][0]
    seats = tally.seats.games * setup.seats
    rare = [
        (section, id) for (section, id, verb), use in tally.uses.items() if verb == ANY and use.seats < least * seats
    ]
    never = [(section, entry["id"]) for section, found in shown["unused"].items() for entry in found["entries"]]
    return sorted(rare) + never


class Response:
    """Figures as functions of the free numbers and of the playing level: a Gaussian process.

    Figures are rates, multiplied by `top`; their log odds are fitted, because effects add up there. A priori each
    number has a smooth effect of its own, numbers hardly interact, and levels differ little.
    """

    def __init__(self, free: list[Range], start: Indices, top: float) -> None:
        self._numpy: Any = import_module("numpy")
        self.free = free
        self.start = start
        self.top = top
        self.levels = 0
        self._points: dict[str, list[list[float]]] = {}
        self._values: dict[str, list[float]] = {}
        self._errors: dict[str, list[float]] = {}
        self._fits: dict[str, tuple[Any, Any]] = {}

    def learn(self, indices: Indices, level: int, measured: Measured) -> None:
        """Adds a level's measurements with these values."""
        self.levels = max(self.levels, level + 1)
        for name, (mean, error) in measured.items():
            rate = min(max(mean / self.top, RAREST), 1 - RAREST)
            self._points.setdefault(name, []).append(self._place(indices, level))
            self._values.setdefault(name, []).append(math.log(rate / (1 - rate)))
            self._errors.setdefault(name, []).append(max(error / self.top, LEAST_ERROR) / (rate * (1 - rate)))
            self._fits.pop(name, None)

    def predicted(self, indices: Indices) -> list[Measured]:
        """The figures by level, each with its standard deviation."""
        return [self._predicted(self._place(indices, level)) for level in range(self.levels)]

    def _predicted(self, place: list[float]) -> Measured:
        found: Measured = {}
        for name, points in self._points.items():
            weights, inverse = self._fit(name)
            near = self._kernel(points, [place])[:, 0]
            rate = 1 / (1 + math.exp(-float(near @ weights) - self._usual(name)))
            left = max(0.0, float(self._kernel([place], [place])[0, 0] - near @ inverse @ near))
            found[name] = self.top * rate, self.top * rate * (1 - rate) * math.sqrt(left)
        return found

    def _place(self, indices: Indices, level: int) -> list[float]:
        """Distances from the current values as shares of half a range, then the level."""
        steps = [
            2 * (index - now) / max(1, len(each.values) - 1)
            for index, now, each in zip(indices, self.start, self.free, strict=True)
        ]
        return [*steps, float(level)]

    def _usual(self, name: str) -> float:
        return sum(self._values[name]) / len(self._values[name])

    def _fit(self, name: str) -> tuple[Any, Any]:
        if name not in self._fits:
            np = self._numpy
            points = self._points[name]
            noise = np.diag(np.array(self._errors[name]) ** 2)
            inverse = np.linalg.inv(self._kernel(points, points) + noise)
            self._fits[name] = inverse @ (np.array(self._values[name]) - self._usual(name)), inverse
        return self._fits[name]

    def _kernel(self, first: list[list[float]], second: list[list[float]]) -> Any:
        np = self._numpy
        one, two = np.array(first)[:, None, :], np.array(second)[None, :, :]
        near = np.exp(-((one[..., :-1] - two[..., :-1]) ** 2) / (2 * SMOOTH**2))
        alone, together = near.sum(axis=2), near.prod(axis=2)
        straight = (one[..., :-1] * two[..., :-1]).sum(axis=2)
        same_level = one[..., -1] == two[..., -1]
        shared = SPREAD**2 + EFFECT**2 * (straight + alone) + TOGETHER**2 * together
        return shared + same_level * (LEVEL_SPREAD**2 + LEVEL_EFFECT**2 * alone)


def design(free: list[Range], start: Indices) -> list[Indices]:
    """The points to measure first: the current values, and each number alone at its ends and in the middle."""
    found = [start]
    for number, each in enumerate(free):
        last, now = len(each.values) - 1, start[number]
        for index in dict.fromkeys([0, (now + last + 1) // 2, last]):
            point = (*start[:number], index, *start[number + 1 :])
            if point not in found:
                found.append(point)
    return found


def propose(response: Response, target: Target, most: int, seed: int) -> Indices:
    """The fewest and smallest changes that bring the fit within the bounds; else those that come closest."""
    free = range(len(response.free))
    known: dict[Indices, float] = {}

    def cost(point: Indices) -> float:
        if point not in known:
            known[point] = cost_of(response, target, point)
        return known[point]

    best, best_cost = response.start, cost(response.start)
    if best_cost < OUTSIDE:
        return best
    alone = {number: smallest(response, [number], cost, seed) for number in free}
    helpful = sorted(free, key=lambda number: alone[number][1])[:MOST_COMBINED]
    for count in range(1, min(most, len(helpful)) + 1):
        for chosen in combinations(sorted(helpful), count):
            point, value = alone[chosen[0]] if count == 1 else smallest(response, list(chosen), cost, seed)
            if value < best_cost:
                best, best_cost = point, value
        if best_cost < OUTSIDE:
            break
    return best


def cost_of(response: Response, target: Target, point: Indices) -> float:
    """The cost of a point: size of the change and distance from the middle; far above both, distance from the bounds.

    The first level has played many games; the few games of the others must not be clearly outside.
    """
    misses = [
        max(0.0, target.miss(value, CENTRAL) - (error if level else 0.0))
        for level, found in enumerate(response.predicted(point))
        for value, error in found.values()
    ]
    if any(misses):
        return OUTSIDE * (1 + sum(misses))
    size = sum(
        abs(index - now) / max(1, len(each.values) - 1)
        for index, now, each in zip(point, response.start, response.free, strict=True)
    )
    off = max([target.off_middle(value) for value, _ in response.predicted(point)[0].values()], default=0.0)
    return size + MIDDLE * off


def smallest(
    response: Response, chosen: list[int], cost: Callable[[Indices], float], seed: int
) -> tuple[Indices, float]:
    """The cheapest point when only the chosen numbers change: by CMA-ES, for a single number by trying all values."""
    if len(chosen) == 1:
        number = chosen[0]
        points = [
            (*response.start[:number], index, *response.start[number + 1 :])
            for index in range(len(response.free[number].values))
        ]
        return min(((point, cost(point)) for point in points), key=lambda pair: pair[1])
    np: Any = import_module("numpy")
    widths = [len(response.free[number].values) - 1 for number in chosen]
    bounds = np.array([[0, width] for width in widths], dtype=float)
    scale = np.array([max(0.5, STRAY * width) for width in widths])
    search = import_module("cmaes").CMAwM(
        mean=np.array([float(response.start[number]) for number in chosen]),
        sigma=1.0,
        bounds=bounds,
        steps=np.ones(len(chosen)),
        cov=np.diag(scale * scale),
        seed=seed % 2**32,
    )
    best, best_cost = response.start, cost(response.start)
    for _ in range(GENERATIONS):
        told = []
        for _ in range(search.population_size):
            found, raw = search.ask()
            point = list(response.start)
            for number, index in zip(chosen, found, strict=True):
                point[number] = round(float(index))
            value = cost(tuple(point))
            told.append((raw, value))
            if value < best_cost:
                best, best_cost = tuple(point), value
        search.tell(told)
    return best, best_cost


def values_at(free: list[Range], indices: Indices) -> Values:
    """The values by path."""
    return {each.path: each.values[index] for each, index in zip(free, indices, strict=True)}


def present(free: list[Range]) -> Indices:
    """The indices of the current values."""
    return tuple(each.values.index(each.parameter.value) for each in free)
