"""A viewer's socket: reads messages, and writes without ever making the table wait."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from alehouse.server import metrics, protocol
from alehouse.server.conversation import POLICY, Conversation
from alehouse.server.guard import address_of, check_origin
from alehouse.server.live_table import SHAKEN
from alehouse.server.server import Server
from alehouse.server.wire import encode
from alehouse.table.errors import TableError

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0  # seconds
MOST_HELD: Final = 64  # messages queued for a slow viewer before it gets a full update
MOST_CHARACTERS: Final = 4_000_000  # of queued replies that a viewer does not read
GOING_AWAY: Final = 1001
INTERNAL: Final = 1011


async def _resume(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    """Goes on in a task with a coroutine that was begun without one and waits for a future."""
    await _drive(work, waits_for)


@coroutine
def _drive(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                yield waits_for
            except BaseException as error:  # the task was cancelled
                waits_for = work.throw(error)
            else:
                waits_for = work.send(None)
    except StopIteration:
        return


class Socket(Conversation):
    """One connection to one table."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        super().__init__(server, address_of(socket))
        self.server = server
        self.socket = socket
        self._held: deque[tuple[str, bool]] = deque()  # text, and whether it answers a request
        self._writer: asyncio.Task[None] | None = None
        self._closing = 0
        self._lagging = False

    # -- writing ------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Queues news. A viewer that does not keep up gets the whole table instead; its replies are kept."""
        if self._lagging or self._closing:
            return
        self._held.append((text, False))
        if len(self._held) > MOST_HELD:
            metrics.LAGGED.inc()
            self._held = deque(held for held in self._held if held[1])
            self._lagging = True
        self._start_writing()

    def reply(self, message: protocol.ServerMessage) -> None:
        """Queues the reply to a request; a client that keeps sending but never reads is disconnected."""
        if self._closing:
            return
        self._held.append((encode(message).decode(), True))
        waiting = sum(len(text) for text, answers in self._held if answers)
        if len(self._held) > 4 * MOST_HELD or (waiting > MOST_CHARACTERS and len(self._held) > 1):
            self._held.clear()
            self._closing = POLICY
        self._start_writing()

    def close(self, code: int) -> None:
        """Closes the socket after what is in the queue."""
        self._closing = code
        self._start_writing()

    def _start_writing(self) -> None:
        """Writes at once what the connection takes; a task is needed only for a viewer that does not keep up."""
        if self._writer is not None:
            return
        work = self._write()
        try:
            waits_for = work.send(None)
        except StopIteration:
            return
        self._writer = self.manager.spawn(_resume(work, waits_for))

    async def _write(self) -> None:
        try:
            while self._held or self._lagging:
                if self._held:
                    await self.socket.send_text(self._held.popleft()[0])
                elif self.live is not None:
                    async with self.live.alone():
                        self._lagging = False
                        self._held.append((encode(self.live.sync(self.viewer, -1)).decode(), False))
            if self._closing and self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self._closing)
        except (TableError, WebSocketDisconnect, RuntimeError, OSError):  # refused, or the live table was dropped
            self._held.clear()
            self._closing = self._closing or GOING_AWAY
        except Exception:
            log.exception("writing to a socket failed")
            self._held.clear()
            self._closing = self._closing or INTERNAL
        finally:
            self._writer = None

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
                if self._held:
                    await asyncio.sleep(0)  # replies go out before more messages are read
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
            if self._writer is not None:
                await asyncio.wait([self._writer], timeout=2)

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
