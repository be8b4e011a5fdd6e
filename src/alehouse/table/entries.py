"""The log of a table: one entry per thing that was decided. A table follows entirely from these.

Seats count from 1. Times are milliseconds since 1970. A holder is the hash of the secret that holds a seat.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Deed = dict[str, Any]  # a self-describing action
Mover = Literal["person", "bot", "clock"]
Purpose = Literal["undo", "replace", "abandon", "admit"]
Why = Literal["left", "late", "vote", "revoked"]


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    holder: str


class BotSeated(msgspec.Struct, frozen=True, tag="bot-seated"):
    """The host gave a seat to a bot."""

    seat: int
    level: str


class Emptied(msgspec.Struct, frozen=True, tag="emptied"):
    """A seat is open again, before the start."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game began."""


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat decided. `n` numbers the action for honest dice: never used twice, not even after an undo."""

    seat: int
    action: Deed
    n: int
    by: Mover


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A player took back steps of their own that had revealed nothing; `to` steps remain."""

    seat: int
    to: int


class Confirmed(msgspec.Struct, frozen=True, tag="confirmed"):
    """A turn that could have been taken back is final."""

    seat: int
    by: Mover


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """A person asks the others: undo back to `to` steps, a stand-in for the seat `about`, or to abandon.

    `movers` are the seats whose steps an undo would take back. A stand-in takes over no earlier than `due`, so that
    the slow player is warned. With "admit", the secret `holder` asks for the seat `about`, which was freed during the
    game; `seat` is 0 for a newcomer.
    """

    seat: int
    purpose: Purpose
    to: int = 0
    about: int = 0
    due: int = 0
    movers: list[int] = []
    name: str = ""
    holder: str = ""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A person agreed or not; the last needed agreement carries the proposal out."""

    seat: int
    yes: bool


class StoodIn(msgspec.Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person until that person comes back."""

    seat: int
    level: str
    why: Why


class CameBack(msgspec.Struct, frozen=True, tag="came-back"):
    """A person took the seat back from the bot."""

    seat: int


class Revoked(msgspec.Struct, frozen=True, tag="revoked"):
    """The host took a seat from its holder; it is open, and during the game a bot plays it.

    `invite` is the hash of the invitation that is valid from now on; '' in logs of before invitations were renewed.
    """

    seat: int
    level: str
    invite: str = ""


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned"):
    """The game ended without a result."""


class RecordedStep(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    action: Deed
    n: int


class Recorded(msgspec.Struct, frozen=True, tag="recorded"):
    """The table began with the steps of an imported record.

    Its dice secret may be known, so the numbers of new actions start at `offset`, a large random number.
    """

    names: list[str]
    steps: list[RecordedStep]
    offset: int = 0


What = (
    Sat
    | BotSeated
    | Emptied
    | Started
    | Acted
    | Undone
    | Confirmed
    | Proposed
    | Answered
    | StoodIn
    | CameBack
    | Revoked
    | Abandoned
    | Recorded
)


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. `request` is the sender's id for it, `sender` a short name of the sender's secret."""

    seq: int
    at: int
    what: What
    sender: str = ""
    request: str = ""


_what: msgspec.json.Decoder[What] = msgspec.json.Decoder(What)


def read_what(data: str | bytes) -> What:
    """The inverse of `write_what`."""
    return _what.decode(data)


def write_what(what: What) -> str:
    return msgspec.json.encode(what).decode()
