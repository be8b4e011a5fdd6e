"""Shortcuts: ways to choices that an action only opens."""

from __future__ import annotations

from random import Random

import pytest

from alehouse.engine.events import EventLog
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY
from alehouse.lab.variants import full
from alehouse.table.shortcuts import shortcuts

EVERY = 5  # decisions: guesses take longer than everything else


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_a_way_can_be_walked_and_nothing_happens_before_its_last_action(title: str) -> None:
    rng = Random(title)
    seats = 3
    state = LIBRARY.get(title).setup(seats, full(LIBRARY.get(title), seats), seed=1).start()
    decisions = 0
    while state.to_act != OVER:
        if decisions % EVERY == 0:
            ways = shortcuts(state)
            ends = [way[-1] for way in ways]
            assert len(set(ends)) == len(ends)
            assert not set(ends) & set(state.legal())
            for way in ways:
                walked = state.clone()
                walked.log = EventLog()
                for code in way[:-1]:
                    assert code in list(walked.legal())
                    walked.play(code)
                    assert (walked.to_act, walked.log.heard) == (state.to_act, [])
                assert way[-1] in list(walked.legal())
        decisions += 1
        state.play(rng.choice(list(state.legal())))


def test_research_and_its_track_are_one_step() -> None:
    setup = LIBRARY.get("brewcrafters").setup(3, {})
    state, book = setup.start(), setup.title.codebook(setup.pack)
    while state.decision() != "brewery-action":
        state.play(state.default())
    ways = [tuple(book.describe(code)["do"] for code in way) for way in shortcuts(state)]
    assert ("research", "track") in ways
    assert ("process-collab", "process") in ways or "collaborate" not in [way[-1] for way in ways]
