"""Logs as JSON lines, without secrets: of a request only client, method, path, status and time."""

from __future__ import annotations

import json
import logging
import sys
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.server.metrics import HTTP

access = logging.getLogger("alehouse.access")


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
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(level: str) -> None:
    """All logs of this process go to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        quiet = logging.getLogger(name)
        quiet.handlers.clear()
        quiet.propagate = True
        quiet.setLevel(logging.WARNING)


class AccessLog:
    """Logs and times requests; the query and all headers are left out, since secrets might be there by mistake."""

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
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            seconds = time.perf_counter() - start
            call = getattr(scope.get("endpoint"), "__name__", "page")
            HTTP.labels(call, status).observe(seconds)
            fields = {
                "client": scope["client"][0] if scope.get("client") else "",
                "method": scope["method"],
                "path": scope["path"],
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            access.info("request", extra={"fields": fields})
