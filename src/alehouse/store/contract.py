"""What tables need of a store, whatever it is made of: a database, or the storage of a browser."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Protocol

from alehouse.store.rows import ChatRow
from alehouse.table.entries import Entry
from alehouse.table.pace import Outage
from alehouse.table.spec import TableSpec
from alehouse.table.table import Table

News = dict[str, Any]  # {"from": process, "entries": {table: seq}, "chat": {table: n}} or {"from", "present": …}

OPEN = ("lobby", "playing", "broken")


class Listed:
    """A table in the lobby."""

    __slots__ = ("about", "names", "open")

    def __init__(self, about: TableSpec, open_seats: int, names: list[str]) -> None:
        self.about = about
        self.open = open_seats
        self.names = names


class TableStore(Protocol):
    """Keeps tables: their identity, their log, their chat, and when somebody has to look after them.

    A number of a log or of a chat is given once: of several processes that write it, one wins.
    """

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""
        ...

    async def create(self, table: Table, log: list[Entry], now: int) -> bool:
        """Keeps a new table with the first entries of its log; False if there is one with this id."""
        ...

    async def load(self, table: str) -> tuple[TableSpec, list[Entry]] | None:
        """A table's identity and its whole log."""
        ...

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries that follow number `after`."""
        ...

    async def answered(self, table: str, sender: str, request: str) -> int:
        """The number of the entry that a sender's request led to; 0 if there is none."""
        ...

    async def append(self, table: Table, entry: Entry) -> bool:
        """Writes the entry that led to the table's present state; False if its number was taken by another process."""
        ...

    async def refresh(self, table: Table, now: int) -> None:
        """Updates what is known of a table without its log, unless another process knows more."""
        ...

    async def lobby(self, limit: int, since: int, present: Collection[str] = ()) -> list[Listed]:
        """Public tables with an open seat, the newest first; older ones only if they are among `present`."""
        ...

    async def open_tables(self, statuses: Collection[str] = OPEN) -> list[tuple[str, str]]:
        """Every table of these statuses, with its status as far as it is known."""
        ...

    async def wake_bots(self, now: int) -> None:
        """Makes tables that wait for a bot due now, except those that are paused."""
        ...

    async def purge(self, status: str, before: int, limit: int, spared: Collection[str] = ()) -> list[str]:
        """Deletes tables of a status at which nothing has happened since `before`, except the spared; returns which."""
        ...

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that are due now; each is leased to one process until `until`."""
        ...

    async def renew(self, ids: list[str], until: int) -> None:
        """Leaves those of these tables that still wait for a bot to this process until `until`."""
        ...

    async def pause(self, table: str) -> None:
        """Nobody looks after the table until something happens there."""
        ...

    async def say(self, table: str, line: ChatRow) -> bool:
        """Writes a line of chat; False if its number was taken."""
        ...

    async def said(self, table: str, sender: str, request: str) -> bool:
        """Whether a sender's request has led to a line of chat."""
        ...

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        """The last lines of a table."""
        ...

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """One of the host's keys, created on first use."""
        ...

    async def beat(self, now: int) -> list[Outage]:
        """Writes a sign of life; returns all outages, one that ends now included, which moves all deadlines on."""
        ...

    async def check(self) -> None:
        """Raises if nothing can be read."""
        ...

    async def damage(self) -> str:
        """The problem with the data on disk, '' if none is known."""
        ...

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Subscribes `heard` to news from other processes; does nothing if there are none."""
        ...

    async def tell(self, news: News) -> None:
        """Sends other processes news that is not stored."""
        ...
