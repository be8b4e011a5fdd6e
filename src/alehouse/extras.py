"""How Alehouse was installed; its extras: what each requires, what is missing, and the command that adds it here."""

from __future__ import annotations

import os
import re
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires
from importlib.util import find_spec
from pathlib import Path

SETUP_STAMP = "alehouse-setup.json"  # the launcher's mark in the environment that it manages


def extras() -> dict[str, list[str]]:
    """The requirements of each extra, from the metadata of the installed package."""
    try:
        listed = requires("alehouse") or []
    except PackageNotFoundError:  # runs from sources that were never installed
        return {}
    found: dict[str, list[str]] = {}
    for line in listed:
        requirement, _, marker = line.partition(";")
        for extra in re.findall(r"extra == [\"']([\w-]+)[\"']", marker):
            found.setdefault(extra, []).append(requirement.strip())
    return dict(sorted(found.items()))


def missing(extra: str) -> list[str]:
    """The requirements of an extra that are not installed."""
    return [requirement for requirement in extras().get(extra, []) if not is_installed(requirement)]


def is_installed(requirement: str) -> bool:
    """Whether the package that a requirement names is installed, in any version."""
    name = re.match(r"[\w.-]+", requirement)
    try:
        return name is not None and bool(distribution(name[0]))
    except PackageNotFoundError:
        return False


def from_sources() -> bool:
    """Whether the launcher manages this installation."""
    return Path(sys.prefix, SETUP_STAMP).is_file()


def program() -> str:
    """What starts Alehouse here, for commands that a person may copy."""
    if not from_sources():
        return "alehouse"
    return "python alehouse" if os.name == "nt" else "./alehouse"


def command_for(extra: str) -> str:
    """The command that adds an extra; it depends on how Alehouse was installed."""
    if from_sources():
        return f"{program()} setup --with {extra}"
    packages = " ".join(f'"{requirement}"' for requirement in missing(extra) or extras().get(extra, []))
    if Path(sys.prefix, "pipx_metadata.json").is_file():
        return f"pipx inject alehouse {packages}"
    if find_spec("pip") is not None:
        return f"{sys.executable} -m pip install {packages}"
    return f"uv pip install --python {sys.executable} {packages}"
