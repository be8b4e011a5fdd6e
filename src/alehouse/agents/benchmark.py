"""Places an agent on the ladder of bots: paired games against each level, luck removed, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from alehouse.agents.text_bot import Answerer, Answers, Command, TextBot
from alehouse.bots import foreign
from alehouse.bots.bot import Bot
from alehouse.bots.levels import checked, is_own
from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Setup
from alehouse.lab.executor import Job
from alehouse.lab.tally import wilson
from alehouse.lab.tournament import Pair, PairTally, Standings, Tournament

AGENT = "agent"


@dataclass(frozen=True)
class AgentSpec:
    """The player under test: a command, or the place of a text function or bot class, or a bot level."""

    name: str
    command: bool = False
    lang: str = "en"

    def check(self) -> None:
        if not self.command and not self._function():
            checked(self.name)

    def player(self, setup: Setup, answers: Answers) -> Bot | None:
        """The agent as a bot; None for a level, which is known by name."""
        if self.command:
            return TextBot(setup, _started(self.name), self.lang, answers)
        function = self._function()
        return TextBot(setup, function, self.lang, answers) if function else None

    def _function(self) -> Answerer | None:
        if is_own(self.name) or not foreign.place_of(self.name):
            return None
        found = foreign.load(foreign.place_of(self.name))
        return None if isinstance(found, type) else found


_commands: dict[str, Command] = {}


def _started(command: str) -> Command:
    """The process of a command: one per process, for all its games."""
    if command not in _commands:
        _commands[command] = Command(command)
    return _commands[command]


def close_commands() -> None:
    """Ends all commands started by this process."""
    while _commands:
        _commands.popitem()[1].close()


class Grades:
    """The results of some games: all pairs, and statistics of the agent's answers."""

    def __init__(self, standings: Standings, answers: Answers) -> None:
        self.standings = standings
        self.answers = answers

    def __add__(self, other: Grades) -> Grades:
        return Grades(self.standings + other.standings, self.answers + other.answers)


def pairings(levels: list[str]) -> list[Pair]:
    """The agent against every level, and every level against the next one, so that they form one ladder."""
    return [(AGENT, level) for level in levels] + [(high, low) for low, high in pairwise(levels)]


class Benchmark(Job[Grades]):
    """The games of all pairings in turn."""

    def __init__(self, setup: Setup, agent: AgentSpec, levels: list[str], seed: int) -> None:
        if setup.seats < 2:
            raise AlehouseError(f"a benchmark needs at least 2 seats, not {setup.seats}.")
        self.matches = _Matches(setup, agent, pairings(levels), seed)

    def batch(self, first: int, count: int) -> Grades:
        self.matches.answers = Answers()
        return Grades(self.matches.batch(first, count), self.matches.answers)


class _Matches(Tournament):
    def __init__(self, setup: Setup, agent: AgentSpec, pairs: list[Pair], seed: int) -> None:
        super().__init__(setup, pairs, seed, luck=True)
        self.agent = agent
        self.answers = Answers()

    def player(self, level: str, table: Setup) -> Bot:
        if level != AGENT:
            return super().player(level, table)
        return self.agent.player(table, self.answers) or super().player(self.agent.name, table)


def verdict(tally: PairTally, seats: int) -> int:
    """1: the agent is stronger than its opponent, -1: weaker, 0: not significant.

    The lead without luck decides; without whole rounds, the share of wins does.
    """
    lead = tally.leads.interval()
    if lead is not None:
        mean, reach = lead
        return 1 if mean > reach else -1 if mean < -reach else 0
    low, high = wilson(tally.wins() / tally.games, tally.games)
    return 1 if low > 1 / seats else -1 if high < 1 / seats else 0
