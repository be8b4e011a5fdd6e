"""Whole games between bots, in one compiled loop."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.bots.bot import Bot, ask
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import OVER, State


def play_game(state: State, bots: list[Bot], seed: i64) -> i64:
    """Plays a game to its end with one bot a seat; returns the number of decisions."""
    x = seed_state(seed)
    decisions: i64 = 0
    while state.to_act != OVER:
        x = next_state(x)
        bot = bots[state.to_act]
        if isinstance(bot, RandomBot):  # looks at nothing but the legal list, so it needs no guess
            legal = state.legal()
            state.play(legal[below(x, len(legal))])
        else:
            state.play(ask(bot, state, x))
        decisions += 1
    return decisions
