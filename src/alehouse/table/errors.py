"""Requests that a table refuses: a code that clients translate, and its arguments."""

from __future__ import annotations

from typing import Final, Literal

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
    "not-your-turn",  # args: seat, which is to act
    "unknown-action",
    "illegal",  # with the rule's reason where there is one
    "unconfirmed",  # args: seat, which must confirm
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


MEANING: Final[dict[Code, str]] = {  # the default detail of each code
    "bad-message": "this is not a message of the protocol.",
    "too-big": "the body or message is longer than `longest` bytes.",
    "too-fast": "too many requests; try again after `seconds`.",
    "unknown-table": "there is no such table.",
    "wrong-token": "the token is not valid for this table.",
    "wrong-invite": "the invitation is missing or not valid for this table.",
    "wrong-origin": "pages of this origin may not connect.",
    "not-host": "only the table's host may do this.",
    "not-seated": "the token has no seat at this table.",
    "not-your-seat": "the seat belongs to someone else.",
    "no-such-seat": "the table does not have this seat.",
    "seat-taken": "the seat is taken.",
    "seats-open": "the game cannot start while seats are open.",
    "no-open-seat": "no seat is open.",
    "too-many-viewers": "the table or this address has too many connections.",
    "started": "the game has started.",
    "not-started": "the game has not started.",
    "over": "the game is over.",
    "not-over": "the game is not over.",
    "stale": "the position has changed; `version` is the current one.",
    "not-your-turn": "another seat decides now.",
    "unknown-action": "the title does not have this action.",
    "illegal": "the rules forbid it.",
    "unconfirmed": "a seat has to confirm its last actions first.",
    "nothing-to-confirm": "no action waits to be confirmed.",
    "nothing-to-undo": "there are not so many steps that could be undone.",
    "proposal-pending": "a proposal is pending.",
    "no-proposal": "no proposal is pending.",
    "not-waiting": "the game does not wait for this seat.",
    "too-early": "it is too early for this; try again after `seconds`.",
    "no-stand-in": "no bot stands in for this seat.",
    "log-full": "the table's log is full; its game can only move on.",
    "not-absent": "the player has neither left nor missed a deadline.",
    "unknown-level": "there is no such bot level.",
    "bad-text": "the text is empty, longer than `longest`, or has characters that are not allowed.",
    "bad-setup": "the table cannot be set up like this.",
    "bad-record": "the record cannot be read.",
    "bad-pack": "the pack cannot be read.",
    "bad-target": "notifications cannot be sent there.",
    "no-notices": "there are too many notifications for this seat.",
    "broken": "the game no longer replays.",
    "unknown-path": "there is nothing at this address; /docs lists all calls.",
    "cannot-print": "the server lacks the extra `print`.",
    "closing": "the server is shutting down; connect again.",
    "internal": "the server failed; its log says why.",
}


class TableError(Exception):
    """A refused request, which changed nothing; `detail` is an English sentence for client developers."""

    def __init__(self, code: Code, detail: str = "", refusal: Refusal | None = None, **args: int | str) -> None:
        super().__init__(code)
        self.code: Code = code
        self.detail = detail or MEANING[code]
        self.refusal = refusal
        self.values: dict[str, int | str] = args
