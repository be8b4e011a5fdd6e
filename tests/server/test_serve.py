"""`alehouse serve`, and the example of a client."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest
from tests.server.served import Served
from tests.store.databases import NewDatabase

from alehouse.commands.backup import backup
from alehouse.commands.serve import check_database, default_database, listen, serve
from alehouse.engine.errors import AlehouseError
from alehouse.server.settings import ServerSettings
from alehouse.server.trial.client import Client
from alehouse.server.trial.launch import Launched

ROOT = Path(__file__).parent.parent.parent


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        monkeypatch.setattr("alehouse.commands.serve.USUAL_PORT", number)
        with listen("127.0.0.1", None) as listening:
            assert number < listening.getsockname()[1] < number + 100
        with pytest.raises(AlehouseError, match=f"cannot listen on port {number} of 127.0.0.1"):
            listen("127.0.0.1", number)


@pytest.mark.parametrize("port", [-1, 70000])
def test_a_port_that_is_none_is_refused(port: int) -> None:
    with pytest.raises(AlehouseError, match="from 0 to 65535"):
        listen("127.0.0.1", port)


def test_several_workers_need_postgresql(new_sqlite_address: str) -> None:
    with pytest.raises(AlehouseError, match="--workers 2 needs PostgreSQL"):
        serve(db=new_sqlite_address, workers=2, no_open=True)
    with pytest.raises(AlehouseError, match="from 1, not 0"):
        serve(db=new_sqlite_address, workers=0)


@pytest.fixture
def new_sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_a_database_that_cannot_be_used_is_said_before_anything_starts(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError, match="cannot be used: Is a directory"):
        check_database(str(tmp_path), 1)
    with pytest.raises(AlehouseError, match="'mysql' are not known"):
        check_database("mysql://host/x", 1)


def test_a_backup_is_written_by_a_command(
    sqlite_ready: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    backup(copy, db=sqlite_ready())
    assert copy.exists()
    assert "Written to" in capsys.readouterr().out


def test_the_usual_database_is_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database().endswith("tables.db")
    assert "alehouse" in default_database()


async def test_two_workers_serve_the_same_tables_and_end_together(postgres_ready: NewDatabase) -> None:
    launched = Launched(postgres_ready(), workers=2, thinkers=1)
    client = Client([launched.address])
    try:
        await launched.start()
        assert f"Alehouse is open at {launched.address}/" in launched.said()
        made = await client.table(title="moonlight", seats=2, me={"1": "Ann", "2": "Bob"}, start=True)
        for number in range(12):
            found = await client.post(f"/api/tables/{made['table']}/poll", {}, made["token"])
            state = found["messages"][0]["state"]
            act = {
                "type": "act",
                "id": f"a{number}",
                "base": state["version"],
                "action": state["player_view"]["legal"][0],
            }
            answer = await client.post(f"/api/tables/{made['table']}/send", {"message": act}, made["token"])
            assert answer["messages"][0]["type"] in ("ack", "refused")
        assert state["steps"] > 3
        pid = launched.pid
        await asyncio.to_thread(launched.stop)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, signal.SIG_DFL)
        assert "Traceback" not in launched.said()
    finally:
        await client.close()
        launched.close()


async def test_workers_end_with_the_process_that_started_them(postgres_ready: NewDatabase) -> None:
    launched = Launched(postgres_ready(), workers=2, thinkers=1)
    try:
        await launched.start()
        launched.kill()
        for attempt in range(300):
            try:
                listen("127.0.0.1", launched.port).close()
                break
            except AlehouseError:
                await asyncio.sleep(0.1)
        else:
            pytest.fail("the port is free again")
        await launched.start()
    finally:
        launched.close()


async def test_the_example_plays_a_game(sqlite_ready: NewDatabase) -> None:
    settings = ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0)
    async with Served(settings) as served:
        made = await served.table(seats=2, bots={"1": "random"}, me={}, start=False, settings={"start_when_full": True})
        example = ROOT / "examples" / "bot_client.py"
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(example),
            served.address,
            made["table"],
            made["invite"],
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await asyncio.wait_for(process.communicate(), 120)
        assert process.returncode == 0, err.decode()
        assert out.decode().splitlines()[-1].startswith("over: [(1, ")
