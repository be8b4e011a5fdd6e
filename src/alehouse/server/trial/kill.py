"""The kill test: servers are killed without warning while people play; nothing that was promised may be lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Library
from alehouse.games import LIBRARY
from alehouse.server.keyring import hashed
from alehouse.server.trial.client import Client, Player
from alehouse.server.trial.launch import Launched
from alehouse.store.store import Store
from alehouse.table.table import Table

RESTART = 2.0  # seconds, about
DECISIONS = 20  # at least this many per person
PROGRESS_WITHIN = 60.0  # seconds after the last kill in which every table must continue


class KillReport(msgspec.Struct):
    """The result; `problems` is empty if all is well."""

    database: str
    processes: int
    tables: int
    kills: int
    seconds: float
    acknowledged: int
    entries: int
    finished: int
    problems: list[str]


async def kill_test(
    db: str,
    tables: int,
    kills: int,
    pause: float,
    processes: int = 1,
    seed: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> KillReport:
    """Lets people and bots play while servers are killed, then checks what is on disk."""
    start = time.monotonic()
    servers = [Launched(db, thinkers=1) for _ in range(processes)]
    client = Client([server.address for server in servers])
    rng = random.Random(seed)
    try:
        for server in servers:
            await server.start()
        players = await _set_up(client, tables, rng)
        slowly = kills * (pause + RESTART) / DECISIONS  # so that no game is over before the last kill
        games = [asyncio.create_task(player.play(slowly * rng.uniform(0.5, 1.5))) for player in players]
        for number in range(kills):
            await asyncio.sleep(pause * rng.uniform(0.3, 1.7))
            victim = rng.choice(servers)
            victim.kill()
            await victim.start()
            tell(number + 1)
        stuck = await _must_go_on(players)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        for server in servers:
            server.stop()
        report = KillReport(db.partition(":")[0], processes, tables, kills, 0, 0, 0, 0, stuck)
        await check(db, players, report)
        report.seconds = round(time.monotonic() - start, 1)
        return report
    finally:
        await client.close()
        for server in servers:
            server.close()


async def _set_up(client: Client, tables: int, rng: random.Random) -> list[Player]:
    """Tables of all titles with one or two people and bots in the other seats."""
    players: list[Player] = []
    titles = [LIBRARY.get(id) for id in LIBRARY.ids()]
    for number in range(tables):
        title = titles[number % len(titles)]
        seats = rng.randint(max(2, title.min_seats), min(4, title.max_seats))
        bots = {str(seat): "random" for seat in range(3, seats + 1)}
        wish: dict[str, Any] = {"title": title.id, "seats": seats, "bots": bots, "me": {"1": "Ann"}}
        settings = {"start_when_full": True}
        made = await client.table(**wish, settings=settings)
        if "table" not in made:
            raise AlehouseError(f"a table could not be made: {made}")
        joined = await client.join(made["table"], made["invite"], "Bob")
        for token in (made["token"], joined["token"]):
            players.append(Player(client.servers, made["table"], token, rng.getrandbits(32)))
    return players


async def _must_go_on(players: list[Player]) -> list[str]:
    """Every table must move on, or be over, after the last kill."""
    before = {player.table: 0 for player in players}
    for player in players:
        before[player.table] = max(before[player.table], player.version)
    until = time.monotonic() + PROGRESS_WITHIN
    waiting = set(before)
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.2)
        for player in players:
            if player.status in ("over", "abandoned") or player.version > before[player.table]:
                waiting.discard(player.table)
    return [f"table {table} does not continue from version {before[table]}" for table in sorted(waiting)]


async def check(db: str, players: list[Player], report: KillReport, library: Library = LIBRARY) -> None:
    """What was acknowledged must be on disk, exactly once, what was refused must not be; every log must replay."""
    store = await Store.open(db)
    try:
        for table in sorted({player.table for player in players}):
            loaded = await store.load(table)
            if loaded is None:
                report.problems.append(f"table {table} is gone")
                continue
            about, entries = loaded
            report.entries += len(entries)
            if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
                report.problems.append(f"table {table}: the log has gaps")
            kept = {(entry.sender, entry.request): entry.seq for entry in entries if entry.request}
            if len(kept) != sum(bool(entry.request) for entry in entries):
                report.problems.append(f"table {table}: a request was done twice")
            for player in players:
                if player.table == table:
                    report.problems += _missing(player, kept)
                    report.acknowledged += len(player.acked)
            replayed = Table.load(about, entries, library)
            if replayed.status == "broken":
                report.problems.append(f"table {table} is broken: {replayed.trouble}")
            report.finished += replayed.status == "over"
    finally:
        await store.close()


def _missing(player: Player, kept: dict[tuple[str, str], int]) -> list[str]:
    sender = hashed(player.token)[:16]
    wrong = [
        f"table {player.table}: {id} was refused, on disk it is {kept[sender, id]}"
        for id in sorted(player.denied)
        if (sender, id) in kept
    ]
    return wrong + [
        f"table {player.table}: {id} was acknowledged as version {version}, on disk it is {kept.get((sender, id))}"
        for id, version in player.acked.items()
        if kept.get((sender, id)) != version
    ]
