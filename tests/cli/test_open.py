"""Plain `alehouse`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import alehouse.commands.play
import alehouse.commands.serve
import alehouse.server.page

Run = Callable[..., Any]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """How the house was opened; the page would be in tmp_path."""
    ways: list[str] = []
    monkeypatch.setattr(alehouse.commands.serve, "serve", lambda: ways.append("browser"))
    monkeypatch.setattr(alehouse.commands.play, "play", lambda: ways.append("terminal"))
    monkeypatch.setattr(alehouse.server.page, "STATIC", tmp_path)
    return ways


def test_with_a_page_it_opens_in_the_browser(run: Run, opened: list[str], tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    assert run().code == 0
    assert opened == ["browser"]
    assert "ok: the page is built" in run("doctor").out


def test_without_one_it_opens_in_the_terminal(run: Run, opened: list[str]) -> None:
    assert run().code == 0
    assert opened == ["terminal"]
    assert "could be better: the page is missing, so there is nothing to play in a browser; " in run("doctor").out
