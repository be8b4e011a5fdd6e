"""The worth of a card or a space: wins of a bot that may use it, compared with the same bot that may not."""

from __future__ import annotations

from alehouse.bots.bot import Bot
from alehouse.bots.levels import bot
from alehouse.bots.lookahead import action_values
from alehouse.bots.match import play_game
from alehouse.bots.utility import places
from alehouse.bots.variance import STRATA, Luck
from alehouse.engine.judge import Judge
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.balance import LUCK_SAMPLES, mean_of_others
from alehouse.lab.control_variate import ControlVariate
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.sweep import Thing
from alehouse.lab.usage import Usage


class RestrictedBot(Bot):
    """Plays like another bot, but avoids actions that name a card or a space if it has another choice."""

    def __init__(self, free: Bot, judge: Judge, usage: Usage, thing: Thing) -> None:
        self.level = free.level
        self.free = free
        self.judge = judge
        self.usage = usage
        self.thing = thing

    def choose(self, guess: State, seed: int) -> int:
        code = int(self.free.choose(guess.clone(), seed))
        if not self._uses(code):
            return code
        legal = [int(each) for each in guess.legal()]
        values = dict(zip(legal, action_values(self.judge, guess, STRATA), strict=True))
        allowed = [each for each in legal if not self._uses(each)]
        return max(allowed, key=lambda each: values[each]) if allowed else code

    def _uses(self, code: int) -> bool:
        return any((section, id) == self.thing for section, id, _ in self.usage.of_code(code))


class Worths:
    """The worth of several things, each as a share of a fair share; adding gives that of all games."""

    def __init__(self, things: int) -> None:
        self.worths = [ControlVariate() for thing in range(things)]

    def __add__(self, other: Worths) -> Worths:
        both = Worths(0)
        both.worths = [mine + its for mine, its in zip(self.worths, other.worths, strict=True)]
        return both


class RestrictedPlay(Job[Worths]):
    """Plays game n once freely and once per thing with a seat that may not use it, with the same seed."""

    def __init__(self, setup: Setup, level: str, things: list[Thing], seed: int) -> None:
        self.spec = spec_of(setup)
        self.level = level
        self.things = things
        self.seed = seed

    def batch(self, first: int, count: int) -> Worths:
        table = setup_of(LIBRARY, self.spec)
        usage = Usage(table)
        free = bot(self.level, table.title, table.pack)
        judge = table.title.judge()
        restricted = [RestrictedBot(free, judge, usage, thing) for thing in self.things]
        found = Worths(len(self.things))
        for number in range(first, first + count):
            setup = table.with_seed(derived(self.seed, number))
            seed = derived(self.seed, number, "bots")
            seat = number % table.seats
            freely = self._game(setup, [free] * table.seats, seed, seat)
            for worth, player in zip(found.worths, restricted, strict=True):
                bots: list[Bot] = [player if place == seat else free for place in range(table.seats)]
                share, luck = self._game(setup, bots, seed, seat)
                worth.add(freely[0] - share, freely[1] - luck)
        return found

    def _game(self, setup: Setup, bots: list[Bot], seed: int, seat: int) -> tuple[float, float]:
        """A seat's share of the win as a multiple of a fair share, and its luck."""
        state = setup.start()
        luck = Luck(setup.title.judge(), setup.seats, LUCK_SAMPLES)
        play_game(state, bots, seed, luck)
        return places(state)[seat] * setup.seats, luck.points[seat] - mean_of_others(luck.points, seat)
