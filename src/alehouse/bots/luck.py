"""What was luck: how much more came of an action than was to be expected."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.bots.worth import worth
from alehouse.engine.rng import below, next_state, seed_state
from alehouse.engine.state import State

PARTS: Final = 6  # of the range of a first die, each taken equally often where luck is evened out
COURSES: Final = 96  # of an action that tell what was to be expected of it in a real game


def one_of_parts(chance: i64, part: i64, parts: i64) -> i64:
    """A state of the generator whose first number lies in that part of the range of all."""
    while below(next_state(chance), parts) != part:
        chance = next_state(chance)
    return chance


def guesses(state: State, seat: i64, count: i64) -> list[State]:
    """Copies of a state that guess anew what the seat cannot know; first dice are spread evenly."""
    chance = seed_state(state.random + 2)
    found: list[State] = []
    for number in range(count):
        chance = one_of_parts(chance, number % PARTS, PARTS)
        guess = state.clone()
        guess.resample(seat, chance)
        guess.random = chance
        found.append(guess)
        chance = next_state(chance)
    return found


def other_courses(before: State, code: i64, count: i64) -> list[State]:
    """What else could have come of an action, for all its seat knows."""
    found = guesses(before, before.to_act, count)
    for course in found:
        course.play(code)
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
    """Plays a code; adds for every seat how many points more came of it than were to be expected.

    What is still under way after it, a fight or a roll, is luck of later: it counts as much as may be expected of it.
    """
    before = state.clone()
    state.play(code)
    if state.random == before.random:
        return
    _add_values(luck, [state.clone()] if state.quiet() else guesses(state, before.to_act, COURSES), 1.0)
    _add_values(luck, other_courses(before, code, COURSES), -1.0)


def _add_values(luck: list[float], courses: list[State], times: float) -> None:
    """Adds so many times the mean values of some courses of a game, once they are quiet."""
    for course in courses:
        course.settle()
        reached = course.values()
        for seat in range(len(reached)):
            luck[seat] += times * reached[seat] / float(len(courses))
