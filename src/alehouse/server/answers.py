"""HTTP answers: JSON of a message, or a problem with its code."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.server import metrics
from alehouse.server.guard import SMALL_BODY, read_body
from alehouse.server.protocol import Problem
from alehouse.table.refused import Code, Refused

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
    "closing": 503,
    "broken": 409,
}
REFUSED: Final = 409


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def problem(refused: Refused) -> Response:
    """Why a request was refused; too fast ones are told when to come again."""
    metrics.REFUSED.labels(refused.code).inc()
    response = answer(Problem(refused.code, refused.values, refused.detail), STATUS.get(refused.code, REFUSED))
    if refused.code == "too-fast":
        response.headers["retry-after"] = str(refused.values["seconds"])
    return response


def read_json(data: bytes | str, kind: type[T]) -> T:
    """A message, or a refusal that says where it is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", f"{error}"[:300]) from None


async def body_as(request: Request, kind: type[T], limit: int = SMALL_BODY) -> T:
    return read_json(await read_body(request, limit), kind)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error)


async def on_unknown(request: Request, error: Exception) -> Response:
    response = problem(Refused("unknown-path"))
    status = getattr(error, "status_code", 404)
    response.status_code = status
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response


class NoTraceback:
    """Nothing of what goes wrong inside is told outside; it is logged."""

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
                await problem(Refused("internal"))(scope, receive, send)
