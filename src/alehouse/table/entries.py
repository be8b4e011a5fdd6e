"""The log of a table: one entry per decision of any kind. A table follows entirely from its log.

Seats count from 1. Times are milliseconds since 1970. A holder is the hash of the secret that holds a seat.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from alehouse.engine.fairness import Source

ACTION: Final = "Action"
LONGEST_NAME: Final = 100  # in an action
Deed = Annotated[dict[str, Any], msgspec.Meta(title=ACTION)]  # a self-describing action
Mover = Literal["person", "bot", "clock", "table"]  # the table plays obvious answers for people
Purpose = Literal["undo", "replace", "abandon", "admit"]
Why = Literal["left", "late", "vote", "revoked"]


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    name: str
    holder: str
    nonce: str = ""


class NonceGiven(msgspec.Struct, frozen=True, tag="nonce-given"):
    """Before the start, a player mixed a random number into the game's chance; it counts for all their seats."""

    seat: int
    nonce: str


class BotSeated(msgspec.Struct, frozen=True, tag="bot-seated"):
    """The host gave a seat to a bot."""

    seat: int
    level: str


class Emptied(msgspec.Struct, frozen=True, tag="emptied"):
    """A seat was freed before the start."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game began."""


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted"):
    """A seat decided. `n` numbers the action for its dice in logs of format 1; now dice follow from the steps."""

    seat: int
    action: Deed
    by: Mover
    n: int = 0


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Players undid their own steps, which had revealed nothing; `to` steps remain."""

    seat: int
    to: int


class Confirmed(msgspec.Struct, frozen=True, tag="confirmed"):
    """A turn that could have been undone became final."""

    seat: int
    by: Mover


class Proposed(msgspec.Struct, frozen=True, tag="proposed"):
    """A person asks the others: undo back to `to` steps, a stand-in for the seat `about`, or to abandon.

    `movers` are the seats whose steps would be undone. A stand-in takes over no earlier than `due`, so that the slow
    player is warned. With "admit", the secret `holder` asks for the seat `about`, which was freed during the game;
    `seat` is 0 for a newcomer.
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
    """A person agreed or not; the last agreement needed carries the proposal out."""

    seat: int
    yes: bool


class StoodIn(msgspec.Struct, frozen=True, tag="stood-in"):
    """A bot plays for a person until that person returns."""

    seat: int
    level: str
    why: Why


class CameBack(msgspec.Struct, frozen=True, tag="came-back"):
    """The person took the seat back from the bot."""

    seat: int


class Automated(msgspec.Struct, frozen=True, tag="automated"):
    """A person turned obvious answers by the table on or off for the seat."""

    seat: int
    on: bool


class Revoked(msgspec.Struct, frozen=True, tag="revoked"):
    """The host took a seat from its holder; it is open, and during the game a bot plays it.

    `invite` is the hash of the new invitation; '' in logs from before invitations were renewed.
    """

    seat: int
    level: str
    invite: str = ""


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned"):
    """The game ended without a result."""


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """Chance comes from a new secret from now on: the database is a copy, and the original game may have continued."""

    secret: str


class RecordedStep(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    action: Deed
    n: int = 0


class Recorded(msgspec.Struct, frozen=True, tag="recorded"):
    """The table began with the steps of an imported record, whose chance came from `sources`.

    Later chance comes from the table's own secret. Format 1 had no sources: the record's secret continued, and a large
    random `offset` kept those who knew it from knowing future dice.
    """

    names: list[str]
    steps: list[RecordedStep]
    sources: list[Source] = []
    undone: int = 0
    offset: int = 0


What = (
    Sat
    | NonceGiven
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
    | Automated
    | Revoked
    | Abandoned
    | Renewed
    | Recorded
)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log. `request` is the sender's id for it, `sender` an abbreviation of the sender's secret."""

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
