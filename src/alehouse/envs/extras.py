"""Errors that say which extra an adapter needs."""

from __future__ import annotations

from alehouse.extras import command_for


def missing(extra: str, error: ImportError) -> ImportError:
    """The error for an adapter without its packages; it says how to install them."""
    return ImportError(f"{error}; the environments need more packages: {command_for(extra)}")
