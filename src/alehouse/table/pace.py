"""How long a seat may take, how soon others may ask for a stand-in, and when clocks stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

Pace = Literal["free", "live", "day", "week"]
Late = Literal["bot", "default", "wait"]
Outage = tuple[int, int]  # the start and end of a time without a reachable server

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

TIME: Final[dict[Pace, int]] = {"free": 0, "live": 5 * MINUTE, "day": DAY, "week": WEEK}  # 0: no clock
PATIENCE: Final[dict[Pace, int]] = {"free": MINUTE, "live": MINUTE, "day": 6 * HOUR, "week": 2 * DAY}
WARNING: Final[dict[Pace, int]] = {"free": 2 * MINUTE, "live": 2 * MINUTE, "day": 2 * HOUR, "week": 12 * HOUR}
GRACE: Final = HOUR  # least time left after an outage, unless less was allowed in the first place
GAP: Final = 30_000  # time without a sign of life from the server that counts as an outage
REMEMBERED: Final = 60 * DAY  # how long outages are kept; no clock runs longer


def time_limit(since: int, time: int, outages: Sequence[Outage]) -> int:
    """When a time limit that began at `since` ends; clocks stop during outages."""
    end = since + time
    for began, ended in outages:
        if ended > since and began < end:
            end = max(end + ended - max(began, since), ended + min(time, GRACE))
    return end


def outages_until(now: int, seen: int, outages: Sequence[Outage]) -> list[Outage]:
    """All outages, with a new one since `seen`, the last sign of life, if that was long ago.

    The server or its database was down, the machine slept, or the wall clock was set ahead: in any case players could
    not use their time. If the clock was set back, outages that would end in the future are dropped.
    """
    known = [outage for outage in outages if now - REMEMBERED < outage[1] <= now]
    return [*known, (seen, now)] if now - seen > GAP else known
