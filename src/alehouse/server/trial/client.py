"""Programs that play like people: they decide at random, lose their connection, and retry."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from typing import Any

import aiohttp
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 30.0
RETRY = 0.1
UNSURE = ("closing", "internal")  # may have been done: retry with the same id
encode = msgspec.json.Encoder().encode


class PlayerViewSeen(msgspec.Struct):
    legal: list[dict[str, Any]]


class StateSeen(msgspec.Struct):
    version: int
    status: str
    player_view: PlayerViewSeen | None


class Seen(msgspec.Struct):
    """The fields of a server message that a random player needs."""

    type: str
    id: str = ""
    code: str = ""
    version: int = 0
    repeated: bool = False
    state: StateSeen | None = None


read = msgspec.json.Decoder(Seen).decode


class Client:
    """HTTP requests to one of several servers; if one does not answer, the next is tried."""

    def __init__(self, servers: list[str]) -> None:
        self.servers = servers
        self._session: aiohttp.ClientSession | None = None

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Repeats a request until a server answers; all posts are idempotent."""
        if self._session is None:
            self._session = aiohttp.ClientSession()
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for attempt in range(int(PATIENCE / RETRY)):
            server = self.servers[attempt % len(self.servers)]
            try:
                async with self._session.post(server + path, data=encode(body), headers=headers) as answer:
                    if answer.status not in (500, 503):
                        found: dict[str, Any] = await answer.json()
                        return found
            except (aiohttp.ClientError, OSError):
                pass
            await asyncio.sleep(RETRY)
        raise TimeoutError(f"no server answers {path}")

    async def table(self, **wish: Any) -> dict[str, Any]:
        return await self.post("/api/tables", {"id": secrets.token_urlsafe(24), **wish})

    async def join(self, table: str, invite: str, name: str) -> dict[str, Any]:
        wish = {"id": secrets.token_urlsafe(24), "invite": invite, "name": name}
        return await self.post(f"/api/tables/{table}/join", wish)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


class Player:
    """Holds seats at a table and decides whenever it may.

    `acked` is what the server promised to keep, `denied` what it said had changed nothing."""

    def __init__(self, servers: list[str], table: str, token: str, seed: int) -> None:
        self.servers = servers
        self.table = table
        self.token = token
        self.acked: dict[str, int] = {}
        self.refused: dict[str, int] = {}
        self.denied: set[str] = set()
        self.version = 0
        self.status = ""
        self._rng = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._count = 0
        self._name = secrets.token_hex(4)

    async def play(self, pause: float = 0.0) -> None:
        """Plays until the game is over, over as many connections as it takes."""
        while self.status not in ("over", "abandoned"):
            server = self._rng.choice(self.servers).replace("http", "ws", 1)
            with contextlib.suppress(WebSocketException, OSError, EOFError, TimeoutError):
                url = f"{server}/api/tables/{self.table}/socket"
                async with connect(url, max_size=None, compression=None, open_timeout=5) as socket:
                    await self._sit_down(socket, pause)
            await asyncio.sleep(RETRY * self._rng.random())

    async def _sit_down(self, socket: ClientConnection, pause: float) -> None:
        await socket.send(encode({"type": "hello", "token": self.token}).decode())
        if self._pending is not None:  # the answer got lost: send the same request with the same id again
            await socket.send(encode(self._pending).decode())
        latest: StateSeen | None = None
        async for text in socket:
            seen = read(text)
            if seen.type == "ack":
                self.acked[seen.id] = seen.version
            elif seen.type == "refused":
                self.refused[seen.code] = self.refused.get(seen.code, 0) + 1
                if seen.code not in UNSURE:
                    self.denied.add(seen.id)
            if self._pending is not None and seen.id == self._pending["id"]:
                self._pending = None
            if seen.state is not None:
                latest = seen.state
                self.version, self.status = latest.version, latest.status
                if self.status in ("over", "abandoned"):
                    return
            if (
                latest is not None
                and latest.player_view is not None
                and latest.player_view.legal
                and self._pending is None
            ):
                await asyncio.sleep(pause)
                await socket.send(self._decide(latest, latest.player_view.legal))
                latest = None

    def _decide(self, state: StateSeen, legal: list[dict[str, Any]]) -> str:
        self._count += 1
        action = self._rng.choice(legal)
        self._pending = {"type": "act", "id": f"{self._name}-{self._count}", "base": state.version, "action": action}
        return encode(self._pending).decode()
