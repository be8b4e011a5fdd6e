"""Seeds for the parts of a run, so that any of its games can be replayed alone."""

from __future__ import annotations

from hashlib import blake2b

from alehouse.engine.title import SEED_LIMIT


def derived(seed: int, *part: object) -> int:
    """The seed of a part of a run: independent of all other parts, the same on every machine."""
    name = ":".join(str(step) for step in (seed, *part))
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % SEED_LIMIT
