"""Running the program in this process, and something to run it on."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alehouse.bots.random_bot import RandomBot
from alehouse.cli import main
from alehouse.games import LIBRARY
from alehouse.lab.simulate import recorded_game


class Outcome:
    """What a command left behind: exit code, standard output and standard error."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> dict[str, Any]:
        """Standard output as exactly one JSON object."""
        data = json.loads(self.out)
        assert isinstance(data, dict)
        return data

    def refused(self) -> str:
        """The one sentence of a command that was used wrongly."""
        assert self.code == 2
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("alehouse: ")
        assert lines[0].endswith((".", "?"))
        return lines[0].removeprefix("alehouse: ")


Run = Callable[..., Outcome]
Interrupted = Callable[..., Outcome]


@pytest.fixture
def interrupted() -> Interrupted:
    """Runs a command in a process of its own, which gets Ctrl-C after some seconds."""

    def run_command(seconds: float, *arguments: str) -> Outcome:
        command = [sys.executable, "-m", "alehouse.cli", *arguments]
        before = signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background ignore it
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        signal.signal(signal.SIGINT, before)
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        return Outcome(process.returncode, out, err)

    return run_command


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`, in English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run_command(*arguments: object) -> Outcome:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a finished game of two random bots."""
    setup = LIBRARY.get("moonlight").setup(2, {"sprint": True}, seed=12)
    record = recorded_game(setup, [RandomBot(), RandomBot()], 3)
    path = tmp_path / "game.ale"
    record.save(path)
    return path


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of packs, empty."""
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setattr("alehouse.commands.host.packs_folder", lambda: folder)
    return folder
