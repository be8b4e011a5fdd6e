"""How long tables are kept, by status, after anything happened there last."""

from __future__ import annotations

import re
from typing import Final

from alehouse.engine.errors import AlehouseError

NEVER: Final = 0  # days: tables of this status are never deleted
STATUSES: Final = ("lobby", "playing", "over", "abandoned", "broken")
USUAL: Final = {"lobby": 30, "abandoned": 365}


def read_keep(text: str) -> dict[str, int]:
    """Days by status, from a text like 'over=90d,lobby=7d,abandoned=never'; others stay as usual."""
    keep = dict(USUAL)
    for part in filter(None, (part.strip() for part in text.split(","))):
        status, _, time = part.partition("=")
        days = re.fullmatch(r"([1-9]\d{0,4})d", time)
        if status not in STATUSES or (days is None and time != "never"):
            raise AlehouseError(
                f"--keep cannot be read at '{part}'; write it like over=90d,lobby=7d or over=never. "
                f"Tables are {', '.join(STATUSES)}."
            )
        keep[status] = int(days[1]) if days is not None else NEVER
    return {status: days for status, days in keep.items() if days != NEVER}
