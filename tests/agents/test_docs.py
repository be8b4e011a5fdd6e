"""The pages about agents and bots: their programs run, and they list what there is."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import Served
from tests.store.databases import NewDatabase, sqlite_ready, sqlite_template

from alehouse.agents.mcp import Door
from alehouse.server.settings import ServerSettings

__all__ = ["sqlite_ready", "sqlite_template"]
ROOT = Path(__file__).parents[2]
AGENTS = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def test_the_text_environment_of_the_page_plays_a_game() -> None:
    (program,) = programs(AGENTS)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout


async def test_the_page_lists_every_tool_and_what_it_takes() -> None:
    tools = await Door("http://127.0.0.1:9").mcp.list_tools()
    rows = re.findall(r"^\| `([a-z_]+)` \|([^|]*)\|[^|]*\|$", AGENTS, re.MULTILINE)
    listed = {name: set(re.findall(r"`(\w+)`", takes)) for name, takes in rows}
    taken = {tool.name: set(tool.input_schema["properties"]) for tool in tools}
    about_a_table = {"table"}  # said once, below the rows
    assert {name: takes | about_a_table for name, takes in taken.items()} == {
        name: takes | about_a_table for name, takes in listed.items()
    }


def test_the_bot_of_the_page_is_the_example() -> None:
    assert programs(BOTS)[0].strip() in (ROOT / "examples" / "first_bot.py").read_text(encoding="utf-8")


COMMANDS = [line for line in re.findall(r"^alehouse (.*)$", BOTS + AGENTS, re.MULTILINE) if "examples/" in line]


@pytest.mark.parametrize("command", [line for line in COMMANDS if not line.startswith("play")])
def test_the_commands_of_the_pages_run(command: str) -> None:
    words = re.sub(r"--games \d+", "--games 4", command).split()
    words += ["--against", "random"] if words[0] == "benchmark" else []
    done = subprocess.run([sys.executable, "-m", "alehouse.cli", *words], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout


async def test_the_client_of_the_page_plays_a_game(
    sqlite_ready: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {}
    exec(programs(BOTS)[1], names)
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0, limits=0)) as served:
        made = await served.table(me={}, start=False, settings={"start_when_full": True})
        await asyncio.wait_for(names["play"](served.address, made["table"], made["invite"]), 120)
    assert re.search(r"\(1, -?\d+\), \(2, -?\d+\)", capsys.readouterr().out)
