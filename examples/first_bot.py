"""A bot in one class: it wins points now if it can, and otherwise plays whatever comes first.

    alehouse simulate moonlight --games 100 --bots examples/first_bot.py:FirstBot,random

docs/write-a-bot.md explains the interface.
"""

from alehouse.bots.bot import Bot
from alehouse.engine.state import State


class FirstBot(Bot):
    def choose(self, guess: State, seed: int) -> int:
        seat = guess.to_act

        def points_after(code: int) -> int:
            after = guess.clone()
            after.play(code)
            return after.total(seat)

        return max(guess.legal(), key=points_after)
