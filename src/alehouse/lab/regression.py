"""Fits the weights of a title's evaluation to the final points of games.

Every quiet position of a game yields the seat's current value, how that changes with each weight, and the seat's final
result minus its luck on the way: the same on average, with far less variance. Weights move from the current ones only
as far as the games justify.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.levels import bot
from alehouse.bots.match import choice
from alehouse.bots.search import SearchBot
from alehouse.bots.variance import Luck
from alehouse.engine.judge import Judge
from alehouse.engine.rng import LOW32, below, next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tune import FROM_NOTHING, OPENING, STEP, Weights, raised, rounded

UNIT = 1000  # points are added up in whole thousandths, so that the order of games does not matter
SLIP = 0.03  # share of random decisions, so that games show more than what bots like


class LinearFit:
    """The sums of some games for least squares."""

    def __init__(self, weights: int) -> None:
        numpy: Any = import_module("numpy")
        self.games = 0
        self.positions = 0
        self.squares = 0  # sum of squared errors
        self.changes: Any = numpy.zeros((weights, weights), dtype=numpy.int64)
        self.mistakes: Any = numpy.zeros(weights, dtype=numpy.int64)

    def __add__(self, other: LinearFit) -> LinearFit:
        both = LinearFit(len(self.mistakes))
        both.games = self.games + other.games
        both.positions = self.positions + other.positions
        both.squares = self.squares + other.squares
        both.changes = self.changes + other.changes
        both.mistakes = self.mistakes + other.mistakes
        return both

    def count(self, change: Any, mistake: float) -> None:
        """Counts a position: how its value changes with each weight, in thousandths, and its error."""
        error = round(UNIT * mistake)
        self.positions += 1
        self.squares += error * error
        self.changes += change[:, None] * change[None, :]
        self.mistakes += change * error

    def error(self) -> float:
        """The mean squared error."""
        return self.squares / UNIT**2 / self.positions

    def best(self, weights: Weights, seats: int) -> Weights:
        """The most likely weights, with the current ones as the prior.

        A weight that affected no value stays unchanged. The errors of one seat's positions in one game are correlated,
        so they count as one.
        """
        numpy: Any = import_module("numpy")
        together = self.positions / (self.games * seats) * self.error() * UNIT**2
        strays = numpy.array([STEP * max(abs(weight), FROM_NOTHING) for weight in weights.values()])
        known = self.changes.astype(float) / together + numpy.diag(1.0 / strays**2)
        change = numpy.linalg.solve(known, self.mistakes.astype(float) / together)
        return {name: rounded(weights[name] + float(more)) for name, more in zip(weights, change, strict=True)}


class RegressionGames(Job[LinearFit]):
    """Games between bots of one level that judge by `weights`."""

    def __init__(self, setup: Setup, weights: Weights, level: str, seed: int) -> None:
        self.spec = spec_of(setup)
        self.weights = weights
        self.level = level
        self.seed = seed

    def batch(self, first: int, count: int) -> LinearFit:
        table = setup_of(LIBRARY, self.spec)
        judge = table.title.judge_with(self.weights)
        changed = [table.title.judge_with(weights) for weights in raised(self.weights).values()]
        player = judging_by(judge, bot(self.level, table.title))
        sums = LinearFit(len(self.weights))
        for number in range(first, first + count):
            setup = table.with_seed(derived(self.seed, number))
            self._game(setup, derived(self.seed, number, "bots"), player, judge, changed, sums)
        return sums

    def _game(self, setup: Setup, seed: int, player: Bot, judge: Judge, changed: list[Judge], sums: LinearFit) -> None:
        state = setup.start()
        open_at_random(state, seed, OPENING * setup.seats)
        luck = Luck(judge, setup.seats)
        seen: list[tuple[int, float, Any]] = []
        x = seed_state(seed)
        while state.to_act != OVER:
            if state.quiet():
                seat = state.to_act
                value = judge.values(state)[seat]
                seen.append((seat, value - luck.points[seat], differences(value, state, seat, changed)))
            x = next_state(x)
            luck.play(state, slip_or_choice(player, state, x))
        sums.games += 1
        for seat, expected, change in seen:
            sums.count(change, float(state.total(seat)) - luck.points[seat] - expected)


def differences(value: float, state: State, seat: int, changed: list[Judge]) -> Any:
    """How much more than `value` the position is worth by each changed evaluation, in thousandths."""
    numpy: Any = import_module("numpy")
    return numpy.array([round(UNIT * (judge.values(state)[seat] - value)) for judge in changed], dtype=numpy.int64)


def judging_by(judge: Judge, player: Bot) -> Bot:
    """The bot with another judge, if it uses one."""
    if isinstance(player, GreedyBot | SearchBot):
        player.judge = judge
    return player


def slip_or_choice(player: Bot, state: State, x: int) -> int:
    """The bot's choice, or occasionally a random one."""
    if (x & LOW32) < SLIP * LOW32:
        legal = state.legal()
        return legal[below(next_state(x), len(legal))]
    return choice(player, state, x)
