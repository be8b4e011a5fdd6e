"""Many games between bots, each reproducible from the run's seed and its number."""

from __future__ import annotations

from pathlib import Path

from alehouse.bots.bot import Bot
from alehouse.bots.levels import bot
from alehouse.bots.match import choice, play_game
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.record import Record, result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.spec import setup_of, spec_of
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.tally import Tally


class Simulation(Job[Tally]):
    """Games of one setup with one bot per seat; `record` is a folder for their records, or ''."""

    def __init__(self, setup: Setup, levels: list[str], seed: int, record: str = "") -> None:
        self.spec = spec_of(setup)
        self.levels = levels
        self.seed = seed
        self.record = record

    def batch(self, first: int, count: int) -> Tally:
        table = setup_of(LIBRARY, self.spec)
        bots = [bot(level, table.title, table.pack) for level in self.levels]
        tally = Tally(table.seats)
        for number in range(first, first + count):
            setup = table.with_seed(derived(self.seed, number))
            bot_seed = derived(self.seed, number, "bots")
            if self.record:
                record = recorded_game(setup, bots, bot_seed)
                record.save(Path(self.record) / f"{setup.title.id}-{self.seed}-{number + 1:06}.ale")
                result, decisions = record.result, len(record.steps)
            else:
                state = setup.start()
                decisions = play_game(state, bots, bot_seed)
                result = result_of(state)
            assert result is not None
            tally.count(result["totals"], result["places"], decisions)
        return tally


def recorded_game(setup: Setup, bots: list[Bot], seed: int) -> Record:
    """The game that `play_game` plays, with its record."""
    record = Record(setup)
    record.names = [f"Bot {seat} ({player.level})" for seat, player in enumerate(bots, 1)]
    state = record.start()
    x = seed_state(seed)
    while state.to_act != OVER:
        x = next_state(x)
        record.add(state, choice(bots[state.to_act], state, x))
    return record


def open_at_random(state: State, seed: int, decisions: int) -> None:
    """Plays the first decisions of a game at random, so that deterministic bots play different games."""
    x = seed_state(seed)
    for number in range(decisions):
        if state.to_act == OVER:
            return
        x = next_state(x)
        state.play(choice(RandomBot(), state, x))
