"""Extras of the package: what each requires, what is missing, and the command that adds it to this installation."""

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


def command_for(extra: str) -> str:
    """The command that adds an extra; it depends on how Alehouse was installed."""
    prefix = Path(sys.prefix)
    if (prefix / SETUP_STAMP).is_file():
        return f"{'python ' if os.name == 'nt' else './'}alehouse setup --with {extra}"
    packages = " ".join(f'"{requirement}"' for requirement in missing(extra) or extras().get(extra, []))
    if (prefix / "pipx_metadata.json").is_file():
        return f"pipx inject alehouse {packages}"
    if find_spec("pip") is not None:
        return f"{sys.executable} -m pip install {packages}"
    return f"uv pip install --python {sys.executable} {packages}"
