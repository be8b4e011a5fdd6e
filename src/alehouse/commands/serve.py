"""`alehouse serve`: the server, for this machine or for everyone."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from alehouse.commands.output import note
from alehouse.commands.running import need_positive
from alehouse.engine.errors import AlehouseError
from alehouse.extras import program

USUAL_PORT = 8000
PORTS_TRIED = 100
GRACE = 10  # seconds for open requests to finish at the end


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    db: str | None = None,
    workers: int = 1,
    thinkers: int | None = None,
    public_url: str = "",
    origin: Annotated[list[str] | None, Parameter(name="--origin")] = None,
    allow_host: Annotated[list[str] | None, Parameter(name="--allow-host")] = None,
    allow_target: Annotated[list[str] | None, Parameter(name="--allow-target")] = None,
    packs: Path | None = None,
    contact: str = "mailto:host@localhost",
    keep: str = "",
    proxy: str = "127.0.0.1",
    open_metrics: bool = False,
    log: Literal["error", "warning", "info", "debug"] = "warning",
    no_open: bool = False,
) -> int:
    """Serve tables to browsers and programs, and open a browser if there is one.

    Example: alehouse serve --host 0.0.0.0 --public-url https://ale.example.org

    Parameters
    ----------
    host
        The address to listen on (default: 127.0.0.1, which only this machine can reach).
    port
        The port (default: 8000, or the next free port).
    db
        The database: an SQLite file, or postgresql://user@host/name (default: a file in the user's data folder).
    workers
        How many processes serve (default: 1); more than one needs PostgreSQL.
    thinkers
        How many bot processes each worker has (default: all processors but one).
    public_url
        The address that players use, for links in notifications; the server answers to its host name.
    origin
        Another page that may connect, as https://host; may be given several times.
    allow_host
        Another name for this server, besides localhost, this machine's and --public-url's; may be given several times.
    allow_target
        A host or network that webhooks may reach although it is not public; may be given several times.
    packs
        A folder with content packs that tables may use.
    contact
        Whom push services may contact, as mailto: or https: address (default: mailto:host@localhost).
    keep
        How long tables are kept after their last activity, by status, as in over=90d,lobby=7d or over=never (default:
        lobby=30d,abandoned=365d, all others forever).
    proxy
        Addresses of proxies that are trusted to report the client's address, separated by commas (default:
        127.0.0.1); * for any.
    open_metrics
        Let everyone read /metrics, not only private networks.
    log
        How much to log (default: warning); info logs every request.
    no_open
        Do not open a browser.
    """
    import uvicorn

    from alehouse.server.connections import protocols
    from alehouse.server.logs import set_up_logging
    from alehouse.server.notify.targets import Targets
    from alehouse.server.page import STATIC
    from alehouse.server.retention import read_keep
    from alehouse.server.settings import ServerSettings, to_environment

    # Report invalid values before anything starts.
    need_positive(workers=workers, thinkers=thinkers)
    check_addresses(public_url, origin or [], contact, proxy)
    Targets(allow_target or [])
    if packs is not None and not packs.is_dir():
        raise AlehouseError(f"--packs takes a folder, and '{packs}' is not one.")
    limits = read_limits()
    address = db or default_database()
    check_database(address, workers)
    listening = listen(host, port)
    settings = ServerSettings(
        db=address,
        host=host,
        port=listening.getsockname()[1],
        workers=workers,
        public_url=public_url.rstrip("/"),
        origins=origin or [],
        allow_hosts=allow_host or [],
        allow_targets=allow_target or [],
        packs=str(packs or packs_folder()),
        contact=contact,
        thinkers=thinkers or max(1, (os.cpu_count() or 2) - 1),
        proxies=proxy,
        keep=read_keep(keep),
        log=log,
        open_metrics=open_metrics,
        limits=limits,
    )
    to_environment(settings)
    set_up_logging(log)
    config = uvicorn.Config(
        "alehouse.server.app:from_settings",
        factory=True,
        **protocols(),
        ws_max_size=64 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        workers=workers,
    )
    shown = f"http://{_reachable(host)}:{settings.port}/"
    print(f"Alehouse is open at {shown}", flush=True)
    if not (STATIC / "index.html").is_file():
        note(f"There is no page to play on in a browser, only the API; '{program()} doctor' says how to get it.")
    elif not no_open:
        threading.Thread(target=open_browser, args=(shown, settings.port), daemon=True).start()
    with shared_metrics(workers):
        if workers == 1:
            server = uvicorn.Server(config)
            server.run(sockets=[listening])
            return 0 if server.started else 1
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, [listening]).run()
    return 0


def check_addresses(public_url: str, origins: list[str], contact: str, proxies: str) -> None:
    """Rejects addresses that would never match or could not be opened."""
    if public_url and not re.match(r"https?://[^\s/?#]", public_url):
        raise AlehouseError(f"--public-url takes an address like https://ale.example.org, not '{public_url}'.")
    for origin in origins:
        if not re.fullmatch(r"https?://[^\s/?#]+", origin):
            raise AlehouseError(f"--origin takes https://host without a path, not '{origin}'.")
    if not re.match(r"(mailto:|https://)\S", contact):
        raise AlehouseError(f"--contact takes a mailto: or https: address, not '{contact}'.")
    for proxy in filter(None, map(str.strip, proxies.split(","))):
        try:
            _ = proxy == "*" or ipaddress.ip_address(proxy)
        except ValueError:
            raise AlehouseError(f"--proxy takes addresses like 10.0.0.2, or * for any, not '{proxy}'.") from None


def read_limits() -> float:
    """The factor for all rate limits (ALEHOUSE_LIMITS)."""
    given = os.environ.get("ALEHOUSE_LIMITS", "1")
    if not re.fullmatch(r"\d+(\.\d+)?", given):
        raise AlehouseError(f"ALEHOUSE_LIMITS takes a number from 0, not '{given}'.")
    return float(given)


def default_database() -> str:
    """The default database file."""
    from platformdirs import user_data_path

    return str(user_data_path("alehouse", appauthor=False) / "tables.db")


def packs_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("alehouse", appauthor=False) / "packs"


def check_database(address: str, workers: int) -> None:
    """Opens the database once, so that errors appear before the workers start."""
    import asyncio

    from alehouse.store.store import Store

    async def check() -> bool:
        store = await Store.open(address)
        several = store.several
        await store.close()
        return several

    if not asyncio.run(check()) and workers > 1:
        raise AlehouseError(f"--workers {workers} needs PostgreSQL (--db postgresql://…): SQLite serves one process.")


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the requested port, or on the first free one from 8000."""
    wanted = [port] if port is not None else list(range(USUAL_PORT, USUAL_PORT + PORTS_TRIED))
    trouble: OSError | None = None
    for number in wanted:
        if not 0 <= number <= 65535:
            raise AlehouseError(f"--port takes a number from 0 to 65535, not {number}.")
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio turns off Nagle's algorithm, which would delay answers by 40 ms, only for sockets that say TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
            listening.set_inheritable(True)
            return listening
        except OSError as error:
            listening.close()
            trouble = error
    where = f"port {port}" if port is not None else f"any port from {wanted[0]} to {wanted[-1]}"
    reason = trouble.strerror if trouble is not None else "none is free"
    raise AlehouseError(f"cannot listen on {where} of {host}: {reason}; give another with --port or --host.")


def _reachable(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_browser(address: str, port: int) -> None:
    """Opens the address in a browser once the server answers, if there is a display."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for attempt in range(100):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            break
        time.sleep(0.1)
    if not webbrowser.open(address):
        note(f"Open {address} in a browser.")


@contextlib.contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """With several workers, each writes its metrics to a folder, and any of them reports the sum."""
    if workers == 1:
        yield
        return
    import tempfile

    with tempfile.TemporaryDirectory(prefix="alehouse-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield
