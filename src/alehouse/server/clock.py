"""The wall clock of the server. A test may let it jump by naming a file that holds milliseconds to add."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

VARIABLE: Final = "ALEHOUSE_CLOCK"
JUMPS: Final = os.environ.get(VARIABLE)


def now() -> int:
    """Milliseconds since 1970."""
    jump = int(Path(JUMPS).read_text(encoding="utf-8") or 0) if JUMPS else 0
    return time.time_ns() // 1_000_000 + jump
