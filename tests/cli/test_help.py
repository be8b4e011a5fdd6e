"""Help: every command explains itself with an example."""

from __future__ import annotations

import platform
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

import alehouse
from alehouse.cli import COMMANDS, make_app, unwrapped

Run = Callable[..., Any]


NESTED = [["cards", "check"], ["scenario", "run"], ["export", "site"]]


@pytest.mark.parametrize("command", [*[[name] for name in COMMANDS], *NESTED])
def test_every_command_has_help_with_an_example(run: Run, command: list[str]) -> None:
    outcome = run(*command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Usage: alehouse " + " ".join(command) in outcome.out
    example = "Example: alehouse " + " ".join(command)
    assert re.search(rf"^{example}.*\n\n", outcome.out, re.MULTILINE)  # in one line, to be copied


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_the_overview_tells_what_each_command_does(run: Run, flag: str) -> None:
    lines = run(flag).out.splitlines()
    for name in COMMANDS:
        told = [line for line in lines if line.startswith(f"│ {name} ")]
        assert len(told) == 1
        assert len(told[0].strip("│ ").split()) > 4, told


def test_the_version_comes_with_the_facts_of_the_build(run: Run) -> None:
    first, built, extras = run("--version").out.splitlines()
    assert first == f"alehouse {alehouse.__version__}"
    assert ("compiled rules" in built) == alehouse.compiled()
    assert built.startswith(f"Python {platform.python_version()}, ")
    assert extras.startswith("extras: ")
    assert "lab" in extras


def test_help_breaks_lines_only_where_the_terminal_ends(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    out = run("ladder", "--help").out
    assert "the table is printed, and written only if --out is given." in out
    assert "Its row is written while it plays. Other rows stay as they are." in out


def options(app: App) -> dict[str, Any]:
    """The options of a command that have a default worth naming, with it."""
    found = {argument.name: argument.field_info.default for argument in app.assemble_argument_collection()}
    return {
        name: default
        for name, default in found.items()
        if name.startswith("--") and isinstance(default, (str, int, float)) and default and default is not True
    }


@pytest.mark.parametrize("command", [[name] for name in COMMANDS if name not in ("scenario", "export")] + NESTED)
def test_help_states_the_default_of_every_option(run: Run, monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    lines = run(*command, "--help").out.splitlines()
    app = make_app()
    for word in command:
        app = app[word]
    for name, default in options(app).items():
        (line,) = [line for line in lines if re.match(rf"│( \*)? +{name} ", line)]
        said = [str(default)] if isinstance(default, str) else [f"{default:.0f}", f"{default:,.0f}", f"{default:g}"]
        assert any(f"default: {word}" in line for word in said), (line.strip(), default)


def test_a_docstring_is_joined_by_paragraphs_and_parameters() -> None:
    wrapped = """Do it
    at once.

    More of
    it.

    Parameters
    ----------
    one
        What one
        is.
    two
        What two is.
    """
    assert unwrapped(wrapped) == (
        "Do it at once.\n\nMore of it.\n\nParameters\n----------\none\n    What one is.\ntwo\n    What two is."
    )


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_can_complete_every_command_and_option(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    for name in COMMANDS:
        assert name in script
    assert "public-url" in script


def test_bash_completes_what_was_begun(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "alehouse.bash"
    script.write_text(run("completion", "bash").out)
    typed = "COMP_WORDS=(alehouse simulate moonlight --ga); COMP_CWORD=3; _alehouse"
    ask = f'source {script}; {typed}; echo "${{COMPREPLY[@]}}"'
    assert subprocess.check_output(["bash", "-c", ask], text=True).split() == ["--games"]


def test_a_completion_can_be_installed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    out = run("completion", "bash", "--install").out
    assert str(tmp_path) in out
    assert any("_alehouse" in path.read_text() for path in tmp_path.rglob("*") if path.is_file())
