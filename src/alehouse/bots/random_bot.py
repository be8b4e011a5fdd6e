"""Plays a uniformly random legal action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import OVER, State


@final
class RandomBot(Bot):
    level = "random"

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        return legal[below(next_state(seed_state(seed)), len(legal))]


def play_out(state: State, seed: i64) -> i64:
    """Plays random legal actions to the end of the game; returns the number of decisions."""
    x = seed_state(seed)
    decisions: i64 = 0
    while state.to_act != OVER:
        legal = state.legal()
        x = next_state(x)
        state.play(legal[below(x, len(legal))])
        decisions += 1
    return decisions
