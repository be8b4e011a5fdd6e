"""What seats are called, the same on every screen and in records."""

from __future__ import annotations

import re
from typing import Final

from alehouse.bots.levels import ALIASES, LEVELS
from alehouse.table.seats import Seat

BOTS: Final = ["Aldous", "Berta", "Corvin", "Dulcie", "Egon", "Fenna", "Hopkin", "Ysolde"]
WITH_LEVEL: Final = re.compile(rf"(.*) \((({'|'.join([*LEVELS, *ALIASES])})(:\w+)?)\)")


def shown_name(seat: Seat) -> str:
    """The name of a seat; an unnamed bot gets its seat's bot name, an open seat has none."""
    return seat.name or (BOTS[(seat.number - 1) % len(BOTS)] if seat.bot else "")


def recorded_name(seat: Seat) -> str:
    """The name as records keep it: with a bot's level, so that the same players can be seated again."""
    return f"{shown_name(seat)} ({seat.level})" if seat.level else seat.name


def name_and_level(recorded: str) -> tuple[str, str]:
    """The inverse of `recorded_name`; the level is '' for a person."""
    known = WITH_LEVEL.fullmatch(recorded)
    return (known[1], known[2]) if known else (recorded, "")
