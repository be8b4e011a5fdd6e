"""A viewer of a table: a socket, or a request that waits for news."""

from __future__ import annotations

from collections.abc import Callable

from alehouse.server.protocol import TableState


class Viewer:
    """`send` must not block: a slow viewer drops its queue and gets a full update."""

    __slots__ = ("address", "close", "focused", "holder", "known", "patches", "present", "seat", "send")

    def __init__(
        self, holder: str, seat: int, address: str, send: Callable[[bytes], None], close: Callable[[int], None]
    ) -> None:
        self.holder = holder  # hash of the secret that was presented, '' for none
        self.seat = seat  # which of the holder's seats to look through
        self.address = address
        self.send = send
        self.close = close
        self.present = True  # counts as present
        self.focused = False  # reports that the page is in focus
        self.patches = False  # wants what changed instead of whole states
        self.known: TableState | None = None  # the state that it was sent last, to which the next patch refers
