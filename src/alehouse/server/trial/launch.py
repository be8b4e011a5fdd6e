"""Real servers in separate processes that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

from alehouse.engine.errors import AlehouseError

START_WITHIN = 60.0
PROGRAM = "import sys; from alehouse.commands.serve import serve; sys.exit(serve(**eval(sys.argv[1])))"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Launched:
    """A server on a port of its own; it may be started again there after it was killed."""

    def __init__(
        self, db: str, port: int = 0, limits: float = 0, environment: dict[str, str] | None = None, **options: Any
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._options = {"db": db, "port": self.port, "no_open": True, **options}
        self._environment = {**os.environ, "ALEHOUSE_LIMITS": str(limits), **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._said = Path(tempfile.mkstemp(prefix="alehouse-serve-")[1])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-c", PROGRAM, repr(self._options)]
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(command, env=self._environment, stdout=said, stderr=said)
        until = time.monotonic() + START_WITHIN
        async with aiohttp.ClientSession() as session:
            while time.monotonic() < until:
                if self._process.poll() is not None:
                    break
                try:
                    async with session.get(f"{self.address}/healthz") as answer:
                        if answer.status == 200:
                            return
                except (aiohttp.ClientError, OSError):
                    pass
                await asyncio.sleep(0.05)
        raise AlehouseError(f"the server did not start: {self.said()[-2000:]}")

    def said(self) -> str:
        """Everything that was logged."""
        return self._said.read_text(encoding="utf-8", errors="replace")

    def logged(self) -> int:
        """Bytes that were logged."""
        return self._said.stat().st_size

    def kill(self) -> None:
        """Sends SIGKILL."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Sends SIGTERM, as systemd does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(30)
            self._process = None

    def close(self) -> None:
        self.kill()
        self._said.unlink(missing_ok=True)

    # -- what it uses ---------------------------------------------------------------------------------------

    def processor_seconds(self) -> float:
        """CPU time of the server process, without its bot processes."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Memory that the server process holds."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def handles(self) -> int:
        """Files and sockets that the server process has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    async def tasks(self) -> int:
        """Tasks of its event loop."""
        async with aiohttp.ClientSession() as session, session.get(f"{self.address}/metrics") as answer:
            told = await answer.text()
        return next(int(float(line.split()[1])) for line in told.splitlines() if line.startswith("alehouse_tasks "))
