"""The game of an environment: title, seats, options and pack, checked once."""

from __future__ import annotations

from typing import Any

from alehouse.engine.title import Setup
from alehouse.games import LIBRARY

DEFAULT_SEATS = 2


def table(game: str, seats: int | None, options: dict[str, Any] | None, pack: str | None) -> Setup:
    """The setup of a title (default: two seats, or the title's minimum)."""
    title = LIBRARY.get(game)
    wanted = max(title.min_seats, DEFAULT_SEATS) if seats is None else seats
    return title.setup(wanted, options, title.pack(pack) if pack is not None else None)


def rewards_of(setup: Setup, rewards: str | None) -> str:
    """The default reward: winning, or in a solo game the points."""
    if rewards is not None:
        return rewards
    return "win" if setup.seats > 1 else "points"
