"""Fitting the scale that turns values into chances: the one under which the winners of games were most likely."""

from __future__ import annotations

import math

from alehouse.bots.arena import choice
from alehouse.bots.bot import Bot
from alehouse.bots.worth import SCALE, spread
from alehouse.engine.record import result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.lab.crew import Job
from alehouse.lab.plan import Plan, seeded
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tune import OPENING, greedy

SCALES = [round(0.5 * 1.06**step, 3) for step in range(75)]  # from 0.5 to about 37 points
UNIT = 10**6  # likelihoods are summed up in whole millionths, so that their order does not matter


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
        """A position by its values, and what each seat had of the win in the end."""
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

    def __init__(self, setup: Setup, weights: list[float], seed: int) -> None:
        self.plan = Plan.of(setup)
        self.weights = weights
        self.seed = seed

    def batch(self, first: int, count: int) -> Likelihood:
        table = self.plan.table()
        found = Likelihood()
        for number in range(first, first + count):
            self._game(seeded(table, derived(self.seed, number)), derived(self.seed, number, "bots"), found)
        return found

    def _game(self, setup: Setup, seed: int, found: Likelihood) -> None:
        state = setup.start()
        open_at_random(state, seed, OPENING * setup.seats)
        state.weights = self.weights
        bots: list[Bot] = [greedy(self.weights) for seat in range(setup.seats)]
        positions: list[list[float]] = []
        x = seed_state(seed)
        while state.to_act != OVER:
            if state.quiet():
                shrunk = spread(state) / self.weights[SCALE]
                positions.append([value / shrunk for value in state.values()])
            x = next_state(x)
            state.play(choice(bots[state.to_act], state, x))
        places = result_of(state)["places"]
        shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        for values in positions:
            found.count(values, shares)
