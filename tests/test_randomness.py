"""The chance of tables: a statistical battery over a million draws, and agreement with its description in the docs."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise, permutations
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.chance import Stream
from alehouse.engine.fairness import NO_STEPS, Source, link, stream
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine

DRAWS = 1_000_000
SOURCE = Source(0, "5e" * 32, ["aa" * 32, ""])


def steps(count: int) -> list[Stream]:
    """The streams of so many steps of a game."""
    found: list[Stream] = []
    at = NO_STEPS
    for number in range(count):
        at = link(at, number % 2 + 1, {"do": "roll"})
        found.append(stream(SOURCE, at))
    return found


def deviation(counts: Counter[object], results: int) -> float:
    """Chi-square over equally likely results, in standard deviations from what is expected."""
    total = sum(counts.values())
    expected = total / results
    chi = sum((count - expected) ** 2 / expected for count in counts.values()) + (results - len(counts)) * expected
    spread = 2 / (9 * (results - 1))
    return (float((chi / (results - 1)) ** (1 / 3)) - (1 - spread)) / sqrt(spread)  # Wilson and Hilferty


def runs(faces: list[int]) -> float:
    """How far the number of runs above and below the middle is from what is expected, in standard deviations."""
    high = [face >= 3 for face in faces]
    above, count = sum(high), len(high)
    expected = 2 * above * (count - above) / count + 1
    found = 1 + sum(a != b for a, b in pairwise(high))
    return (found - expected) / sqrt((expected - 1) * (expected - 2) / (count - 1))


def battery(faces: list[int]) -> list[float]:
    found = [deviation(Counter(faces), 6), runs(faces)]
    for apart in (1, 2, 7):
        found.append(deviation(Counter(zip(faces, faces[apart:], strict=False)), 36))
    found.append(deviation(Counter(zip(*[iter(faces)] * 4, strict=False)), 6**4))
    return found


def test_a_million_dice_of_one_stream_look_like_dice() -> None:
    (one,) = steps(1)
    assert max(abs(z) for z in battery([int(one.pick(6)) for _ in range(DRAWS)])) < 4


def test_the_first_dice_of_successive_steps_look_like_dice() -> None:
    faces = [int(one.pick(6)) for one in steps(DRAWS // 20) for _ in range(3)]
    assert max(abs(z) for z in battery(faces)) < 4


@pytest.mark.parametrize("results", [2, 3, 7, 30, 1000])
def test_any_number_of_results_is_equally_likely(results: int) -> None:
    (one,) = steps(1)
    assert abs(deviation(Counter(int(one.pick(results)) for _ in range(DRAWS // 10)), results)) < 4


def test_a_large_number_of_results_has_no_favorites() -> None:
    """2**32 is not a multiple of 3 * 2**29: with a remainder alone the lower two thirds would come in three of four."""
    (one,) = steps(1)
    most = 3 * 2**29
    low = sum(one.pick(most) < 2**30 for _ in range(DRAWS // 10))
    assert abs(low - DRAWS / 15) < 4 * sqrt(DRAWS / 45)


def test_all_orders_of_a_shuffled_deck_are_equally_likely() -> None:
    state = LIBRARY.get("moonlight").new(2)
    counts: Counter[object] = Counter()
    for one in steps(DRAWS // 40):
        state.chance = one
        counts[tuple(state.shuffled(vec[i64]([0, 1, 2, 3])))] += 1
    assert set(counts) == set(permutations(range(4)))
    assert abs(deviation(counts, 24)) < 4


def test_all_cards_of_a_deck_are_equally_likely_to_be_drawn_next() -> None:
    state = LIBRARY.get("moonlight").new(2)
    counts: Counter[object] = Counter()
    for one in steps(DRAWS // 40):
        state.chance = one
        deck = list(range(12))
        counts[deck.pop(state.top(12)), deck.pop(state.top(11))] += 1
    assert abs(deviation(counts, 12 * 11)) < 4


def test_draws_can_be_computed_with_the_tools_that_everybody_has() -> None:
    """The description in docs/records.md, word for word."""
    root = hmac.new(bytes.fromhex("5e" * 32), f'["{"aa" * 32}",""]'.encode(), hashlib.sha256).digest()
    line = b'{"by":1,"do":"move","to":"forest"}'
    first = hashlib.sha256(bytes(32) + line).digest()
    key = hmac.new(root, first, hashlib.sha256).digest()
    blocks = [hmac.new(key, number.to_bytes(8, "big"), hashlib.sha256).digest() for number in range(4)]
    words = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]
    faces = [word % 6 + 1 for word in words if word < 2**32 - 2**32 % 6]
    drawn = stream(SOURCE, link(NO_STEPS, 1, {"to": "forest", "do": "move"}))
    assert [drawn.pick(6) + 1 for _ in faces] == faces
