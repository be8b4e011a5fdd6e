"""The checks find what they are there for: each is shown a state that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.refusal import Refusal
from alehouse.engine.snapshot import fields_of
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.weights import Weights
from alehouse.games import LIBRARY
from alehouse.lab.checks import Checks

pytestmark = pytest.mark.engine

SETUP = LIBRARY.get("moonlight").setup(3, {"duel": True}, seed=4)


def middle() -> State:
    """A position in the middle of a game."""
    state = SETUP.start()
    rng = Random(1)
    for step in range(40):
        state.play(rng.choice(list(state.legal())))
    assert state.to_act != OVER
    return state


class Spoilt:
    """A state of which some methods answer wrongly; everything else is the real one."""

    __mypyc_attrs__ = tuple(fields_of(middle()))  # what `dump` takes

    def __init__(self, state: State, wrong: dict[str, Any]) -> None:
        self.__dict__["state"] = state
        self.__dict__["wrong"] = wrong

    def __getattr__(self, name: str) -> Any:
        wrong = self.__dict__["wrong"]
        return wrong[name] if name in wrong else getattr(self.__dict__["state"], name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.__dict__["state"], name, value)


def spoilt(state: State, **wrong: Any) -> Any:
    return Spoilt(state, wrong)


class Untitled:
    """A title whose own invariants keep quiet, so that the checks speak for themselves."""

    def invariants(self, state: object) -> list[str]:
        return []


def untitled() -> Any:
    """Checks that do not ask the title, which would refuse a spoilt state."""
    checks: Any = Checks(SETUP)
    checks.title = Untitled()
    return checks


def test_an_honest_state_has_nothing_to_hide() -> None:
    checks, state = Checks(SETUP), middle()
    assert checks.always(state) == []
    assert checks.thorough(state, 1) == []


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"legal": list}, "is to act and nothing is legal"),
        ({"to_act": OVER}, "the game is over and something is legal"),
        ({"to_act": 3}, "seat 4 of 3 is to act"),
        ({"decision": lambda: "nap"}, "decision 'nap' is not among the title's decisions"),
        ({"legal": lambda: [*list(middle().legal()), middle().legal()[0]]}, "legal codes are not unique"),
        ({"legal": lambda: [*list(middle().legal()), 9_999_999]}, "code 9999999 is not in the codebook"),
        ({"default": lambda: 9_999_999}, "the default 9999999 is not legal"),
        ({"total": lambda seat: 99}, "do not sum up to 99"),
    ],
)
def test_what_is_checked_after_every_action(wrong: dict[str, Any], words: str) -> None:
    assert words in "\n".join(untitled().always(spoilt(middle(), **wrong)))


def test_the_title_s_own_invariants_are_asked() -> None:
    checks = Checks(SETUP)
    state: Any = middle()
    state.players[0].noise = -3
    assert "seat 1 has a negative counter" in "\n".join(checks.always(state))


def spoiling_view(change: Callable[[State, int, dict[str, Any]], None]) -> Any:
    state = middle()

    def view(viewer: int) -> dict[str, Any]:
        shown = state.view(viewer)
        change(state, viewer, shown)
        return shown

    return spoilt(state, view=view)


def test_a_view_with_anything_but_plain_data_is_found() -> None:
    state = spoiling_view(lambda state, viewer, shown: shown.update({"pair": (1, 2)}))
    assert "is not plain JSON" in "\n".join(Checks(SETUP).looking(state, Random(1)))


def test_a_view_without_the_common_keys_is_found() -> None:
    state = spoiling_view(lambda state, viewer, shown: shown.pop("players"))
    assert "lacks 'players'" in "\n".join(Checks(SETUP).looking(state, Random(1)))


def test_a_view_that_draws_from_the_generator_is_found() -> None:
    state = spoiling_view(lambda state, viewer, shown: shown.update({"luck": state.below(1000)}))
    checks: Any = Checks(SETUP)
    checks.judging = lambda state, rng: []
    problems = "\n".join(checks.thorough(state, 1))
    assert "differs when looked at twice" in problems
    assert "looking: changed the state" in problems


def test_a_view_that_shows_something_hidden_is_found() -> None:
    """The order of the decks shows in every view, so guessing at it changes what a seat is shown."""
    state = middle()

    def leaky(inner: State) -> Any:
        def view(viewer: int) -> dict[str, Any]:
            everything: Any = inner.view(ALL)
            return {**inner.view(viewer), "secret": everything["decks"]["werewolves"]}

        return spoilt(inner, view=view, clone=lambda: leaky(inner.clone()))

    checks = untitled()
    checks._play_on = lambda state, rng: []
    assert "changes what it gets" in "\n".join(checks.guessing(leaky(state), Random(1)))


def test_terms_that_do_not_sum_up_are_found() -> None:
    class Overrated(Judge):
        def value(self, state: State, seat: int) -> float:
            return 123.0

    checks = Checks(SETUP)
    checks.judge = Overrated(Weights({}), SearchSettings({}))
    assert "do not sum up to 123.0" in "\n".join(checks.judging(middle(), Random(1)))


def test_a_refusal_of_something_legal_is_found() -> None:
    code = middle().legal()[0]
    state = spoilt(middle(), refused=lambda: [(code, Refusal("XX-001", "no", {}))])
    assert f"code {code} is refused by XX-001 and is legal" in "\n".join(Checks(SETUP).refusals(state))


def test_a_refusal_without_rule_is_found() -> None:
    code = next(code for code in Checks(SETUP).codebook.codes() if code not in list(middle().legal()))
    state = spoilt(middle(), refused=lambda: [(code, Refusal("because", "no", {}))])
    assert "which is not a rule" in "\n".join(Checks(SETUP).refusals(state))


def test_an_illegal_action_that_is_accepted_is_found() -> None:
    state = spoilt(middle(), apply=lambda code: None)
    assert "was accepted" in "\n".join(Checks(SETUP).illegal(state, Random(1)))


def test_a_clone_that_is_the_original_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Checks, "judging", lambda self, state, rng: [])  # compiled judges take real states only
    state = middle()
    shared = spoilt(state, clone=lambda: state)
    assert "cloning: changed the state" in "\n".join(Checks(SETUP).thorough(shared, 1))


def test_a_clone_that_forgets_something_is_found() -> None:
    def forgetful() -> Any:
        other: Any = state.clone()
        other.players[0].noise += 1
        return other

    state = middle()
    problems = Checks(SETUP).cloning(spoilt(state, clone=forgetful), Random(1))
    assert "the clone is not equal to its original" in problems
