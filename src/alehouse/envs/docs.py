"""The numbers of an observation as Markdown tables: `python -m alehouse.envs.docs [TITLE…]`."""

from __future__ import annotations

import sys

from alehouse.engine.errors import AlehouseError
from alehouse.engine.observation import Field
from alehouse.engine.options import Value
from alehouse.engine.title import Title
from alehouse.games import LIBRARY

SEATS = 2


def field_tables(title: Title) -> list[str]:
    """The fields with two seats and plain rules, each with its position; then those that an option adds or removes."""
    plain = title.fields(title.setup(SEATS))
    lines = ["| at | field | numbers | from | to | meaning |", "|---:|---|---:|---:|---:|---|"]
    at = 0
    for field in plain:
        lines.append(f"| {at} | {_row(field)}")
        at += field.size
    lines += ["", f"Together {at} numbers with {SEATS} seats; actions: {len(title.codebook(title.house()).codes())}."]
    more = _with_options(title, plain)
    if more:
        lines += ["", "| with | field | numbers | from | to | meaning |", "|---|---|---:|---:|---:|---|", *more]
    return lines


def _row(field: Field) -> str:
    return f"`{field.name}` | {field.size} | {field.low} | {field.high} | {field.about} |"


def _with_options(title: Title, plain: list[Field]) -> list[str]:
    names = {field.name for field in plain}
    rows: list[str] = []
    for option in title.options():
        others: list[Value] = [not option.default] if option.kind() == "flag" else list(option.allowed)
        for value in others:
            fields = _fields(title, option.id, value)
            said = f"`{option.id}`" if option.kind() == "flag" else f"`{option.id}={value}`"
            rows += [f"| {said} | {_row(field)}" for field in fields if field.name not in names]
            missing = sorted(names - {field.name for field in fields}) if fields else []
            rows += [f"| {said} | `{name}` | 0 | | | not there |" for name in missing if "other" not in name]
    return rows


def _fields(title: Title, option: str, value: Value) -> list[Field]:
    """The fields with one option changed and as many seats as it needs; none if it cannot be set alone."""
    for seats in (SEATS, title.min_seats):
        try:
            return title.fields(title.setup(seats, {option: value}))
        except AlehouseError:
            continue
    return []


if __name__ == "__main__":
    for id in sys.argv[1:] or LIBRARY.ids():
        print(f"\n### {LIBRARY.get(id).name}\n")
        print("\n".join(field_tables(LIBRARY.get(id))))
