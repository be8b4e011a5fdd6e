"""Restricted play: a bot that may not use something does not, and what that costs is measured."""

from __future__ import annotations

import pytest

from alehouse.bots.levels import bot
from alehouse.bots.match import choice
from alehouse.engine.rng import next_state, seed_state
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games import LIBRARY
from alehouse.lab.restricted import RestrictedBot, RestrictedPlay
from alehouse.lab.usage import Usage

pytestmark = pytest.mark.engine

MALT = ("spaces", "MH1")


def table() -> Setup:
    return LIBRARY.get("dicebrewing").setup(2, {}, seed=4)


def used(setup: Setup, restricted: bool) -> int:
    """How often seat 1 places on the first Malt House space in a game."""
    usage = Usage(setup)
    free = bot("regular", setup.title)
    bots = [RestrictedBot(free, setup.title.judge(), usage, MALT) if restricted else free, free]
    state, x, times = setup.start(), seed_state(1), 0
    while state.to_act != OVER:
        x = next_state(x)
        seat = state.to_act
        code = choice(bots[seat], state, x)
        if seat == 0:
            times += any(use[:2] == MALT for use in usage.of_code(code)) and len(state.legal()) > 1
        state.play(code)
    return times


def test_a_restricted_bot_does_without() -> None:
    assert used(table(), restricted=False) > 0
    assert used(table(), restricted=True) == 0


def test_the_most_used_space_is_worth_something_and_an_unused_one_nothing() -> None:
    worths = RestrictedPlay(table(), "regular", [MALT, ("spaces", "DS2")], 3).batch(0, 12).worths
    assert [worth.count for worth in worths] == [12, 12]
    assert worths[0].mean() > 0.3
    assert abs(worths[1].mean()) < 0.2


def test_parts_of_a_run_add_up() -> None:
    play = RestrictedPlay(table(), "random", [MALT], 3)
    whole, parts = play.batch(0, 4), play.batch(0, 1) + play.batch(1, 3)
    assert (whole.worths[0].mean(), whole.worths[0].count) == (parts.worths[0].mean(), 4)
