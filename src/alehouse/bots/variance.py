"""Luck = realized value minus expected value of an action (a control variate): results without it vary far less."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.utility import settled_utility
from alehouse.engine.chance import Chance
from alehouse.engine.judge import Judge
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import State

STRATA: Final = 6  # equal parts of a first die's range, each sampled equally often
SAMPLES: Final = 96  # per action, to estimate its expected value in a real game


def in_stratum(chance: i64, stratum: i64, strata: i64) -> i64:
    """A generator state whose first number falls into that stratum of its range."""
    while below(next_state(chance), strata) != stratum:
        chance = next_state(chance)
    return chance


def resampled(state: State, seat: i64, count: i64) -> list[State]:
    """Copies of a state with what the seat cannot know resampled; first dice are stratified."""
    chance = seed_state(state.random + 2)
    found: list[State] = []
    for number in range(count):
        chance = in_stratum(chance, number % STRATA, STRATA)
        guess = state.clone()
        guess.resample(seat, chance)
        guess.random = chance
        found.append(guess)
        chance = next_state(chance)
    return found


def outcomes(before: State, code: i64, count: i64) -> list[State]:
    """Sampled results of an action, based on what its seat knows."""
    found = resampled(before, before.to_act, count)
    for outcome in found:
        outcome.play(code)
    return found


def play_minus_luck(judge: Judge, state: State, code: i64, seat: i64) -> float:
    """Plays a code; returns how much luck the seat had with it, to be subtracted from the result."""
    before = state.clone()
    state.play(code)
    if state.random == before.random:
        return 0.0
    expected = 0.0
    for outcome in outcomes(before, code, STRATA):
        expected += settled_utility(judge, outcome, seat)
    return settled_utility(judge, state.clone(), seat) - expected / float(STRATA)


@final
class _Asked(Chance):
    """Records whether chance was asked for."""

    __slots__ = ("asked", "random")

    def __init__(self, random: i64) -> None:
        self.asked: bool = False
        self.random: i64 = random

    def pick(self, n: i64) -> i64:
        self.asked = True
        self.random = next_state(self.random)
        return below(self.random, n)


def meets_chance(before: State, code: i64) -> bool:
    """Whether an action rolls a die, draws a card or shuffles."""
    asked = _Asked(seed_state(before.random + 3))
    after = before.clone()
    after.chance = asked
    after.play(code)
    return asked.asked


@final
class Luck:
    """Every seat's luck so far in a game, in points; fewer `samples` per action make it less exact."""

    def __init__(self, judge: Judge, seats: int, samples: int = SAMPLES) -> None:
        self.judge: Judge = judge
        self.samples: i64 = samples
        self.points: list[float] = [0.0 for seat in range(seats)]

    def play(self, state: State, code: i64) -> None:
        """Plays a code and adds its luck."""
        before = state.clone()
        state.play(code)
        if state.random != before.random:
            self.add(before, code, state)

    def add(self, before: State, code: i64, state: State) -> None:
        """Adds the luck of an action that met chance and led from `before` to `state`.

        Anything half resolved afterwards (a fight, a roll) counts with its expected value; the rest is later luck.
        """
        came = [state.clone()] if state.quiet() else resampled(state, before.to_act, self.samples)
        found = mean_values(self.judge, came)
        expected = mean_values(self.judge, outcomes(before, code, self.samples))
        for seat in range(len(found)):
            self.points[seat] += found[seat] - expected[seat]


def settled_values(judge: Judge, state: State, samples: i64) -> list[float]:
    """What each seat may expect, from what the seat to act knows; anything half resolved counts with its mean."""
    return mean_values(judge, [state.clone()] if state.quiet() else resampled(state, state.to_act, samples))


def mean_values(judge: Judge, states: list[State]) -> list[float]:
    """The mean values of the positions for each seat; settles them."""
    found: list[float] = []
    for state in states:
        state.settle()
        values = judge.values(state)
        if not found:
            found = [0.0 for seat in range(len(values))]
        for seat in range(len(values)):
            found[seat] += values[seat] / float(len(states))
    return found
