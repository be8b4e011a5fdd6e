"""What to install for which adapter."""

from __future__ import annotations

from alehouse.extras import command_for


def missing(extra: str, error: ImportError) -> ImportError:
    """The error for an adapter whose packages are not installed; it says how to get them."""
    return ImportError(f"{error}; the environments need more packages: {command_for(extra)}")
