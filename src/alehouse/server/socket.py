"""A viewer's socket: reads messages, and writes without ever making the table wait."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from alehouse.server import metrics, protocol
from alehouse.server.connections import GOING_AWAY, LimitedSocket
from alehouse.server.conversation import POLICY, Conversation
from alehouse.server.guard import address_of, check_origin
from alehouse.server.live_table import SHAKEN
from alehouse.server.server import Server
from alehouse.server.wire import encode
from alehouse.table.errors import TableError

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0  # seconds
MOST_HELD: Final = 64  # messages queued for a slow viewer before it gets a full update
PART_WITHIN: Final = 2.0  # seconds that a client has to take the rest
MOST_CHARACTERS: Final = 4_000_000  # of queued replies that a viewer does not read
INTERNAL: Final = 1011


class Socket(Conversation):
    """One connection to one table."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        super().__init__(server, address_of(socket))
        self.server = server
        self.socket = socket
        self.carrier: LimitedSocket = socket.state.carrier
        self.carrier.on_writable = self._flush
        self._held: deque[tuple[bytes, bool]] = deque()  # text, and whether it answers a request
        self._closing = 0
        self._lagging = False
        self._catching_up: asyncio.Task[None] | None = None

    # -- writing ------------------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Sends news. A viewer that does not keep up gets the whole table instead; its replies are kept."""
        if self._lagging or self._closing:
            return
        self._held.append((text, False))
        if len(self._held) > MOST_HELD:
            metrics.LAGGED.inc()
            self._held = deque(held for held in self._held if held[1])
            self._lagging = True
        self._flush()

    def reply(self, message: protocol.ServerMessage) -> None:
        """Sends the reply to a request; a client that keeps sending but never reads is disconnected."""
        if self._closing:
            return
        self._held.append((encode(message), True))
        self._flush()
        waiting = sum(len(text) for text, answers in self._held if answers)
        if len(self._held) > 4 * MOST_HELD or (waiting > MOST_CHARACTERS and len(self._held) > 1):
            self._held.clear()
            self.close(POLICY)

    def close(self, code: int) -> None:
        """Closes the socket after what is held."""
        self._closing = code
        self.carrier.stop_reading()

    def _flush(self) -> None:
        """Writes what the connection takes; it calls again when it takes more."""
        while self._held and self.carrier.writable.is_set():
            self.carrier.write(self._held.popleft()[0])
        if self._lagging and not self._held and self._catching_up is None:
            self._catching_up = self.manager.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            if self.live is not None:
                async with self.live.alone():
                    self._lagging = False
                    self.send(encode(self.live.sync(self.viewer, -1)))
        finally:
            self._catching_up = None

    async def _part(self) -> None:
        """Closes the connection, if it was not the client who did, once it has taken what is held."""
        try:
            async with asyncio.timeout(PART_WITHIN):
                while self._held and not self.carrier.disconnected:
                    await self.carrier.writable.wait()
                    self._flush()
                if self._closing:
                    await self.socket.close(self._closing)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            self.carrier.transport.abort()

    # -- reading ------------------------------------------------------------------------------------------

    async def serve(self, table: str) -> None:
        """From the first message to the last."""
        try:
            check_origin(self.socket.headers, self.server.settings.origins)
            self.server.rates.sockets.take(self.address)
            self.server.rates.open_sockets.enter(self.address)
        except TableError:
            await self.socket.close(POLICY)
            return
        try:
            await self._serve(table)
        finally:
            self.server.rates.open_sockets.exit(self.address)

    async def _serve(self, table: str) -> None:
        await self.socket.accept()
        metrics.SOCKETS.inc()
        try:
            await self.enter(table, await self._hello())
            while not self._closing:
                await self.take(await self._receive())
        except TableError as refused:
            self.refuse("", refused)
            self.close(SHAKEN if refused.code == "closing" else POLICY)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a socket failed")
            self.refuse("", TableError("internal"))
            self.close(INTERNAL)
        finally:
            metrics.SOCKETS.dec()
            self.leave()
            await self._part()

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        text = message.get("text")
        if text is None:
            raise TableError("bad-message", "messages are texts.")
        return str(text)

    async def _hello(self) -> str:
        try:
            return await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError:
            raise TableError("bad-message", "the first message, hello, did not arrive in time.") from None
