"""`alehouse print`."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.cli import main
from alehouse.extras import command_for
from alehouse.print import render


def test_a_title_is_written_as_a_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "monks.pdf"
    command = [
        "print",
        "moonlight",
        "--lang",
        "fr",
        "--paper",
        "letter",
        "--parts",
        "tokens,scores",
        "--out",
        str(path),
    ]
    assert main(command) == 0
    assert path.read_bytes().startswith(b"%PDF")
    said = capsys.readouterr()
    assert said.out == ""
    assert str(path) in said.err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--parts", "card"], "did you mean 'cards'?"),
        (["--paper", "a5"], "a5"),
        (["--option", "duel"], "--option takes NAME=VALUE"),
        (["--pack", "nowhere"], "unknown pack 'nowhere'"),
    ],
)
def test_wrong_use_is_one_sentence(
    wrong: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.pdf"
    assert main(["print", "moonlight", "--out", str(path), *wrong]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert len(heard.splitlines()) == 1
    assert not path.exists()


def test_without_the_typesetter_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(render, "find_spec", lambda name: None)
    assert main(["print", "moonlight", "--out", str(tmp_path / "x.pdf")]) == 2
    said = capsys.readouterr().err
    assert "Typst" in said
    assert command_for("print") in said
