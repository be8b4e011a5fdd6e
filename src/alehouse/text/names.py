"""The names of content: a title's sheet of names, and the names that a pack gives to what it changes."""

from __future__ import annotations

import re
from pathlib import Path

from alehouse.engine.pack import Pack
from alehouse.engine.title import Title
from alehouse.text.languages import ENGLISH


def sheet(title: Title) -> Path:
    return title.folder() / "text" / "names.ftl"


def key(section: str, card: str) -> str:
    """The key of the message that names an entry."""
    return f"name-{section}-{card}"


def own_names(pack: Pack, section: str, card: str) -> dict[str, str]:
    """The names that a pack gives an entry, by language; a single name is for all languages."""
    named = pack.names.get(section, {}).get(card, {})
    return {ENGLISH: named} if isinstance(named, str) else named


def original(card: str) -> str:
    """The entry whose name a copy (`lantern-2`) shares, or ''."""
    copy = re.fullmatch(r"(.+)-\d+", card)
    return copy[1] if copy else ""
