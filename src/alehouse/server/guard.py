"""What keeps strangers from doing harm: sizes, rates, origins, headers."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.table.refused import Refused

SMALL_BODY: Final = 64 * 1024
RECORD_BODY: Final = 4 * 1024 * 1024
SOCKET_MESSAGE: Final = 16 * 1024
BODY_WITHIN: Final = 20.0  # seconds
REMEMBERED: Final = 20_000  # addresses

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


class Rate:
    """So many a second for everybody by name, and a stock of them for a start."""

    def __init__(self, each_second: float, stock: float, factor: float) -> None:
        self._speed = each_second * factor
        self._stock = stock * factor
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, cost: float = 1.0) -> None:
        """Takes one, or refuses and says how long to wait."""
        if not self._stock:
            return
        now = time.monotonic()
        left, seen = self._left.pop(name, (self._stock, now))
        left = min(self._stock, left + (now - seen) * self._speed)
        if left < cost:
            self._left[name] = (left, now)
            raise Refused("too-fast", seconds=int((cost - left) / self._speed) + 1)
        self._left[name] = (left - cost, now)
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]


class Crowd:
    """So many at once for everybody by name."""

    def __init__(self, most: int, factor: float) -> None:
        self._most = most * factor
        self._inside: Counter[str] = Counter()

    def enter(self, name: str) -> None:
        if self._most and self._inside[name] >= self._most:
            raise Refused("too-many-viewers")
        self._inside[name] += 1

    def exit(self, name: str) -> None:
        self._inside[name] -= 1
        if self._inside[name] <= 0:
            del self._inside[name]


class Rates:
    """All limits of a server."""

    def __init__(self, factor: float) -> None:
        self.requests = Rate(20, 200, factor)  # by address
        self.tables = Rate(1 / 10, 30, factor)  # by address
        self.joins = Rate(1, 60, factor)  # by address
        self.sockets = Rate(2, 60, factor)  # by address
        self.open_sockets = Crowd(200, factor)  # by address
        self.messages = Rate(20, 80, factor)  # by address and table, or by seat
        self.chat = Rate(1 / 2, 10, factor)  # by seat
        self.hints = Rate(1 / 4, 6, factor)  # by seat
        self.notices = Rate(1 / 20, 5, factor)  # by seat


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count for: an address, or the network that one household or host has of the newer ones."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or "local"
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def check_origin(headers: Headers, allowed: list[str]) -> None:
    """A browser says which page a request comes from; pages of other servers have no business here."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    host = urlsplit(origin).netloc
    if not host or host.lower() != headers.get("host", "").lower():
        raise Refused("wrong-origin")


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request, if it is not too big."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        raise Refused("too-big", longest=limit)
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise Refused("too-big", longest=limit)
                parts.append(part)
    except TimeoutError:
        raise Refused("bad-message", "the body did not come.") from None
    return b"".join(parts)


def is_private(connection: HTTPConnection) -> bool:
    """Whether somebody asks from this machine or its network."""
    try:
        address = ipaddress.ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return True  # a local socket
    return address.is_private or address.is_loopback


class SafeHeaders:
    """Adds the same strict headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)
