"""docs/first-card.md, followed to the letter."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from alehouse.cli import main

GUIDE = Path(__file__).parent.parent / "docs" / "first-card.md"
FOR_PEOPLE = ("play", "test")


def blocks() -> list[tuple[str, str]]:
    """The code blocks of the guide: language and text."""
    return re.findall(r"^```([\w ]*)\n(.*?)^```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def write(text: str) -> None:
    """A file, named by its first line."""
    file = Path(text.splitlines()[0].removeprefix("# "))
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_every_step_of_the_guide_works_and_prints_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    printed, ran = "", []
    for language, text in blocks():
        if language == "toml":
            write(text)
        elif text.startswith("./alehouse "):
            (command,) = text.splitlines()
            words = shlex.split(command)[1:]
            if words[0] not in FOR_PEOPLE:
                assert main(words) == 0, command
                printed = capsys.readouterr().out
                ran.append(words[0])
        else:
            assert text in printed
    assert ran == ["cards", "cards", "balance", "scenario"]
    assert (tmp_path / "report" / "index.html").is_file()


def test_the_pack_of_the_guide_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for language, text in blocks():
        if language == "toml":
            write(text)
    assert main(["cards", "moonlight", "--pack", "my-box", "--lang", "en"]) == 0
    assert "Seven-League Slippers [felt-boots]" in capsys.readouterr().out
    assert main(["simulate", "moonlight", "--games", "2", "--pack", "my-box", "--bots", "random"]) == 0
    assert "pack My box" in capsys.readouterr().out
