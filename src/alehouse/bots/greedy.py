"""Plays an action with the best value immediately after it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.bots.lot import drawn
from alehouse.engine.judge import Judge
from alehouse.engine.rng import LOW32, next_state, seed_state
from alehouse.engine.state import State


@final
class GreedyBot(Bot):
    """Tries every legal action on copies with new chance; picks at random among those with about the best mean value.

    `blur` (in points) misjudges each action by up to that much: a weaker, more human player.
    """

    def __init__(self, judge: Judge, level: str = "", samples: i64 = 4, blur: float = 0.0) -> None:
        self.judge: Judge = judge
        self.level = level
        self.samples: i64 = samples
        self.blur: float = blur

    def choose(self, guess: State, seed: i64) -> i64:
        judge = self.judge
        judge.prepare(guess)
        seat = guess.to_act
        legal = guess.legal()
        x = seed_state(seed)
        codes: list[i64] = []
        means: list[float] = []
        for code in legal:
            total = 0.0
            y = x
            for i in range(self.samples):
                # the same chances for every action, so that luck does not decide between them
                y = next_state(y)
                after = guess.clone()
                after.resample(seat, y)
                after.play(code)
                after.settle()
                total += judge.value(after, seat)
            mean = total / float(self.samples)
            if self.blur > 0.0:
                y = next_state(y ^ code)
                mean += self.blur * (float(y & LOW32) / float(LOW32) - 0.5) * 2.0
            codes.append(code)
            means.append(mean)
        return drawn(codes, means, seed)
