"""Alehouse: board games about brewing beer, to play, to simulate and to understand."""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("ALEHOUSE_PURE", "") not in ("", "0"):
    from alehouse._pure import use_sources

    use_sources()

if sys.platform == "emscripten":
    from alehouse._wasm import use_library

    use_library()


def compiled() -> bool:
    """Whether this process runs the compiled rules (otherwise the same rules as pure Python)."""
    from alehouse._pure import runs_compiled

    return runs_compiled()
