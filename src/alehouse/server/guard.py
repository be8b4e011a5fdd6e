"""Protection against abuse over HTTP: body sizes, origins, security headers."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from alehouse.server.settings import ServerSettings
from alehouse.table.errors import TableError

log = logging.getLogger(__name__)

BODY_WITHIN: Final = 20.0  # seconds

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


def limit_key(host: str) -> str:
    """The key that limits count by: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or "local"
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """The key that limits count by, once a trusted proxy has said who it speaks for."""
    return limit_key(connection.client.host if connection.client else "")


def allowed_hosts(settings: ServerSettings) -> frozenset[str]:
    """The names that the server may be addressed by. Addresses are always allowed: no other page can claim them."""
    machine = socket.gethostname().lower()
    public = urlsplit(settings.public_url).hostname or ""
    names = ["localhost", machine, f"{machine}.local", settings.host, public, *settings.allow_hosts]
    return frozenset(name.lower() for name in names if name)


def is_allowed_host(header: str, allowed: frozenset[str]) -> bool:
    """Whether a Host header names this server; a page elsewhere whose name leads here is not to be trusted."""
    name = header.rpartition(":")[0] if not header.endswith("]") and ":" in header else header
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return name.lower().rstrip(".") in allowed
    return True


class KnownHost:
    """Refuses requests and sockets that are addressed to another name (DNS rebinding)."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            host = Headers(scope=scope).get("host", "")
            if not is_allowed_host(host, self.allowed):
                log.warning("a request for the host %r was refused; --public-url or --allow-host allows it", host[:100])
                await self._refuse(scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose(1008)(scope, receive, send)
            return
        text = "This server is not known by that name; its operator can allow it with --public-url or --allow-host.\n"
        await PlainTextResponse(text, 421)(scope, receive, send)


def check_origin(headers: Headers, allowed: list[str]) -> None:
    """Refuses requests from pages of other origins, unless the host allowed them."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    host = urlsplit(origin).netloc
    if not host or host.lower() != headers.get("host", "").lower():
        raise TableError(
            "wrong-origin", "the Origin header names another host than the server; `serve --origin` allows it."
        )


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request, if it is not too big."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        raise TableError("too-big", longest=limit)
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                size += len(part)
                if size > limit:
                    raise TableError("too-big", longest=limit)
                parts.append(part)
    except TimeoutError:
        raise TableError("bad-message", "the body did not arrive in time.") from None
    return b"".join(parts)


def is_private(connection: HTTPConnection) -> bool:
    """Whether the request comes from this machine or a private network."""
    try:
        address = ipaddress.ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return True  # a local socket
    return address.is_private or address.is_loopback


class SafeHeaders:
    """Adds the same strict headers to every response."""

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
