"""The MCP server through the official SDK's client: whole games, refusals with reasons, people and bots."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen
from typing import Any

import pytest
import pytest_asyncio
from mcp import Client, StdioServerParameters
from tests.server.served import Served
from tests.store.databases import NewDatabase, sqlite_ready, sqlite_template

from alehouse.agents.mcp import Door
from alehouse.games import LIBRARY
from alehouse.server.settings import ServerSettings

__all__ = ["sqlite_ready", "sqlite_template"]
TOOLS = {
    "list_games", "create_table", "position", "legal_actions", "why_not", "act", "wait_for_turn", "read_rules", "hint",
}  # fmt: skip


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest_asyncio.fixture
async def served(sqlite_ready: NewDatabase) -> AsyncIterator[Served]:
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=0.25, limits=0)) as server:
        yield server


class Agent:
    """A scripted agent: it calls tools and reads their texts."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.rng = Random(seed)
        self.refusals: list[str] = []
        self.acts = 0

    async def call(self, tool: str, **arguments: Any) -> str:
        """The text of a tool that succeeds."""
        result = await self.client.call_tool(tool, arguments)
        text: str = result.content[0].text  # type: ignore[union-attr]
        assert not result.is_error, text
        return text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """The text of a tool that is refused."""
        result = await self.client.call_tool(tool, arguments)
        text: str = result.content[0].text  # type: ignore[union-attr]
        assert result.is_error, text
        self.refusals.append(text)
        return text

    async def play(self, text: str) -> str:
        """Plays to the end; tries something that is not allowed now and then, and recovers."""
        while "The game is over." not in text:
            if "Waiting for" in text:
                text = await self.call("wait_for_turn", seconds=30)
                continue
            legal, _, rest = text.rpartition("You may:")[2].partition("You may not now")
            numbers = re.findall(r"^(\d+)\. ", legal, re.MULTILINE)
            grayed = re.findall(r"^(\d+)\. ", rest, re.MULTILINE)
            if grayed and self.rng.random() < 0.2:
                wrong = self.rng.choice(grayed)
                why = await self.refused("act", action=wrong)
                assert "That is not allowed: " in why
                assert "(rule " in why
                assert (await self.call("why_not", action=wrong)) in why
            chosen = self.rng.choice(numbers)
            if self.rng.random() < 0.2:
                assert await self.call("why_not", action=chosen) == f"That is allowed now: number {chosen}."
            text = await self.call("act", action=chosen)
            self.acts += 1
        return text


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_an_agent_plays_a_whole_local_game_is_refused_and_recovers(title: str) -> None:
    async with Client(Door().mcp) as client:
        agent = Agent(client)
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        assert f"{title}: {LIBRARY.get(title).name}" in await agent.call("list_games")
        text = await agent.call("create_table", title=title, players=["agent:Robo", "random"], seed=3)
        assert "Robo" in text
        seen = await agent.call("position")
        assert "Points now:" in seen
        assert (await agent.call("legal_actions")).partition("\n")[2] in text
        end = await agent.play(text)
        assert "Points now:" in end
        assert agent.refusals
        assert agent.acts > 10
        assert "The game is over." in await agent.refused("act", action="1")
        assert "The game is over." in await agent.call("legal_actions")


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_an_agent_plays_a_whole_game_on_a_server(title: str, served: Served) -> None:
    async with Client(Door(served.address).mcp) as client:
        agent = Agent(client, 2)
        assert {tool.name for tool in (await client.list_tools()).tools} == {*TOOLS, "join_table"}
        text = await agent.call("create_table", title=title, players=["agent:Robo", "random"])
        assert "Points now:" in await agent.play(text)
        assert agent.refusals
        assert "unknown-table" in await agent.refused("join_table", table="nowhere", name="Robo")


async def test_two_agents_meet_at_a_table_of_the_server_by_its_invitation(served: Served) -> None:
    async with Client(Door(served.address).mcp) as one, Client(Door(served.address).mcp) as other:
        host, guest = Agent(one), Agent(other)
        text = await host.call("create_table", title="moonlight", players=["agent:Ann", "human"])
        assert "one seat is open" in text
        assert "one seat is open" in await host.refused("act", action="1")
        link = re.search(r"http://\S+/#/join/\S+", text)
        assert link is not None
        await guest.call("join_table", table=link[0], name="Bob")
        decided = {"Ann": 0, "Bob": 0}
        for _ in range(12):
            for agent, name in ((host, "Ann"), (guest, "Bob")):
                now = await agent.call("wait_for_turn", seconds=0.05)
                if f"{name}, it is your turn" in now:
                    await agent.call("act", action="1")
                    decided[name] += 1
        assert min(decided.values()) > 0
        assert sum(decided.values()) >= 10


async def test_a_person_shares_the_agents_screen() -> None:
    async with Client(Door().mcp) as client:
        agent = Agent(client)
        text = await agent.call(
            "create_table", title="moonlight", players=["agent:Robo", "human:Ann", "regular"], seed=1
        )
        seen = set()
        for _ in range(12):
            seen |= set(re.findall(r"(Robo), it is your turn|(Ann) is a person here", text))
            text = await agent.call("act", action="1")
        assert {name for pair in seen for name in pair if name} == {"Robo", "Ann"}


async def test_hints_and_rules_can_be_read_unless_hints_are_not_allowed() -> None:
    async with Client(Door().mcp) as client:
        agent = Agent(client)
        assert "there is no table yet" in await agent.refused("hint")
        await agent.call("create_table", title="moonlight", players=["agent", "novice"], seed=1)
        assert (await agent.call("hint")).startswith("1. ")
        sections = (await agent.call("read_rules", title="moonlight")).splitlines()
        assert len(sections) > 10
        section = await agent.call("read_rules", title="moonlight", part=sections[5].partition(":")[0])
        rule = re.search(r"MB-\d+", section)
        assert rule is not None
        assert rule[0] in await agent.call("read_rules", title="moonlight", part=rule[0])
        assert "unknown rule 'MB-9999'" in await agent.refused("read_rules", title="moonlight", part="MB-9999")
    async with Client(Door(hints=False).mcp) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS - {"hint"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"title": "moonlite", "players": ["agent", "random"]}, "did you mean 'moonlight'"),
        ({"title": "moonlight", "players": ["random", "random"]}, "one of the players must be 'agent'"),
        ({"title": "moonlight", "players": ["agent", "os:system"]}, "unknown player 'os:system'"),
        ({"title": "moonlight", "players": ["agent"] * 9}, "1 to 8 players"),
        ({"title": "moonlight", "players": ["agent", "random"], "options": {"duels": True}}, "did you mean 'duel'"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    async with Client(Door().mcp) as client:
        assert said in await Agent(client).refused("create_table", **wrong)


async def test_the_command_serves_over_standard_input_and_output(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "alehouse.cli", "mcp", "--lang", "fr"], env=environment
    )
    async with Client(command) as client:
        agent = Agent(client)
        text = await agent.call("create_table", title="moonlight", players=["agent", "random"], seed=1)
        assert "Vous pouvez\u00a0:" in text
        assert "c\u2019est à vous" in text


def test_the_command_ends_quietly_when_nobody_reads_its_answers() -> None:
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    command = [sys.executable, "-m", "alehouse.cli", "mcp"]
    with Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}) + "\n")
        server.stdin.flush()
        assert server.stdout.readline()
        server.stdout.close()
        server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 2, "method": "tools/list"}) + "\n")
        server.stdin.close()
        assert server.wait(60) == 0
        assert server.stderr is not None
        assert server.stderr.read() == ""
