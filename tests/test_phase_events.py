"""Replays are divided by the event that begins a phase: the first one has it too, and each of them once."""

from __future__ import annotations

import pytest

from alehouse.engine.events import EventLog
from alehouse.engine.state import OVER
from alehouse.games import LIBRARY


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_phase_is_told_once_from_the_first_one_on(id: str) -> None:
    title = LIBRARY.get(id)
    setup, ears = title.setup(2, seed=1), EventLog()
    state = setup.start(ears)
    book = title.eventbook(setup.pack)
    begun = 0
    while state.to_act != OVER:
        begun += sum(book.read(heard).key == title.manifest().phase for heard in ears.take())
        view = state.view(0)
        # a phase of Moonlight, a round of Dice Brewing, a season of Brew Crafters; 0 before the first
        assert begun == view.get("season_number", view.get("round", view.get("phase")))
        state.play(state.default())
