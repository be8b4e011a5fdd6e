"""The peers' own virtual environment, separate from Alehouse's."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from platformdirs import user_cache_path

from alehouse.engine.errors import AlehouseError
from alehouse.envs.race.contests import PEERS

Tell = Callable[[str], None]


def stable() -> Path:
    """The folder of the environment, one per Python version."""
    return user_cache_path("alehouse") / f"peers-{sys.version_info.major}.{sys.version_info.minor}"


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def packages_of(folder: Path) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))


def install(folder: Path, tell: Tell) -> dict[str, str]:
    """Installs missing peers; returns those that failed, each with the reason."""
    python = python_of(folder)
    if not python.exists():
        tell("making an environment for the peers")
        _run([sys.executable, "-m", "venv", str(folder)], "an environment for the peers cannot be created")
    failed: dict[str, str] = {}
    for peer, packages in PEERS.items():
        mark = folder / f"{peer}.installed"
        if mark.exists():
            continue
        tell(f"installing {peer}")
        done = subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            failed[peer] = (errors or done.stderr.strip().splitlines() or ["pip failed"])[-1]
        else:
            mark.touch()
    return failed


def _run(command: list[str], problem: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise AlehouseError(f"{problem}: {said[-1] if said else command[0]}.")
