"""A title's manifest, `title.toml`: what the app must know before a game is played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.options import Value
from alehouse.engine.pack import Content

QUICK_SEATS = 3
QUICK_LEVEL = "regular"
COLOR = "#5b3a20"
LAST = 1000  # the default `order`
Number = (
    int | str
)  # the number itself, or its path in the content: `section.entry.field`, with a minus if it counts against
KINDS = {
    "whole": "a whole number",
    "text": "a text",
    "number": "a number or a path of the content",
    "table": "a table",
    "list": "a list of tables",
    "texts": "a list of texts",
}
FIELDS = {
    "order": "whole",
    "phase": "text",
    "ties": "texts",
    "color": "text",
    "quick": "table",
    "varied": "table",
    "race": "whole",
    "rules": "table",
    "sheet": "list",
    "counters": "list",
}
QUICK = {"seats": "whole", "level": "text"}
ROW = {
    "source": "text",
    "label": "text",
    "each": "number",
    "first": "number",
    "per": "number",
    "low": "whole",
    "high": "number",
    "unless": "text",
}
COUNTER = {"id": "text", "limit": "number", "near": "number"}


class Row:
    """A line of the score sheet: points for things that a player counts.

    The first `per` pieces bring `first` points and every further `per` pieces `each`. `low` and `high` are the numbers
    that a player may enter; `label` is the line's message if it differs from the source's. `unless` is the option that
    removes the line.
    """

    __slots__ = ("each", "first", "high", "label", "low", "per", "source", "unless")

    def __init__(self, given: dict[str, Any]) -> None:
        self.source: str = given["source"]
        self.label: str = given.get("label", self.source)
        self.each: Number = given.get("each", 1)
        self.first: Number = given.get("first", self.each)
        self.per: Number = given.get("per", 1)
        self.low: int = given.get("low", 0)
        self.high: Number = given.get("high", 99)
        self.unless: str = given.get("unless", "")

    def as_dict(self, content: Content) -> dict[str, int | str]:
        """The line with the numbers of a pack filled in."""
        return {
            "source": self.source,
            "label": self.label,
            "each": number(self.each, content),
            "first": number(self.first, content),
            "per": number(self.per, content),
            "low": self.low,
            "high": number(self.high, content),
            "unless": self.unless,
        }


class Counter:
    """Something that players count during a game; from `near` on it is close to its `limit`."""

    __slots__ = ("id", "limit", "near")

    def __init__(self, given: dict[str, Any]) -> None:
        self.id: str = given["id"]
        self.limit: Number = given["limit"]
        self.near: Number = given.get("near", self.limit)

    def as_dict(self, content: Content) -> dict[str, int | str]:
        return {"id": self.id, "near": number(self.near, content), "limit": number(self.limit, content)}


class Manifest:
    """The contents of `title.toml`; a title without the file gets the defaults.

    `order` is the place on the shelf, `phase` the event that announces a phase or round, `color` the color of the box,
    `ties` the rules that break ties, `rules` the rule behind each term of the evaluation, `varied` the options without
    which all games are alike, `race` the steps per second that batches must reach.
    """

    __slots__ = ("color", "counters", "level", "order", "phase", "race", "rules", "seats", "sheet", "ties", "varied")

    def __init__(self, given: dict[str, Any], min_seats: int, max_seats: int) -> None:
        _check("title.toml", given, FIELDS, [])
        quick: dict[str, Any] = given.get("quick", {})
        _check("[quick]", quick, QUICK, [])
        self.order: int = given.get("order", LAST)
        self.phase: str = given.get("phase", "")
        self.ties: list[str] = given.get("ties", [])
        self.color: str = given.get("color", COLOR)
        self.seats: int = quick.get("seats", max(min_seats, min(max_seats, QUICK_SEATS)))
        self.level: str = quick.get("level", QUICK_LEVEL)
        self.varied: dict[str, Value] = given.get("varied", {})
        self.race: int = given.get("race", 0)
        self.rules: dict[str, str] = given.get("rules", {})
        self.sheet: list[Row] = []
        for row in given.get("sheet", []):
            _check("[[sheet]]", row, ROW, ["source"])
            self.sheet.append(Row(row))
        self.counters: list[Counter] = []
        for counter in given.get("counters", []):
            _check("[[counters]]", counter, COUNTER, ["id", "limit"])
            self.counters.append(Counter(counter))
        if not min_seats <= self.seats <= max_seats:
            raise AlehouseError(f"[quick] seats must be {min_seats} to {max_seats}, not {self.seats}.")
        if not re.fullmatch("#[0-9a-f]{6}", self.color):
            raise AlehouseError(f"color must be like '{COLOR}', not '{self.color}'.")


def read_manifest(path: Path, min_seats: int, max_seats: int) -> Manifest:
    """The manifest in a file; every error names the file and what is wrong in it."""
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        return Manifest(given, min_seats, max_seats)
    except (AlehouseError, OSError, tomllib.TOMLDecodeError) as error:
        raise AlehouseError(f"{path}: {error}") from None


def number(given: Number, content: Content) -> int:
    """The number itself, or the one at this path of the content."""
    if isinstance(given, int):
        return given
    parts = given.removeprefix("-").split(".")
    if len(parts) != 3:
        raise AlehouseError(f"'{given}' must be a number or 'section.entry.field'.")
    section, entry, field = parts
    found: object = content.get(section, {}).get(entry, {}).get(field)
    if not isinstance(found, int):
        raise AlehouseError(f"the content has no number '{given.removeprefix('-')}'.")
    return -found if given.startswith("-") else found


def _check(what: str, given: dict[str, Any], allowed: dict[str, str], needed: list[str]) -> None:
    """Checks that a table has all fields that it needs and no others, each of the right kind."""
    for name in needed:
        if name not in given:
            raise AlehouseError(f"{what} needs '{name}'.")
    for name, value in given.items():
        if name not in allowed:
            raise AlehouseError(unknown(f"field of {what}", name, list(allowed)))
        if not _fits(value, allowed[name]):
            raise AlehouseError(f"'{name}' of {what} must be {KINDS[allowed[name]]}, not {value!r}.")


def _fits(value: object, kind: str) -> bool:
    if kind == "whole":
        return isinstance(value, int)
    if kind == "text":
        return isinstance(value, str)
    if kind == "number":
        return isinstance(value, int | str)
    if kind == "table":
        return isinstance(value, dict)
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)
