"""New tables: chosen by a host, or taken from a record."""

from __future__ import annotations

import asyncio
from typing import Final

from alehouse.engine.errors import AlehouseError
from alehouse.engine.fairness import new_secret
from alehouse.engine.pack import HOUSE, Pack
from alehouse.engine.title import Title
from alehouse.server.keyring import hashed, request_id
from alehouse.server.live_table import LiveTable
from alehouse.server.packs import Packs
from alehouse.server.protocol import Created, CreateTable, ImportRecord, Joined, JoinTable, PackChoice
from alehouse.server.table_manager import TableManager
from alehouse.table import lobby, sanitize
from alehouse.table.entries import Entry
from alehouse.table.errors import TableError
from alehouse.table.record import imported
from alehouse.table.spec import PinnedGame, Settings, TableSpec, pin
from alehouse.table.table import Draft, Sender, Table

IMPORT_SECONDS: Final = 20.0


async def create(manager: TableManager, packs: Packs, wish: CreateTable, address: str) -> Created:
    """Creates a table with the host's choices; raises `TableError` if they cannot be combined."""
    id = request_id(wish.id)
    try:
        title = manager.library.get(wish.title)
        setup = title.setup(wish.seats, dict(wish.options), _pack(title, packs, wish.pack))
    except AlehouseError as error:
        raise TableError("bad-setup", str(error)) from None
    except RecursionError:
        raise TableError("bad-message", "values of the pack are nested too deeply.") from None
    new = _NewTable(manager, id, pin(setup, new_secret()), wish.settings)
    manager.created(new.answer.table, address)
    for number, level in sorted(wish.bots.items()):
        new.do(lobby.seat_bot(new.table, new.now, new.sender, _seat(number), level))
    for number, name in sorted(wish.me.items()):
        new.do(lobby.sit(new.table, new.now, new.sender, _seat(number), name))
    if wish.start and not new.table.started:
        new.do(lobby.start(new.table, new.now, new.sender))
    return await new.keep()


def _seat(number: str) -> int:
    if not number.isascii() or not number.isdigit() or len(number) > 2:
        raise TableError("bad-message", f"'{number[:20]}' is not a seat; seats are given by number.")
    return int(number)


def _pack(title: Title, packs: Packs, choice: PackChoice) -> Pack:
    if choice.changes:
        return title.changed(sanitize.tidy_label(choice.name), choice.changes)
    return title.house() if choice.name == HOUSE else packs.get(title, choice.name)


async def take_in(manager: TableManager, wish: ImportRecord, address: str, local: bool = False) -> Created:
    """Creates a table from a record: a finished game to look at, or a position to continue from."""
    try:
        work = asyncio.to_thread(imported, manager.library, wish.record, wish.at, local)
        pinned, what = await asyncio.wait_for(work, IMPORT_SECONDS)
    except AlehouseError as error:
        raise TableError("bad-record", str(error)) from None
    except TimeoutError:
        raise TableError("bad-record", "replaying the record takes too long.") from None
    new = _NewTable(manager, request_id(""), pinned, wish.settings, True)
    manager.created(new.answer.table, address)
    draft = new.table.draft(new.now, what, new.sender)
    await asyncio.to_thread(new.do, draft)  # replays the whole game
    return await new.keep()


class _NewTable:
    """A new table whose first log entries are written together."""

    def __init__(
        self, manager: TableManager, id: str, pinned: PinnedGame, settings: Settings, from_record: bool = False
    ) -> None:
        keyring = manager.keyring
        self.manager = manager
        self.now = manager.now()
        name = keyring.table(id)
        self.answer = Created(name, keyring.token(name, id), keyring.invite(name, id))
        host = hashed(self.answer.token)
        self.sender = Sender(host)
        about = TableSpec(name, pinned, settings, host, hashed(self.answer.invite), self.now, from_record)
        self.table = Table(about, manager.library)
        self.log: list[Entry] = []
        if settings.stand_in not in manager.levels:
            raise TableError("unknown-level", f"levels are {', '.join(manager.levels)}.")

    def do(self, draft: Draft) -> None:
        self.table.commit(draft)
        self.log.append(draft.entry)

    async def keep(self) -> Created:
        """Writes the table; a repeated request gets the table that it created the first time."""
        made = await self.manager.written(self.manager.store.create(self.table, self.log, self.now))
        if made and self.table.moves_itself:
            await self.manager.live(self.table.spec.id)
            self.manager.drive(self.manager.live_tables[self.table.spec.id])
        return self.answer


async def join(manager: TableManager, live: LiveTable, wish: JoinTable) -> Joined:
    """A seat and the secret that holds it; a repeated request gets the same seat."""
    id = request_id(wish.id)
    token = manager.keyring.token(live.id, id)
    holder = hashed(token)
    if not live.may_look("", hashed(wish.invite)):
        raise TableError("wrong-invite")
    if not live.table.held(holder):
        await manager.finish(live.seat(holder, wish.seat, wish.name, wish.nonce))
    return Joined(live.id, token, live.table.held(holder))
