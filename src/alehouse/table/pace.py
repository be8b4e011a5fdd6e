"""How long a seat may take, and how soon the others may ask for a stand-in."""

from __future__ import annotations

from typing import Final, Literal

Pace = Literal["free", "live", "day", "week"]
Late = Literal["bot", "default", "wait"]

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

TIME: Final[dict[Pace, int]] = {"free": 0, "live": 5 * MINUTE, "day": DAY, "week": 7 * DAY}  # 0: no clock
PATIENCE: Final[dict[Pace, int]] = {"free": MINUTE, "live": MINUTE, "day": 6 * HOUR, "week": 2 * DAY}
