"""Hints: the best three moves, compared on one basis, with reasons and risks that fit the position."""

from __future__ import annotations

import pytest

from alehouse.bots.bot import ask
from alehouse.bots.comparison import Interval, compare
from alehouse.bots.hints import BEST, hints
from alehouse.bots.random_bot import RandomBot
from alehouse.bots.reasons import FALL, MOST_REASONS, MOST_RISKS, WORTH_SAYING
from alehouse.engine.state import OVER, State
from alehouse.games import LIBRARY
from alehouse.lab.advice import advise
from alehouse.lab.audit import HintAudit, contradictions
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
def test_the_best_moves_are_legal_different_and_in_the_order_of_what_is_printed(title: str, steps: int) -> None:
    state, judge = game(title, 3, steps), LIBRARY.get(title).judge()
    found = hints(judge, state, 1, playouts=200, samples=8).moves
    codes = [hint.code for hint in found]
    assert len(codes) == min(BEST, len(state.legal()))
    assert len(set(codes)) == len(codes)
    assert set(codes) <= set(state.legal())
    assert found[0].behind == 0.0
    assert not found[0].equal
    assert [hint.behind for hint in found] == sorted(hint.behind for hint in found)


@pytest.mark.parametrize("title", TITLES)
def test_moves_are_about_equal_if_the_interval_of_the_difference_includes_0(title: str) -> None:
    for steps in (5, 25, 45):
        for hint in hints(LIBRARY.get(title).judge(), game(title, 2, steps), 1, playouts=400, samples=8).moves[1:]:
            assert hint.low <= hint.behind <= hint.high
            assert hint.equal == (hint.low <= 0.0 or hint.behind < WORTH_SAYING)


@pytest.mark.parametrize("title", TITLES)
def test_reasons_and_risks_are_above_0_and_of_known_terms(title: str) -> None:
    state, judge = game(title, 3, 40), LIBRARY.get(title).judge()
    terms = {name for name, _ in judge.terms(state, state.to_act)}
    found = hints(judge, state, 1, playouts=200, samples=16)
    assert found.unit == "points"
    assert 0.0 <= found.outlook[0] <= 1.0
    assert found.outlook[1] <= found.outlook[0] <= found.outlook[2]
    for hint in found.moves:
        assert {name for name, _ in [*hint.gains, *hint.costs, *hint.risks]} <= terms
        assert len(hint.gains) <= MOST_REASONS
        assert len(hint.costs) <= MOST_REASONS
        assert len(hint.risks) <= MOST_RISKS
        assert all(0.0 < share < 1.0 for _, share in hint.risks)
        for parts in (hint.gains, hint.costs):
            sizes = [points for _, points in parts]
            assert sizes == sorted(sizes, reverse=True)
            assert all(size > 0.0 for size in sizes)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_advice(title: str) -> None:
    state, judge = game(title, 2, 30), LIBRARY.get(title).judge()
    first, again = (
        [(hint.code, hint.behind, hint.gains, hint.risks) for hint in hints(judge, state, 9, 60, 8).moves]
        for time in (1, 2)
    )
    assert first == again


@pytest.mark.parametrize("title", TITLES)
def test_a_move_compared_with_itself_is_exactly_as_good(title: str) -> None:
    """Both meet the same guesses, the same depth and the same chances."""
    state, judge = game(title, 2, 20), LIBRARY.get(title).judge()
    guess = state.clone()
    guess.resample(state.to_act, 3)
    code = int(state.legal()[0])
    first, other = compare(judge, guess, [code, code], 4, 100)
    assert first.worths == other.worths
    assert first.wins == other.wins
    assert first.ahead_of(other).high == 0.0


def test_an_interval_is_that_of_students_t() -> None:
    results = [float(number % 5) for number in range(24)]
    mean = sum(results) / 24
    error = (sum((result - mean) ** 2 for result in results) / 23 / 24) ** 0.5
    interval = Interval(results)
    assert interval.mean == pytest.approx(mean)
    assert interval.high - mean == pytest.approx(2.0687 * error, rel=1e-3)


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_no_hint_contradicts_itself(title: str) -> None:
    """`alehouse audit` does the same and reports more."""
    assert HintAudit(title, 1, 0).batch(0, 2000).problems == []


def test_a_move_is_about_equal_if_the_interval_as_it_is_printed_includes_0(monkeypatch: pytest.MonkeyPatch) -> None:
    title = LIBRARY.get("moonlight")
    setup = title.setup(2, seed=1)
    state = title.stage(setup)
    found = hints(title.judge(), state, 2, 200, 8)
    found.moves[1].behind, found.moves[1].low, found.moves[1].high = 0.127, 0.0003, 0.2537
    found.moves[1].equal = False
    monkeypatch.setattr("alehouse.lab.advice.hints", lambda *_: found)
    advice = advise(setup, state, 2)
    assert advice["hints"][1]["equal"]
    assert not advice["hints"][0]["equal"]
    assert not [problem for problem in contradictions(advice) if "includes 0" in problem]


def test_a_contradiction_is_found() -> None:
    title = LIBRARY.get("moonlight")
    setup = title.setup(2, seed=1)
    advice = advise(setup, title.stage(setup), 2, 200, 8)
    assert contradictions(advice) == []
    advice["hints"][1]["behind"] = -1.0
    advice["hints"][0]["gains"] = [("stock", -0.5)]
    assert len(contradictions(advice)) == 3


def test_hints_of_the_campaign_speak_of_stars_and_tasks() -> None:
    title = LIBRARY.get("moonlight")
    setup = title.setup(1, {"hermit": True}, seed=4)
    state = setup.start()
    player = RandomBot()
    said: set[str] = set()
    for number in range(40):
        if len(state.legal()) > 1 and number % 8 == 0:
            advice = advise(setup, state, number, 200, 8)
            assert advice["unit"] == "stars"
            assert 0.0 < advice["outlook"][0] < 21.0
            said |= {term for move in advice["hints"] for term, _ in [*move["gains"], *move["costs"]]}
        state.play(ask(player, state, number))
    assert said <= {"stars", "night", "task", "keepsakes"}
    assert said & {"night", "task"}


def test_nothing_is_left_to_advise_when_the_game_is_over() -> None:
    assert hints(LIBRARY.get("moonlight").judge(), game("moonlight", 2, 10_000), 1).moves == []


def test_a_search_is_recommended_for_what_it_finds() -> None:
    """A monk beside the malt with the malt box next: searching is what the stock speaks for."""
    title = LIBRARY.get("moonlight")
    setup = title.setup(2, seed=1)
    state = title.stage(setup)
    book = title.codebook(setup.pack)
    found = hints(title.judge(), state, 2, playouts=400, samples=200).moves
    best = book.describe(found[0].code)
    assert best["do"] in ("action", "move")
    for hint in found:
        action = book.describe(hint.code)
        if action["do"] == "action" and str(action["what"]).endswith("-hard"):
            assert dict(hint.gains).get("stock", 0.0) > 0.0


def test_what_may_fall_is_a_risk_and_what_surely_falls_is_not() -> None:
    """Played a hundred times, the share of bad endings is what the hint says."""
    state, judge = game("moonlight", 2, 24), LIBRARY.get("moonlight").judge()
    seat = state.to_act
    before = dict(judge.terms(state, seat))
    for hint in hints(judge, state, 3, playouts=50, samples=200).moves:
        for term, share in hint.risks:
            falls = 0
            for number in range(200):
                after = state.clone()
                after.resample(seat, 500 + number)
                after.play(hint.code)
                after.settle()
                falls += dict(judge.terms(after, seat))[term] <= before[term] - FALL
            assert falls / 200 >= share - 0.15
