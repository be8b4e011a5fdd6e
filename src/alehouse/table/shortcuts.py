"""Shortcuts: choices behind an action that only opens them, so that a player may take both in one step."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventLog
from alehouse.engine.state import State
from alehouse.table.undo import revealed_information

LONGEST: Final = 3  # actions


def shortcuts(state: State) -> list[list[int]]:
    """The shortest sequences of codes to choices that the seat to act can foresee.

    Only their last code has an effect, and it is not legal yet. Two equally short sequences cancel out.
    """
    shortest: dict[int, list[int]] = {code: [] for code in state.legal()}
    open_ways: list[tuple[list[int], State]] = [([], state)]
    for length in range(2, LONGEST + 1):
        opened = [
            ([*way, code], after)
            for way, here in open_ways
            for code in here.legal()
            if (after := _opened(here, code)) is not None
        ]
        found: dict[int, list[int]] = {}
        for way, after in opened:
            for code in after.legal():
                found[code] = [] if code in found else [*way, code]
        shortest = {**found, **shortest}
        open_ways = opened
    return [way for way in shortest.values() if way]


def _opened(state: State, code: int) -> State | None:
    """The next decision of the same seat, if the code only opens it."""
    after = state.clone()
    after.log = EventLog()
    after.play(code)
    if after.log.heard or after.random != state.random or after.to_act != state.to_act:
        return None
    if after.decision() == state.decision() or revealed_information(state, code, after, []):
        return None
    after.log = None
    return after
