"""Maps log entries, chat lines and tables to database rows."""

from __future__ import annotations

from typing import Any

import msgspec

from alehouse.table.entries import Entry, What, write_what
from alehouse.table.table import Table

LEASE = 3_000  # ms that a table is left to the process that moves its bots, unless that process renews it


def kind_of(what: What) -> str:
    """The tag of an entry, for people and for queries."""
    return str(type(what).__struct_config__.tag)


def row_of_entry(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "kind": kind_of(entry.what),
        "what": write_what(entry.what),
        "sender": entry.sender,
        "request": entry.request,
    }


def row_of_table(table: Table, now: int) -> dict[str, Any]:
    """The columns of a table's row that follow from its current state."""
    waiting = table.waiting
    bot = bool(waiting and table.seats[waiting - 1].bot)
    return {
        "updated": now,
        "version": table.version,
        "status": table.status,
        "open": sum(seat.kind == "open" for seat in table.seats),
        "names": msgspec.json.encode([seat.name for seat in table.seats]).decode(),
        "waiting": waiting,
        "waiting_holder": table.seats[waiting - 1].holder if waiting and not bot else "",
        "turn": table.turn,
        "turn_at": table.since,
        "wake": now + LEASE if table.moves_itself else table.deadline or None,
    }


class ChatRow:
    """A line of chat as it is stored."""

    __slots__ = ("at", "n", "name", "request", "seat", "sender", "text")

    def __init__(self, n: int, at: int, seat: int, name: str, text: str, sender: str, request: str) -> None:
        self.n = n
        self.at = at
        self.seat = seat
        self.name = name
        self.text = text
        self.sender = sender
        self.request = request

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "n": self.n,
            "at": self.at,
            "seat": self.seat,
            "name": self.name,
            "text": self.text,
            "sender": self.sender,
            "request": self.request,
        }
