"""Help: every command explains itself with an example."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import alehouse
from alehouse.cli import COMMANDS

Run = Callable[..., Any]


@pytest.mark.parametrize("command", [*[[name] for name in COMMANDS], ["cards", "check"], ["scenario", "run"]])
def test_every_command_has_help_with_an_example(run: Run, command: list[str]) -> None:
    outcome = run(*command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Usage: alehouse " + " ".join(command) in outcome.out
    assert "Example: alehouse " + " ".join(command) in outcome.out


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_the_overview_tells_what_each_command_does(run: Run, flag: str) -> None:
    lines = run(flag).out.splitlines()
    for name in COMMANDS:
        told = [line for line in lines if line.startswith(f"│ {name} ")]
        assert len(told) == 1
        assert len(told[0].strip("│ ").split()) > 4, told


def test_the_version_is_the_package_s(run: Run) -> None:
    assert run("--version").out.strip() == alehouse.__version__
