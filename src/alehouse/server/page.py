"""The page, if it has been built: files by their name; every other address of the page leads to index.html."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = ".br"
HASHED: Final = "assets/"  # Vite puts a hash into the names of these


class Page(StaticFiles):
    """Files with a hash in their name are cached forever, all others are revalidated each time."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """A missing folder means that the page is not built."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        wanted = "index.html" if path in ("", ".") else path
        try:
            response = await self._file(wanted, scope)
        except HTTPException as error:
            index = self.folder / "index.html"
            if error.status_code != 404 or (wanted != "index.html" and "." in wanted):
                raise
            if not index.is_file():
                return _not_built()
            if wanted != "index.html":  # its files are next to it
                return RedirectResponse("../" * wanted.count("/") or "./", 302, {"cache-control": ASK_AGAIN})
            response = await self._file("index.html", scope)
        except ValueError:  # not a valid file name
            raise HTTPException(404) from None
        response.headers["cache-control"] = FOR_EVER if wanted.startswith(HASHED) else ASK_AGAIN
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """The file, as the Brotli copy that the build made of it if the browser takes one."""
        packed = path + PACKED
        if "br" not in Headers(scope=scope).get("accept-encoding", "") or not (self.folder / packed).is_file():
            return await super().get_response(path, scope)
        response = await super().get_response(packed, scope)
        response.headers["content-encoding"] = "br"
        response.headers["vary"] = "accept-encoding"
        return response


def _not_built() -> Response:
    text = "The page is not built here; the protocol is served under /api/ (docs/protocol.md).\n"
    return Response(text, media_type="text/plain; charset=utf-8")
