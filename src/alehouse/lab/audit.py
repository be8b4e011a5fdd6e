"""Audits hints and reviews: hints must be consistent, and both must hold with ten times the playouts."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from alehouse.bots.bot import ask
from alehouse.bots.comparison import compare
from alehouse.bots.hints import TABLE_PLAYOUTS, TABLE_SAMPLES
from alehouse.bots.levels import bot
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.options import Options
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.advice import Advice, advise, advising_judge
from alehouse.lab.executor import Job
from alehouse.lab.review import COMPARE_PLAYOUTS, Reviewer
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import recorded_game

DEEPER: Final = 10
SLIPS: Final = 0.1  # share of random decisions before a position
PLAYERS: Final = ["novice", "regular"]  # players whose games are reviewed


@dataclass
class Audit:
    """Counts of an audit; `problems` are sentences; `held` of `checked` claims hold with ten times the playouts.

    `deep` of `checked` also hold with rollouts that reach ten times as far.
    """

    cases: int = 0
    claims: int = 0
    checked: int = 0
    held: int = 0
    deep: int = 0
    reasons: int = 0
    seconds: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def add(self, other: Audit) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def varied_setup(title: Title, number: int, seed: int) -> Setup:
    """Two to four seats in turn, with the options without which all games are alike."""
    seats = [seats for seats in (2, 3, 4) if title.min_seats <= seats <= title.max_seats]
    options: Options = dict(title.manifest().varied)
    return title.setup(seats[number % len(seats)], options, seed=derived(seed, number))


def position(setup: Setup, number: int, seed: int) -> State:
    """A position with a real choice, from somewhere in a game of `regular` bots with random slips."""
    rng = Random(f"{seed} {number}")
    players = bot("regular", setup.title, setup.pack), RandomBot()
    state = setup.start()
    passed: list[State] = []
    while state.to_act != OVER:
        if len(state.legal()) > 1:
            passed.append(state.clone())
        state.play(ask(players[rng.random() < SLIPS], state, rng.getrandbits(60)))
    return rng.choice(passed)


class HintAudit(Job[Audit]):
    """Hints in one position per game, with a server's budget; `deeper` of them are checked in depth."""

    def __init__(self, title: str, seed: int, deeper: int) -> None:
        self.title, self.seed, self.deeper = title, seed, deeper

    def batch(self, first: int, count: int) -> Audit:
        found = Audit()
        for number in range(first, first + count):
            setup = varied_setup(LIBRARY.get(self.title), number, self.seed)
            state = position(setup, number, self.seed)
            start = time.process_time()
            advice = advise(setup, state, derived(self.seed, number, "hint"), TABLE_PLAYOUTS, TABLE_SAMPLES)
            found.seconds.append(time.process_time() - start)
            found.cases += 1
            found.reasons += bool(advice["hints"][0]["gains"])
            found.problems += [f"position {number}: {problem}" for problem in contradictions(advice)]
            worse = [move for move in advice["hints"][1:] if not move["equal"]]
            found.claims += len(worse)
            if worse and number < self.deeper:
                self._check(found, setup, state, advice, number)
        return found

    def _check(self, found: Audit, setup: Setup, state: State, advice: Advice, number: int) -> None:
        """Compares the moves again with new chances."""
        codebook = setup.title.codebook(setup.pack)
        codes = [codebook.code(move["action"]) for move in advice["hints"]]
        guess = state.clone()
        guess.resample(state.to_act, derived(self.seed, number, "again"))
        judge = advising_judge(setup)
        for reach in (1, DEEPER):
            seed = derived(self.seed, number, f"reach {reach}")
            again = {move.code: move for move in compare(judge, guess, codes, seed, DEEPER * TABLE_PLAYOUTS, reach)}
            for code, move in zip(codes, advice["hints"], strict=True):
                if move is advice["hints"][0] or move["equal"]:
                    continue
                true = again[codes[0]].mean() >= again[code].mean()
                if reach == 1:
                    found.checked += 1
                    found.held += true
                else:
                    found.deep += true


def contradictions(advice: Advice) -> list[str]:
    """Contradictions between printed claims about moves, or with the order of the moves."""
    found: list[str] = []
    moves = advice["hints"]
    if moves[0]["behind"] != 0 or moves[0]["equal"]:
        found.append("the first move is behind itself")
    for better, worse in pairwise(moves):
        if worse["behind"] < better["behind"]:
            found.append(f"{worse['action']} is listed after {better['action']} and less behind")
    for move in moves:
        if not move["low"] <= move["behind"] <= move["high"]:
            found.append(f"{move['action']}: {move['behind']} is outside its interval")
        if move is not moves[0] and not move["equal"] and move["low"] <= 0:
            found.append(f"{move['action']} is called worse, but its interval includes 0")
        if any(part <= 0 for _, part in [*move["gains"], *move["costs"], *move["risks"]]):
            found.append(f"{move['action']}: a reason, a cost or a risk is not above 0")
    return found


class ReviewAudit(Job[Audit]):
    """One review per game; every reported mistake is checked in depth."""

    def __init__(self, title: str, seed: int) -> None:
        self.title, self.seed = title, seed

    def batch(self, first: int, count: int) -> Audit:
        found = Audit()
        for number in range(first, first + count):
            setup = varied_setup(LIBRARY.get(self.title), number, self.seed)
            players = [bot(PLAYERS[seat % len(PLAYERS)], setup.title, setup.pack) for seat in range(setup.seats)]
            record = recorded_game(setup, players, derived(self.seed, number, "bots"))
            start = time.process_time()
            reviewer = Reviewer(record)
            mistakes = reviewer.review()["mistakes"]
            found.seconds.append(time.process_time() - start)
            found.cases += 1
            for mistake in mistakes:
                found.claims += 1
                found.reasons += bool(mistake["gains"])
                state = record.replay(mistake["step"] - 1)
                state.resample(state.to_act, derived(self.seed, mistake["step"], "again"))
                better, played = (reviewer.codebook.code(mistake[name]) for name in ("better", "played"))
                for reach in (1, DEEPER):
                    seed = derived(self.seed, mistake["step"], f"reach {reach}")
                    moves = reviewer.compared(state, better, played, seed, DEEPER * COMPARE_PLAYOUTS, reach)
                    true = moves[0].mean() > moves[1].mean()
                    if reach == 1:
                        found.checked += 1
                        found.held += true
                    else:
                        found.deep += true
        return found
