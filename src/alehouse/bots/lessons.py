"""Positions of games with what they turned out to be worth, for training a network.

A position's worth is what the game ended with minus all luck after it: of every action that met chance, the difference
between what came and the mean of other courses. Where a seat slipped, what its best action was expected to bring counts
instead of what came after.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from alehouse.bots.ahead import NOTHING, Sampled, after, best_ahead
from alehouse.engine.learnt import Features
from alehouse.engine.network import SEATS, NetworkJudge
from alehouse.engine.rng import LOW32, below, next_state, seed_state
from alehouse.engine.state import OVER, State


@final
class Lessons:
    """What the seat to act saw, row by row, and what it and its rival got beyond what the judge said."""

    def __init__(self, judge: NetworkJudge, start: State, samples: i64, slips: float, opening: i64) -> None:
        self.judge: NetworkJudge = judge
        self.samples: i64 = samples  # of an action that meets chance
        self.slips: float = slips  # of a game's decisions that are taken at random, at most
        self.opening: i64 = opening  # decisions at the start of a game that are
        self.features: Features = Features(start, own=False)
        self.rows: vec[i16] = vec[i16]()
        self.results: vec[float] = vec[float]()

    def play(self, state: State, seed: i64) -> None:
        """Plays a game; every quiet position in it is a lesson."""
        judge = self.judge
        judge.prepare(state)
        x = next_state(seed_state(seed))
        slips = self.slips * float(x & LOW32) / float(LOW32)
        x = next_state(x)
        course = Course()
        number: i64 = 0
        while state.to_act != OVER:
            x = next_state(x)
            legal = state.legal()
            best = legal[0] if len(legal) == 1 else best_ahead(judge, state, x, self.samples)
            x = next_state(x)
            expected = self._expected(state, best, x)
            x = next_state(x)
            code = best
            if number < self.opening or float(x & LOW32) < slips * float(LOW32):
                code = legal[below(next_state(x), len(legal))]
            state.play(code)
            number += 1
            if state.to_act == OVER or state.quiet():
                found = judge.expected(state)
            else:
                x = next_state(x)
                found = self._expected(state, NOTHING, x)
            course.add(expected, found, code != best, state.to_act if state.quiet() else OVER)
            if state.to_act != OVER and state.quiet():
                self._see(state)
                course.judged.append((judge.base.own(state, 0), judge.base.own(state, 1)))
        for worth in course.lessons():
            self.results = append(self.results, worth)

    def _expected(self, before: State, code: i64, x: i64) -> tuple[float, float]:
        """What both seats may expect of an action, by chances of its own."""
        one = 0.0
        other = 0.0
        seen = 0.0
        for number in range(self.samples):
            x = next_state(x)
            chance = Sampled(x, number, self.samples)
            first, second = self.judge.expected(after(before, code, chance))
            one += first
            other += second
            seen += 1.0
            if not chance.asked:
                break
        return one / seen, other / seen

    def _see(self, state: State) -> None:
        out = self.features.observe(state, state.to_act)
        rows = self.rows
        for place in range(self.features.size):
            rows = append(rows, out[place])
            out[place] = 0
        self.rows = rows


@final
class Course:
    """What both seats could expect on the way through a game."""

    def __init__(self) -> None:
        self.expected: list[tuple[float, float]] = []  # of each action before its chances
        self.found: list[tuple[float, float]] = []  # after them
        self.slipped: list[bool] = []
        self.seen: list[i64] = []  # the seat to act after each action, if that is a lesson
        self.judged: list[tuple[float, float]] = []  # what the judge says of each lesson

    def add(self, expected: tuple[float, float], found: tuple[float, float], slipped: bool, seat: i64) -> None:
        self.expected.append(expected)
        self.found.append(found)
        self.slipped.append(slipped)
        self.seen.append(seat)

    def lessons(self) -> list[float]:
        """For each lesson what the seat and its rival got beyond the judge, found from the game's end backwards."""
        worth: list[float] = [0.0 for place in range(SEATS * len(self.judged))]
        place: i64 = len(self.judged)
        one, other = self.found[-1]
        at: i64 = len(self.found) - 1
        while at >= 0:
            seat = self.seen[at]
            if seat != OVER:
                place -= 1
                first, second = self.judged[place]
                worth[SEATS * place + seat] = one - first  # the seat to act comes first
                worth[SEATS * place + 1 - seat] = other - second
            before, later = self.expected[at]
            if self.slipped[at]:
                one, other = before, later
            else:
                now, then = self.found[at]
                one, other = before + (one - now), later + (other - then)
            at -= 1
        return worth
