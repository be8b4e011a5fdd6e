"""A client's connection to one table, whatever carries it: the first message lets it in, the others are answered."""

from __future__ import annotations

from typing import Final

from alehouse.server import metrics, protocol
from alehouse.server.keyring import hashed
from alehouse.server.live_table import LiveTable
from alehouse.server.service import Service
from alehouse.server.viewer import Viewer
from alehouse.server.wire import read_json
from alehouse.table.errors import TableError

HELLO_COST: Final = 2.0  # compared with a simple request: everything is sent
SOCKET_MESSAGE: Final = 16 * 1024
STRIKES: Final = 20  # messages that are refused as too fast or not understood before the connection is closed
POLICY: Final = 1008


class Conversation:
    """A carrier gives it `send` (news), `reply` (to a request) and `close`."""

    def __init__(self, service: Service, address: str) -> None:
        self.service = service
        self.manager = service.manager
        self.address = address
        self.viewer = Viewer("", 0, address, self.send, self.close)
        self.live: LiveTable | None = None
        self._strikes = 0

    def send(self, text: bytes) -> None:
        raise NotImplementedError

    def reply(self, message: protocol.ServerMessage) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        raise NotImplementedError

    async def enter(self, table: str, first: str) -> None:
        """Lets the client in, if its first message gives it the right; raises `TableError` if not."""
        hello = self._read(first)
        if not isinstance(hello, protocol.Hello):
            raise TableError("bad-message", "the first message must be hello.")
        live = await self.service.admit(table, hello.token, hello.invite)
        if hello.since > live.table.version:
            await live.catch_up()  # the viewer has seen more at another process
        self.viewer.holder, self.viewer.seat, self.viewer.patches = hashed(hello.token), hello.seat, hello.patches
        self.service.rates.work.take(self.address, HELLO_COST)
        async with live.alone():
            live.must_have_place(self.viewer)
            self.live = live
            self.reply(live.sync(self.viewer, hello.since))
            live.enter(self.viewer)

    def _read(self, text: str) -> protocol.ClientMessage:
        if len(text) > SOCKET_MESSAGE:
            raise TableError("too-big", longest=SOCKET_MESSAGE)
        message: protocol.ClientMessage = read_json(text, protocol.ClientMessage)  # type: ignore[arg-type]
        return message

    async def take(self, text: str) -> None:
        """Answers one message; messages after a request for hints do not wait for them."""
        live, id = self.live, ""
        assert live is not None
        try:
            message = self._read(text)
            id = getattr(message, "id", "")
            self.service.rates.messages.take(live.rate_key(self.viewer))
        except TableError as refused:
            self._strike(id, refused)
            return
        answering = self._answer(live, message)
        if isinstance(message, protocol.AskHint):
            self.manager.spawn(answering)
        else:
            await answering

    async def _answer(self, live: LiveTable, message: protocol.ClientMessage) -> None:
        try:
            reply = await self.service.handle(live, self.viewer, message)
            if reply is not None:
                self.reply(reply)
            self._strikes = 0
        except TableError as refused:
            self._strike(getattr(message, "id", ""), refused)

    def _strike(self, id: str, refused: TableError) -> None:
        """Refuses a message; a client with too many that could not be accepted is disconnected."""
        self.refuse(id, refused)
        if refused.code in ("bad-message", "too-fast", "too-big"):
            self._strikes += 1
            if self._strikes >= STRIKES:
                self.close(POLICY)

    def refuse(self, id: str, refused: TableError) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        self.reply(protocol.RefusedMessage(id, refused.code, refused.values, refused.detail))

    def leave(self) -> None:
        """The client is gone; what is left of the connection must not keep the table in memory."""
        if self.live is not None:
            self.live.exit(self.viewer)
        self.live = self.viewer.known = None
