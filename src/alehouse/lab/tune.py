"""Fitting the weights of a title's evaluation from games: what wins more is kept.

Candidates play as greedy bots against greedy bots with the weights of now, all with the same chances and on every
seat in turn, after an opening at random: greedy bots alone would play some titles the same way every time. CMA-ES
proposes the candidates; its last mean is the result.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from alehouse.bots.arena import choice, play_game
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.worth import SCALE
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.lab.crew import Job
from alehouse.lab.plan import Plan, seeded
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tally import WIN

STEP = 0.25  # how far the first candidates stray, as a part of each weight
FROM_NOTHING = 0.5  # the same in points for a weight that is 0 now
OPENING = 2  # decisions a seat that are taken at random
FELT_GAMES = 8  # that show which weights matter with these seats and options


def need_cmaes() -> None:
    """Refuses before the work begins what could not be done."""
    if find_spec("cmaes") is None:
        raise AlehouseError("tuning needs cmaes: pip install 'alehouse[lab]'.")


def greedy(weights: list[float]) -> GreedyBot:
    """A greedy bot that judges by these weights."""
    player = GreedyBot()
    player.weights = weights
    return player


class TrialTally:
    """How one candidate fared."""

    __slots__ = ("games", "lead", "parts")

    def __init__(self) -> None:
        self.games = 0
        self.parts = 0  # of WIN
        self.lead = 0  # points more than the best of the others

    def mean_lead(self) -> float:
        return self.lead / self.games

    def win_rate(self) -> float:
        return self.parts / WIN / self.games


class Trials:
    """How all candidates fared; adding gives the results of all games."""

    def __init__(self, candidates: int) -> None:
        self.tallies = [TrialTally() for candidate in range(candidates)]

    def __add__(self, other: Trials) -> Trials:
        both = Trials(len(self.tallies))
        for trials in (self, other):
            for mine, theirs in zip(both.tallies, trials.tallies, strict=True):
                mine.games += theirs.games
                mine.parts += theirs.parts
                mine.lead += theirs.lead
        return both


class Contest(Job[Trials]):
    """Game n of every candidate has the same chances and the same seat."""

    def __init__(self, setup: Setup, current: list[float], candidates: list[list[float]], seed: int) -> None:
        self.plan = Plan.of(setup)
        self.current = current
        self.candidates = candidates
        self.seed = seed

    def batch(self, first: int, count: int) -> Trials:
        table = self.plan.table()
        trials = Trials(len(self.candidates))
        for number in range(first, first + count):
            game, candidate = divmod(number, len(self.candidates))
            self._game(table, game, self.candidates[candidate], trials.tallies[candidate])
        return trials

    def _game(self, table: Setup, game: int, weights: list[float], tally: TrialTally) -> None:
        turn, seat = divmod(game, table.seats)
        state = seeded(table, derived(self.seed, turn)).start()
        open_at_random(state, derived(self.seed, turn, "opening"), OPENING * table.seats)
        bots: list[Bot] = [greedy(weights if place == seat else self.current) for place in range(table.seats)]
        play_game(state, bots, derived(self.seed, turn, "bots"))
        result = result_of(state)
        totals, places = result["totals"], result["places"]
        tally.games += 1
        tally.lead += totals[seat] - max(points for place, points in enumerate(totals) if place != seat)
        if places[seat] == 1:
            tally.parts += WIN // places.count(1)


@dataclass(frozen=True)
class Generation:
    """What CMA-ES wants to be tried, numbered from 1."""

    number: int
    candidates: list[list[float]]
    points: list[list[float]]  # where CMA-ES sees them


class Search:
    """CMA-ES over the logarithms of the weights, so that each keeps its sign and its order of magnitude.

    Only the weights in `fitted` change; others would stray without anything to hold them.
    """

    def __init__(self, weights: list[float], fitted: list[int], seed: int) -> None:
        self.start = weights
        self.fitted = fitted
        self._numpy: Any = import_module("numpy")
        mean = self._numpy.zeros(len(fitted))
        self._cma: Any = import_module("cmaes").CMA(mean=mean, sigma=STEP, seed=seed % 2**32)

    def generations(self, count: int) -> Iterator[Generation]:
        """The next ones; `learn` must be called between them."""
        for number in range(1, count + 1):
            points = [[float(x) for x in self._cma.ask()] for candidate in range(self._cma.population_size)]
            yield Generation(number, [self.weights_at(point) for point in points], points)

    def learn(self, generation: Generation, worth: list[float]) -> None:
        """Tells how good each candidate was; more is better."""
        pairs = zip(generation.points, worth, strict=True)
        self._cma.tell([(self._numpy.array(point), -value) for point, value in pairs])

    def best(self) -> list[float]:
        """The weights in the middle of where the search is now."""
        return self.weights_at([float(x) for x in self._cma.mean])

    def weights_at(self, point: list[float]) -> list[float]:
        found = list(self.start)
        for index, x in zip(self.fitted, point, strict=True):
            weight = self.start[index]
            found[index] = rounded(weight * math.exp(x) if weight else FROM_NOTHING * x)
        return found


def felt(setup: Setup, weights: list[float]) -> list[int]:
    """The weights, by index, that make a difference in some games with these seats and options; never the scale."""
    found: set[int] = set()
    for number in range(FELT_GAMES):
        state = seeded(setup, derived(setup.seed, number, "felt")).start()
        player = greedy(weights)
        x = seed_state(derived(setup.seed, number, "felt bots"))
        while state.to_act != OVER and len(found) < len(weights) - 1:
            x = next_state(x)
            state.play(choice(player, state, x))
            state.weights = weights
            value = state.value(0)
            for index in range(SCALE + 1, len(weights)):
                if index not in found:
                    changed = list(weights)
                    changed[index] += 1.0
                    state.weights = changed
                    if state.value(0) != value:
                        found.add(index)
            state.weights = weights
    return sorted(found)


def rounded(weight: float) -> float:
    """Three digits are more than games can tell apart."""
    return float(f"{weight:.3g}")
