"""Plain data as indented lines, for people."""

from __future__ import annotations

import textwrap

LINE = 96


def outline(data: object, indent: str = "") -> list[str]:
    """A line per field, deeper tables indented; lists of plain values and small tables stay on their field's line."""
    if not isinstance(data, (dict, list)):
        return [f"{indent}{_word(data)}"]
    fields = data.items() if isinstance(data, dict) else enumerate(data, 1)
    lines: list[str] = []
    for name, value in fields:
        if _flat(value):
            lines += _wrapped(f"{indent}{name}: {_inline(value)}", indent)
        else:
            lines.append(f"{indent}{name}:")
            lines += outline(value, indent + "  ")
    return lines


def _flat(value: object) -> bool:
    if isinstance(value, list):
        return not any(isinstance(part, (dict, list)) for part in value)
    if isinstance(value, dict):
        return not any(isinstance(part, (dict, list)) for part in value.values()) and len(_inline(value)) < LINE
    return True


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_word(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_word(part) for part in value) or "-"
    return _word(value)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)


def _wrapped(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, LINE, subsequent_indent=indent + "    ", break_on_hyphens=False, break_long_words=False)
