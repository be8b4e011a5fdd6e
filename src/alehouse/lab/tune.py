"""Fits the weights of a title's evaluation from games: candidates that win more are kept.

Candidates play as greedy bots against greedy bots with the current weights, all with the same chances and on every seat
in turn, after a random opening: greedy bots alone would play some titles the same way every time. CMA-ES proposes the
candidates; its last mean is the result. Weights are by name, as in `Judge.weights`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.match import choice, play_game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.extras import command_for
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tally import WIN

Weights = dict[str, float]

STEP = 0.25  # spread of the first candidates, as a share of each weight
FROM_NOTHING = 0.5  # the same in points for a weight that is currently 0
OPENING = 2  # random decisions per seat
FELT_GAMES = 8  # games that show which weights matter with these seats and options


def need_cmaes() -> None:
    """Raises before the work begins if a package is missing."""
    if find_spec("cmaes") is None:
        raise AlehouseError(f"tuning needs cmaes: {command_for('lab')}.")


class CandidateTally:
    """The results of one candidate."""

    __slots__ = ("games", "lead", "parts")

    def __init__(self) -> None:
        self.games = 0
        self.parts = 0  # of WIN
        self.lead = 0  # points ahead of the best opponent

    def mean_lead(self) -> float:
        return self.lead / self.games

    def win_rate(self) -> float:
        return self.parts / WIN / self.games


class CandidateTallies:
    """The results of all candidates; adding gives the results of all games."""

    def __init__(self, candidates: int) -> None:
        self.tallies = [CandidateTally() for candidate in range(candidates)]

    def __add__(self, other: CandidateTallies) -> CandidateTallies:
        both = CandidateTallies(len(self.tallies))
        for tallies in (self, other):
            for mine, theirs in zip(both.tallies, tallies.tallies, strict=True):
                mine.games += theirs.games
                mine.parts += theirs.parts
                mine.lead += theirs.lead
        return both


class CandidateGames(Job[CandidateTallies]):
    """Game n of every candidate has the same chances and the same seat."""

    def __init__(self, setup: Setup, current: Any, candidates: list[Any], seed: int) -> None:
        self.spec = spec_of(setup)
        self.current = current
        self.candidates = candidates
        self.seed = seed

    def batch(self, first: int, count: int) -> CandidateTallies:
        table = setup_of(LIBRARY, self.spec)
        current = self.player(table, self.current)
        candidates = [self.player(table, weights) for weights in self.candidates]
        tallies = CandidateTallies(len(candidates))
        for number in range(first, first + count):
            game, candidate = divmod(number, len(candidates))
            self._game(table, game, candidates[candidate], current, tallies.tallies[candidate])
        return tallies

    def player(self, table: Setup, weights: Any) -> Bot:
        """A bot that judges by these weights."""
        return GreedyBot(table.title.judge_with(weights))

    def _game(self, table: Setup, game: int, candidate: Bot, current: Bot, tally: CandidateTally) -> None:
        turn, seat = divmod(game, table.seats)
        state = table.with_seed(derived(self.seed, turn)).start()
        open_at_random(state, derived(self.seed, turn, "opening"), OPENING * table.seats)
        bots = [candidate if place == seat else current for place in range(table.seats)]
        play_game(state, bots, derived(self.seed, turn, "bots"))
        result = result_of(state)
        totals, places = result["totals"], result["places"]
        tally.games += 1
        tally.lead += totals[seat] - max(points for place, points in enumerate(totals) if place != seat)
        if places[seat] == 1:
            tally.parts += WIN // places.count(1)


@dataclass(frozen=True)
class Generation:
    """The candidates proposed by CMA-ES, numbered from 1."""

    number: int
    candidates: list[Weights]
    points: list[list[float]]  # in the coordinates of CMA-ES


class Search:
    """CMA-ES over the logarithms of the weights, so that each keeps its sign and its order of magnitude.

    Only the weights in `fitted` change; others would drift at random.
    """

    def __init__(self, weights: Weights, fitted: list[str], seed: int) -> None:
        self.start = weights
        self.fitted = fitted
        self._numpy: Any = import_module("numpy")
        mean = self._numpy.zeros(len(fitted))
        self._cma: Any = import_module("cmaes").CMA(mean=mean, sigma=STEP, seed=seed % 2**32)

    def generations(self, count: int) -> Iterator[Generation]:
        """Proposes the next generations; call `learn` between them."""
        for number in range(1, count + 1):
            points = [[float(x) for x in self._cma.ask()] for candidate in range(self._cma.population_size)]
            yield Generation(number, [self.weights_at(point) for point in points], points)

    def learn(self, generation: Generation, worth: list[float]) -> None:
        """Reports how good each candidate was; higher is better."""
        pairs = zip(generation.points, worth, strict=True)
        self._cma.tell([(self._numpy.array(point), -value) for point, value in pairs])

    def best(self) -> Weights:
        """The current mean of the search as weights."""
        return self.weights_at([float(x) for x in self._cma.mean])

    def weights_at(self, point: list[float]) -> Weights:
        found = dict(self.start)
        for name, x in zip(self.fitted, point, strict=True):
            weight = self.start[name]
            found[name] = rounded(weight * math.exp(x) if weight else FROM_NOTHING * x)
        return found


def felt(setup: Setup, weights: Weights) -> list[str]:
    """The weights that make a difference in some games with these seats and options."""
    judge = setup.title.judge_with(weights)
    player = GreedyBot(judge)
    unfelt = {name: setup.title.judge_with(changed) for name, changed in raised(weights).items()}
    for number in range(FELT_GAMES):
        state = setup.with_seed(derived(setup.seed, number, "felt")).start()
        x = seed_state(derived(setup.seed, number, "felt bots"))
        while state.to_act != OVER and unfelt:
            x = next_state(x)
            state.play(choice(player, state, x))
            value = judge.value(state, 0)
            unfelt = {name: other for name, other in unfelt.items() if other.value(state, 0) == value}
    return [name for name in weights if name not in unfelt]


def raised(weights: Weights) -> dict[str, Weights]:
    """For each weight, all weights with that one raised by a point."""
    return {name: {**weights, name: weight + 1.0} for name, weight in weights.items()}


def rounded(weight: float) -> float:
    """Three digits; games cannot distinguish more."""
    return float(f"{weight:.3g}")
