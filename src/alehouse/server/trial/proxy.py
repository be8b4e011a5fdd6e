"""A line that can be broken: forwards TCP connections, and holds, cuts or delays what goes over them."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

CHUNK = 1 << 16


class Proxy:
    """Listens on a port of 127.0.0.1 and forwards to another port, or to a local socket."""

    def __init__(self, target: int | Path) -> None:
        self._target = target
        self._open = asyncio.Event()
        self._open.set()
        self._delay = 0.0
        self._pumps: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        await self.cut()

    # -- faults -------------------------------------------------------------------------------------------

    def hold(self) -> None:
        """Nothing arrives anymore, and nobody is notified; messages sent meanwhile arrive after `release`."""
        self._open.clear()

    def release(self) -> None:
        self._open.set()
        self._delay = 0.0

    def slow(self, seconds: float) -> None:
        """Everything arrives later."""
        self._delay = seconds

    async def cut(self) -> None:
        """All connections break; messages on their way are lost."""
        pumps = list(self._pumps)
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)

    # -- forwarding -----------------------------------------------------------------------------------------

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if isinstance(self._target, Path):
                there = await asyncio.open_unix_connection(str(self._target))
            else:
                there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        both = [
            asyncio.create_task(self._pump(reader, there[1])),
            asyncio.create_task(self._pump(there[0], writer)),
        ]
        self._pumps.update(both)
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in both:
                pump.cancel()
                self._pumps.discard(pump)
            await asyncio.gather(*both, return_exceptions=True)
            for end in (writer, there[1]):
                end.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()
