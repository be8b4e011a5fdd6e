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

from alehouse.server.patch import apply

PATIENCE = 30.0
RETRY = 0.1
UNSURE = ("closing", "internal")  # may have been done: retry with the same id
SILENCE = 20.0  # seconds without any message after which a player connects again
UNDO, LEAVE, YES = 0.03, 0.005, 0.7  # how often a player wants to undo, leave, agree
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Client:
    """HTTP requests to one of several servers; if one does not answer, tries the next."""

    def __init__(self, servers: list[str]) -> None:
        self.servers = servers
        self._session: aiohttp.ClientSession | None = None

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Repeats a request until a server answers; all posts are idempotent."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=5))
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for attempt in range(int(PATIENCE / RETRY)):
            server = self.servers[attempt % len(self.servers)]
            try:
                async with self._session.post(server + path, data=encode(body), headers=headers) as answer:
                    if answer.status not in (500, 503):
                        found: dict[str, Any] = await answer.json()
                        return found
            except (aiohttp.ClientError, OSError, TimeoutError):
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
    """Holds a seat at a table, and decides, undoes, answers and leaves at random.

    `acked` is what the server promised to keep, `denied` what it said had changed nothing, `heard` the kind and the
    seat of every version that it was shown, `wrong` whatever contradicts an earlier message.
    """

    def __init__(self, servers: list[str], table: str, token: str, seed: int) -> None:
        self.servers = servers
        self.table = table
        self.token = token
        self.acked: dict[str, int] = {}
        self.refused: dict[str, int] = {}
        self.denied: set[str] = set()
        self.heard: dict[int, tuple[str, int]] = {}
        self.wrong: list[str] = []
        self.version = 0
        self.status = ""
        self._rng = random.Random(seed)
        self._pending: dict[str, Any] | None = None
        self._count = 0
        self._name = secrets.token_hex(4)

    async def play(self, pause: float = 0.0) -> None:
        """Plays until the game is over."""
        while self.status not in ("over", "abandoned"):
            server = self._rng.choice(self.servers).replace("http", "ws", 1)
            with contextlib.suppress(WebSocketException, OSError, EOFError, TimeoutError):
                url = f"{server}/api/tables/{self.table}/socket"
                async with connect(url, max_size=None, compression=None, open_timeout=5, close_timeout=1) as socket:
                    await self._sit_down(socket, pause)
            await asyncio.sleep(RETRY * self._rng.random())

    async def _sit_down(self, socket: ClientConnection, pause: float) -> None:
        hello = {"type": "hello", "token": self.token, "since": self.version or -1, "patches": True}
        await socket.send(encode(hello).decode())
        if self._pending is not None:  # the answer got lost: send the same request with the same id again
            await socket.send(encode(self._pending).decode())
        state: dict[str, Any] = {}
        asked = 0
        while self.status not in ("over", "abandoned"):
            message = decode(await asyncio.wait_for(socket.recv(), SILENCE))
            state = self._take(message, state)
            if state and self._pending is None and state["version"] > asked:
                asked = state["version"]
                request = self._decide(state)
                if request is not None:
                    await asyncio.sleep(pause)
                    self._count += 1
                    self._pending = {**request, "id": f"{self._name}-{self._count}"}
                    await socket.send(encode(self._pending).decode())

    def _take(self, message: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
        """Notes a message; returns the state that is known after it."""
        kind, id = message["type"], str(message.get("id"))
        if kind == "ack":
            self.acked[id] = message["version"]
        elif kind == "refused":
            self.refused[message["code"]] = self.refused.get(message["code"], 0) + 1
            if message["code"] not in UNSURE:
                self.denied.add(id)
        if self._pending is not None and id == self._pending["id"]:
            self._pending = None
        if kind == "sync":
            self._hear(message["heard"] or [])
            state = message["state"]
        elif kind == "patch":
            self._hear([message["heard"]])
            if message["heard"]["version"] != state["version"] + 1:
                self.wrong.append(f"version {message['heard']['version']} was shown next after {state['version']}")
            state = apply(state, message["patch"])
        elif kind == "refused" and message["state"] and message["state"]["version"] >= self.version:
            state = message["state"]
        else:
            return state
        if state["version"] < self.version:
            self.wrong.append(f"version {state['version']} was shown after {self.version}")
        self.version, self.status = state["version"], state["status"]
        return state

    def _hear(self, heard: list[dict[str, Any]]) -> None:
        for one in heard:
            cause = (one["cause"]["kind"], one["cause"].get("seat", 0))
            if self.heard.setdefault(one["version"], cause) != cause:
                self.wrong.append(f"version {one['version']} was {self.heard[one['version']]}, then {cause}")

    def _decide(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """A request that may be made now; None if it is somebody else's turn."""
        player_view, proposal, base = state["player_view"], state["proposal"], state["version"]
        mine = next((seat["seat"] for seat in state["seats"] if seat["mine"]), 0)
        if proposal is not None and mine in proposal["open"]:
            return {"type": "answer", "base": base, "yes": self._rng.random() < YES}
        if player_view is None or not player_view["legal"]:
            return None
        wish = self._rng.random()
        if wish < UNDO and proposal is None and player_view["undo"] is not None and player_view["undo"]["last"] >= 0:
            return {"type": "undo", "base": base, "to": player_view["undo"]["last"]}
        if UNDO <= wish < UNDO + LEAVE and not state["seats"][mine - 1]["stand_in"]:
            return {"type": "leave", "seat": mine}
        return {"type": "act", "base": base, "action": self._rng.choice(player_view["legal"])}
