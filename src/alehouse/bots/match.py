"""Whole games between bots in one compiled loop."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.bots.bot import Bot, ask
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.variance import Luck
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import OVER, State


def play_game(state: State, bots: list[Bot], seed: i64, luck: Luck | None = None) -> i64:
    """Plays a game to its end with one bot per seat; returns the number of decisions. `luck`, if given, is updated."""
    x = seed_state(seed)
    decisions: i64 = 0
    while state.to_act != OVER:
        x = next_state(x)
        code = choice(bots[state.to_act], state, x)
        if luck is None:
            state.play(code)
        else:
            luck.play(state, code)
        decisions += 1
    return decisions


def choice(bot: Bot, state: State, x: i64) -> i64:
    """The bot's choice, seeded by this state of its generator."""
    if isinstance(bot, RandomBot):  # reads only the legal list, so it needs no guess
        legal = state.legal()
        return legal[below(x, len(legal))]
    return ask(bot, state, x)
