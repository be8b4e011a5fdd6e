"""Logs as JSON lines, without secrets: of a request only its id, client, method, path, status and time."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
import traceback
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.server.metrics import HTTP

access = logging.getLogger("alehouse.access")

QUIET: Final = 60.0  # seconds after a warning or error in which others of its kind are left out
MOST_KINDS: Final = 500
FRAMES: Final = 6  # of every exception of a chain, the innermost ones; those of a database have dozens
REQUEST_ID: Final = "x-request-id"
OWN_IDS: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")  # ids of proxies and clients that are taken over


def request_id(scope: Scope) -> str:
    """A request's id in the log and in the answer's header: the one that it came with, or a new one."""
    if REQUEST_ID not in scope:
        given = Headers(raw=scope.get("headers", [])).get(REQUEST_ID, "")
        scope[REQUEST_ID] = given if OWN_IDS.fullmatch(given) else secrets.token_hex(8)
    return str(scope[REQUEST_ID])


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info, limit=-FRAMES))
        return json.dumps(line, ensure_ascii=False)


class OncePerMinute(logging.Filter):
    """Lets one warning or error of each kind through per minute, with the number of those that were left out.

    The kind is the place in the code and the type of the exception: under any fault the log grows slowly.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[
            tuple[str, int, str], tuple[float, int]
        ] = {}  # until when it is quiet, how many were left out

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = type(record.exc_info[1]).__name__ if record.exc_info else ""
        kind = (record.pathname, record.lineno, error)
        now = time.monotonic()
        until, left_out = self._kinds.pop(kind, (0.0, 0))
        if now < until:
            self._kinds[kind] = (until, left_out + 1)
            return False
        self._kinds[kind] = (now + QUIET, 0)
        if len(self._kinds) > MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        if left_out:
            record.fields = {**getattr(record, "fields", {}), "left_out": left_out}
        return True


def set_up_logging(level: str) -> None:
    """All logs of this process go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OncePerMinute())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        quiet = logging.getLogger(name)
        quiet.handlers.clear()
        quiet.propagate = True
        quiet.setLevel(logging.WARNING)


class AccessLog:
    """Logs and times requests; query and headers but the id are left out, since secrets might be there by mistake."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[REQUEST_ID] = request_id(scope)
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            seconds = time.perf_counter() - start
            call = getattr(scope.get("endpoint"), "__name__", "page")
            HTTP.labels(call, status).observe(seconds)
            fields = {
                "request": request_id(scope),
                "client": scope["client"][0] if scope.get("client") else "",
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            access.info("request", extra={"fields": fields})
