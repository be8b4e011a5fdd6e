"""The memory use of a run."""

from __future__ import annotations

import sys


def peak_megabytes() -> float:
    """The peak of this process or of one of its finished workers; 0 if the system does not report it."""
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return most / (2**20 if sys.platform == "darwin" else 2**10)
