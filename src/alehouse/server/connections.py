"""Connections: how many an address may have, how long a request's head may take, and which messages are compressed."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from alehouse.server import metrics
from alehouse.server.guard import limit_key
from alehouse.server.rates import TokenBucket
from alehouse.table.errors import TableError

if TYPE_CHECKING:
    import h11

HEAD_WITHIN: Final = 10.0  # seconds
MOST_PER_ADDRESS: Final = 256
NEW_PER_SECOND: Final = 20.0  # connections per address, after a burst of as many as it may have
MOST_HANDLES: Final = 65_536
RESERVED: Final = (
    192  # handles for the database, bots, files, and connections that are accepted before they are counted
)
WORTH_PACKING: Final = 1024  # bytes of a message on a socket
GOING_AWAY: Final = 1001
BACKLOG: Final = 64  # connections that are accepted before any of them is counted


def raise_handle_limit() -> int:
    """Allows this process as many open files as the system lets it have; returns how many."""
    if sys.platform == "win32":
        return MOST_HANDLES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if most > soft:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return soft


class Connections:
    """Counts open connections. Proxies speak for many, so only the total counts for them."""

    def __init__(self, proxies: str, handles: int, factor: float = 1.0) -> None:
        self._trusted = {name.strip() for name in proxies.split(",")}
        self._most = MOST_PER_ADDRESS * factor or handles
        self._total = max(RESERVED, handles - RESERVED)
        self._open: Counter[str] = Counter()
        self._new = TokenBucket(NEW_PER_SECOND, MOST_PER_ADDRESS, factor)

    def enter(self, host: str) -> bool:
        """Counts a new connection; False if it must be closed at once. In any case `exit` has to follow."""
        key = self.count(host)
        if "*" not in self._trusted and host not in self._trusted:
            try:
                self._new.take(key)
            except TableError:
                return False
            if self._open[key] > self._most:
                return False
        return self._open.total() <= self._total

    def count(self, host: str) -> str:
        """Counts a connection that was let in before, as a socket now; returns the key it counts by."""
        key = limit_key(host)
        self._open[key] += 1
        metrics.CONNECTIONS.inc()
        return key

    def exit(self, host: str) -> None:
        key = limit_key(host)
        metrics.CONNECTIONS.dec()
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]


class LimitedHttp(H11Protocol):
    """uvicorn's protocol, with these limits; the application's lifespan gives it the `Connections`."""

    _counted = ""
    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.client[0] if self.client else "local"
        if not self.app_state["connections"].enter(self._counted):
            metrics.TURNED_AWAY.inc()
            transport.abort()
            return
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        if self._is_idle():
            self._expect_head()
        super().data_received(data)
        if not self._is_idle():
            self._got_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # the socket's own protocol counts it from here on
        super().handle_websocket_upgrade(event)

    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def _expect_head(self) -> None:
        if self._head is None:
            self._head = self.loop.call_later(HEAD_WITHIN, self.transport.abort)

    def _got_head(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _leave(self) -> None:
        self._got_head()
        if self._counted:
            self.app_state["connections"].exit(self._counted)
            self._counted = ""


class DeflateLong(PerMessageDeflate):
    """Compresses long messages only, each by itself, so that no memory is kept between them (docs/hosting.md)."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= WORTH_PACKING else frame


class DeflateLongFactory(ServerPerMessageDeflateFactory):
    """Agrees on it with clients that offer the extension, as browsers do."""

    def __init__(self) -> None:
        super().__init__(True, True, 12, 12, {"memLevel": 5})

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        windows = usual.remote_max_window_bits, usual.local_max_window_bits
        return agreed, DeflateLong(True, True, *windows, usual.compress_settings)


class LimitedSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets; counts them among the connections and compresses long messages.

    The application finds it as the `carrier` in a socket's state: once a socket is accepted, messages are written
    without passing through everything that a request passes through.
    """

    _counted = ""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [DeflateLongFactory()]
        self.app_state = {**self.app_state, "carrier": self}
        self.on_writable: Callable[[], None] = lambda: None  # called when `writable` is set again
        self._flushing = False

    def write(self, text: bytes) -> None:
        """Sends a message, unless the connection is closing; those of one turn of the loop are sent in one piece."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(text)
            if not self._flushing:
                self._flushing = True
                self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def send_receive_event_to_app(self) -> None:
        """Reading is paused only while an earlier message waits as well: to pause costs as much as to read."""
        go_on = self.queue.empty() and not self.read_paused
        if go_on:
            self.read_paused = True  # as if it had been done
        super().send_receive_event_to_app()
        if go_on:
            self.read_paused = False

    def stop_reading(self) -> None:
        """The application's next message is the end."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = self.client[0] if self.client else "local"
        self.app_state["connections"].count(self._counted)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted:
            self.app_state["connections"].exit(self._counted)
            self._counted = ""
        super().connection_lost(exc)


def protocols() -> dict[str, Any]:
    """The part of uvicorn's configuration that installs them, in place of its own compression of every message."""
    return {"http": LimitedHttp, "ws": LimitedSocket, "ws_per_message_deflate": False, "backlog": BACKLOG}
