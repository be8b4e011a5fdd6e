"""A site as `alehouse export site` writes it, on a plain file server that can be switched off."""

from __future__ import annotations

import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

SUB_PATH = "/pub/alehouse"  # the site is there, too
KNOWN = (".html", ".css", ".js", ".json", ".svg", ".png", ".txt", ".woff2")  # what every web host has a type for
HASTY = """
const say = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (message.path === "/api/tables") {
    const wish = JSON.parse(message.body);
    message = { ...message, body: JSON.stringify({ ...wish, settings: { ...wish.settings, bot_pause: 0 } }) };
  }
  return say.call(this, message, ...more);
};
"""  # bots do not wait for people to follow


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Site, *request: Any) -> None:
        self.site = site
        super().__init__(*request, directory=str(site.folder))

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(SUB_PATH))

    def guess_type(self, path: Any) -> str:
        return super().guess_type(path) if str(path).endswith(KNOWN) else "application/octet-stream"

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if code == HTTPStatus.OK:
            self.site.sent.append(self.path.removeprefix(SUB_PATH).lstrip("/"))

    def log_message(self, *said: Any) -> None:
        pass


class Site:
    """Its address, as `Serving` has one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.sent: list[str] = []  # files, as often as somebody got them
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Handler, self))
        self._server.daemon_threads = True
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
