"""Somebody who looks at a table: a socket, or a request that waits for news."""

from __future__ import annotations

from collections.abc import Callable


class Viewer:
    """`send` must not wait: a viewer that is slow has to drop what it holds and ask for the whole again."""

    __slots__ = ("address", "close", "focused", "holder", "present", "seat", "send")

    def __init__(
        self, holder: str, seat: int, address: str, send: Callable[[str], None], close: Callable[[int], None]
    ) -> None:
        self.holder = holder  # hash of the secret that was shown, '' for none
        self.seat = seat  # the one of several own seats to look through
        self.address = address
        self.send = send
        self.close = close
        self.present = True  # counts as somebody who is there
        self.focused = False  # says that the page is being looked at
