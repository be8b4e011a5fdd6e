"""Names of seats, the same on every screen and in records."""

from __future__ import annotations

import re
from typing import Final

from alehouse.bots.levels import is_foreign, is_own
from alehouse.table.seats import Seat

BOTS: Final = ["Aldous", "Berta", "Corvin", "Dulcie", "Egon", "Fenna", "Hopkin", "Ysolde"]
WITH_LEVEL: Final = re.compile(r"(.*) \(([^()\s]+)\)")


def shown_name(seat: Seat) -> str:
    """The name of a seat; an unnamed bot gets its seat's bot name, an open seat gets none."""
    return seat.name or (BOTS[(seat.number - 1) % len(BOTS)] if seat.bot else "")


def recorded_name(seat: Seat) -> str:
    """The name for records: with a bot's level, so that the same players can be seated again."""
    if not seat.level:
        return seat.name
    level = seat.level.replace("\\", "/").rpartition("/")[2]  # of a bot given by its path only the file
    return f"{shown_name(seat)} ({level})"


def name_and_level(recorded: str) -> tuple[str, str]:
    """The inverse of `recorded_name`; the level is '' for a person."""
    known = WITH_LEVEL.fullmatch(recorded)
    return (known[1], known[2]) if known and (is_own(known[2]) or is_foreign(known[2])) else (recorded, "")
