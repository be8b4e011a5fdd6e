"""Recorded games as tables: one row per decision with everything a learner needs, one row per game.

A game depends only on the set's seed and its own number, so a set can be reproduced bit for bit, and every game of it
can be restored as a record.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import alehouse
from alehouse.bots.encoder import Encoder
from alehouse.bots.levels import bot, checked
from alehouse.bots.match import choice
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record, result_of
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.spec import GameSpec, setup_of, spec_of
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived

FORMAT = 1
RANDOM = "random"
ABOUT, GAMES, STEPS, ACTIONS = "dataset.json", "games.parquet", "steps.parquet", "actions.parquet"


@dataclass
class GameRows:
    """One game: its row, and the columns of its decisions."""

    number: int
    seed: int
    levels: list[str]
    totals: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    seats: array[int] = field(default_factory=lambda: array("b"))
    choosers: list[str] = field(default_factory=list)  # the level that decided: the seat's, or random in its opening
    decisions: list[str] = field(default_factory=list)
    actions: array[int] = field(default_factory=lambda: array("h"))
    legal: array[int] = field(default_factory=lambda: array("h"))  # of all decisions, one after the other
    choices: array[int] = field(default_factory=lambda: array("i"))  # the number of legal actions per decision
    observations: list[bytes] = field(default_factory=list)


class Recording(Job[list[GameRows]]):
    """Games of one setup; the level of each seat is drawn from `levels` for each game.

    Each seat's first `opening` decisions are random, because the same bots would often play the same game.
    """

    def __init__(self, setup: Setup, levels: list[str], seed: int, opening: int, observed: bool) -> None:
        for level in levels:
            if checked(level)[2].endswith("ms"):
                raise AlehouseError(f"'{level}' thinks by the clock, so its games cannot be repeated; use master:300.")
        self.spec = spec_of(setup)
        self.levels = levels
        self.seed = seed
        self.opening = opening
        self.observed = observed

    def batch(self, first: int, count: int) -> list[GameRows]:
        setup = setup_of(LIBRARY, self.spec)
        encoder = Encoder(setup)
        bots = {level: bot(level, setup.title, setup.pack) for level in [RANDOM, *self.levels]}
        found: list[GameRows] = []
        for number in range(first, first + count):
            drawn = [derived(self.seed, number, "level", seat) % len(self.levels) for seat in range(setup.seats)]
            rows = GameRows(number + 1, derived(self.seed, number), [self.levels[place] for place in drawn])
            state = setup.with_seed(rows.seed).start()
            x = seed_state(derived(self.seed, number, "bots"))
            while state.to_act != OVER:
                seat = state.to_act
                x = next_state(x)
                level = RANDOM if rows.seats.count(seat + 1) < self.opening else rows.levels[seat]
                code = choice(bots[level], state, x)
                legal = encoder.legal(state)
                rows.seats.append(seat + 1)
                rows.choosers.append(level)
                rows.decisions.append(state.decision())
                rows.actions.append(encoder.numbers[code])
                rows.legal.extend(legal)
                rows.choices.append(len(legal))
                if self.observed:
                    rows.observations.append(bytes(memoryview(encoder.observation(state, seat))))
                state.play(code)
            result = result_of(state)
            rows.totals, rows.places = result["totals"], result["places"]
            found.append(rows)
        return found


def about(job: Recording, games: int) -> dict[str, Any]:
    """The description of a set, sufficient to reproduce it and to restore its games."""
    setup = setup_of(LIBRARY, job.spec)
    fields = setup.title.fields(setup)
    return {
        "format": FORMAT,
        "alehouse": alehouse.__version__,
        "seed": job.seed,
        "games": games,
        "levels": job.levels,
        "opening": job.opening,
        "observation": [
            {"name": one.name, "size": one.size, "low": one.low, "high": one.high, "about": one.about} for one in fields
        ],
        "setup": job.spec,
    }


def read_game(folder: Path, number: int) -> Record:
    """The record of one game of a set; replaying it checks every action and the result."""
    import pyarrow.parquet as parquet

    described = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    only = [("game", "=", number)]
    games = parquet.read_table(folder / GAMES, filters=only).to_pylist()
    if not games:
        raise AlehouseError(f"the set has games 1 to {described['games']}, not {number}.")
    (game,) = games
    spec: GameSpec = described["setup"]
    setup = setup_of(LIBRARY, spec).with_seed(game["seed"])
    codes = setup.title.codebook(setup.pack).codes()
    record = Record(setup)
    record.names = [f"Bot {seat} ({level})" for seat, level in enumerate(game["levels"], 1)]
    state = record.start()
    for row in parquet.read_table(folder / STEPS, columns=["action"], filters=only).to_pylist():
        record.add(state, codes[row["action"]])
    return record
