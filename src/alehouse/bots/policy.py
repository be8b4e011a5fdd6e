"""Plays the action that a learned policy finds likeliest, without looking ahead."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.engine.policy import PolicyNetwork
from alehouse.engine.state import State


@final
class PolicyBot(Bot):
    """Plays by a learned policy; decisions with actions never seen in training are left to another bot."""

    def __init__(self, network: PolicyNetwork, otherwise: Bot, level: str = "policy") -> None:
        self.network: PolicyNetwork = network
        self.otherwise: Bot = otherwise
        self.level = level

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        if not self.network.knows(legal):
            return self.otherwise.choose(guess, seed)
        self.network.prepare(guess)
        return self.network.best(guess, guess.to_act, legal)
