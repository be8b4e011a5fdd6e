"""A state seen by the seat that decides: what a text agent is shown where there is no table."""

from __future__ import annotations

from alehouse.engine.forecast import foreseen
from alehouse.engine.state import ALL, OVER, State
from alehouse.engine.title import Setup
from alehouse.table.projection import PlayerView, RefusedAction, reason, scores
from alehouse.tui.viewpoint import Viewpoint


class StateView(Viewpoint):
    """A position apart from any table; `seat` counts from 0."""

    def __init__(self, setup: Setup, state: State, seat: int, lang: str) -> None:
        self.title, self.pack = setup.title, setup.pack
        self.state = state
        self.seat = seat
        self.speak(lang)
        self.names = [self.words("player", seat=number) for number in range(1, state.seats + 1)]
        self._seen: PlayerView | None = None

    def player_view(self) -> PlayerView:
        if self._seen is None:
            state, book = self.state, self.title.codebook(self.pack)
            over, deciding = state.to_act == OVER, state.to_act == self.seat
            self._seen = PlayerView(
                self.seat + 1,
                state.view(ALL if over else self.seat),
                state.decision(),
                [book.describe(code) for code in state.legal()] if deciding else [],
                foreseen(self.title, self.pack, state) if deciding else [],
                [RefusedAction(book.describe(code), reason(why)) for code, why in state.refused()] if deciding else [],
                scores(state),
                None,
            )
        return self._seen
