"""Pipes, terminals and speed of the program as a process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from alehouse.commands import progress
from alehouse.commands.progress import Progress

Run = Callable[..., Any]

PROGRAM = [sys.executable, "-m", "alehouse.cli"]


def test_a_closed_pipe_ends_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([*PROGRAM, "rules", "moonlight"], stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


def test_a_poor_encoding_breaks_nothing() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PROGRAM, "rules", "moonlight", "--lang", "fr"], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_simple_commands_load_nothing_heavy() -> None:
    """So that they answer at once: rich, textual and fluent are for those who need them."""
    code = "import sys, alehouse.cli; alehouse.cli.main(['games', '--json']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "alehouse.commands.games" in loaded
    assert not {"rich", "textual", "fluent", "multiprocessing", "alehouse.lab", "alehouse.tui"} & loaded


def test_ctrl_c_exits_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(title: object) -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("alehouse.commands.games.pack_names", interrupted)
    outcome = run("games")
    assert (outcome.code, outcome.err) == (130, "")


class Terminal:
    """Standard error that is a terminal."""

    def __init__(self) -> None:
        self.shown = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.shown += text
        return len(text)

    def flush(self) -> None:
        return


@pytest.mark.parametrize(("patience", "shows"), [(0.0, True), (60.0, False)])
def test_progress_shows_on_a_terminal_once_the_work_is_long(
    monkeypatch: pytest.MonkeyPatch, patience: float, shows: bool
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    monkeypatch.setenv("TERM", "xterm")
    with Progress("games", 100) as bar:
        bar.at(50)
        time.sleep(0.2)
    assert ("50/100" in terminal.shown) is shows


def test_progress_is_silent_in_pipes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    with Progress("games", 100) as bar:
        bar.at(50)
    assert capsys.readouterr().err == ""
