"""The rehearsal of an upgrade: does this release continue all tables of a database?"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from alehouse.engine.title import Library
from alehouse.store.backup import back_up
from alehouse.store.store import Store
from alehouse.table.play import act_for
from alehouse.table.projection import player_view
from alehouse.table.record import exported
from alehouse.table.table import Table


class Trouble(msgspec.Struct):
    """Why tables cannot continue: the reason, their number, and one of them. `known`: the old release had it too."""

    reason: str
    tables: int
    example: str
    known: bool


class Rehearsal(msgspec.Struct):
    """How many tables continue, wait for players, are over or abandoned; `troubles` are those that do not work."""

    tables: int = 0
    playing: int = 0
    lobby: int = 0
    over: int = 0
    abandoned: int = 0
    broken: int = 0
    troubles: list[Trouble] = []

    @property
    def newly_broken(self) -> int:
        return sum(trouble.tables for trouble in self.troubles if not trouble.known)


async def rehearse(address: str, library: Library, tell: Callable[[int], None] = lambda done: None) -> Rehearsal:
    """Opens a copy of an SQLite database and tries every table in it; the database itself is not changed."""
    with tempfile.TemporaryDirectory(prefix="alehouse-rehearsal-") as folder:
        copy = Path(folder) / "tables.db"
        back_up(address, copy)
        store = await Store.open(str(copy))
        try:
            found = Rehearsal()
            for id, known in await store.all_tables():
                await _try(store, id, known, library, found)
                found.tables += 1
                tell(found.tables)
            return found
        finally:
            await store.close()


async def _try(store: Store, id: str, known: str, library: Library, found: Rehearsal) -> None:
    try:
        loaded = await store.load(id)
        assert loaded is not None
        table = Table.load(*loaded, library)
        status, reason = table.status, table.trouble
        if status != "broken":
            reason = _fails(table)
    except Exception as error:
        status, reason = "broken", f"{type(error).__name__}: {error}"
    if reason:
        found.broken += 1
        _note(found.troubles, reason, id, known == "broken")
    else:
        setattr(found, status, getattr(found, status) + 1)


def _fails(table: Table) -> str:
    """Why a table that loads cannot be played, watched or exported; '' if it can."""
    try:
        for seat in range(len(table.seats) + 1):
            player_view(table, [seat] if seat else [])
        if table.status == "playing" and not table.confirming:
            game = table.must_play()
            table.commit(act_for(table, table.since, table.version, game.state.default(), "clock"))
        elif table.status == "over":
            exported(table)
    except Exception as error:
        return f"it loads, but {type(error).__name__}: {error}"
    return ""


def _note(troubles: list[Trouble], reason: str, id: str, known: bool) -> None:
    for trouble in troubles:
        if (trouble.reason, trouble.known) == (reason, known):
            trouble.tables += 1
            return
    troubles.append(Trouble(reason, 1, id, known))
