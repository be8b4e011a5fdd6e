"""Every bot against every other, seats rotated, each rotation with the same random numbers."""

from __future__ import annotations

import time
from itertools import combinations, permutations

from alehouse.bots.bot import Bot
from alehouse.bots.levels import bot
from alehouse.bots.match import play_game
from alehouse.bots.variance import Luck
from alehouse.engine.record import result_of
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.elo import Meeting
from alehouse.lab.executor import Job
from alehouse.lab.paired_leads import Leads
from alehouse.lab.seeds import derived
from alehouse.lab.tally import WIN

Pair = tuple[str, str]


def pairings(levels: list[str], seats: int) -> list[Pair]:
    """(one, other): for two seats every pair once; for more, each plays alone against all seats of another kind."""
    return list(combinations(levels, 2)) if seats == 2 else list(permutations(levels, 2))


class PairTally:
    """The results of one bot against the others."""

    __slots__ = ("games", "leads", "others_points", "parts", "points")

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.parts = 0  # of WIN
        self.points = 0
        self.others_points = 0
        self.leads = Leads(seats)  # if luck is measured

    def add(self, other: PairTally) -> None:
        self.games += other.games
        self.parts += other.parts
        self.points += other.points
        self.others_points += other.others_points
        self.leads += other.leads

    def wins(self) -> float:
        return self.parts / WIN


class Standings:
    """The results of all pairs; adding gives those of all games."""

    def __init__(self, pairs: int, seats: int) -> None:
        self.seats = seats
        self.pairs = [PairTally(seats) for pair in range(pairs)]
        self.decisions = 0
        self.seconds = 0.0  # of CPU time; everything else is the same in every run

    @property
    def games(self) -> int:
        return sum(pair.games for pair in self.pairs)

    def __add__(self, other: Standings) -> Standings:
        both = Standings(len(self.pairs), self.seats)
        for standings in (self, other):
            both.decisions += standings.decisions
            both.seconds += standings.seconds
            for pair, counted in zip(both.pairs, standings.pairs, strict=True):
                pair.add(counted)
        return both

    def meetings(self, pairs: list[Pair], levels: list[str]) -> list[Meeting]:
        """The results in the form that `ratings` takes."""
        return [
            Meeting(levels.index(one), levels.index(other), self.seats, tally.games, tally.wins())
            for (one, other), tally in zip(pairs, self.pairs, strict=True)
        ]


class Tournament(Job[Standings]):
    """Games of pairs in turn, so that after any number of games all pairs have played equally often.

    `done` games were played before and are skipped. `luck` measures luck.
    """

    def __init__(self, setup: Setup, pairs: list[Pair], seed: int, done: int = 0, luck: bool = False) -> None:
        self.spec = spec_of(setup)
        self.pairs = pairs
        self.seed = seed
        self.done = done
        self.luck = luck

    def batch(self, first: int, count: int) -> Standings:
        table = setup_of(LIBRARY, self.spec)
        standings = Standings(len(self.pairs), table.seats)
        since = time.process_time()
        for number in range(self.done + first, self.done + first + count):
            self._game(table, number % len(self.pairs), number // len(self.pairs), standings)
        standings.seconds = time.process_time() - since
        return standings

    def player(self, level: str, table: Setup) -> Bot:
        """The bot that plays under a name."""
        return bot(level, table.title, table.pack)

    def _game(self, table: Setup, pair: int, number: int, standings: Standings) -> None:
        """Plays a game; the one bot changes seats from game to game, with the same random numbers in a whole round."""
        one, other = self.pairs[pair]
        turn, seat = divmod(number, table.seats)
        state = table.with_seed(derived(self.seed, one, other, turn)).start()
        bots = [self.player(one if place == seat else other, table) for place in range(table.seats)]
        luck = Luck(table.title.judge(), table.seats) if self.luck else None
        standings.decisions += play_game(state, bots, derived(self.seed, one, other, turn, "bots"), luck)
        result = result_of(state)
        tally = standings.pairs[pair]
        tally.games += 1
        if luck is not None:
            tally.leads.count(turn, seat, result["totals"], luck.points)
        tally.points += result["totals"][seat]
        tally.others_points += sum(result["totals"]) - result["totals"][seat]
        if result["places"][seat] == 1:
            tally.parts += WIN // result["places"].count(1)
