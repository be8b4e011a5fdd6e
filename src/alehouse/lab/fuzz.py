"""Random play over random seats, options and packs, with all invariants checked."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from alehouse.engine.events import EventLog
from alehouse.engine.pack import Pack
from alehouse.engine.record import Record, Step, read_record
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.lab.checks import Checks
from alehouse.lab.executor import Job
from alehouse.lab.seeds import derived
from alehouse.lab.variants import random_pack, random_setup
from alehouse.lab.verify import check_seed

PACKS = 30  # default number of packs, limited because a title caches tables for every pack it has seen
ENDLESS = 100_000


@dataclass
class Failure:
    """A failed check: the record that leads there, and what happened."""

    record: str
    error: str


@dataclass
class Findings:
    """The results of some fuzzed games."""

    games: int = 0
    decisions: int = 0
    option_sets: set[str] = field(default_factory=set)
    failures: list[Failure] = field(default_factory=list)

    def join(self, other: Findings) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.option_sets |= other.option_sets
        self.failures += other.failures


class Broken(Exception):
    """A check failed."""


class Fuzz(Job[Findings]):
    """Games of a title; one action in `every` is checked thoroughly, a failing game is recorded in `folder`.

    All games have one of this many random `packs`; if 0, three in ten have one of a few.
    """

    def __init__(self, title: str, seed: int, every: int, folder: str, packs: int = 0) -> None:
        self.title = title
        self.seed = seed
        self.every = every
        self.folder = folder
        self.packs = packs

    def batch(self, first: int, count: int) -> Findings:
        findings = Findings()
        for number in range(first, first + count):
            self._game(LIBRARY.get(self.title), number, findings)
        return findings

    def _game(self, title: Title, number: int, findings: Findings) -> None:
        seed = derived(self.seed, number)
        rng = Random(seed)
        changed = self.packs or rng.random() < 0.3
        pack = _pack(self.title, self.seed, rng.randrange(self.packs or PACKS)) if changed else title.house()
        record = Record(random_setup(title, rng, pack, seed))
        try:
            self._play(record, rng)
        except Exception as error:
            words = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            path = Path(self.folder) / f"fuzz-{title.id}-{self.seed}-{number + 1}.ale"
            record.save(path)
            findings.failures.append(Failure(str(path), f"step {len(record.steps)}: {words}"))
        findings.games += 1
        findings.decisions += len(record.steps)
        findings.option_sets.add(json.dumps([record.setup.seats, record.setup.options], sort_keys=True))

    def _play(self, record: Record, rng: Random) -> None:
        checks = Checks(record.setup)
        state = record.start()
        ears = EventLog()
        state.log = ears
        book = record.setup.title.eventbook(record.setup.pack)
        by_verb = rng.random() < 0.3
        while True:
            problems = checks.always(state)
            if not problems and rng.randrange(self.every) == 0:
                problems = checks.thorough(state, check_seed(record, len(record.steps)))
            if problems:
                raise Broken("; ".join(problems))
            if state.to_act == OVER:
                break
            if len(record.steps) == ENDLESS:
                raise Broken("the game does not end")
            play_step(record, state, _choice(checks, state, rng, by_verb))
            for heard in ears.take():
                book.read(heard)
        if rng.randrange(self.every) == 0:
            _replays(record, state)


def _choice(checks: Checks, state: State, rng: Random, by_verb: bool) -> int:
    """Any legal code; by verb, a rare action with one form is as likely as a common one with many."""
    legal = list(state.legal())
    if by_verb:
        verbs = [str(checks.codebook.describe(code)["do"]) for code in legal]
        verb = rng.choice(sorted(set(verbs)))
        legal = [code for code, its in zip(legal, verbs, strict=True) if its == verb]
    return rng.choice(legal)


def play_step(record: Record, state: State, code: int) -> None:
    """Plays and records a code; if the rules raise an error, the record still includes it."""
    seat = state.to_act + 1
    try:
        record.add(state, code)
    except Exception:
        action = record.setup.title.codebook(record.setup.pack).describe(code)
        record.steps.append(Step(seat, action))
        raise


def _replays(record: Record, state: State) -> None:
    again = read_record(LIBRARY, "\n".join(record.lines())).replay()
    if dump(again) != dump(state):
        raise Broken("the record replays to another state")


@cache
def _pack(title: str, seed: int, number: int) -> Pack:
    return random_pack(LIBRARY.get(title), Random(derived(seed, number, "pack")))
