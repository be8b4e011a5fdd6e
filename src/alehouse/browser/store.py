"""All tables of a browser. Several tabs may share them: a number of a log is written once; the others hear of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Collection
from typing import Any, Protocol

import msgspec

from alehouse.browser.disk import Disk
from alehouse.store.contract import OPEN, Listed, News
from alehouse.store.rows import ChatRow, row_of_entry, row_of_table
from alehouse.table.entries import Entry, read_what
from alehouse.table.pace import Outage, outages_until
from alehouse.table.spec import TableSpec
from alehouse.table.table import Table

CLOCK = "keys/clock"  # the last sign of life, and the outages
LAST_LINES = 100  # of chat that come with a table


class Channel(Protocol):
    """Carries news to the other tabs, as JSON."""

    def tell(self, news: str) -> None: ...


def _entry_key(table: str, seq: int) -> str:
    return f"entries/{table}/{seq:08}"


def _chat_key(table: str, number: int) -> str:
    return f"chat/{table}/{number:08}"


class BrowserStore:
    """Rows as the server's store has them, each as JSON under a key of its own."""

    def __init__(self, disk: Disk, channel: Channel) -> None:
        self.process = secrets.token_hex(6)
        self._disk = disk
        self._channel = channel
        self._rows: dict[str, dict[str, Any]] = {}  # what `tables/` holds
        self._heard: Callable[[News], None] = lambda news: None

    @classmethod
    async def open(cls, disk: Disk, channel: Channel) -> BrowserStore:
        store = cls(disk, channel)
        for _, text in await disk.scan("tables/"):
            row = json.loads(text)
            store._rows[row["id"]] = row
        return store

    @property
    def several(self) -> bool:
        """Other tabs may have the same tables open."""
        return True

    # -- tables -------------------------------------------------------------------------------------------

    async def create(self, table: Table, log: list[Entry], now: int) -> bool:
        about, pinned = table.spec, table.spec.pinned
        row = {
            "id": about.id,
            "about": msgspec.json.encode(about.with_content({})).decode(),
            "public": about.settings.public,
            **row_of_table(table, now),
        }
        new = {f"tables/{about.id}": json.dumps(row)}
        new.update((_entry_key(about.id, entry.seq), self._entry(about.id, entry)) for entry in log)
        content = msgspec.json.encode(pinned.content).decode()
        if not await self._disk.write(new, {f"contents/{pinned.digest}": content}):
            return False
        self._rows[about.id] = row
        return True

    async def load(self, table: str) -> tuple[TableSpec, list[Entry]] | None:
        text = await self._disk.get(f"tables/{table}")
        if not text:
            return None
        self._rows[table] = json.loads(text)
        about = msgspec.json.decode(self._rows[table]["about"], type=TableSpec)
        content = await self._disk.get(f"contents/{about.pinned.digest}")
        return about.with_content(json.loads(content or "{}")), await self.entries(table, 0)

    async def entries(self, table: str, after: int) -> list[Entry]:
        rows = [json.loads(text) for _, text in await self._disk.scan(f"entries/{table}/")]
        return [
            Entry(row["seq"], row["at"], read_what(row["what"]), row["sender"], row["request"])
            for row in rows
            if row["seq"] > after
        ]

    async def answered(self, table: str, sender: str, request: str) -> int:
        for entry in await self.entries(table, 0):
            if (entry.sender, entry.request) == (sender, request):
                return entry.seq
        return 0

    async def append(self, table: Table, entry: Entry) -> bool:
        id = table.spec.id
        row = {**self._rows[id], **row_of_table(table, entry.at)}
        new = {_entry_key(id, entry.seq): self._entry(id, entry)}
        if not await self._disk.write(new, {f"tables/{id}": json.dumps(row)}):
            return False
        self._rows[id] = row
        self._tell({"entries": {id: entry.seq}})
        return True

    def _entry(self, table: str, entry: Entry) -> str:
        return json.dumps(row_of_entry(table, entry))

    async def refresh(self, table: Table, now: int) -> None:
        known = self._rows[table.spec.id]
        if known["version"] <= table.version:
            self._rows[table.spec.id] = {**known, **row_of_table(table, now)}

    # -- finding tables -----------------------------------------------------------------------------------

    async def lobby(self, limit: int, since: int, present: Collection[str] = ()) -> list[Listed]:
        """None: nobody else can come to a table in a browser."""
        return []

    async def open_tables(self, statuses: Collection[str] = OPEN) -> list[tuple[str, str]]:
        return [(id, row["status"]) for id, row in self._rows.items() if row["status"] in statuses]

    async def wake_bots(self, now: int) -> None:
        await self.renew(list(self._rows), now)

    async def renew(self, ids: list[str], until: int) -> None:
        """Sets when those of these tables that wait for a bot are due."""
        for row in [self._rows[id] for id in ids]:
            if row["status"] == "playing" and row["waiting"] and not row["waiting_holder"] and row["wake"] is not None:
                row["wake"] = until

    async def purge(self, status: str, before: int, limit: int, spared: Collection[str] = ()) -> list[str]:
        """Deletes tables of a status at which nothing has happened since `before`, except the spared; returns which."""
        old = [id for id, row in self._rows.items() if row["status"] == status and row["updated"] < before]
        ids = [id for id in old if id not in spared][:limit]
        await self._disk.remove([f"{kind}/{id}" for id in ids for kind in ("entries", "chat", "tables")])
        for id in ids:
            del self._rows[id]
        return ids

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that are due now. Another tab may look after them too: of both moves one is written."""
        due = [id for id, row in self._rows.items() if row["wake"] is not None and row["wake"] <= now][:limit]
        for id in due:
            self._rows[id]["wake"] = until
        return due

    async def pause(self, table: str) -> None:
        self._rows[table]["wake"] = None

    # -- chat ---------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatRow) -> bool:
        if not await self._disk.write({_chat_key(table, line.n): json.dumps(line.row(table))}, {}):
            return False
        self._tell({"chat": {table: line.n}})
        return True

    async def said(self, table: str, sender: str, request: str) -> bool:
        return any((line.sender, line.request) == (sender, request) for line in await self.chat(table))

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        rows = [json.loads(text) for _, text in await self._disk.scan(f"chat/{table}/")]
        lines = [row for row in rows if row["n"] > after][-LAST_LINES:]
        return [
            ChatRow(row["n"], row["at"], row["seat"], row["name"], row["text"], row["sender"], row["request"])
            for row in lines
        ]

    # -- the host's own -----------------------------------------------------------------------------------

    async def key(self, name: str, make: Callable[[], str]) -> str:
        await self._disk.write({f"keys/{name}": make()}, {})
        return await self._disk.get(f"keys/{name}")

    async def beat(self, now: int) -> list[Outage]:
        """A sign of life, written only while somebody's clock runs; a time without an open tab is an outage."""
        clock = json.loads(await self._disk.get(CLOCK) or "null") or {"seen": now, "outages": []}
        outages = outages_until(now, clock["seen"], [(began, ended) for began, ended in clock["outages"]])
        timed = [row for row in self._rows.values() if row["wake"] is not None and row["waiting_holder"]]
        if len(outages) > len(clock["outages"]):
            for row in timed:
                row["wake"] += now - clock["seen"]
        if timed:
            await self._disk.write({}, {CLOCK: json.dumps({"seen": now, "outages": outages})})
        return outages

    async def check(self) -> None:
        await self._disk.get(CLOCK)

    async def damage(self) -> str:
        return ""

    # -- other tabs ---------------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        self._heard = heard

    async def tell(self, news: News) -> None:
        self._tell(news)

    def _tell(self, news: News) -> None:
        self._channel.tell(json.dumps({"from": self.process, **news}))

    async def hear(self, news: str) -> None:
        """News of another tab."""
        told = json.loads(news)
        for id in told.get("entries", {}):
            if text := await self._disk.get(f"tables/{id}"):
                self._rows[id] = json.loads(text)
        self._heard(told)
