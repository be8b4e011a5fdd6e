"""What designers count in many games: seats, points, bands, sources, content, length."""

from __future__ import annotations

from collections import Counter
from typing import Any
from zlib import crc32

from alehouse.bots.bot import Bot
from alehouse.bots.levels import bot
from alehouse.bots.match import choice
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.events import EventLog
from alehouse.engine.record import result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.tally import WIN, Tally
from alehouse.lab.usage import Usage, Use

ANY = ""  # the verb of a use that counts for any verb
DIFFERENT = 500  # distinct games that are counted; more are simply many


class UseTally:
    """Seats that met something in their game, and how they did."""

    __slots__ = ("parts", "points", "seats")

    def __init__(self, seats: int = 0, parts: int = 0, points: int = 0) -> None:
        self.seats = seats
        self.parts = parts
        self.points = points


class BalanceTally:
    """Counts of some games of one variant; all whole numbers, so that the order of games does not matter."""

    def __init__(self, seats: int) -> None:
        self.seats = Tally(seats)
        self.order = Tally(seats)  # the same results by turn order: the seat that decides first is first
        self.lengths: Counter[int] = Counter()
        self.totals: Counter[int] = Counter()
        self.winning_totals: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()
        self.bands: Counter[str] = Counter()
        self.places: Counter[int] = Counter()
        self.sources: Counter[tuple[int, str]] = Counter()  # points by (place, source)
        self.uses: dict[Use, UseTally] = {}
        self.public: Counter[tuple[str, str]] = Counter()  # content that showed up without belonging to a seat
        self.games: set[int] = set()  # fingerprints of different games, the smallest DIFFERENT of them

    def add(self, other: BalanceTally) -> None:
        self.seats = self.seats + other.seats
        self.order = self.order + other.order
        for mine, theirs in zip(self._counters(), other._counters(), strict=True):
            mine.update(theirs)
        for use, tally in other.uses.items():
            self.use(use, tally.seats, tally.parts, tally.points)
        self.games = set(sorted(self.games | other.games)[:DIFFERENT])

    def use(self, use: Use, seats: int, parts: int, points: int) -> None:
        mine = self.uses.get(use)
        if mine is None:
            mine = self.uses[use] = UseTally()
        mine.seats += seats
        mine.parts += parts
        mine.points += points

    def _counters(self) -> list[Counter[Any]]:
        return [
            self.lengths, self.totals, self.winning_totals, self.margins, self.bands, self.places, self.sources,
            self.public,
        ]  # fmt: skip

    def count(self, state: State, first: int, played: list[int], uses: list[set[Use]]) -> None:
        """Counts a finished game that seat `first` began and in which these codes were played."""
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
                self.use(use, 1, won, totals[seat])


class BalanceTallies:
    """The tallies of one variant, or of two that are compared."""

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
    """Games of variants in turn, game n of each with the same seed; one level per seat in each variant.

    The first `opening` decisions of each seat are taken at random.
    """

    def __init__(self, setups: list[Setup], levels: list[list[str]], seed: int, opening: int = 0) -> None:
        self.specs = [spec_of(setup) for setup in setups]
        self.levels = levels
        self.seed = seed
        self.opening = opening

    def batch(self, first: int, count: int) -> BalanceTallies:
        tables = [setup_of(LIBRARY, spec) for spec in self.specs]
        usages = [Usage(table) for table in tables]
        bots = [
            [bot(level, table.title, table.pack) for level in levels]
            for table, levels in zip(tables, self.levels, strict=True)
        ]
        tallies = BalanceTallies([table.seats for table in tables])
        for number in range(first, first + count):
            game, variant = divmod(number, len(tables))
            setup = tables[variant].with_seed(derived(self.seed, game))
            seed = derived(self.seed, game, "bots")
            play(setup, bots[variant], seed, self.opening, usages[variant], tallies.variants[variant])
        return tallies


def play(setup: Setup, bots: list[Bot], seed: int, opening: int, usage: Usage, tally: BalanceTally) -> None:
    """Plays a game and counts it."""
    state = setup.start()
    first = state.to_act
    ears = EventLog()
    state.log = ears
    book = setup.title.eventbook(setup.pack)
    uses: list[set[Use]] = [set() for seat in range(setup.seats)]
    played: list[int] = []
    opener = RandomBot()
    x = seed_state(seed)
    while state.to_act != OVER:
        x = next_state(x)
        seat = state.to_act
        code = choice(opener if len(played) < opening * setup.seats else bots[seat], state, x)
        uses[seat].update(usage.of_code(code))
        state.play(code)
        played.append(code)
    for heard in ears.take():
        owner, found = usage.of_event(book.read(heard))
        if owner >= 0:
            uses[owner].update(found)
        else:
            for section, thing, _ in found:
                tally.public[section, thing] += 1
    for own in uses:
        own.update([(section, thing, ANY) for section, thing, _ in own])
    tally.count(state, first, played, uses)


def _players(state: State) -> list[dict[str, Any]]:
    players = state.view(ALL)["players"]
    assert isinstance(players, list)
    return players
