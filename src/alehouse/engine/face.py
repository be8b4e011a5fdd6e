"""What an entry of the content is and does: lines that `text/speech.py` and the page say in words.

A title's `tell` is the only place that reads its cards for people; boards, lists and commands show its lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alehouse.engine.pack import NUMBERS, Content

Entry = dict[str, Any]
NAME = "name"  # the key of a line that is only the name of an entry
EFFECT = "effect"  # the key of a line that is one effect of a list


class FaceLine:
    """A message with its arguments: numbers, ids, or lists of further lines.

    `source` says where its values come from. `part` is the part of the entry that it is about, '' for the whole.
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
    """Collects the lines of one entry, each with the source of the field that it tells."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.lines: list[FaceLine] = []

    def add(self, field: str, key: str, args: dict[str, Any] | None = None, part: str = "") -> None:
        self.lines.append(FaceLine(key, args or {}, source_of(self.entry, field), part))

    def add_part(self, part: Entry, key: str, args: dict[str, Any]) -> None:
        """A line about a part of the entry that may say itself where it comes from."""
        self.lines.append(FaceLine(key, args, str(part.get("source") or self.entry["source"]), ""))

    def add_rule(self, key: str) -> None:
        """A printed rule that holds for every such entry, whoever its values are from."""
        self.lines.append(FaceLine(key, {}, "fact", ""))

    def add_effect(self, field: str, effect: Entry) -> None:
        """One effect of a list: what it does, by how much, to what, and when."""
        self.add(field, EFFECT, {"effect": effect})

    def add_named(self, field: str, section: str, id: str) -> None:
        """A line that is the name of another entry, or of any id (section '')."""
        self.add(field, NAME, {"section": section, "entry": id})


def face_of(tell: Callable[[Face, str, str, Content], None], content: Content, section: str, id: str) -> list[FaceLine]:
    """The lines of an entry; a single number tells its values in every title."""
    lines = Face(content[section][id])
    if section == NUMBERS:
        _tell_number(lines)
    else:
        tell(lines, section, id, content)
    return lines.lines


def _tell_number(lines: Face) -> None:
    """Its value, then those for a number of players: one for all, or one for each in turn order."""
    lines.add("value", "face-value", {"value": lines.entry["value"]})
    for players, given in sorted(lines.entry.get("by-players", {}).items()):
        each = given if isinstance(given, list) else [given]
        values = [said("face-value", {"value": value}) for value in each]
        key = "face-by-turn" if len(each) > 1 else "face-by-players"
        lines.add("by-players", key, {"players": int(players), "values": values})


def said(key: str, args: dict[str, Any] | None = None) -> FaceLine:
    """A line within another line."""
    return FaceLine(key, args or {}, "", "")


def named(section: str, id: str) -> FaceLine:
    """The name of an entry within another line, or of any id (section '')."""
    return said(NAME, {"section": section, "entry": id})


def source_of(entry: Entry, field: str) -> str:
    """Where the value of a field comes from: its own mark, the table's in it, or the entry's."""
    own = entry.get("sources", {}).get(field, "")
    value = entry.get(field)
    if not own and isinstance(value, dict):
        own = value.get("source", "")
    return str(own or entry["source"])
