"""What to install for which adapter."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """The error for an adapter whose packages are not installed; it says how to get them."""
    return ImportError(f"{error}; the environments need more packages: pip install 'alehouse[{extra}]'")
