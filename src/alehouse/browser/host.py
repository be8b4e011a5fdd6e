"""The host in a browser: answers the protocol's calls and messages, which a page sends to a worker."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Protocol

from alehouse.browser.disk import Disk
from alehouse.browser.store import BrowserStore, Channel
from alehouse.browser.thinkers import WorkerThinkers
from alehouse.games import LIBRARY
from alehouse.server import protocol
from alehouse.server.calls import Asked, Call, Calls, problem_of, status_of
from alehouse.server.conversation import POLICY, Conversation
from alehouse.server.keyring import Keyring
from alehouse.server.live_table import SHAKEN, LiveTable
from alehouse.server.pack_calls import PackCalls
from alehouse.server.packs import Packs
from alehouse.server.rates import Rates
from alehouse.server.service import NotifyMessage, Service
from alehouse.server.settings import ServerSettings
from alehouse.server.table_manager import TableManager
from alehouse.server.wire import encode
from alehouse.table.errors import TableError

log = logging.getLogger(__name__)

HERE: Final = "browser"  # the address that everything in a browser comes from
INTERNAL: Final = 1011


class Wires(Protocol):
    """Carries messages to the pages, each by the number of its connection."""

    def send(self, number: int, text: str) -> None: ...

    def close(self, number: int, code: int) -> None: ...


class NoNotices:
    """Nobody is notified by a browser that is closed."""

    async def handle(self, live: LiveTable, holder: str, message: NotifyMessage) -> protocol.Ack:
        raise TableError("no-notices", "a table in a browser notifies nobody.")


class Wire(Conversation):
    """A page's connection to one table; its messages are answered one after the other."""

    def __init__(self, service: Service, number: int, table: str, wires: Wires) -> None:
        super().__init__(service, HERE)
        self.number = number
        self.table = table
        self.wires = wires
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()  # None: the page is gone

    def send(self, text: bytes) -> None:
        self.wires.send(self.number, text.decode())

    def reply(self, message: protocol.ServerMessage) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        self.wires.close(self.number, code)

    async def serve(self) -> None:
        """Until the page goes away."""
        try:
            await self.enter(self.table, await self.heard.get() or "")
            while (text := await self.heard.get()) is not None:
                await self.take(text)
        except TableError as refused:
            self.refuse("", refused)
            self.close(SHAKEN if refused.code == "closing" else POLICY)
        except Exception:
            log.exception("a connection failed")
            self.close(INTERNAL)
        finally:
            self.leave()


def pattern(path: str) -> re.Pattern[str]:
    """What matches the path of a call: `{table}` is any name, `{step:int}` a number."""
    named = re.sub(r"\{(\w+):int\}", r"(?P<\1>[0-9]+)", path)
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", named))


class Host:
    """Opened once per tab."""

    def __init__(self, service: Service, store: BrowserStore, wires: Wires) -> None:
        self.service = service
        self.store = store
        self._wires = wires
        calls = [*Calls(service).all(), *PackCalls(service).all()]
        self._calls = [(call, pattern(call.path)) for call in calls]
        self._open: dict[int, Wire] = {}

    @classmethod
    async def open(
        cls, disk: Disk, channel: Channel, wires: Wires, think: Callable[[str], Awaitable[str]], packs: str = ""
    ) -> Host:
        store = await BrowserStore.open(disk, channel)
        settings = ServerSettings(db="", limits=0, keep={}, packs=packs)
        manager = TableManager(settings, LIBRARY, store, await Keyring.open(store), WorkerThinkers(think))
        service = Service(manager, Packs(LIBRARY, Path(packs) if packs else None), Rates(0), NoNotices())
        service.local = True
        await manager.open()
        return cls(service, store, wires)

    async def close(self) -> None:
        for number in list(self._open):
            self.disconnect(number)
        await self.service.manager.close()

    async def call(self, method: str, path: str, token: str, invite: str, body: str) -> str:
        """The answer to a call, as JSON: its status and its text."""
        try:
            call, named = self._find(method, path)
            answer = await call.answer(Asked(named, token, invite, HERE, _reader(body.encode())))
        except TableError as refused:
            return json.dumps([status_of(refused), encode(problem_of(refused)).decode()])
        except Exception:
            log.exception("a call failed")
            return json.dumps([500, encode(problem_of(TableError("internal"))).decode()])
        message = answer.message
        return json.dumps([answer.status, message if isinstance(message, str) else encode(message).decode()])

    def _find(self, method: str, path: str) -> tuple[Call, dict[str, Any]]:
        for call, matches in self._calls:
            found = matches.fullmatch(path)
            if found and call.method == method:
                numbers = set(re.findall(r"\{(\w+):int\}", call.path))
                return call, {name: int(part) if name in numbers else part for name, part in found.groupdict().items()}
        raise TableError("unknown-path")

    # -- connections --------------------------------------------------------------------------------------

    def connect(self, number: int, table: str) -> None:
        """A page opens a connection to a table; the numbers are the page's."""
        wire = Wire(self.service, number, table, self._wires)
        self._open[number] = wire
        self.service.manager.spawn(wire.serve())

    def hear(self, number: int, text: str) -> None:
        """A message on a connection."""
        if number in self._open:
            self._open[number].heard.put_nowait(text)

    def disconnect(self, number: int) -> None:
        """The page is gone."""
        if number in self._open:
            self._open.pop(number).heard.put_nowait(None)

    async def news(self, text: str) -> None:
        """News of another tab."""
        await self.store.hear(text)


def _reader(body: bytes) -> Callable[[int], Awaitable[bytes]]:
    async def read(limit: int) -> bytes:
        if len(body) > limit:
            raise TableError("too-big", longest=limit)
        return body

    return read
