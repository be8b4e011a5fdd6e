"""Fitting the weights of a title's evaluation to how games ended: what predicts the final points is kept.

Every quiet position of a game tells what its seat was worth by the weights of now, how that changes with each of them,
and what the seat had in the end, less the luck it had on the way: the same on average, and far less scattered. Weights
stray from those of now only as far as the games show that they should.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from alehouse.bots.arena import choice
from alehouse.bots.bot import Bot
from alehouse.bots.greedy import GreedyBot
from alehouse.bots.levels import bot
from alehouse.bots.luck import add_luck
from alehouse.bots.search import SearchBot
from alehouse.bots.worth import SCALE
from alehouse.engine.rng import LOW32, below, next_state, seed_state
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup
from alehouse.lab.crew import Job
from alehouse.lab.plan import Plan, seeded
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import open_at_random
from alehouse.lab.tune import FROM_NOTHING, OPENING, STEP, rounded

UNIT = 1000  # points are summed up in whole thousandths, so that the order of games does not matter
SLIP = 0.03  # of all decisions are taken at random, so that games show more than what bots like


class Lessons:
    """What some games taught, as the sums that least squares need."""

    def __init__(self, weights: int) -> None:
        numpy: Any = import_module("numpy")
        self.games = 0
        self.positions = 0
        self.squares = 0  # of what was mistaken
        self.changes: Any = numpy.zeros((weights, weights), dtype=numpy.int64)
        self.mistakes: Any = numpy.zeros(weights, dtype=numpy.int64)

    def __add__(self, other: Lessons) -> Lessons:
        both = Lessons(len(self.mistakes))
        both.games = self.games + other.games
        both.positions = self.positions + other.positions
        both.squares = self.squares + other.squares
        both.changes = self.changes + other.changes
        both.mistakes = self.mistakes + other.mistakes
        return both

    def count(self, change: Any, mistake: float) -> None:
        """A position: what a point more of each weight changes, in thousandths, and how far off it was."""
        error = round(UNIT * mistake)
        self.positions += 1
        self.squares += error * error
        self.changes += change[:, None] * change[None, :]
        self.mistakes += change * error

    def error(self) -> float:
        """The mean square of what was mistaken."""
        return self.squares / UNIT**2 / self.positions

    def best(self, weights: list[float], seats: int) -> list[float]:
        """The most likely weights, if each is before all games about where it is now.

        A weight on which no value depended stays where it is. The positions of one seat in one game were all mistaken
        for much the same reasons, so they count as one.
        """
        numpy: Any = import_module("numpy")
        together = self.positions / (self.games * seats) * self.error() * UNIT**2
        strays = numpy.array([STEP * max(abs(weight), FROM_NOTHING) for weight in weights])
        known = self.changes.astype(float) / together + numpy.diag(1.0 / strays**2)
        change = numpy.linalg.solve(known, self.mistakes.astype(float) / together)
        return [rounded(weight + float(more)) for weight, more in zip(weights, change, strict=True)]


class Lecture(Job[Lessons]):
    """Games between bots of one level that judge by `weights`."""

    def __init__(self, setup: Setup, weights: list[float], level: str, seed: int) -> None:
        self.plan = Plan.of(setup)
        self.weights = weights
        self.level = level
        self.seed = seed

    def batch(self, first: int, count: int) -> Lessons:
        table = self.plan.table()
        player = with_weights(bot(self.level), self.weights)
        lessons = Lessons(len(self.weights))
        for number in range(first, first + count):
            self._game(seeded(table, derived(self.seed, number)), derived(self.seed, number, "bots"), player, lessons)
        return lessons

    def _game(self, setup: Setup, seed: int, player: Bot, lessons: Lessons) -> None:
        state = setup.start()
        open_at_random(state, seed, OPENING * setup.seats)
        state.weights = self.weights
        luck = [0.0] * setup.seats
        seen: list[tuple[int, float, Any]] = []
        x = seed_state(seed)
        while state.to_act != OVER:
            if state.quiet():
                seat = state.to_act
                seen.append((seat, state.values()[seat] - luck[seat], self._change(state, seat)))
            x = next_state(x)
            code = slip_or_choice(player, state, x)
            add_luck(state, code, luck)
        lessons.games += 1
        for seat, expected, change in seen:
            lessons.count(change, float(state.total(seat)) - luck[seat] - expected)

    def _change(self, state: State, seat: int) -> Any:
        """What a point more of each weight adds to the value; `scale` has no part in it."""
        numpy: Any = import_module("numpy")
        weights = state.weights
        value = state.values()[seat]
        found = numpy.zeros(len(weights), dtype=numpy.int64)
        for index in range(SCALE + 1, len(weights)):
            state.weights = [*weights[:index], weights[index] + 1.0, *weights[index + 1 :]]
            found[index] = round(UNIT * (state.values()[seat] - value))
        state.weights = weights
        return found


def with_weights(player: Bot, weights: list[float]) -> Bot:
    """The bot, judging by these weights if it judges at all."""
    if isinstance(player, GreedyBot | SearchBot):
        player.weights = weights
    return player


def slip_or_choice(player: Bot, state: State, x: int) -> int:
    """The bot's choice, or now and then any."""
    if (x & LOW32) < SLIP * LOW32:
        legal = state.legal()
        return legal[below(next_state(x), len(legal))]
    return choice(player, state, x)
