"""The interface of all bots."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat. A bot gets a guess of the game that reveals nothing its seat cannot know."""

    level: str = ""

    def choose(self, guess: State, seed: i64) -> i64:
        """A legal code for `guess.to_act`; the same guess and seed give the same choice. May change `guess`."""
        raise NotImplementedError


def ask(bot: Bot, state: State, seed: i64) -> i64:
    """Asks a bot for the seat to act without letting it peek: everything hidden is resampled first."""
    guess = state.clone()
    guess.resample(state.to_act, seed)
    return bot.choose(guess, seed)
