"""Plays the action that a learned policy finds likeliest."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.bots.lookahead import action_values
from alehouse.engine.judge import Judge
from alehouse.engine.policy import PolicyNetwork
from alehouse.engine.state import State


@final
class PolicyBot(Bot):
    """Plays by a learned policy; games and decisions that training never met are left to another bot."""

    def __init__(self, network: PolicyNetwork, judge: Judge, otherwise: Bot, level: str = "policy") -> None:
        self.network: PolicyNetwork = network
        self.judge: Judge = judge
        self.otherwise: Bot = otherwise
        self.level = level

    def choose(self, guess: State, seed: i64) -> i64:
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        network = self.network
        if guess.seats == 1 or not network.fits(guess) or not network.knows(legal):
            return self.otherwise.choose(guess, seed)
        values: list[float] = []
        if network.samples > 0:
            values = action_values(self.judge, guess, network.samples)
        return network.best(guess, guess.to_act, legal, values)
