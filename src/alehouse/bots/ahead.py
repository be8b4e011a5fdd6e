"""Looks one decision ahead through chance; an action that meets none is looked at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.engine.chance import Chance
from alehouse.engine.judge import Judge
from alehouse.engine.rng import LOW32, below, next_state, seed_state
from alehouse.engine.state import State

NOTHING: Final = -1  # instead of an action: only what is half resolved is played to its end


@final
class Sampled(Chance):
    """Random results, the first of them from one of equal parts of its range; notes whether any was asked for."""

    __slots__ = ("asked", "part", "parts", "random")

    def __init__(self, random: i64, part: i64, parts: i64) -> None:
        self.asked: bool = False
        self.random: i64 = random
        self.part: i64 = part
        self.parts: i64 = parts

    def pick(self, n: i64) -> i64:
        self.random = next_state(self.random)
        if self.asked:
            return below(self.random, n)
        self.asked = True
        x = (self.random ^ (self.random >> 32)) & LOW32
        x = (x + self.part * (LOW32 + 1)) // self.parts
        return (x * n) >> 32


@final
class AheadBot(Bot):
    """Plays the action with the best mean value right after it."""

    def __init__(self, judge: Judge, samples: i64, level: str = "") -> None:
        self.judge: Judge = judge
        self.samples: i64 = samples
        self.level = level

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        self.judge.prepare(guess)
        return best_ahead(self.judge, guess, seed_state(seed), self.samples)


def best_ahead(judge: Judge, state: State, x: i64, samples: i64) -> i64:
    """The action with the best mean value; every action meets the same chances."""
    legal = state.legal()
    best = legal[0]
    most = -1e9
    for code in legal:
        worth = _mean(judge, state, code, x, samples)
        if worth > most:
            most = worth
            best = code
    return best


def _mean(judge: Judge, before: State, code: i64, x: i64, samples: i64) -> float:
    seat = before.to_act
    total = 0.0
    for number in range(samples):
        x = next_state(x)
        chance = Sampled(x, number, samples)
        total += judge.value(after(before, code, chance), seat)
        if not chance.asked:
            return total
    return total / float(samples)


def after(before: State, code: i64, chance: Chance) -> State:
    """A quiet position after an action."""
    state = before.clone()
    state.chance = chance
    if code != NOTHING:
        state.play(code)
    state.settle()
    return state
