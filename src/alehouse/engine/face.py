"""Faces: what an entry of the content is and does, as lines that `text/speech.py` and the page put into words.

A title's `tell` is the only place that explains its cards to people; boards, lists and commands show its lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alehouse.engine.pack import NUMBERS, Content

Entry = dict[str, Any]
NAME = "name"  # the key of a line that only names an entry
EFFECT = "effect"  # the key of a line for one effect of a list


class FaceLine:
    """A message with its arguments: numbers, ids, or lists of further lines.

    `source` says where its values come from; `part` is the part of the entry that it describes ('': the whole).
    """

    __slots__ = ("args", "key", "part", "source")

    def __init__(self, key: str, args: dict[str, Any], source: str, part: str) -> None:
        self.key = key
        self.args = args
        self.source = source
        self.part = part

    def as_dict(self) -> dict[str, Any]:
        args = {
            name: [line.as_dict() for line in value] if isinstance(value, list) else value
            for name, value in self.args.items()
        }
        return {"key": self.key, "args": args, "source": self.source, "part": self.part}


class Face:
    """Collects the lines of one entry, each with the source of the field it describes."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.lines: list[FaceLine] = []

    def add(self, field: str, key: str, args: dict[str, Any] | None = None, part: str = "") -> None:
        self.lines.append(FaceLine(key, args or {}, source_of(self.entry, field), part))

    def add_part(self, part: Entry, key: str, args: dict[str, Any]) -> None:
        """Adds a line about a part of the entry that may have a source of its own."""
        self.lines.append(FaceLine(key, args, str(part.get("source") or self.entry["source"]), ""))

    def add_rule(self, key: str) -> None:
        """Adds a printed rule that holds for every such entry, whatever the source of its values."""
        self.lines.append(FaceLine(key, {}, "fact", ""))

    def add_effect(self, field: str, effect: Entry) -> None:
        """Adds one effect of a list: what it does, by how much, to what, and when."""
        self.add(field, EFFECT, {"effect": effect})

    def add_named(self, field: str, section: str, id: str) -> None:
        """Adds the name of another entry, or of any id (section '')."""
        self.add(field, NAME, {"section": section, "entry": id})


def face_of(tell: Callable[[Face, str, str, Content], None], content: Content, section: str, id: str) -> list[FaceLine]:
    """The lines of an entry; a number has the same lines in every title."""
    lines = Face(content[section][id])
    if section == NUMBERS:
        _tell_number(lines)
    else:
        tell(lines, section, id, content)
    return lines.lines


def _tell_number(lines: Face) -> None:
    """Adds its value, then the values by number of players: one for all, or one for each in turn order."""
    lines.add("value", "face-value", {"value": lines.entry["value"]})
    for players, given in sorted(lines.entry.get("by-players", {}).items()):
        each = given if isinstance(given, list) else [given]
        values = [said("face-value", {"value": value}) for value in each]
        key = "face-by-turn" if len(each) > 1 else "face-by-players"
        lines.add("by-players", key, {"players": int(players), "values": values})


def said(key: str, args: dict[str, Any] | None = None) -> FaceLine:
    """A line nested in another line."""
    return FaceLine(key, args or {}, "", "")


def named(section: str, id: str) -> FaceLine:
    """The name of an entry (section '': of any id), nested in another line."""
    return said(NAME, {"section": section, "entry": id})


def source_of(entry: Entry, field: str) -> str:
    """Where a field's value comes from: its own mark, that of its table, or that of the entry."""
    own = entry.get("sources", {}).get(field, "")
    value = entry.get(field)
    if not own and isinstance(value, dict):
        own = value.get("source", "")
    return str(own or entry["source"])
