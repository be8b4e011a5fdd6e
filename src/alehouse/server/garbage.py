"""When the garbage collector runs.

Every move replaces hundreds of objects that a table keeps, without leaving a cycle behind. A collection looks through
all of them that are new since the last one, soon those of all tables, and stops the server for as long. So it waits
for a moment when there is little to do; what leaves cycles, such as a request or a closed connection, is small.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

WORTHWHILE: Final = 10_000  # objects more than after the last collection
MOST: Final = 500_000  # objects more, about 100 MB if all were garbage, after which a collection waits no longer
LOOK: Final = 1.0  # seconds
QUIET: Final = 0.05  # the part of a processor that a server with little to do uses


def spare() -> None:
    """Leaves out what is loaded now, code and content, and lets no collection happen soon."""
    gc.freeze()
    gc.set_threshold(MOST, 10, 10)


async def collect_when_quiet() -> None:
    """Collects whenever it is worthwhile and the process has little to do."""
    used = time.process_time()
    while True:
        await asyncio.sleep(LOOK)
        before, used = used, time.process_time()
        if used - before < QUIET * LOOK and gc.get_count()[0] > WORTHWHILE:
            gc.collect()
            used = time.process_time()
