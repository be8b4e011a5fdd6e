"""HTTP responses: a message as JSON, or a problem with its code."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.server import metrics
from alehouse.server.calls import problem_of, status_of
from alehouse.server.logs import request_id
from alehouse.table.errors import TableError

log = logging.getLogger(__name__)

Endpoint = Callable[[Request], Awaitable[Response]]


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def problem(refused: TableError) -> Response:
    """The response to a refused request; rate-limited ones get a Retry-After header."""
    metrics.REFUSED.labels(refused.code).inc()
    response = answer(problem_of(refused), status_of(refused))
    if refused.code == "too-fast":
        response.headers["retry-after"] = str(refused.values["seconds"])
    return response


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return problem(error)


async def on_unknown(request: Request, error: Exception) -> Response:
    """Nothing is there, or nothing that this method could ask for."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    allowed = headers.get("Allow", "")
    wrong_method = f"{request.method} is not possible here, only {allowed}." if allowed else ""
    response = problem(TableError("unknown-path", wrong_method))
    response.status_code = error.status_code
    response.headers.update(headers)
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
            request = request_id(scope)
            log.exception("a request failed", extra={"fields": {"request": request}})
            if scope["type"] == "http" and not begun:
                told = f"the server failed; its log says why, at request {request}."
                await problem(TableError("internal", told))(scope, receive, send)
