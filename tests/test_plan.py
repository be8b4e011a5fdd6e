"""Plans against reality: what was planned is what happens when it is played, and nothing hidden is in it."""

from __future__ import annotations

from random import Random

import pytest
from tests.test_forecast import positions

from alehouse.engine.facts import Facts
from alehouse.engine.plan import Plan, plan
from alehouse.engine.state import State
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.games.dicebrewing.actions import AUTO_DICE, pick_code
from alehouse.games.dicebrewing.kinds import STORAGE
from alehouse.games.dicebrewing.rules.brewing import needs_of
from alehouse.games.dicebrewing.rules.matching import least_waste

pytestmark = pytest.mark.engine

STEPS = 4


def planned(game: Title, state: State, rng: Random) -> tuple[list[int], Plan]:
    """A plan of a few choices, each among those that the plan so far leaves."""
    codes: list[int] = []
    found = plan(state, codes, game.outcomes())
    while found.after is not None and len(codes) < STEPS:
        codes.append(rng.choice(list(found.after.legal())))
        found = plan(state, codes, game.outcomes())
    return codes, found


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_what_is_planned_can_be_played_and_brings_what_was_told(title: str) -> None:
    game, rng, longer = LIBRARY.get(title), Random(title), 0
    for setup, state in positions(game, 40):
        seat = state.to_act
        codes, told = planned(game, state, rng)
        what = (setup.options, [game.codebook(setup.pack).describe(code) for code in codes])
        assert told.played == len(codes), what
        longer += len(codes) > 1
        assert told.asked == codes, what
        real = state.clone()
        for code in codes[:-1]:
            real.apply(code)
        assert codes[-1] in list(real.legal()), what
        if told.after is not None:
            real.apply(codes[-1])
            assert (real.to_act, real.decision(), list(real.legal())) == (
                seat,
                told.after.decision(),
                list(told.after.legal()),
            ), what
            assert told.after.view(seat) == real.view(seat), what
            if real.quiet():
                facts = Facts()
                real.facts(seat, facts)
                now = dict(zip(facts.names, facts.values, strict=True))
                assert {name: now[name] for name in told.left} == told.left, what
    assert longer > 5 or len(game.decisions()) == 1


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_plan_depends_only_on_what_its_seat_may_know(title: str) -> None:
    """The same plan in every game that the seat cannot tell from this one."""
    game, rng = LIBRARY.get(title), Random(title)
    for setup, state in positions(game, 40):
        seat = state.to_act
        codes, told = planned(game, state, rng)
        other = state.clone()
        other.resample(seat, 7)
        elsewhere = plan(other, codes, game.outcomes())
        assert said(told, seat) == said(elsewhere, seat), (setup.options, state.decision(), codes)


def said(told: Plan, seat: int) -> object:
    shown = None if told.after is None else (told.after.view(seat), list(told.after.legal()), told.after.decision())
    return told.played, told.left, told.forecast.exact, told.forecast.facts, told.forecast.outcomes, shown


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_plan_ends_where_something_is_not_allowed_and_changes_nothing(title: str) -> None:
    from alehouse.engine.snapshot import dump

    game = LIBRARY.get(title)
    for setup, state in positions(game, 20):
        before = dump(state)
        never = next(code for code in game.codebook(setup.pack).codes() if code not in list(state.legal()))
        told = plan(state, [never], game.outcomes())
        assert told.played == 0
        assert told.after is not None
        assert told.after.view(state.to_act) == state.view(state.to_act)
        assert dump(state) == before


def test_what_is_taken_without_asking_may_be_planned_too() -> None:
    """Every set of dice for a brew can be planned, although its last dice may go without saying."""
    game, settled = LIBRARY.get("dicebrewing"), 0
    for setup, state in positions(game, 4000):
        if state.decision() != "brew-dice" or state.choosing:  # type: ignore[attr-defined]
            continue
        book = game.codebook(setup.pack)
        storage = state.players[state.to_act].storage  # type: ignore[attr-defined]
        needs = needs_of(state)  # type: ignore[arg-type]
        dice = [pick_code(STORAGE, storage[place]) for place in sorted(least_waste(storage, needs))]
        told = plan(state, dice, game.outcomes())
        what = [book.describe(code) for code in dice]
        assert told.played == len(dice), what
        settled += len(told.asked) < len(dice)
        one, other = state.clone(), state.clone()
        for code in told.asked:
            one.apply(code)
        other.apply(AUTO_DICE)
        seat = state.to_act
        assert one.view(seat) == other.view(seat), what
    assert settled > 0
