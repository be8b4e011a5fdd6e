"""A recorded game as curves: who was winning, where the points came from, and the turning points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from alehouse.bots.utility import outcome
from alehouse.engine.errors import AlehouseError
from alehouse.engine.judge import Judge
from alehouse.engine.record import Record
from alehouse.engine.state import ALL, OVER, SPECTATOR, State
from alehouse.lab.seeds import derived

GUESSES = 24  # guesses per position of what the viewer cannot know
TURNING_POINTS = 5
SWING = 0.05  # share of the win by which a turning point changes the prospects
POINTS_SWING = 1.0  # the same for a solo game, in expected points


@dataclass(frozen=True)
class Position:
    """A quiet moment after `step` steps: each seat's prospects and its points by source."""

    step: int
    prospects: list[float]
    scores: list[dict[str, float]]

    def as_dict(self, seats: int) -> dict[str, Any]:
        prospects = [round(share, 4) for share in self.prospects]
        scores = [{source: round(points, 2) for source, points in score.items()} for score in self.scores]
        return {"step": self.step, prospect_name(seats): prospects, "scores": scores}


@dataclass(frozen=True)
class TurningPoint:
    """Steps `first` to `last` (counted from 1) that changed the prospects; `seat` (from 0) is the one affected most."""

    first: int
    last: int
    seat: int
    before: list[float]
    after: list[float]

    def swing(self) -> float:
        return self.after[self.seat] - self.before[self.seat]


@dataclass(frozen=True)
class Analysis:
    """All positions of a game as a viewer knows them, and its turning points, the largest first."""

    viewer: int
    positions: list[Position]
    turning_points: list[TurningPoint]


def prospect_name(seats: int) -> str:
    """The name of prospects: shares of the win, or points in a solo game."""
    return "expected_points" if seats == 1 else "win_chance"


def analyse(record: Record, viewer: int = SPECTATOR, progress: Callable[[int], None] | None = None) -> Analysis:
    """Analyzes a record as a seat, as a SPECTATOR or, if it is finished, with ALL information."""
    last = record.replay()
    if viewer == ALL and last.to_act != OVER:
        raise AlehouseError("the game is not finished: what is hidden stays hidden until it is.")
    state = record.start()
    judge = record.setup.title.judge()
    positions = [_position(judge, state, 0, viewer)]
    for index in range(len(record.steps)):
        record.play(state, index)
        if state.quiet() or state.to_act == OVER:
            positions.append(_position(judge, state, index + 1, viewer))
        if progress is not None:
            progress(index + 1)
    return Analysis(viewer, positions, turning_points(positions))


def _position(judge: Judge, state: State, step: int, viewer: int) -> Position:
    guesses = [state] if viewer == ALL or state.to_act == OVER else _guesses(state, step, viewer)
    chances = [prospects(judge, guess) for guess in guesses]
    seats = range(state.seats)
    return Position(
        step,
        [sum(each[seat] for each in chances) / len(guesses) for seat in seats],
        [_mean_score([dict(guess.score(seat)) for guess in guesses]) for seat in seats],
    )


def _guesses(state: State, step: int, viewer: int) -> list[State]:
    found: list[State] = []
    for number in range(GUESSES):
        guess = state.clone()
        guess.resample(viewer, derived(step, number, "guess"))
        found.append(guess)
    return found


def prospects(judge: Judge, state: State) -> list[float]:
    """Each seat's share of the win in a quiet position; in a solo game, its points."""
    if state.seats > 1:
        return list(outcome(judge, state, judge.values(state)))
    return [float(state.total(0)) if state.to_act == OVER else judge.value(state, 0)]


def _mean_score(scores: list[dict[str, int]]) -> dict[str, float]:
    return {source: sum(score[source] for score in scores) / len(scores) for source in scores[0]}


def turning_points(positions: list[Position]) -> list[TurningPoint]:
    """The largest changes from one quiet moment to the next."""
    least = POINTS_SWING if len(positions[0].prospects) == 1 else SWING
    found: list[TurningPoint] = []
    for before, after in pairwise(positions):
        changes = [now - then for then, now in zip(before.prospects, after.prospects, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= least:
            found.append(TurningPoint(before.step + 1, after.step, seat, before.prospects, after.prospects))
    found.sort(key=lambda point: -abs(point.swing()))
    return found[:TURNING_POINTS]


def lead_changes(course: list[list[float]]) -> int:
    """How often the lead changed in a series of prospects, by at least SWING, so that a tie counts only once."""
    changes = 0
    leader = -1
    for chances in course:
        best = max(range(len(chances)), key=lambda seat: chances[seat])
        if leader < 0 or (best != leader and chances[best] - chances[leader] >= SWING):
            changes += leader >= 0
            leader = best if max(chances) - min(chances) >= SWING else -1
    return changes


def analysis_data(record: Record, analysis: Analysis) -> dict[str, Any]:
    """The analysis as plain data; seats are counted from 1."""
    seats = record.setup.seats
    return {
        "header": record.header(),
        "steps": len(record.steps),
        "known": known(analysis.viewer),
        "positions": [position.as_dict(seats) for position in analysis.positions],
        "turning_points": [_point_data(record, point) for point in analysis.turning_points],
        "result": record.result,
    }


def known(viewer: int) -> str:
    """The name of a point of view."""
    return {ALL: "all", SPECTATOR: "spectator"}.get(viewer, f"seat {viewer + 1}")


def _point_data(record: Record, point: TurningPoint) -> dict[str, Any]:
    steps = [
        {"step": number, "seat": record.steps[number - 1].seat, "action": record.steps[number - 1].action}
        for number in range(point.first, point.last + 1)
    ]
    name = prospect_name(record.setup.seats)
    return {
        "steps": steps,
        "seat": point.seat + 1,
        "swing": round(point.swing(), 4),
        f"{name}_before": [round(share, 4) for share in point.before],
        f"{name}_after": [round(share, 4) for share in point.after],
    }
