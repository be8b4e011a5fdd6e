"""A server inside the test's own loop, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket as sockets
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import aiohttp
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from alehouse.bots.bot import ask
from alehouse.bots.levels import bot
from alehouse.engine.title import Library
from alehouse.games import LIBRARY
from alehouse.server.app import make_app
from alehouse.server.bot_pool import BotPool
from alehouse.server.connections import protocols
from alehouse.server.patch import apply
from alehouse.server.server import Server
from alehouse.server.settings import ServerSettings
from alehouse.table.table import Table

Json = dict[str, Any]
WITHIN = 60.0  # seconds for anything, also on a busy machine
NO_PAGE = Path(__file__).parent / "no page"
_numbers = itertools.count(1)


class BotPoolHere(BotPool):
    """Chooses in the loop itself: tests need no processes to get a move."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, table: Table, level: str, owner: str = "", watched: bool = True) -> int:
        await asyncio.sleep(0)
        return ask(bot(level, table.must_play().setup.title), table.must_play().state, 1)


class Talk:
    """A socket that remembers everything it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.state: Json = {}

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def next(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), WITHIN))
        self.heard.append(message)
        if message.get("state"):
            self.state = message["state"]
        elif message["type"] == "patch" and message["heard"]["version"] == self.state["version"] + 1:
            self.state = apply(self.state, message["patch"])
        return message

    async def until(self, kind: str, **fields: Any) -> Json:
        """The next message of a type, with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def ask(self, message: Json) -> Json:
        """Sends a request and returns its answer."""
        id = message.setdefault("id", f"r{next(_numbers)}")
        await self.send(message)
        while True:
            answer = await self.next()
            if answer.get("id") == id:
                return answer

    async def version(self, wanted: int) -> Json:
        """The state once this version has come."""
        while self.state.get("version", 0) < wanted:
            await self.next()
        return self.state

    async def act(self, action: Json | None = None, rng: Random | None = None, **changes: Any) -> Json:
        """Decides: the given action, or any; where the table answers by itself, waits for that."""
        if self.state["player_view"]["automatic"]:
            state = await self.version(self.state["version"] + 1)
            return {"type": "ack", "version": state["version"]}
        legal = self.state["player_view"]["legal"]
        chosen = action or (rng or Random(1)).choice(legal)
        return await self.ask({"type": "act", "base": self.state["version"], "action": chosen, **changes})

    async def closed(self) -> int:
        """The code with which the server closes the socket."""
        with contextlib.suppress(Exception):
            while True:
                await self.next()
        return self.connection.close_code or 0


class Served:
    """`async with Served(settings) as served`."""

    def __init__(self, settings: ServerSettings, library: Library = LIBRARY, page: Path = NO_PAGE) -> None:
        self.settings = settings
        self.app = make_app(settings, library, page)
        self.address = ""

    @property
    def server(self) -> Server:
        server: Server = self.app.state.server
        return server

    async def __aenter__(self) -> Served:
        listening = sockets.socket()
        listening.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            **protocols(),
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=600,  # a busy machine must not lose a connection between two requests
            timeout_graceful_shutdown=2,
        )
        self._uvicorn = uvicorn.Server(config)
        self._task = asyncio.create_task(self._uvicorn._serve([listening]))
        while not self._uvicorn.started:
            await asyncio.sleep(0.005)
            if self._task.done():
                await self._task
        if self.settings.thinkers == 0:
            self.server.manager.bot_pool = BotPoolHere()
        self.session = aiohttp.ClientSession(self.address, cookie_jar=aiohttp.DummyCookieJar())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.session.close()
        self._uvicorn.should_exit = True
        await self._task

    # -- over HTTP --------------------------------------------------------------------------------------------

    async def post(
        self, path: str, body: Any, token: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Json]:
        data = body if isinstance(body, (str, bytes)) else json.dumps(body)
        async with self.session.post(path, data=data, headers=self._headers(token, headers)) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str, token: str = "", headers: dict[str, str] | None = None) -> tuple[int, str]:
        async with self.session.get(path, headers=self._headers(token, headers)) as answer:
            return answer.status, await answer.text()

    def _headers(self, token: str, more: dict[str, str] | None) -> dict[str, str]:
        return {**({"authorization": f"Bearer {token}"} if token else {}), **(more or {})}

    async def table(self, **wish: Any) -> Json:
        """A new table (default: one person against bots)."""
        usual = {"title": "moonlight", "seats": 2, "bots": {"2": "random"}, "me": {"1": "Ann"}, "start": True}
        status, made = await self.post("/api/tables", {**usual, **wish})
        assert status == 201, made
        return made

    async def table_for(self, people: int, title: str = "moonlight", **wish: Any) -> tuple[Json, list[str]]:
        """A running table of people only, and their tokens."""
        settings = {"start_when_full": True, **wish.pop("settings", {})}
        made = await self.table(
            title=title, seats=people, bots={}, me={"1": "Ann"}, start=False, settings=settings, **wish
        )
        tokens = [made["token"]]
        for number in range(1, people):
            status, joined = await self.post(
                f"/api/tables/{made['table']}/join", {"name": f"Guest {number}", "invite": made["invite"]}
            )
            assert status == 200, joined
            tokens.append(joined["token"])
        return made, tokens

    async def send(self, table: str, token: str, message: Json) -> tuple[int, Json]:
        """One message without a socket; the answer, or the problem."""
        status, found = await self.post(f"/api/tables/{table}/send", {"message": message}, token)
        return status, found["messages"][0] if status == 200 and found["messages"] else found

    # -- over sockets -------------------------------------------------------------------------------------------

    def url(self, table: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    @contextlib.asynccontextmanager
    async def line(self, table: str, **options: Any) -> AsyncIterator[Talk]:
        """A socket on which nothing has been said yet."""
        async with connect(self.url(table), max_size=None, compression=None, **options) as connection:
            yield Talk(connection)

    @contextlib.asynccontextmanager
    async def talk(self, table: str, token: str = "", **hello: Any) -> AsyncIterator[Talk]:
        """A socket that has said hello and got everything."""
        async with self.line(table) as talk:
            await talk.send({"type": "hello", "token": token, **hello})
            answer = await talk.next()
            assert answer["type"] == "sync", answer
            yield talk
