"""Fits the scale that turns values into chances: the one under which the actual winners were most likely."""

from __future__ import annotations

import math

from alehouse.bots.greedy import GreedyBot
from alehouse.bots.match import choice
from alehouse.bots.utility import spread
from alehouse.engine.judge import Judge
from alehouse.engine.record import result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tune import OPENING, Weights

SCALES = [round(0.5 * 1.06**step, 3) for step in range(75)]  # from 0.5 to about 37 points
UNIT = 10**6  # likelihoods are added up in whole millionths, so that their order does not matter


class Likelihood:
    """How likely the results of some games were under each of the scales."""

    def __init__(self) -> None:
        self.sums = [0] * len(SCALES)
        self.positions = 0

    def __add__(self, other: Likelihood) -> Likelihood:
        both = Likelihood()
        both.sums = [mine + theirs for mine, theirs in zip(self.sums, other.sums, strict=True)]
        both.positions = self.positions + other.positions
        return both

    def count(self, values: list[float], shares: list[float]) -> None:
        """Counts a position by its values, with each seat's final share of the win."""
        self.positions += 1
        best = max(values)
        for index, scale in enumerate(SCALES):
            whole = math.log(sum(math.exp((value - best) / scale) for value in values))
            likely = sum(
                share * ((value - best) / scale - whole) for value, share in zip(values, shares, strict=True) if share
            )
            self.sums[index] += round(UNIT * likely)

    def best(self) -> float:
        return SCALES[max(range(len(SCALES)), key=lambda index: self.sums[index])]


class ScaleFit(Job[Likelihood]):
    """Games between greedy bots with the same weights; every quiet position counts."""

    def __init__(self, setup: Setup, weights: Weights, seed: int) -> None:
        self.spec = spec_of(setup)
        self.weights = weights
        self.seed = seed

    def batch(self, first: int, count: int) -> Likelihood:
        table = setup_of(LIBRARY, self.spec)
        judge = table.title.judge_with(self.weights)
        found = Likelihood()
        for number in range(first, first + count):
            setup = table.with_seed(derived(self.seed, number))
            self._game(setup, derived(self.seed, number, "bots"), judge, found)
        return found

    def _game(self, setup: Setup, seed: int, judge: Judge, found: Likelihood) -> None:
        state = setup.start()
        open_at_random(state, seed, OPENING * setup.seats)
        player = GreedyBot(judge)
        positions: list[list[float]] = []
        x = seed_state(seed)
        while state.to_act != OVER:
            if state.quiet():
                shrunk = spread(judge, state) / judge.search.scale
                positions.append([value / shrunk for value in judge.values(state)])
            x = next_state(x)
            state.play(choice(player, state, x))
        places = result_of(state)["places"]
        shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        for values in positions:
            found.count(values, shares)
