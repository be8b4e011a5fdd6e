"""Requests that a table refuses: a code that clients translate, and the numbers behind it."""

from __future__ import annotations

from typing import Literal

from alehouse.engine.refusal import Refusal

Code = Literal[
    "bad-message",  # not a message of the protocol; `detail` says where
    "too-big",
    "too-fast",  # args: seconds
    "unknown-table",
    "wrong-token",
    "wrong-invite",
    "wrong-origin",
    "not-host",
    "not-seated",
    "not-your-seat",  # args: seat
    "no-such-seat",  # args: seat, seats
    "seat-taken",  # args: seat
    "seats-open",  # args: open
    "no-open-seat",
    "too-many-viewers",
    "started",
    "not-started",
    "over",
    "not-over",
    "stale",  # args: base, version
    "not-your-turn",  # args: seat, the one to act
    "unknown-action",
    "illegal",  # with the rule's reason where there is one
    "unconfirmed",  # args: seat, the one that has to confirm
    "nothing-to-confirm",
    "nothing-to-undo",  # args: steps
    "proposal-pending",
    "no-proposal",
    "not-waiting",  # args: seat
    "too-early",  # args: seconds
    "no-stand-in",  # args: seat
    "log-full",  # args: longest
    "not-absent",  # args: seat
    "unknown-level",
    "bad-text",  # args: longest
    "bad-setup",
    "bad-record",
    "bad-target",
    "bad-pack",
    "no-notices",
    "broken",
    "unknown-path",
    "cannot-print",  # the server lacks the typesetter
    "closing",
    "internal",
]


class TableError(Exception):
    """Nothing was changed; `detail` is an English sentence for client developers."""

    def __init__(self, code: Code, detail: str = "", refusal: Refusal | None = None, **args: int | str) -> None:
        super().__init__(code)
        self.code: Code = code
        self.detail = detail
        self.refusal = refusal
        self.values: dict[str, int | str] = args
