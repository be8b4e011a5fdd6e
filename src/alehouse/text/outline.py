"""Plain data as indented lines, for people."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

LINE = 96

Say = Callable[[object], str]  # puts a field's name or a plain value into words


def plain(value: object) -> str:
    """A value unchanged, except yes or no for flags and a dash for nothing."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)


def outline(data: object, indent: str = "", say: Say = plain, width: int = LINE) -> list[str]:
    """One line per field, nested tables indented; lists and tables of plain values stay on their field's line."""
    if not isinstance(data, (dict, list)):
        return [f"{indent}{say(data)}"]
    lines: list[str] = []
    for name, value in data.items() if isinstance(data, dict) else enumerate(data, 1):
        label, inline = f"{indent}{say(name)}:", _inline(value, say)
        if inline:
            lines += textwrap.wrap(
                f"{label} {inline}", width, subsequent_indent=indent + "    ", break_on_hyphens=False
            )
        else:
            lines += [label, *outline(value, indent + "  ", say, width)]
    return lines


def _inline(value: object, say: Say) -> str:
    """A value on one line; '' if it contains nested tables or lists."""
    if isinstance(value, dict):
        parts, said = list(value.values()), [f"{say(name)} {say(part)}" for name, part in value.items()]
    elif isinstance(value, list):
        parts, said = value, [say(part) for part in value]
    else:
        return say(value)
    nested = any(isinstance(part, (dict, list)) for part in parts)
    return "" if nested else ", ".join(said) or say(None)
