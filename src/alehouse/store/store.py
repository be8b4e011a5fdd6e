"""All tables on disk. A table is its spec and its log; the other columns are indexes derived from the log."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable, Collection
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import new_secret
from alehouse.engine.pack import Content
from alehouse.store.bus import CHANNEL, Bus
from alehouse.store.committer import Committer, Write, Writer
from alehouse.store.contract import OPEN, Listed, News
from alehouse.store.lockfile import LockFile
from alehouse.store.migrate import migrate
from alehouse.store.rows import ChatRow, row_of_entry, row_of_table
from alehouse.store.schema import COPY, chat, contents, entries, keys, notices, tables
from alehouse.store.url import POSTGRESQL, open_engine, read_address, sqlite_file
from alehouse.store.writers import PostgresWriter, SqliteWriter
from alehouse.table.entries import Entry, Renewed, read_what
from alehouse.table.pace import GAP, Outage, outages_until
from alehouse.table.spec import TableSpec
from alehouse.table.table import Table

CHAT_KEPT = 100  # lines that come with a table
CLOCK = "clock"  # the row of `keys` that holds the last sign of life and the outages


@lru_cache(maxsize=64)
def read_content(data: str) -> Content:
    """Stored content; tables that are played with the same content share it."""
    return msgspec.json.decode(data, type=Content)


def damaged_pages(file: Path) -> str:
    """The problem with the pages of an SQLite file, '' if there is none."""
    try:
        connection = sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)
        try:
            found = [row[0] for row in connection.execute("PRAGMA quick_check(3)")]
        finally:
            connection.close()
    except sqlite3.Error as error:
        return str(error)
    return "" if found == ["ok"] else "; ".join(found)


def _ignore(size: int, seconds: float) -> None:
    pass


async def _renew_copy(engine: AsyncEngine) -> None:
    """Gives every open table of a copy a new secret: elsewhere its game may have gone on with the old one."""
    mark = keys.c.name == COPY
    async with engine.connect() as connection:
        if (await connection.execute(select(keys).where(mark))).first() is None:
            return
    async with engine.begin() as connection:
        if (await connection.execute(delete(keys).where(mark).returning(keys.c.name))).first() is None:
            return  # another process was faster
        open_ones = select(tables.c.id, tables.c.version, tables.c.updated).where(tables.c.status.in_(OPEN))
        for id, version, updated in (await connection.execute(open_ones)).all():
            entry = Entry(version + 1, updated, Renewed(new_secret()))
            await connection.execute(insert(entries), row_of_entry(id, entry))
            await connection.execute(update(tables).where(tables.c.id == id).values(version=version + 1))


WAITS_FOR_BOT = (
    tables.c.status == "playing",
    tables.c.waiting > 0,
    tables.c.waiting_holder == "",
    tables.c.wake.is_not(None),  # not paused
)


class Notice:
    """A holder's target for turn notifications."""

    __slots__ = ("id", "kind", "target")

    def __init__(self, number: int, kind: str, target: dict[str, Any]) -> None:
        self.id = number
        self.kind = kind
        self.target = target


class Store:
    """Opened once per process with `Store.open`, closed with `close`."""

    def __init__(self, engine: AsyncEngine, lockfile: LockFile | None, observe: Callable[[int, float], None]) -> None:
        self.engine = engine
        self.process = secrets.token_hex(6)
        self._lockfile = lockfile
        file = sqlite_file(engine.url)
        self._writer: Writer = SqliteWriter(file) if file else PostgresWriter(engine, self.process)
        self._committer = Committer(self._writer, observe)
        self._bus: Bus | None = None
        self._insert = postgresql.insert if self.several else sqlite.insert

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.engine.dialect.name == POSTGRESQL

    @classmethod
    async def open(cls, address: str, observe: Callable[[int, float], None] = _ignore) -> Store:
        """Opens the database and brings it to the newest schema; the games of a copy continue with other dice."""
        url = read_address(address)
        file = sqlite_file(url)
        lockfile = LockFile(file) if file is not None else None
        engine = open_engine(url)
        try:
            await migrate(engine)
            await _renew_copy(engine)
        except BaseException as error:
            await engine.dispose()
            if lockfile is not None:
                lockfile.release()
            if not isinstance(error, (SQLAlchemyError, OSError)):
                raise
            shown = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise AlehouseError(f"the database {shown} cannot be opened: {reason}.") from None
        return cls(engine, lockfile, observe)

    async def close(self) -> None:
        """Flushes pending writes and closes the database."""
        await self._committer.close()
        if self._bus is not None:
            await self._bus.close()
        await self.engine.dispose()
        if self._lockfile is not None:
            self._lockfile.release()

    # -- tables -----------------------------------------------------------------------------------------

    async def create(self, table: Table, log: list[Entry], now: int) -> bool:
        """Keeps a new table with the first entries of its log; False if there is one with this id."""
        about = table.spec
        pinned = about.pinned
        content = msgspec.json.encode(pinned.content).decode()
        row = {
            "id": about.id,
            "title": pinned.title,
            "rules": pinned.rules,
            "about": msgspec.json.encode(about.with_content({})).decode(),
            "created": about.created,
            "public": about.settings.public,
            "notified": 0,
            **row_of_table(table, now),
        }
        async with self.engine.begin() as connection:
            made = await connection.execute(
                self._insert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id)
            )
            if made.first() is None:
                return False
            kept = {"digest": pinned.digest, "title": pinned.title, "data": content}
            await connection.execute(self._insert(contents).values(kept).on_conflict_do_nothing())
            if log:
                await connection.execute(insert(entries), [row_of_entry(about.id, entry) for entry in log])
        return True

    async def load(self, table: str) -> tuple[TableSpec, list[Entry]] | None:
        """A table's identity and its whole log."""
        if not table.isprintable():  # never sent to the database
            return None
        async with self.engine.connect() as connection:
            row = await connection.scalar(select(tables.c.about).where(tables.c.id == table))
            if row is None:
                return None
            about = msgspec.json.decode(row, type=TableSpec)
            data = await connection.scalar(select(contents.c.data).where(contents.c.digest == about.pinned.digest))
        return about.with_content(read_content(data or "{}")), await self.entries(table, 0)

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries that follow number `after`."""
        wanted = (
            select(entries.c.seq, entries.c.at, entries.c.what, entries.c.sender, entries.c.request)
            .where(entries.c.table_id == table, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [Entry(seq, at, read_what(what), sender, request) for seq, at, what, sender, request in rows]

    async def answered(self, table: str, sender: str, request: str) -> int:
        """The number of the entry that a sender's request led to; 0 if there is none."""
        wanted = select(entries.c.seq).where(
            entries.c.table_id == table, entries.c.sender == sender, entries.c.request == request
        )
        async with self.engine.connect() as connection:
            return int(await connection.scalar(wanted.limit(1)) or 0)

    async def append(self, table: Table, entry: Entry) -> bool:
        """Writes the entry that led to the table's present state; False if its number was taken by another process."""
        id = table.spec.id
        write = Write(False, (id, entry.seq), row_of_entry(id, entry), row_of_table(table, entry.at))
        return await self._committer.write(write)

    async def refresh(self, table: Table, now: int) -> None:
        """Updates the derived columns of a table, unless another process knows more."""
        row = update(tables).where(tables.c.id == table.spec.id, tables.c.version <= table.version)
        async with self.engine.begin() as connection:
            await connection.execute(row.values(row_of_table(table, now)))

    # -- finding tables -----------------------------------------------------------------------------------

    async def lobby(self, limit: int, since: int, present: Collection[str] = ()) -> list[Listed]:
        """Public tables with an open seat, the newest first; their content stays in the store.

        Tables created before `since` are listed only if they are among `present`."""
        wanted = (
            select(tables.c.about, tables.c.open, tables.c.names)
            .where(tables.c.public, tables.c.status == "lobby", tables.c.open > 0)
            .where(or_(tables.c.created >= since, tables.c.id.in_(list(present))))
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [
                Listed(msgspec.json.decode(about, type=TableSpec), free, json.loads(names))
                for about, free, names in rows
            ]

    async def open_tables(self, statuses: Collection[str] = OPEN) -> list[tuple[str, str]]:
        """Every table whose game is not over, with its status as far as it is known."""
        wanted = select(tables.c.id, tables.c.status).where(tables.c.status.in_(statuses))
        async with self.engine.connect() as connection:
            return [(id, status) for id, status in await connection.execute(wanted)]

    async def all_tables(self) -> list[tuple[str, str]]:
        """Every table, with its status as far as it is known."""
        async with self.engine.connect() as connection:
            return [(id, status) for id, status in await connection.execute(select(tables.c.id, tables.c.status))]

    async def statuses(self) -> dict[str, int]:
        """How many tables of each status there are."""
        wanted = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with self.engine.connect() as connection:
            return {status: number for status, number in await connection.execute(wanted)}

    async def wake_bots(self, now: int) -> None:
        """Makes tables that wait for a bot due now, except those that are paused."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(*WAITS_FOR_BOT).values(wake=now))

    async def renew(self, ids: list[str], until: int) -> None:
        """Leaves those of these tables that still wait for a bot to this process until `until`."""
        async with self.engine.begin() as connection:
            locked = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
            await connection.execute(locked)  # in the order in which the committer locks them: no deadlock
            await connection.execute(update(tables).where(tables.c.id.in_(ids), *WAITS_FOR_BOT).values(wake=until))

    async def purge(self, status: str, before: int, limit: int, spared: Collection[str] = ()) -> list[str]:
        """Deletes tables of a status at which nothing has happened since `before`, except the spared; returns which."""
        old = select(tables.c.id).where(tables.c.status == status, tables.c.updated < before)
        async with self.engine.begin() as connection:
            found = await connection.scalars(old.limit(limit + len(spared)))
            ids = [id for id in found if id not in set(spared)][:limit]
            if ids:
                for table in (entries, chat, notices):
                    await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
                await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return ids

    async def claim_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that are due now; each is leased to one process until `until`."""

        def claim(connection: Connection) -> list[str]:
            due = select(tables.c.id, tables.c.wake).where(tables.c.wake <= now).order_by(tables.c.wake).limit(limit)
            claimed: list[str] = []
            # rows are locked in the order in which the committer locks them: no deadlock
            for id, wake in sorted(connection.execute(due).all(), key=lambda row: str(row.id)):
                taken = connection.execute(
                    update(tables).where(tables.c.id == id, tables.c.wake == wake).values(wake=until)
                )
                if taken.rowcount == 1:
                    claimed.append(id)
            return claimed

        return await self._writer.transact(claim)

    async def pause(self, table: str) -> None:
        """Nobody looks after the table until something happens there."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(wake=None))

    # -- chat -----------------------------------------------------------------------------------------------

    async def say(self, table: str, line: ChatRow) -> bool:
        """Writes a line of chat; False if its number was taken."""
        return await self._committer.write(Write(True, (table, line.n), line.row(table), None))

    async def said(self, table: str, sender: str, request: str) -> bool:
        """Whether a sender's request has led to a line of chat."""
        wanted = select(chat.c.n).where(chat.c.table_id == table, chat.c.sender == sender, chat.c.request == request)
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted.limit(1)) is not None

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        """The last lines of a table."""
        wanted = (
            select(chat).where(chat.c.table_id == table, chat.c.n > after).order_by(chat.c.n.desc()).limit(CHAT_KEPT)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatRow(row.n, row.at, row.seat, row.name, row.text, row.sender, row.request) for row in reversed(rows)]

    # -- notices ----------------------------------------------------------------------------------------------

    async def add_notice(self, table: str, holder: str, kind: str, target: dict[str, Any], now: int, most: int) -> bool:
        """Adds a holder's notification target; False if there are too many."""
        row = {
            "table_id": table,
            "holder": holder,
            "kind": kind,
            "target": json.dumps(target, sort_keys=True),
            "created": now,
        }
        async with self.engine.begin() as connection:
            held = select(notices.c.id).where(notices.c.table_id == table, notices.c.holder == holder)
            if len((await connection.execute(held)).all()) >= most:
                return False
            await connection.execute(self._insert(notices).values(row).on_conflict_do_nothing())
        return True

    async def notices(self, table: str, holder: str) -> list[Notice]:
        wanted = select(notices.c.id, notices.c.kind, notices.c.target).where(
            notices.c.table_id == table, notices.c.holder == holder
        )
        async with self.engine.connect() as connection:
            return [Notice(id, kind, json.loads(target)) for id, kind, target in await connection.execute(wanted)]

    async def drop_notices(self, table: str, holder: str, number: int | None = None) -> None:
        """Removes one of a holder's targets, or all of them."""
        unwanted = [notices.c.table_id == table, notices.c.holder == holder]
        if number is not None:
            unwanted.append(notices.c.id == number)
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(*unwanted))

    async def unnotified(self, before: int, limit: int) -> list[tuple[str, str, int]]:
        """Table, holder and turn of turns that began before `before` and have not been notified of."""
        wanted = (
            select(tables.c.id, tables.c.waiting_holder, tables.c.turn)
            .where(
                tables.c.status == "playing",
                tables.c.notified < tables.c.turn,
                tables.c.turn_at <= before,
                select(notices.c.id)
                .where(notices.c.table_id == tables.c.id, notices.c.holder == tables.c.waiting_holder)
                .exists(),
            )
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [(id, holder, turn) for id, holder, turn in await connection.execute(wanted)]

    async def claim_notified(self, table: str, turn: int) -> bool:
        """Claims a turn's notification; True if this process is the one to send it."""
        async with self.engine.begin() as connection:
            taken = await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.notified < turn).values(notified=turn)
            )
            return bool(taken.rowcount == 1)

    # -- the server's own ---------------------------------------------------------------------------------------

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """One of the server's keys, created on first use."""
        async with self.engine.begin() as connection:
            await connection.execute(self._insert(keys).values(name=name, value=make()).on_conflict_do_nothing())
            value = await connection.scalar(select(keys.c.value).where(keys.c.name == name))
        return str(value)

    async def beat(self, now: int) -> list[Outage]:
        """Writes a sign of life; returns all outages, one that ends now included, which moves all deadlines on."""

        def write(connection: Connection) -> list[Outage]:
            first = json.dumps({"seen": now, "outages": []})
            connection.execute(self._insert(keys).values(name=CLOCK, value=first).on_conflict_do_nothing())
            row = connection.scalar(select(keys.c.value).where(keys.c.name == CLOCK).with_for_update())
            clock = json.loads(str(row))
            outages = outages_until(now, clock["seen"], [(began, ended) for began, ended in clock["outages"]])
            if now - clock["seen"] > GAP:
                waits = update(tables).where(tables.c.wake.is_not(None), tables.c.waiting_holder != "")
                connection.execute(waits.values(wake=tables.c.wake + (now - clock["seen"])))
            value = json.dumps({"seen": now, "outages": outages})
            connection.execute(update(keys).where(keys.c.name == CLOCK).values(value=value))
            return outages

        return await self._writer.transact(write)

    async def check(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def damage(self) -> str:
        """The problem with the pages of an SQLite file, '' if there is none."""
        file = sqlite_file(self.engine.url)
        return await asyncio.to_thread(damaged_pages, file) if file is not None else ""

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Subscribes `heard` to news from other processes; does nothing if there are none."""
        if self.several:
            self._bus = Bus(self.engine, self.process, heard, missed)
            self._bus.open()
            await self._bus.connected.wait()

    async def tell(self, news: News) -> None:
        """Sends other processes news that is not stored."""
        if self.several:
            payload = json.dumps({"from": self.process, **news})
            async with self.engine.begin() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                )
