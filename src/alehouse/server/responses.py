"""HTTP responses: a message as JSON, or a problem with its code."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.server import metrics
from alehouse.server.guard import SMALL_BODY, read_body
from alehouse.server.protocol import Problem
from alehouse.table.errors import Code, TableError

log = logging.getLogger(__name__)

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

STATUS: Final[dict[Code, int]] = {
    "bad-message": 400,
    "bad-setup": 422,
    "bad-record": 422,
    "bad-target": 422,
    "bad-text": 422,
    "unknown-level": 422,
    "too-big": 413,
    "too-fast": 429,
    "unknown-table": 404,
    "unknown-path": 404,
    "wrong-token": 403,
    "wrong-invite": 403,
    "wrong-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "internal": 500,
    "cannot-print": 501,
    "closing": 503,
    "broken": 409,
}
REFUSED: Final = 409


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def problem(refused: TableError) -> Response:
    """The response to a refused request; rate-limited ones get a Retry-After header."""
    metrics.REFUSED.labels(refused.code).inc()
    response = answer(Problem(refused.code, refused.values, refused.detail), STATUS.get(refused.code, REFUSED))
    if refused.code == "too-fast":
        response.headers["retry-after"] = str(refused.values["seconds"])
    return response


_decoders: dict[object, msgspec.json.Decoder[Any]] = {}  # making one takes longer than reading a message


def read_json(data: bytes | str, kind: type[T]) -> T:
    """Decodes a message; raises `TableError` that says where it is wrong."""
    decoder: msgspec.json.Decoder[T] | None = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-message", f"{error}"[:300]) from None


async def body_as(request: Request, kind: type[T], limit: int = SMALL_BODY) -> T:
    return read_json(await read_body(request, limit), kind)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return problem(error)


async def on_unknown(request: Request, error: Exception) -> Response:
    response = problem(TableError("unknown-path"))
    status = getattr(error, "status_code", 404)
    response.status_code = status
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response


class NoTraceback:
    """Logs unhandled errors and returns a generic 500."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        except Exception:
            log.exception("a request failed")
            if scope["type"] == "http" and not begun:
                await problem(TableError("internal"))(scope, receive, send)
