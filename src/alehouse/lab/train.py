"""Learns a correction of a title's judge from games that bots play against themselves.

A round plays games with the weights learned so far. Every position after a seat's action yields the seat's features and
its final result beyond the judge's value. Least squares fits weights to that; a fraction of them (`SHARES`) is added to
the judge. Prediction is not play: a round's weights are kept only if they win against the previous ones, in games that
they were not fitted on.

All sums are of whole numbers in double precision, so they are exact and do not depend on the order of games.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.match import choice
from alehouse.engine.errors import AlehouseError
from alehouse.engine.judge import Judge
from alehouse.engine.learnt import CONSTANT, STAGES, UNIT, Features, Learnt, fields_of
from alehouse.engine.rng import LOW32, below, next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.extras import command_for
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tune import OPENING, CandidateGames

POWERS = 2  # of the part of the game that is left
POINT = 100  # results are counted in hundredths of a point
SHARES = [0.25, 0.5, 0.75, 1.0]  # fractions of the fitted correction to try
RIDGES = [1e-4, 1e-3, 1e-2, 1e-1, 1.0]  # of a feature's variance
HELD_OUT = 5  # one game in this many chooses the ridge
MOST_SLIPS = 0.12  # largest share of a seat's decisions that are random; it varies by seat and game
BLUR = 1.0  # largest misjudgment of a decision, in points

SEEN = 3  # bits of a random number that must be 0 for a position to count; neighboring positions differ little
CHUNK = 20_000  # positions counted at once

Columns = list[tuple[str, int]]
LearntWeights = dict[str, list[list[int]]]


def need_numpy() -> None:
    """Raises before the work begins if a package is missing."""
    if find_spec("numpy") is None:
        raise AlehouseError(f"training needs numpy: {command_for('lab')}.")


def columns_of(setups: list[Setup]) -> Columns:
    """The fields of all setups with their largest sizes, the constant first."""
    found = {CONSTANT: 1}
    for setup in setups:
        for field in fields_of(setup.start()):
            found[field.name] = max(field.size, found.get(field.name, 0))
    return list(found.items())


def width_of(columns: Columns) -> int:
    """How many features there are."""
    return sum(size for name, size in columns)


class Sums:
    """The sums that least squares needs; positions wait as rows of small numbers until there are many."""

    def __init__(self, width: int) -> None:
        numpy: Any = import_module("numpy")
        self.width = width
        self.positions = 0
        self.total = 0.0  # of the results
        self.squares = 0.0  # of the results
        self.moments: Any = None
        self.products: Any = numpy.zeros(POWERS * width)
        self.waiting: list[tuple[Any, Any, Any]] = []  # rows, stages, results

    def add(self, rows: Any, stages: Any, results: Any) -> None:
        self.waiting.append((rows, stages, results))

    def count(self) -> None:
        """Adds the waiting positions to the sums."""
        numpy: Any = import_module("numpy")
        if not self.waiting:
            return
        rows, stages, results = (numpy.concatenate(parts) for parts in zip(*self.waiting, strict=True))
        self.waiting = []
        wide = numpy.concatenate(
            [rows * stages[:, None].astype(float) ** power for power in range(POWERS)], axis=1, dtype=float
        )
        self.positions += len(results)
        self.total += float(results.sum())
        self.squares += float(results @ results)
        moments = wide.T @ wide
        self.moments = moments if self.moments is None else self.moments + moments
        self.products += wide.T @ results

    def __add__(self, other: Sums) -> Sums:
        both = Sums(self.width)
        both.positions = self.positions + other.positions
        both.total = self.total + other.total
        both.squares = self.squares + other.squares
        known = [sums.moments for sums in (self, other) if sums.moments is not None]
        both.moments = sum(known[1:], known[0]) if known else None
        both.products = self.products + other.products
        both.waiting = self.waiting + other.waiting
        if sum(len(results) for rows, stages, results in both.waiting) >= CHUNK:
            both.count()
        return both

    def weights(self, ridge: float) -> Any:
        """The weights with the smallest error; each is pulled toward 0 in proportion to its feature's variance."""
        numpy: Any = import_module("numpy")
        spread = numpy.diag(self.moments).copy()
        known = numpy.flatnonzero(spread)
        part = self.moments[numpy.ix_(known, known)] + numpy.diag(ridge * spread[known])
        found = numpy.zeros(len(spread))
        found[known] = numpy.linalg.solve(part, self.products[known])
        return found

    def explained(self, weights: Any) -> float:
        """The share of the variance of the results that the weights explain."""
        left = self.squares - 2.0 * float(self.products @ weights) + float(weights @ self.moments @ weights)
        return 1.0 - left / (self.squares - self.total**2 / self.positions)


class SplitSums:
    """The sums of the games that are fitted, and of those that are held out."""

    def __init__(self, width: int) -> None:
        self.games = 0
        self.fitted = Sums(width)
        self.held_out = Sums(width)

    def __add__(self, other: SplitSums) -> SplitSums:
        both = SplitSums(self.fitted.width)
        both.games = self.games + other.games
        both.fitted = self.fitted + other.fitted
        both.held_out = self.held_out + other.held_out
        return both

    def best(self) -> tuple[Any, float]:
        """The weights by all games with the ridge that predicts held-out games best, and how well it predicts them."""
        self.fitted.count()
        self.held_out.count()
        tried = [(self.held_out.explained(self.fitted.weights(ridge)), ridge) for ridge in RIDGES]
        explained, ridge = max(tried)
        return (self.fitted + self.held_out).weights(ridge), explained


class TrainingGames(Job[SplitSums]):
    """Games of greedy bots that judge by the weights learned so far, in all setups in turn."""

    def __init__(self, setups: list[Setup], columns: Columns, weights: LearntWeights | None, seed: int) -> None:
        self.specs = [spec_of(setup) for setup in setups]
        self.columns = columns
        self.weights = weights
        self.seed = seed

    def batch(self, first: int, count: int) -> SplitSums:
        tables = [setup_of(LIBRARY, spec) for spec in self.specs]
        split = SplitSums(width_of(self.columns))
        for number in range(first, first + count):
            table = tables[number % len(tables)].with_seed(derived(self.seed, number))
            held_out = number // len(tables) % HELD_OUT == HELD_OUT - 1
            sums = split.held_out if held_out else split.fitted
            self._game(table, derived(self.seed, number, "bots"), sums)
            split.games += 1
        return split

    def _game(self, setup: Setup, seed: int, sums: Sums) -> None:
        numpy: Any = import_module("numpy")
        title = setup.title
        base = title.judge()
        judge = judge_of(title, self.weights)
        state = setup.start()
        features = Features(state)
        open_at_random(state, seed, OPENING * setup.seats)
        slips = [MOST_SLIPS * (derived(seed, seat, "slips") % 1000) / 1000 for seat in range(setup.seats)]
        players = [
            GreedyBot(judge, samples=2, blur=BLUR * (derived(seed, seat, "blur") % 1000) / 1000)
            for seat in range(setup.seats)
        ]
        rows: list[Any] = []
        seen: list[tuple[int, float, float]] = []
        x = seed_state(seed)
        while state.to_act != OVER:
            seat = state.to_act
            x = next_state(x)
            state.play(slip_or_choice(players[seat], state, x, slips[seat]))
            after = settled(state)
            if after.to_act != OVER and x >> 32 & SEEN == 0:
                rows.append(numpy.frombuffer(features.copy(after, seat), numpy.int16))
                seen.append((seat, base.values(after)[seat], int(base.left(after) * STAGES + 0.5)))
        if not rows:
            return
        wide = numpy.zeros((len(rows), sums.width), numpy.int16)
        wide[:, self._places(features)] = rows
        stages = numpy.array([left for seat, value, left in seen], numpy.int16)
        results = [round(POINT * (float(state.total(seat)) - value)) for seat, value, left in seen]
        sums.add(wide, stages, numpy.array(results, float))

    def _places(self, features: Features) -> list[int]:
        """The columns of the features."""
        begins: dict[str, int] = {}
        width = 0
        for name, size in self.columns:
            begins[name] = width
            width += size
        places = [begins[CONSTANT]]
        for field in features.fields:
            places += range(begins[field.name], begins[field.name] + field.size)
        return places


def judge_of(title: Title, weights: LearntWeights | None) -> Judge:
    """The judge with these weights."""
    return title.judge() if weights is None else title.corrected_judge(Learnt(weights, {}, {}, {}))


def settled(state: State) -> State:
    """The state, or a settled copy if something is half resolved."""
    if state.quiet():
        return state
    after = state.clone()
    after.settle()
    return after


def slip_or_choice(player: Bot, state: State, x: int, rate: float) -> int:
    """The bot's choice, or sometimes a random one."""
    if (x & LOW32) < rate * LOW32:
        legal = state.legal()
        return legal[below(next_state(x), len(legal))]
    return choice(player, state, x)


def by_field(columns: Columns, weights: Any, share: float) -> LearntWeights:
    """A fraction of fitted weights in the form of `Learnt`; fields without any are left out."""
    width = width_of(columns)
    found: LearntWeights = {}
    begin = 0
    for name, size in columns:
        powers = [
            [
                round(share * UNIT / POINT * STAGES**power * float(weights[power * width + begin + place]))
                for place in range(size)
            ]
            for power in range(POWERS)
        ]
        if any(any(power) for power in powers):
            found[name] = powers
        begin += size
    return found


class Comparison(CandidateGames):
    """Candidates with learned weights against the current ones (None: the judge alone)."""

    def player(self, table: Setup, weights: Any) -> Bot:
        return GreedyBot(judge_of(table.title, weights))
