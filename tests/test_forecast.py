"""Forecasts against reality: what was foretold is what happens, and nothing hidden is in it."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from alehouse.engine.facts import Facts
from alehouse.engine.forecast import SAMPLES, Forecast, forecast, forecasts
from alehouse.engine.state import OVER, State
from alehouse.engine.title import Setup, Title
from alehouse.games import LIBRARY
from alehouse.lab.variants import full, random_options, random_pack

pytestmark = pytest.mark.engine

WIDE = 4.0  # standard errors; so many that thousands of comparisons stay within by chance


def setups(title: Title, rng: Random) -> list[Setup]:
    """All options, a mix of them, and a mix with changed content."""
    seats = min(3, title.max_seats)
    pack = random_pack(title, rng)
    return [
        title.setup(seats, full(title, seats), seed=1),
        title.setup(seats, random_options(title, seats, rng), seed=2),
        title.setup(seats, random_options(title, seats, rng, pack), pack, seed=3),
    ]


def positions(title: Title, count: int) -> list[tuple[Setup, State]]:
    """Positions from random games, spread over setups and moments."""
    rng = Random(f"{title.id} forecasts")
    found: list[tuple[Setup, State]] = []
    while len(found) < count:
        for setup in setups(title, rng):
            state = setup.with_seed(rng.getrandbits(40)).start()
            while state.to_act != OVER:
                if rng.random() < 0.05:
                    found.append((setup, state.clone()))
                state.play(rng.choice(list(state.legal())))
    rng.shuffle(found)
    return found[:count]


def changes(state: State, codes: list[int], seat: int, seed: int) -> dict[str, int]:
    """How the facts change when an action and its answers are really played, the hidden guessed, chance fresh."""
    before, after = Facts(), Facts()
    state.facts(seat, before)
    game = state.clone()
    game.resample(seat, seed)
    for code in codes[:-1]:
        game.play(code)
    game.foresee(codes[-1])
    game.facts(seat, after)
    return {name: b - a for name, a, b in zip(before.names, before.values, after.values, strict=True)}


def misses(told: Forecast, real: list[dict[str, int]]) -> list[str]:
    """Foretold probabilities that real plays contradict."""
    wrong: list[str] = []
    for name in real[0]:
        spread = dict(told.facts.get(name, [(0, 1.0)]))
        counted = Counter(play[name] for play in real)
        for value in spread.keys() | counted.keys():
            foretold, share = spread.get(value, 0.0), counted[value] / len(real)
            unsure = 1 / len(real) + (0 if told.exact else 1 / SAMPLES)  # real plays are a sample, too
            room = WIDE * sqrt(max(foretold * (1 - foretold), share * (1 - share), 1e-4) * unsure)
            if abs(foretold - share) > room:
                wrong.append(f"{name} {value:+}: {foretold:.3f} foretold, {share:.3f} of {len(real)} real plays")
    return wrong


def compare(title: Title, count: int, plays: int) -> None:
    rng = Random(title.id)
    for setup, state in positions(title, count):
        seat = state.to_act
        code = rng.choice(list(state.legal()))
        told, codes = forecast(state, code, seat, title.outcomes()), [code]
        if len(told.answers) > 1:
            answer, told = rng.choice(told.answers)
            codes.append(answer)
        real = [changes(state, codes, seat, rng.getrandbits(40)) for play in range(plays if told.facts else 20)]
        actions = [title.codebook(setup.pack).describe(code) for code in codes]
        assert misses(told, real) == [], f"{setup.options}, {state.decision()}, {actions}, exact: {told.exact}"


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_what_is_foretold_happens_as_often_as_foretold(title: str) -> None:
    compare(LIBRARY.get(title), 40, 200)


@pytest.mark.soak
@pytest.mark.parametrize("title", LIBRARY.ids())
def test_two_thousand_positions_and_ten_thousand_plays_each(title: str) -> None:
    compare(LIBRARY.get(title), 2000, 10_000)


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_forecast_depends_only_on_what_its_seat_may_know(title: str) -> None:
    """The same forecast in every game that the seat cannot tell from this one."""
    game = LIBRARY.get(title)
    for setup, state in positions(game, 30):
        seat = state.to_act
        other = state.clone()
        other.resample(seat, 7)
        told, elsewhere = (forecasts(s, game.outcomes()) for s in (state, other))
        for mine, theirs in zip(told, elsewhere, strict=True):
            what = game.codebook(setup.pack).describe(mine.code)
            assert said(mine) == said(theirs), (setup.options, state.decision(), what)
            assert [(code, said(answer)) for code, answer in mine.answers] == [
                (code, said(answer)) for code, answer in theirs.answers
            ], (setup.options, state.decision(), what)


def said(told: Forecast) -> object:
    return told.exact, told.facts, told.outcomes


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_answers_foretold_are_those_of_the_question_that_comes(title: str) -> None:
    """Several answers are the legal choices of the next decision, a single one is the choice that is made by itself."""
    game = LIBRARY.get(title)
    asked = 0
    for setup, state in positions(game, 60):
        for told in forecasts(state, game.outcomes()):
            codes = [code for code, _ in told.answers]
            if not codes:
                continue
            after = state.clone()
            after.play(told.code)
            what = (setup.options, state.decision(), game.codebook(setup.pack).describe(told.code))
            if len(codes) > 1:
                asked += 1
                assert (after.to_act, list(after.legal())) == (state.to_act, codes), what
                assert dict(told.answers)[after.default()] is told, what
            else:
                assert told.answers[0][1] is told, what
    assert asked > 5 or len(game.decisions()) == 1


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_probabilities_add_up_and_the_position_stays_untouched(title: str) -> None:
    from alehouse.engine.snapshot import dump

    game = LIBRARY.get(title)
    for _, state in positions(game, 30):
        before = dump(state)
        for told in forecasts(state, game.outcomes()):
            for spread in [*told.facts.values(), *(spread for _, spread in told.outcomes)]:
                assert abs(sum(share for _, share in spread) - 1) < 1e-6
                assert any(value != 0 for value, _ in spread)
        assert dump(state) == before
