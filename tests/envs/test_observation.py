"""Observations of all titles: in bounds, as long as their fields say, revealing nothing that the seat cannot know."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import alehouse
from alehouse.bots.encoder import Encoder
from alehouse.engine.observation import Field, Row, count_bits, distance, lowest_bit, size_of
from alehouse.engine.options import Options
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full, plain, random_options, random_pack

pytestmark = pytest.mark.engine

MARGIN = 5
SETUPS = [
    (title, seats)
    for title in LIBRARY.ids()
    for seats in sorted({LIBRARY.get(title).min_seats, 3, LIBRARY.get(title).max_seats})
]


def variants(name: str, seats: int) -> list[Setup]:
    title = LIBRARY.get(name)
    rng = Random(f"{name} {seats} observed")
    pack = random_pack(title, rng)
    return [
        title.setup(seats, plain(title), seed=1),
        title.setup(seats, full(title, seats), seed=2),
        title.setup(seats, every_word(title, seats), seed=3),
        title.setup(seats, random_options(title, seats, rng, pack), pack, seed=4),
    ]


def every_word(title: Title, seats: int) -> Options:
    """All flags on and every word at the end of its list (the advanced game, …), as far as they go together."""
    chosen = full(title, seats)
    for option in title.options():
        if option.kind() == "word":
            with_it: Options = {**chosen, option.id: option.allowed[-1]}
            if not title.check_setup(seats, with_it):
                chosen = with_it
    return chosen


def positions(setup: Setup, every: int = 1) -> Iterator[State]:
    """The states of a random game, the last one included."""
    rng = Random(setup.seed)
    state = setup.start()
    step = 0
    while state.to_act != OVER:
        if step % every == 0:
            yield state
        state.play(rng.choice(list(state.legal())))
        step += 1
    yield state


def seen(encoder: Encoder, state: State, viewer: int) -> list[int]:
    return [int(number) for number in encoder.observation(state, viewer)]


def outside(fields: list[Field], numbers: list[int]) -> list[str]:
    """Which fields hold a number beyond their bounds."""
    found: list[str] = []
    at = 0
    for field in fields:
        part = numbers[at : at + field.size]
        if not all(field.low <= number <= field.high for number in part):
            found.append(f"{field.name} {part}, allowed {field.low} to {field.high}")
        at += field.size
    return found


@pytest.mark.parametrize(("title", "seats"), SETUPS)
def test_every_number_of_an_observation_lies_within_the_bounds_of_its_field(title: str, seats: int) -> None:
    for setup in variants(title, seats):
        encoder, fields = Encoder(setup), setup.title.fields(setup)
        for state in positions(setup, 3):
            for viewer in range(seats):
                assert outside(fields, seen(encoder, state, viewer)) == []


@pytest.mark.soak
@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_bounds_hold_in_many_games_with_any_seats_options_and_packs(title: str) -> None:
    known = LIBRARY.get(title)
    rng = Random(f"{title} many")
    for seed in range(400):
        seats = rng.randint(known.min_seats, known.max_seats)
        pack = random_pack(known, rng) if seed % 2 else None
        setup = known.setup(seats, random_options(known, seats, rng, pack), pack, seed)
        encoder, fields = Encoder(setup), known.fields(setup)
        for state in positions(setup, 5):
            assert outside(fields, seen(encoder, state, seed % seats)) == []


@pytest.mark.parametrize(("title", "seats"), SETUPS)
def test_an_observation_fills_its_own_place_and_nothing_beside_it(title: str, seats: int) -> None:
    for setup in variants(title, seats):
        encoder = Encoder(setup)
        size = size_of(setup.title.fields(setup))
        for state in positions(setup, 7):
            exact = seen(encoder, state, 0)
            out = vec[i16]([0] * (size + 2 * MARGIN))
            state.observe(0, out, MARGIN)
            assert len(exact) == size
            assert list(out) == [0] * MARGIN + exact + [0] * MARGIN


@pytest.mark.parametrize(("title", "seats"), SETUPS)
def test_what_a_seat_cannot_know_changes_neither_its_observation_nor_its_mask(title: str, seats: int) -> None:
    differing = 0
    for setup in variants(title, seats):
        encoder = Encoder(setup)
        for number, state in enumerate(positions(setup, 5)):
            for viewer in range(seats):
                guess = state.clone()
                guess.resample(viewer, number)
                differing += guess.view(ALL) != state.view(ALL)
                assert seen(encoder, guess, viewer) == seen(encoder, state, viewer)
                if state.to_act == viewer:
                    assert list(encoder.mask(guess)) == list(encoder.mask(state))
    assert differing > 10


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_two_positions_that_look_alike_to_a_seat_have_the_same_observation(title: str) -> None:
    known: dict[str, list[int]] = {}
    met_again = 0
    setup = LIBRARY.get(title).setup(LIBRARY.get(title).max_seats, seed=9)
    encoder = Encoder(setup)
    for number, state in enumerate(positions(setup, 4)):
        for viewer in range(setup.seats):
            for seed in range(3):
                guess = state.clone()
                guess.resample((viewer + seed) % setup.seats, 10 * number + seed)
                view = f"{viewer} {json.dumps(guess.view(viewer))}"
                met_again += view in known
                assert known.setdefault(view, seen(encoder, guess, viewer)) == seen(encoder, guess, viewer)
    assert met_again > 100


@pytest.mark.parametrize(("title", "seats"), SETUPS)
def test_an_observation_says_which_decision_is_pending_and_whose_it_is(title: str, seats: int) -> None:
    setup = LIBRARY.get(title).setup(seats, seed=4)
    encoder, decisions = Encoder(setup), setup.title.decisions()
    for state in positions(setup, 3):
        for viewer in range(seats):
            numbers = seen(encoder, state, viewer)
            asked = [decisions[place] for place in range(len(decisions)) if numbers[place]]
            assert asked == ([state.decision()] if state.to_act != OVER else [])
            assert numbers[len(decisions)] == (state.to_act == viewer)


@pytest.mark.parametrize(("title", "seats"), SETUPS)
def test_fields_have_names_of_their_own_and_sane_bounds(title: str, seats: int) -> None:
    for setup in variants(title, seats):
        fields = setup.title.fields(setup)
        names = [field.name for field in fields]
        assert len(set(names)) == len(names)
        assert all(field.size >= 1 and field.low <= 0 < field.high for field in fields)


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_points_of_all_seats_are_seen_from_every_seat(title: str) -> None:
    setup = LIBRARY.get(title).setup(LIBRARY.get(title).max_seats, seed=6)
    encoder = Encoder(setup)
    at: dict[str, int] = {}
    for field in setup.title.fields(setup):
        at[field.name] = sum(at_field.size for at_field in setup.title.fields(setup)[: len(at)])
    for state in positions(setup, 9):
        for viewer in range(setup.seats):
            numbers = seen(encoder, state, viewer)
            assert numbers[at["you.total"]] == state.total(viewer)
            for place in range(1, setup.seats):
                assert numbers[at[f"other{place}.total"]] == state.total((viewer + place) % setup.seats)


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_actions_are_numbered_in_the_order_of_their_codes(title: str) -> None:
    setup = LIBRARY.get(title).setup(2)
    encoder = Encoder(setup)
    codes = setup.title.codebook(setup.pack).codes()
    assert list(encoder.codes) == codes
    assert [encoder.numbers[code] for code in codes] == list(range(len(codes)))
    state = setup.start()
    legal = encoder.legal(state)
    assert legal == sorted(encoder.numbers[code] for code in state.legal())
    assert [number for number, allowed in enumerate(encoder.mask(state)) if allowed] == legal


def test_sets_are_written_as_flags() -> None:
    out = vec[i16]([0] * 70)
    row = Row(out, 3)
    row.flags("set", 62, 2**0 | 2**5 | 2**61)
    assert row.at == 65
    assert [place for place in range(70) if out[place]] == [3, 8, 64]
    assert [lowest_bit(2**bit | 2**61) for bit in range(62)] == list(range(62))
    assert count_bits(2**61 | 7) == 4
    assert [distance(4, 2, seat) for seat in range(4)] == [2, 3, 0, 1]


def arrays_digest() -> str:
    """A fingerprint of all observations and masks of some games."""
    digest = hashlib.sha256()
    for name in LIBRARY.ids():
        title = LIBRARY.get(name)
        for setup in (title.setup(2, seed=1), title.setup(title.max_seats, full(title, title.max_seats), seed=2)):
            encoder = Encoder(setup)
            for state in positions(setup, 4):
                for viewer in range(setup.seats):
                    digest.update(memoryview(encoder.observation(state, viewer)).tobytes())
                digest.update(memoryview(encoder.mask(state)).tobytes())
    return digest.hexdigest()


def test_compiled_and_pure_rules_give_the_same_arrays() -> None:
    script = (
        "import sys, runpy, json, alehouse; "
        f"print(json.dumps([alehouse.compiled(), runpy.run_path({__file__!r})['arrays_digest']()]))"
    )
    environment = {**os.environ, "ALEHOUSE_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert json.loads(done.stdout) == [False, arrays_digest()]
    assert alehouse.compiled() or os.environ.get("ALEHOUSE_PURE"), "build the rules: this run compared pure with pure"
