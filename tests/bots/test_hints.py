"""Hints: the best three moves, with chances, reasons and risks that fit the position."""

from __future__ import annotations

import pytest

from alehouse.bots.bot import ask
from alehouse.bots.hints import BEST, FALL, MOST_REASONS, MOST_RISKS, hints
from alehouse.bots.random_bot import RandomBot
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY
from alehouse.lab.variants import full

pytestmark = pytest.mark.engine

TITLES = LIBRARY.ids()


def game(title: str, seats: int, steps: int) -> State:
    state = LIBRARY.get(title).setup(seats, full(LIBRARY.get(title), seats), seed=8).start()
    player = RandomBot()
    for number in range(steps):
        if state.to_act != OVER:
            state.play(ask(player, state, number))
    return state


@pytest.mark.parametrize("steps", [0, 17, 40])
@pytest.mark.parametrize("title", TITLES)
def test_the_best_moves_are_legal_different_and_sorted(title: str, steps: int) -> None:
    state, judge = game(title, 3, steps), LIBRARY.get(title).judge()
    found = hints(judge, state, 1, playouts=60, samples=8)
    codes = [hint.code for hint in found]
    assert len(codes) == min(BEST, len(state.legal()))
    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(state.legal())
    assert [hint.playouts for hint in found] == sorted((hint.playouts for hint in found), reverse=True)


@pytest.mark.parametrize("title", TITLES)
def test_chances_reasons_and_risks_are_in_range_and_of_known_terms(title: str) -> None:
    state, judge = game(title, 3, 40), LIBRARY.get(title).judge()
    terms = {name for name, _ in judge.terms(state, state.to_act)}
    for hint in hints(judge, state, 1, playouts=60, samples=16):
        assert 0.0 <= hint.chance <= 1.0
        assert {name for name, _ in [*hint.reasons, *hint.risks]} <= terms
        assert len(hint.reasons) <= MOST_REASONS
        assert len(hint.risks) <= MOST_RISKS
        assert all(0.0 < share < 1.0 for _, share in hint.risks)
        sizes = [abs(points) for _, points in hint.reasons]
        assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_advice(title: str) -> None:
    state, judge = game(title, 2, 30), LIBRARY.get(title).judge()
    first, again = (
        [(hint.code, hint.chance, hint.reasons, hint.risks) for hint in hints(judge, state, 9, 60, 8)]
        for time in (1, 2)
    )
    assert first == again


def test_nothing_is_left_to_advise_when_the_game_is_over() -> None:
    assert hints(LIBRARY.get("moonlight").judge(), game("moonlight", 2, 10_000), 1) == []


def test_a_search_is_recommended_for_what_it_finds() -> None:
    """A monk beside the malt with the malt box next: searching is what the stock speaks for."""
    title = LIBRARY.get("moonlight")
    setup = title.setup(2, seed=1)
    state = title.stage(setup)
    book = title.codebook(setup.pack)
    found = hints(title.judge(), state, 2, playouts=400, samples=200)
    best = book.describe(found[0].code)
    assert best["do"] in ("action", "move")
    for hint in found:
        action = book.describe(hint.code)
        if action["do"] == "action" and str(action["what"]).endswith("-hard"):
            assert dict(hint.reasons).get("stock", 0.0) > 0.0


def test_what_may_fall_is_a_risk_and_what_surely_falls_is_not() -> None:
    """Played a hundred times, the share of bad endings is what the hint says."""
    state, judge = game("moonlight", 2, 24), LIBRARY.get("moonlight").judge()
    seat = state.to_act
    before = dict(judge.terms(state, seat))
    for hint in hints(judge, state, 3, playouts=50, samples=200):
        for term, share in hint.risks:
            falls = 0
            for number in range(200):
                after = state.clone()
                after.resample(seat, 500 + number)
                after.play(hint.code)
                after.settle()
                falls += dict(judge.terms(after, seat))[term] <= before[term] - FALL
            assert falls / 200 >= share - 0.15
