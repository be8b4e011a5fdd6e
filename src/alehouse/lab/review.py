"""The review of a finished game: the decisions that cost most, the better moves, and every seat's luck.

A decision is searched first. If the search prefers another move, both are compared on one basis with new chances
(`bots/comparison.py`); a significant cost makes it a mistake. Decisions are judged by what their seat could know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict

from alehouse.bots.comparison import Move, compare
from alehouse.bots.node import favorite
from alehouse.bots.reasons import gains_later, largest, try_moves
from alehouse.bots.search import SearchBot
from alehouse.bots.variance import Luck, meets_chance
from alehouse.engine.errors import AlehouseError
from alehouse.engine.judge import Judge
from alehouse.engine.record import Record
from alehouse.engine.state import OVER, State
from alehouse.lab.advice import advising_judge
from alehouse.lab.seeds import derived

SEARCH_PLAYOUTS: Final = 600_000  # for all decisions of a game, so that a long one does not take much longer
MOST_SEARCH: Final = 6_000  # per decision
COMPARE_PLAYOUTS: Final = 12_000  # per decision where the search prefers another move
ALL_COMPARED: Final = 4_000_000  # playouts if it did so in all decisions of a game
SAMPLES: Final = 60
LEAST: Final = 0.125  # least cost of a mistake, as a share of the lead that makes a win e times as likely
MOST_SHOWN: Final = 5  # mistakes per seat


class Mistake(TypedDict):
    """Step `step` (from 1) of a seat (from 1), the better move and its advantage: mean and 95% interval.

    `gains` are (term, how much more of it), at once or `later` in the game; `rule` explains the first.
    """

    step: int
    seat: int
    played: dict[str, Any]
    better: dict[str, Any]
    cost: float
    low: float
    high: float
    later: bool
    gains: list[tuple[str, float]]
    rule: str


class Review(TypedDict):
    """A review, or the part of it for the first `done` of `steps` steps; everything is counted in `unit`.

    `mistakes` are those that cost most, at most five per seat. `luck` is how much more than expected each seat got from
    chance, `chance` whether there was any; `totals` are the final results.
    """

    unit: str
    done: int
    steps: int
    mistakes: list[Mistake]
    luck: list[float]
    chance: bool
    totals: list[int]


class Reviewer:
    """Reviews a record step by step."""

    def __init__(self, record: Record) -> None:
        last = record.replay()
        if last.to_act != OVER:
            raise AlehouseError("the game is not finished; a review needs its end.")
        setup = record.setup
        self.record = record
        self.judge: Judge = advising_judge(setup)
        self.least: float = LEAST * self.judge.search.scale
        self.codebook = setup.title.codebook(setup.pack)
        self.rules = setup.title.manifest().rules
        self.totals = [int(last.total(seat)) for seat in range(setup.seats)]

    def decisions(self) -> int:
        """The number of steps with a choice between several moves."""
        state, count = self.record.start(), 0
        for index in range(len(self.record.steps)):
            count += len(state.legal()) > 1
            self.record.play(state, index)
        return count

    def review(self, first: int = 0, last: int | None = None, progress: Callable[[int], None] | None = None) -> Review:
        """Reviews the steps after `first` up to `last` (default: all)."""
        record, judge = self.record, self.judge
        end = len(record.steps) if last is None else min(last, len(record.steps))
        decisions = max(1, self.decisions())
        search = min(MOST_SEARCH, SEARCH_PLAYOUTS // decisions)
        compared = min(COMPARE_PLAYOUTS, ALL_COMPARED // decisions)
        state = record.replay(first)
        judge.prepare(state)
        unit, size = judge.unit_of(state)
        luck = Luck(judge, state.seats)
        chance = False
        mistakes: list[Mistake] = []
        for index in range(first, end):
            code = self.codebook.code(record.steps[index].action)
            before = state.clone()
            found = self._mistake(before, code, index, search, compared)
            if found is not None:
                mistakes.append(found)
            record.play(state, index)
            if meets_chance(before, code):
                chance = True
                luck.add(before, code, state)
            if progress is not None:
                progress(index + 1)
        return {
            "unit": unit,
            "done": end,
            "steps": len(record.steps),
            "mistakes": worst(mistakes, state.seats),
            "luck": [round(points / size, 6) for points in luck.points],
            "chance": chance,
            "totals": self.totals,
        }

    def _mistake(self, state: State, code: int, index: int, search: int, compared: int) -> Mistake | None:
        """The mistake in a step, if it is significant."""
        if len(state.legal()) == 1:
            return None
        judge = self.judge
        guess = state.clone()
        guess.resample(state.to_act, derived(index, 0, "review"))
        root = SearchBot(judge, "review", playouts=search).search(guess.clone(), derived(index, 1, "review"))
        best = favorite(root)
        played = next(child for child in root.children if child.code == code)
        if best.mean() - played.mean() < self.least / 2:
            return None
        moves = self.compared(guess, best.code, code, derived(index, 2, "review"), compared)
        cost = moves[0].ahead_of(moves[1])
        if cost.mean < self.least or cost.low <= 0:
            return None
        size = judge.unit_of(guess)[1]
        names = [name for name, _ in judge.terms(guess, guess.to_act)]
        tried = try_moves(judge, guess, [best.code, code], derived(index, 3, "review"), SAMPLES)
        gains = largest(names, [mine - its for mine, its in zip(tried[0].means, tried[1].means, strict=True)], size)
        later = not gains
        if later:
            gains = gains_later(names, moves[0], moves[1:], size)
        return {
            "step": index + 1,
            "seat": int(state.to_act) + 1,
            "played": self.codebook.describe(code),
            "better": self.codebook.describe(best.code),
            "cost": round(cost.mean / size, 3),
            "low": round(cost.low / size, 3),
            "high": round(cost.high / size, 3),
            "later": later,
            "gains": [(term, round(part, 3)) for term, part in gains],
            "rule": next((self.rules[term] for term, _ in gains if term in self.rules), ""),
        }

    def compared(self, guess: State, better: int, code: int, seed: int, playouts: int, reach: int = 1) -> list[Move]:
        """A better move and the one played, compared."""
        moves = {move.code: move for move in compare(self.judge, guess, [better, code], seed, playouts, reach)}
        return [moves[better], moves[code]]


def worst(mistakes: list[Mistake], seats: int) -> list[Mistake]:
    """The mistakes that cost most, per seat, in the order of the game."""
    kept: list[Mistake] = []
    for seat in range(1, seats + 1):
        kept += sorted((one for one in mistakes if one["seat"] == seat), key=lambda one: -one["cost"])[:MOST_SHOWN]
    return sorted(kept, key=lambda one: one["step"])


def joined(parts: list[Review]) -> Review:
    """The review of consecutive parts of a game, joined."""
    first, last = parts[0], parts[-1]
    return {
        **last,
        "mistakes": worst([one for part in parts for one in part["mistakes"]], len(first["totals"])),
        "luck": [round(sum(luck), 6) for luck in zip(*(part["luck"] for part in parts), strict=True)],
        "chance": any(part["chance"] for part in parts),
    }
