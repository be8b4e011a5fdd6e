"""Output of commands: one JSON object, or lines for people."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from typing import Any


def print_json(data: dict[str, Any]) -> None:
    """One JSON object on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def note(words: str) -> None:
    """Prints a note next to the result, on standard error."""
    print(words, file=sys.stderr)


def columns(rows: list[list[str]], left: int = 1) -> list[str]:
    """Rows in aligned columns; the first `left` columns are words, the others numbers."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        words = [cell.ljust(width) for cell, width in zip(row[:left], widths[:left], strict=True)]
        numbers = [cell.rjust(width) for cell, width in zip(row[left:], widths[left:], strict=True)]
        lines.append("  ".join([*words, *numbers]).rstrip())
    return lines


def wrapped(text: str, indent: str = "") -> str:
    """A paragraph wrapped to the terminal, but not too wide to read."""
    width = min(shutil.get_terminal_size((100, 24)).columns, 100)
    return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
