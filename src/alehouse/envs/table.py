"""What is played in an environment: title, seats, options and pack, checked once."""

from __future__ import annotations

from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import SEED_LIMIT, Setup
from alehouse.games import LIBRARY

DEFAULT_SEATS = 2


def table(game: str, seats: int | None, options: dict[str, Any] | None, pack: str | None) -> Setup:
    """The setup of a title; two seats unless told, or as few as the title takes."""
    title = LIBRARY.get(game)
    wanted = max(title.min_seats, DEFAULT_SEATS) if seats is None else seats
    return title.setup(wanted, options, title.pack(pack) if pack is not None else None)


def seeded(setup: Setup, seed: int) -> Setup:
    """The same setup with another seed."""
    if not 0 <= seed < SEED_LIMIT:
        raise AlehouseError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}.")
    return Setup(setup.title, setup.seats, setup.options, setup.pack, seed)


def rewards_of(setup: Setup, rewards: str | None) -> str:
    """What is rewarded unless told: winning, or in a game for one the points."""
    if rewards is not None:
        return rewards
    return "win" if setup.seats > 1 else "points"
