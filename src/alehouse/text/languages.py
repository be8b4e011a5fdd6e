"""The languages that everything is told in."""

from __future__ import annotations

import os

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.schema import LANGUAGES

ENGLISH = "en"


def language(asked: str | None = None) -> str:
    """The language that was asked for, else the terminal's, else English; others are named as wrong."""
    if asked is None:
        return _of_environment()
    if asked not in LANGUAGES:
        raise AlehouseError(unknown("language", asked, list(LANGUAGES)))
    return asked


def _of_environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else ENGLISH
    return ENGLISH
