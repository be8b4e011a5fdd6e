"""Games of a candidate policy against a level."""

from __future__ import annotations

from functools import lru_cache

from alehouse.bots.bot import Bot
from alehouse.bots.levels import FALLBACK, bot, network_bot, policy_bot
from alehouse.engine.network import NetworkJudge
from alehouse.engine.policy import Policy, policy_of, policy_text
from alehouse.engine.title import Setup, Title
from alehouse.lab.tournament import Tournament

CANDIDATE = "candidate"


class PolicyMatch(Tournament):
    """A policy that is not in the title's file against a level."""

    def __init__(self, setup: Setup, policy: Policy, against: str, seed: int) -> None:
        super().__init__(setup, [(CANDIDATE, against)], seed)
        self.text = policy_text(policy)  # as text, which can be sent to another process

    def player(self, level: str, table: Setup) -> Bot:
        return _candidate(self.text, table.title) if level == CANDIDATE else super().player(level, table)


class NetworkMatch(PolicyMatch):
    """The same for a network that corrects the judge."""

    def player(self, level: str, table: Setup) -> Bot:
        if level == CANDIDATE:
            return _corrected(self.text, table.title)
        return super().player(level, table)


@lru_cache(maxsize=1)
def _corrected(text: str, title: Title) -> Bot:
    return network_bot(NetworkJudge(title.judge(), policy_of(text)), CANDIDATE)


@lru_cache(maxsize=1)
def _candidate(text: str, title: Title) -> Bot:
    return policy_bot(policy_of(text), title, title.house(), bot(FALLBACK, title), CANDIDATE)
