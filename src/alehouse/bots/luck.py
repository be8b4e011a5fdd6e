"""What was luck: how much more came of an action than was to be expected."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.bots.worth import worth
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import State

PARTS: Final = 6  # of the range of a first die, each taken equally often where luck is evened out
COURSES: Final = 12  # of an action that tell what was to be expected of it in a real game


def one_of_parts(chance: i64, part: i64, parts: i64) -> i64:
    """A state of the generator whose first number lies in that part of the range of all."""
    while below(next_state(chance), parts) != part:
        chance = next_state(chance)
    return chance


def other_courses(before: State, code: i64, count: i64) -> list[State]:
    """What else could have come of an action, for all its seat knows; first dice are spread evenly."""
    chance = seed_state(before.random + 2)
    found: list[State] = []
    for number in range(count):
        chance = one_of_parts(chance, number % PARTS, PARTS)
        course = before.clone()
        course.resample(before.to_act, chance)
        course.random = chance
        course.play(code)
        found.append(course)
        chance = next_state(chance)
    return found


def lucky(state: State, code: i64, seat: i64) -> float:
    """Plays a code; returns how much more came of it for the seat than was to be expected with other chances."""
    before = state.clone()
    state.play(code)
    if state.random == before.random:
        return 0.0
    expected = 0.0
    for course in other_courses(before, code, PARTS):
        expected += worth(course, seat)
    return worth(state.clone(), seat) - expected / float(PARTS)


def add_luck(state: State, code: i64, luck: list[float]) -> None:
    """Plays a code; adds for every seat how many points more came of it than were to be expected."""
    before = state.clone()
    state.play(code)
    if state.random == before.random:
        return
    after = state.clone()
    after.settle()
    reached = after.values()
    for seat in range(state.seats):
        luck[seat] += reached[seat]
    for course in other_courses(before, code, COURSES):
        course.settle()
        expected = course.values()
        for seat in range(state.seats):
            luck[seat] -= expected[seat] / float(COURSES)
