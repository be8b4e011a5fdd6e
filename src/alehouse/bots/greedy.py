"""The bot that plays what looks best right after each of its choices."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import State


@final
class GreedyBot(Bot):
    """Tries every legal action on copies with fresh chance and keeps the best mean value."""

    level = "greedy"

    def __init__(self, samples: i64 = 12) -> None:
        self.samples: i64 = samples

    def choose(self, guess: State, seed: i64) -> i64:
        seat = guess.to_act
        legal = guess.legal()
        x = seed_state(seed)
        best: i64 = legal[0]
        best_value = -1e9
        for code in legal:
            mean = 0.0
            y = x
            for i in range(self.samples):
                # every action meets the same chances, so that luck does not decide between them
                y = next_state(y)
                after = guess.clone()
                after.resample(seat, y)
                after.play(code)
                after.settle()
                mean += after.value(seat)
            if mean > best_value:
                best_value = mean
                best = code
        return best
