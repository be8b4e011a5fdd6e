"""Which questions of Brew Crafters have an obvious answer."""

from __future__ import annotations

from random import Random

from alehouse.engine.state import NOT_OBVIOUS, OVER
from alehouse.games import LIBRARY
from alehouse.games.brewcrafters import actions, steps
from alehouse.games.brewcrafters.decisions.windows import legal_windows
from alehouse.games.brewcrafters.state import BrewCraftersState


def games() -> list[BrewCraftersState]:
    title = LIBRARY.get("brewcrafters")
    options = {"recipes": "random", "workers": "random"}
    states = [title.setup(3, options, seed=seed).start() for seed in range(1, 9)]
    return [state for state in states if isinstance(state, BrewCraftersState)]


def test_whoever_ends_a_turn_for_lack_of_a_reason_has_the_same_windows_in_the_next_one() -> None:
    """Except for harvests, which the end of Fall brings anyway; what it overflows may be exchanged later as well."""
    seen = 0
    for state in games():
        rng = Random(state.random)
        waiting: dict[int, list[int]] = {}
        while state.to_act != OVER:
            seat = state.to_act
            offered = list(state.legal())
            windows = waiting.pop(seat, [])
            if windows and state.stack[-1] >> 8 != steps.DISCARD:
                assert set(windows) <= set(offered)
                seen += 1
            code = state.obvious()
            if state.stack[-1] >> 8 == steps.END_TURN and code == actions.END_TURN:
                waiting[seat] = [window for window in legal_windows(state) if window & ~63 != actions.HARVEST]
            if code == NOT_OBVIOUS:
                code = rng.choice(offered)
            state.play(code)
    assert seen > 20


def test_the_last_chance_to_plant_is_asked_for() -> None:
    asked = 0
    for state in games():
        rng = Random(state.random)
        while state.to_act != OVER:
            code = state.obvious()
            if state.stack[-1] >> 8 == steps.END_TURN and code == NOT_OBVIOUS:
                assert any(window & ~63 == actions.PLANT for window in legal_windows(state))
                asked += 1
            installs = [one for one in state.legal() if one & ~63 == actions.INSTALL_TILE or one == actions.INSTALL]
            state.play(code if code != NOT_OBVIOUS else rng.choice(installs or list(state.legal())))
    assert asked
