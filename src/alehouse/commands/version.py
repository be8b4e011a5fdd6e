"""`alehouse --version`: the release, and the features of this installation."""

from __future__ import annotations

import platform
from typing import Any

import alehouse


def facts() -> dict[str, Any]:
    """The features that distinguish this installation from others of the same release."""
    from alehouse.extras import extras, missing
    from alehouse.server.page import STATIC

    return {
        "version": alehouse.__version__,
        "python": platform.python_version(),
        "compiled": alehouse.compiled(),
        "page": (STATIC / "index.html").is_file(),
        "extras": [extra for extra in extras() if not missing(extra)],
    }


def version() -> str:
    """The features for people; the first line is enough for scripts."""
    known = facts()
    rules = "compiled rules" if known["compiled"] else "pure Python rules"
    page = "with the page" if known["page"] else "without the page"
    extras = f"extras: {', '.join(known['extras']) or 'none'}"
    return f"alehouse {known['version']}\nPython {known['python']}, {rules}, {page}\n{extras}"
