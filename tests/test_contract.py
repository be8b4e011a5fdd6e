"""The contract that every title keeps: one suite over all titles, seats and a spread of options."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from alehouse.bots.random_bot import RandomBot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import commitment, new_secret
from alehouse.engine.record import Record, Step, read_record
from alehouse.engine.snapshot import dump
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.checks import Checks
from alehouse.lab.digest import all_digests
from alehouse.lab.seeds import derived
from alehouse.lab.simulate import recorded_game
from alehouse.lab.variants import full, plain, random_options, random_pack

pytestmark = pytest.mark.engine

THOROUGH_EVERY = 12
SEATS = [
    (title, seats)
    for title in LIBRARY.ids()
    for seats in range(LIBRARY.get(title).min_seats, LIBRARY.get(title).max_seats + 1)
]
ALTERED = [pytest.param(title, where, id=f"{title} at {where:.0%}") for title in LIBRARY.ids() for where in (0, 0.5, 1)]


def variants(name: str, seats: int) -> list[Setup]:
    """Plain rules, full rules, and two random mixes, one of them with changed content."""
    title = LIBRARY.get(name)
    rng = Random(f"{name} {seats}")
    mixed = random_options(title, seats, rng)
    pack = random_pack(title, rng)
    return [
        title.setup(seats, plain(title), seed=1),
        title.setup(seats, full(title, seats), seed=2),
        title.setup(seats, mixed, seed=3),
        title.setup(seats, random_options(title, seats, rng, pack), pack, seed=4),
    ]


def recorded(setup: Setup) -> Record:
    return recorded_game(setup, [RandomBot()] * setup.seats, derived(setup.seed, "bots"))


@pytest.mark.parametrize(("title", "seats"), SEATS)
def test_random_games_keep_every_check(title: str, seats: int) -> None:
    for setup in variants(title, seats):
        checks = Checks(setup)
        rng = Random(setup.seed)
        state = setup.start()
        step = 0
        while True:
            problems = checks.always(state)
            if step % THOROUGH_EVERY == 0 or state.to_act == OVER:
                problems += checks.thorough(state, step)
            assert problems == [], f"{setup.options}, step {step}"
            if state.to_act == OVER:
                break
            state.apply(rng.choice(list(state.legal())))
            step += 1


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_state_says_what_it_is(title: str) -> None:
    state = LIBRARY.get(title).new(2, seed=1)
    points = ", ".join(str(state.total(seat)) for seat in range(2))
    said = f"<{type(state).__name__} with points {points}: seat {state.to_act + 1} decides {state.decision()}>"
    assert repr(state) == said
    while state.to_act != OVER:
        state.play(state.default())
    assert repr(state).endswith(": over>")


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_places_among_known_points_are_the_places(title: str) -> None:
    rng = Random(title)
    state = LIBRARY.get(title).new(3, seed=5)
    while state.to_act != OVER:
        totals = state.totals()
        assert list(totals) == [state.total(seat) for seat in range(3)]
        assert [state.place_among(totals, seat) for seat in range(3)] == [state.place(seat) for seat in range(3)]
        state.play(rng.choice(list(state.legal())))


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_default_action_brings_every_game_to_its_end(title: str) -> None:
    setup = LIBRARY.get(title).setup(LIBRARY.get(title).max_seats)
    state = setup.start()
    for step in range(10_000):
        if state.to_act == OVER:
            break
        state.apply(state.default())
    assert state.to_act == OVER


@pytest.mark.parametrize(("title", "seats"), SEATS)
def test_recorded_games_replay_bit_for_bit(title: str, seats: int) -> None:
    for setup in variants(title, seats):
        record = recorded(setup)
        lines = record.lines()
        again = read_record(LIBRARY, "\n".join(lines))
        assert again.lines() == lines
        assert dump(again.replay()) == dump(record.replay())
        assert again.result == record.result


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_game_with_honest_dice_replays_and_proves_its_dice(title: str) -> None:
    setup = LIBRARY.get(title).setup(LIBRARY.get(title).min_seats)
    secret = new_secret()
    record = Record(setup, secret)
    state = record.start()
    rng = Random(1)
    while state.to_act != OVER:
        record.add(state, rng.choice(list(state.legal())))
    assert record.header()["chance"] == [{"since": 0, "commitment": commitment(secret), "nonces": []}]
    again = read_record(LIBRARY, "\n".join(record.lines()))
    assert dump(again.replay()) == dump(state)
    lied = record.lines()
    lied[-1] = lied[-1].replace(secret, new_secret())
    with pytest.raises(AlehouseError, match="not honest"):
        read_record(LIBRARY, "\n".join(lied))


@pytest.mark.parametrize(("title", "where"), ALTERED)
def test_a_record_with_an_altered_line_names_the_step(title: str, where: float) -> None:
    record = recorded(LIBRARY.get(title).setup(2, seed=5))
    index = round(where * (len(record.steps) - 1))
    lines = record.lines()
    line = json.loads(lines[2 + index])
    line["do"] = "something-else"
    lines[2 + index] = json.dumps(line)
    with pytest.raises(AlehouseError, match=rf"^step {index + 1}: the line does not match its check"):
        read_record(LIBRARY, "\n".join(lines))


@pytest.mark.parametrize(("title", "where"), ALTERED)
def test_a_record_with_an_illegal_action_names_the_step_and_the_reason(title: str, where: float) -> None:
    """Somebody who also forges the checks is found by the rules."""
    record = recorded(LIBRARY.get(title).setup(2, seed=5))
    codebook = record.setup.title.codebook(record.setup.pack)
    wanted = round(where * (len(record.steps) - 1))
    nearest = sorted(range(len(record.steps)), key=lambda index: abs(index - wanted))
    index, wrong = next(
        (index, code) for index in nearest for code in set(codebook.codes()).difference(record.replay(index).legal())
    )
    step = record.steps[index]
    record.steps[index] = Step(step.seat, codebook.describe(wrong))
    forged = read_record(LIBRARY, "\n".join(record.lines()))
    with pytest.raises(AlehouseError, match=rf"^step {index + 1} .*: action code {wrong} is not legal now"):
        forged.replay()


def test_compiled_and_pure_play_the_same_games() -> None:
    """State by state, random and better bots: this process against one that runs the Python sources."""
    pure = subprocess.run(
        [sys.executable, "-m", "alehouse.lab.digest"],
        env={**os.environ, "ALEHOUSE_PURE": "1"},
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(pure.stdout) == all_digests()


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_ids_on_the_wire_are_words_with_hyphens(name: str) -> None:
    title = LIBRARY.get(name)
    codebook, eventbook = title.codebook(title.house()), title.eventbook(title.house())
    verbs = {str(codebook.describe(code)["do"]) for code in codebook.codes()}
    ids = [*title.decisions(), *verbs, *eventbook.keys(), *(option.id for option in title.options())]
    assert [id for id in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)] == []
