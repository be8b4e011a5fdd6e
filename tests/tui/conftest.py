"""Games at a terminal that need no terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from alehouse.games import LIBRARY
from alehouse.tui.opening import new_game
from alehouse.tui.session import Session

Start = Callable[..., Session]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """`start(seats=2, bots=["random"], seed=5)`: a session of Moonlight Brewers kept in the test's folder."""

    def make(
        seats: int = 2,
        bots: list[str] | None = None,
        seed: int = 5,
        lang: str = "en",
        options: dict[str, object] | None = None,
        game: str = "moonlight",
        secret: str = "",
    ) -> Session:
        setup = LIBRARY.get(game).setup(seats, options, seed=seed)
        others = bots if bots is not None else ["random"] * (seats - 1)
        return new_game(setup, secret, others, lang, tmp_path / "game.ale")

    return make


def at_first_turn(session: Session) -> Session:
    """Plays up to the first turn of a person."""
    session.let_bots_move()
    while session.player_view().decision != "turn-step":
        session.play(session.choices()[0].action)
        session.let_bots_move()
    return session


def play_on(session: Session, steps: int) -> None:
    """The person takes the default of every decision."""
    while not session.over and session.steps < steps:
        session.let_bots_move()
        if not session.over:
            session.play(session.game.codebook.describe(session.game.state.default()))
