"""Upgrades are rehearsed on a copy: every table is tried under the next release."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.store.databases import NewDatabase
from tests.table.sitting import START, Sitting
from tests.table.test_rules_versions import NextMoonlight, only_new

from alehouse.commands.rehearse import rehearse as command
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Pack
from alehouse.engine.title import Library
from alehouse.games import LIBRARY
from alehouse.store.rehearsal import rehearse
from alehouse.store.store import Store

TABLES = 300


class Retuned(NextMoonlight):
    """The next rules, with another name and other numbers in the house pack."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "Moonlight Brewers, second edition"

    def house(self) -> Pack:
        return self.old.changed("house", {"numbers": {"attack-limit": {"value": 8}}})


def next_release() -> Library:
    library = Library()
    for id in LIBRARY.ids():
        library.add(LIBRARY.get(id))
    library.add(Retuned())
    return library


async def fill(address: str, tables: int) -> dict[str, int]:
    """Tables of all titles: some wait for players, most are being played, every tenth is played to its end."""
    store = await Store.open(address)
    counts: dict[str, int] = {}
    rng = Random(1)
    try:
        for number in range(tables):
            title = LIBRARY.ids()[number % len(LIBRARY.ids())]
            sitting = Sitting(title, seats=max(2, LIBRARY.get(title).min_seats), start=number % 7 != 0)
            sitting.about = sitting.table.spec = msgspec.structs.replace(sitting.about, id=f"table-{number}")
            if sitting.table.status == "playing":
                sitting.play_on(rng, 100_000 if number % 10 == 0 else rng.randrange(40))
            await store.create(sitting.table, sitting.log, START)
            counts[sitting.table.status] = counts.get(sitting.table.status, 0) + 1
    finally:
        await store.close()
    return counts


@pytest.mark.parametrize("tables", [TABLES, pytest.param(10_000, marks=pytest.mark.soak)])
def test_all_tables_continue_after_a_release_with_other_texts_numbers_and_rules(
    sqlite_ready: NewDatabase, tables: int
) -> None:
    address = sqlite_ready()
    counts = asyncio.run(fill(address, tables))
    found = asyncio.run(rehearse(address, next_release()))
    assert found.troubles == []
    assert found.tables == tables
    assert counts == {"playing": found.playing, "lobby": found.lobby, "over": found.over}
    assert min(counts.values()) > 10


def test_tables_whose_rules_are_gone_are_counted_with_the_reason(sqlite_ready: NewDatabase) -> None:
    address = sqlite_ready()
    counts = asyncio.run(fill(address, 12))
    found = asyncio.run(rehearse(address, only_new()))
    assert found.broken == found.newly_broken == sum(counts.values()) == 12
    assert {trouble.tables for trouble in found.troubles} == {4}
    assert any("no rules version 1" in trouble.reason for trouble in found.troubles)
    assert not any(trouble.known for trouble in found.troubles)


def test_the_database_is_not_changed_and_may_be_in_use(
    sqlite_ready: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    address = sqlite_ready()
    asyncio.run(fill(address, 12))

    async def used() -> list[tuple[str, str]]:
        store = await Store.open(address)
        try:
            before = await store.all_tables()
            assert await asyncio.to_thread(command, address) == 0
            assert await store.all_tables() == before
        finally:
            await store.close()
        return before

    assert len(asyncio.run(used())) == 12
    assert "12 tables: " in capsys.readouterr().out


def test_a_backup_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError, match="there is no database"):
        command(str(tmp_path / "nothing.db"))
