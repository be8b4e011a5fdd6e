"""Statistics of many games for designers: seats, points, bands, sources, content, length."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any
from zlib import crc32

from alehouse.bots.bot import Bot
from alehouse.bots.levels import bot
from alehouse.bots.lookahead import action_values
from alehouse.bots.match import choice
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.variance import Luck
from alehouse.engine.events import EventLog
from alehouse.engine.judge import Judge
from alehouse.engine.record import result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.analysis import lead_changes, prospects
from alehouse.lab.control_variate import ControlVariate
from alehouse.lab.executor import Job
from alehouse.lab.review import LEAST
from alehouse.lab.seeds import derived
from alehouse.lab.tally import WIN, Tally
from alehouse.lab.usage import Usage, Use

Couple = tuple[str, str, str]  # a section and two of its entries
Shares = list[tuple[float, float]]  # of a game by turn order: wins as multiples of a fair share, and their luck

ANY = ""  # the verb of a use that counts for any verb
DIFFERENT = 500  # distinct games counted; beyond that there are simply many
CHOICE = 8  # one decision in this many is examined: whether it matters
LUCK_SAMPLES = 12  # per action that meets chance, if luck is measured


class UseTally:
    """The number of seats that met something in their game, and their results."""

    __slots__ = ("parts", "points", "seats")

    def __init__(self, seats: int = 0, parts: int = 0, points: int = 0) -> None:
        self.seats = seats
        self.parts = parts
        self.points = points


class Course:
    """Follows a game: the chances to win at quiet moments, and whether decisions mattered."""

    def __init__(self, judge: Judge, first: int) -> None:
        self.judge = judge
        self.number = first  # of the next decision
        self.chances: list[list[float]] = []
        self.choices = 0  # decisions examined so far
        self.mattered = 0

    def look(self, state: State) -> None:
        """Examines a position before a decision."""
        self.number += 1
        if state.seats > 1 and state.quiet():
            self.chances.append(prospects(self.judge, state))
        if self.number % CHOICE == 0:
            self.choices += 1
            self.mattered += self._matters(state)

    def _matters(self, state: State) -> bool:
        """Whether a random choice would cost as much as what reviews call a mistake."""
        if len(state.legal()) == 1:
            return False
        values = action_values(self.judge, state.clone(), self.judge.search.samples)
        return max(values) - sum(values) / len(values) >= LEAST * self.judge.search.scale


class BalanceTally:
    """Counts of some games of one variant; all whole numbers, so that the order of games does not matter."""

    def __init__(self, seats: int) -> None:
        self.seats = Tally(seats)
        self.order = Tally(seats)  # the same results by turn order: the seat to act first is first
        self.lengths: Counter[int] = Counter()
        self.totals: Counter[int] = Counter()
        self.winning_totals: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()
        self.bands: Counter[str] = Counter()
        self.places: Counter[int] = Counter()
        self.sources: Counter[tuple[int, str]] = Counter()  # points by (place, source)
        self.uses: dict[Use, UseTally] = {}
        self.public: Counter[tuple[str, str]] = Counter()  # content that appeared without belonging to a seat
        self.pairs: dict[Couple, UseTally] = {}  # of cards that the same seat met, if pairs are counted
        self.lead_changes: Counter[int] = Counter()
        self.lowest: Counter[int] = Counter()  # the winners' lowest chances during a game, in percent
        self.choices: Counter[bool] = Counter()  # decisions examined, by whether they mattered
        self.games: set[int] = set()  # fingerprints of different games, the smallest DIFFERENT of them
        # wins by turn order as multiples of a fair share without luck, and how far each is from the first variant's
        self.shares = [ControlVariate() for turn in range(seats)]
        self.changes = [ControlVariate() for turn in range(seats)]

    def add(self, other: BalanceTally) -> None:
        self.seats = self.seats + other.seats
        self.order = self.order + other.order
        self.shares = [mine + its for mine, its in zip(self.shares, other.shares, strict=True)]
        self.changes = [mine + its for mine, its in zip(self.changes, other.changes, strict=True)]
        for mine, theirs in zip(self._counters(), other._counters(), strict=True):
            mine.update(theirs)
        for use, tally in other.uses.items():
            counted(self.uses, use, tally.seats, tally.parts, tally.points)
        for couple, tally in other.pairs.items():
            counted(self.pairs, couple, tally.seats, tally.parts, tally.points)
        self.games = set(sorted(self.games | other.games)[:DIFFERENT])

    def _counters(self) -> list[Counter[Any]]:
        return [
            self.lengths, self.totals, self.winning_totals, self.margins, self.bands, self.places, self.sources,
            self.public, self.lead_changes, self.lowest, self.choices,
        ]  # fmt: skip

    def count(
        self, state: State, first: int, played: list[int], uses: list[set[Use]], luck: list[float], course: Course
    ) -> Shares:
        """Counts a finished game that seat `first` began, with the codes played; returns its shares."""
        decisions = len(played)
        self.games.add(crc32(str(played).encode()))
        result = result_of(state)
        totals, places = result["totals"], result["places"]
        seats = state.seats
        turns = [(first + turn) % seats for turn in range(seats)]
        self.seats.count(totals, places, decisions)
        self.order.count([totals[seat] for seat in turns], [places[seat] for seat in turns], decisions)
        self.lengths[decisions] += 1
        best = sorted(totals, reverse=True)
        if seats > 1:
            self.margins[best[0] - best[1]] += 1
        part = WIN // places.count(1)
        for seat, player in enumerate(_players(state)):
            won = part if places[seat] == 1 else 0
            self.totals[totals[seat]] += 1
            if won:
                self.winning_totals[totals[seat]] += 1
            if "band" in player:
                self.bands[str(player["band"])] += 1
            self.places[places[seat]] += 1
            for source, points in state.score(seat):
                self.sources[places[seat], source] += points
            for use in uses[seat]:
                counted(self.uses, use, 1, won, totals[seat])
            if won and course.chances:
                self.lowest[round(100 * min(chances[seat] for chances in course.chances))] += 1
        if course.chances:
            self.lead_changes[lead_changes(course.chances)] += 1
        self.choices[True] += course.mattered
        self.choices[False] += course.choices - course.mattered
        shares = [
            (part * seats / WIN if places[seat] == 1 else 0.0, luck[seat] - mean_of_others(luck, seat))
            for seat in turns
        ]
        for tally, (share, by_luck) in zip(self.shares, shares, strict=True):
            tally.add(share, by_luck)
        return shares

    def compare(self, shares: Shares, first: Shares) -> None:
        """Counts how much a game's shares differ from those of the first variant with the same seed."""
        for tally, (share, luck), (before, luck_before) in zip(self.changes, shares, first, strict=True):
            tally.add(share - before, luck - luck_before)

    def count_pairs(self, state: State, uses: list[set[Use]], sections: list[str]) -> None:
        """Counts the pairs of entries of these sections that the same seat met."""
        result = result_of(state)
        part = WIN // result["places"].count(1)
        for seat, own in enumerate(uses):
            won = part if result["places"][seat] == 1 else 0
            met = sorted({(section, id) for section, id, _ in own if section in sections})
            for (section, one), (other_section, other) in combinations(met, 2):
                if section == other_section:
                    counted(self.pairs, (section, one, other), 1, won, result["totals"][seat])


def counted(uses: dict[Any, UseTally], what: object, seats: int, parts: int, points: int) -> None:
    """Adds seats that met something."""
    mine = uses.get(what)
    if mine is None:
        mine = uses[what] = UseTally()
    mine.seats += seats
    mine.parts += parts
    mine.points += points


def mean_of_others(luck: list[float], seat: int) -> float:
    return (sum(luck) - luck[seat]) / max(1, len(luck) - 1)


class BalanceTallies:
    """The tallies of the variants that are compared."""

    def __init__(self, seats: list[int]) -> None:
        self.variants = [BalanceTally(count) for count in seats]

    @property
    def games(self) -> int:
        return sum(tally.seats.games for tally in self.variants)

    def __add__(self, other: BalanceTallies) -> BalanceTallies:
        both = BalanceTallies([len(tally.seats.seats) for tally in self.variants])
        for tallies in (self, other):
            for mine, theirs in zip(both.variants, tallies.variants, strict=True):
                mine.add(theirs)
        return both


class Balance(Job[BalanceTallies]):
    """Plays game n once with every variant, with the same seed; each variant has one level per seat.

    The first `opening` decisions of each seat are random. `luck` measures luck, `course` follows games, `pairs` counts
    pairs of cards.
    """

    def __init__(
        self,
        setups: list[Setup],
        levels: list[list[str]],
        seed: int,
        opening: int = 0,
        luck: bool = False,
        course: bool = False,
        pairs: bool = False,
    ) -> None:
        self.specs = [spec_of(setup) for setup in setups]
        self.levels = levels
        self.seed = seed
        self.opening = opening
        self.luck = luck
        self.course = course
        self.pairs = pairs

    def batch(self, first: int, count: int) -> BalanceTallies:
        tables = [setup_of(LIBRARY, spec) for spec in self.specs]
        usages = [Usage(table) for table in tables]
        bots = [self.players(number, table) for number, table in enumerate(tables)]
        tallies = BalanceTallies([table.seats for table in tables])
        for number in range(first, first + count):
            seed = derived(self.seed, number, "bots")
            shares: list[Shares] = []
            for variant, table in enumerate(tables):
                setup = table.with_seed(derived(self.seed, number))
                tally = tallies.variants[variant]
                shares.append(self._play(setup, bots[variant], seed, usages[variant], tally))
                tally.compare(shares[-1], shares[0])
        return tallies

    def players(self, variant: int, table: Setup) -> list[Bot]:
        """The bots of a variant, one per seat."""
        return [bot(level, table.title, table.pack) for level in self.levels[variant]]

    def _play(self, setup: Setup, bots: list[Bot], seed: int, usage: Usage, tally: BalanceTally) -> Shares:
        """Plays a game and counts it; returns the shares of its seats in turn order."""
        state = setup.start()
        first = state.to_act
        ears = EventLog()
        state.log = ears
        book = setup.title.eventbook(setup.pack)
        judge = setup.title.judge()
        luck = Luck(judge, setup.seats, LUCK_SAMPLES)
        course = Course(judge, seed % CHOICE)
        uses: list[set[Use]] = [set() for seat in range(setup.seats)]
        played: list[int] = []
        opener = RandomBot()
        x = seed_state(seed)
        while state.to_act != OVER:
            x = next_state(x)
            seat = state.to_act
            code = choice(opener if len(played) < self.opening * setup.seats else bots[seat], state, x)
            uses[seat].update(usage.of_code(code))
            if self.course:
                course.look(state)
            if self.luck:
                luck.play(state, code)
            else:
                state.play(code)
            played.append(code)
        for heard in ears.take():
            owner, found = usage.of_event(book.read(heard))
            if owner >= 0:
                uses[owner].update(found)
            else:
                for section, thing, _ in found:
                    tally.public[section, thing] += 1
        if self.pairs:
            tally.count_pairs(state, uses, decks(setup))
        for own in uses:
            own.update([(section, thing, ANY) for section, thing, _ in own])
        return tally.count(state, first, played, uses, luck.points, course)


def decks(setup: Setup) -> list[str]:
    """The sections whose entries are cards that packs may add and remove."""
    return [section for section, card in setup.title.schema().items() if card.entries is not None]


def _players(state: State) -> list[dict[str, Any]]:
    players = state.view(ALL)["players"]
    assert isinstance(players, list)
    return players
