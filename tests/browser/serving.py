"""A real server in a process of its own, which can be killed and started again on the same tables."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

STARTS_WITHIN = 60.0
HASTY = """
import msgspec
from alehouse.commands.serve import serve
from alehouse.server import settings
told = settings.to_environment
settings.to_environment = lambda made: told(msgspec.structs.replace(made, bot_pause=0.0))
"""  # bots do not wait for people to follow


class Serving:
    """`alehouse serve` on a free port with a database of its own."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts, or starts again on the same port; returns when it answers."""
        database = str(self.folder / "tables.db")
        command = [self.python, "-c", f"{HASTY}serve(port={self.port or None}, db={database!r}, no_open=True)"]
        log = self.folder / "server.log"
        with log.open("a") as errors:
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "ALEHOUSE_LIMITS": "0"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://" not in said:
            self.stop()
            raise AssertionError(f"the server did not start: {said}{log.read_text()}")
        self.port = int(said.rstrip().rstrip("/").rpartition(":")[2])
        self._wait_for_answer()

    def _wait_for_answer(self) -> None:
        end = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.1)

    def kill(self) -> None:
        """Ends it without a warning, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)
        self._close()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(30)
        self._close()

    def _close(self) -> None:
        assert self.process is not None
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
