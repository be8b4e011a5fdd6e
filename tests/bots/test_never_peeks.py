"""A bot knows nothing that its seat cannot know: other hidden data, the same choices as often."""

from __future__ import annotations

from collections import Counter
from functools import cache
from zlib import crc32

import pytest

from alehouse.bots.bot import Bot, ask
from alehouse.bots.hints import hints
from alehouse.bots.levels import LADDER, bot
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER, State
from alehouse.engine.weights import STYLES
from alehouse.games import LIBRARY
from alehouse.lab.variants import full

pytestmark = pytest.mark.engine

# and how often each is asked
LEVELS = {
    **{level.name: 40 if level.samples else 200 for level in LADDER if not level.rollouts},
    **{f"{level.name}:15": 24 for level in LADDER if level.rollouts},
    **{f"regular+{style}": 30 for style in STYLES},
    **{f"master+{style}:15": 24 for style in STYLES},
}
SEATS = 3
POSITIONS, APART = 3, 16  # that are looked at, and decisions between them
TOO_FAR = 4.5  # standard deviations that two samples of the same choices never differ by


@cache
def positions(title: str) -> list[State]:
    """Moments of a game with all rules on in which there is something to choose and something hidden."""
    setup = LIBRARY.get(title).setup(SEATS, full(LIBRARY.get(title), SEATS), seed=5)
    state = setup.start()
    player = RandomBot()
    found: list[State] = []
    number, due = 0, APART
    while state.to_act != OVER and len(found) < POSITIONS:
        if number >= due and len(state.legal()) > 1 and elsewhere(state, 1) is not None:
            found.append(state.clone())
            due = number + APART
        state.play(ask(player, state, number))
        number += 1
    return found


def elsewhere(state: State, seed: int) -> State | None:
    """The same position to the seat that decides, with everything that is hidden from it changed, if it can be."""
    other = state.clone()
    other.resample(state.to_act, seed)
    other.random = state.random
    return other if dump(other) != dump(state) else None


def choices(player: Bot, state: State, times: int) -> Counter[int]:
    return Counter(ask(player, state, 1000 + seed) for seed in range(times))


def apart(one: Counter[int], other: Counter[int]) -> float:
    """The largest difference between two samples of choices, in standard deviations."""
    number = one.total()
    assert other.total() == number
    largest = 0.0
    for code in one | other:
        rate = (one[code] + other[code]) / (2 * number)
        if rate < 1:
            largest = max(largest, abs(one[code] - other[code]) / (2 * number * rate * (1 - rate)) ** 0.5)
    return largest


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", LIBRARY.ids())
def test_hidden_data_do_not_change_the_choices(title: str, level: str) -> None:
    assert len(positions(title)) == POSITIONS
    for state in positions(title):
        other = elsewhere(state, 77)
        assert other is not None
        player = bot(level, LIBRARY.get(title))
        assert apart(choices(player, state, LEVELS[level]), choices(player, other, LEVELS[level])) < TOO_FAR


class Peeker(Bot):
    """Looks at the true game behind the guess: its choice depends on what is hidden."""

    level = "peeker"

    def __init__(self, truth: State) -> None:
        self.truth = truth

    def choose(self, guess: State, seed: int) -> int:
        legal = guess.legal()
        return legal[crc32(str(dump(self.truth)).encode()) % len(legal)]


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_bot_that_peeks_is_found_out(title: str) -> None:
    found = 0.0
    for state in positions(title):
        for seed in range(10):
            other = elsewhere(state, seed)
            assert other is not None
            found = max(found, apart(choices(Peeker(state), state, 40), choices(Peeker(other), other, 40)))
    assert found > TOO_FAR


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_hints_do_not_change_the_game(title: str) -> None:
    for state in positions(title):
        before = dump(state)
        hints(LIBRARY.get(title).judge(), state, 1, playouts=30, samples=4)
        assert dump(state) == before
