"""The ASGI application."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from http import HTTPMethod
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import alehouse
from alehouse.engine.title import Library
from alehouse.games import LIBRARY
from alehouse.server import garbage
from alehouse.server.connections import Connections, raise_handle_limit
from alehouse.server.guard import KnownHost, SafeHeaders, allowed_hosts
from alehouse.server.http import Http
from alehouse.server.logs import AccessLog, set_up_logging
from alehouse.server.page import STATIC, Page
from alehouse.server.responses import NoTraceback, on_refused, on_unknown
from alehouse.server.server import Server
from alehouse.server.settings import ServerSettings, from_environment
from alehouse.server.socket import Socket
from alehouse.table.errors import TableError

log = logging.getLogger("alehouse.server")

WORTH_PACKING: Final = 1024  # bytes
HAND_OVER: Final = 0.0005  # seconds that a thread which has written to disk waits, at most, for the loop to make way


def make_app(settings: ServerSettings, library: Library = LIBRARY, page: Path = STATIC) -> Starlette:
    """The whole server; its database is opened when it starts."""
    calls: list[Route] = []

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Connections]]:
        connections = Connections(settings.proxies, raise_handle_limit(), settings.limits)
        server = await Server.open(settings, library)
        app.state.server = server
        calls.extend(Http(server).routes())
        app.router.routes[:0] = calls
        log.info("open", extra={"fields": {"version": alehouse.__version__, "process": os.getpid()}})
        try:
            yield {"connections": connections}
        finally:
            await server.close()
            log.info("closed", extra={"fields": {"process": os.getpid()}})

    async def socket(websocket: WebSocket) -> None:
        await Socket(app.state.server, websocket).serve(websocket.path_params["table"])

    async def no_such_call(request: Request) -> Response:
        """Nothing is at this address, or nothing for this method."""
        here = [call.methods or set() for call in calls if call.matches(request.scope)[0] is Match.PARTIAL]
        if here:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(set().union(*here)))})
        raise TableError("unknown-path")

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/api{rest:path}", no_such_call, methods=list(HTTPMethod)),
            Mount("/", Page(page)),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(AccessLog),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=5),
            Middleware(NoTraceback),
            Middleware(KnownHost, allowed=allowed_hosts(settings)),
        ],
        exception_handlers={TableError: on_refused, HTTPException: on_unknown},
        lifespan=lifespan,
    )
    return app


def from_settings() -> Starlette:
    """The application that each worker process runs."""
    settings = from_environment()
    set_up_logging(settings.log)
    end_with_parent()
    garbage.spare()
    sys.setswitchinterval(HAND_OVER)
    return make_app(settings)


def end_with_parent() -> None:
    """A worker shuts down when the process that started it is gone, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
