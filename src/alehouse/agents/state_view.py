"""A state as the seat to act sees it: what a text agent is shown without a table."""

from __future__ import annotations

from alehouse.engine.state import State
from alehouse.engine.title import Setup
from alehouse.table.projection import PlayerView, position
from alehouse.tui.viewpoint import Viewpoint


class StateView(Viewpoint):
    """A position without a table; `seat` counts from 0."""

    def __init__(self, setup: Setup, state: State, seat: int, lang: str) -> None:
        self.title, self.pack = setup.title, setup.pack
        self.state = state
        self.seat = seat
        self.speak(lang)
        self.names = [self.words("player", seat=number) for number in range(1, state.seats + 1)]
        self._player_view: PlayerView | None = None

    def player_view(self) -> PlayerView:
        if self._player_view is None:
            self._player_view = position(self.title, self.pack, self.state, self.seat)
        return self._player_view
