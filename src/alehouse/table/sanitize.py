"""Sanitizes what people type: names and chat lines, reduced to harmless characters and limited lengths."""

from __future__ import annotations

import unicodedata

from alehouse.table.errors import TableError

LONGEST_NAME = 24
LONGEST_LINE = 500
LONGEST_LABEL = 60
# Cc: control; Cf: invisible, such as direction marks; Co, Cn, Cs: private, unassigned, surrogates
HARMFUL = frozenset(["Cc", "Cf", "Co", "Cn", "Cs"])
MOST_MARKS = 3  # accents that may stack on one letter


def _harmless(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category in ("Zl", "Zp", "Zs") or letter in "\t\n\r":
            kept.append(" ")
        elif category not in HARMFUL and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def name(text: str) -> str:
    """A player's name for display."""
    return _checked(text, LONGEST_NAME)


def line(text: str) -> str:
    """One line of chat."""
    return _checked(text, LONGEST_LINE)


def tidy_name(text: str) -> str:
    """A name from a record, sanitized; it may be empty."""
    return _harmless(text[: 4 * LONGEST_NAME])[:LONGEST_NAME]


def tidy_label(text: str) -> str:
    """The name of a client's pack, sanitized."""
    return _harmless(text[: 4 * LONGEST_LABEL])[:LONGEST_LABEL]


def _checked(text: str, longest: int) -> str:
    clean = _harmless(text[: 4 * longest])
    if not clean or len(clean) > longest:
        raise TableError("bad-text", f"a text of 1 to {longest} visible characters is needed.", longest=longest)
    return clean
