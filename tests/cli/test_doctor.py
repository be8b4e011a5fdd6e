"""`alehouse doctor`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest

import alehouse
from alehouse.commands import doctor

Run = Callable[..., Any]


def test_a_sound_installation(run: Run) -> None:
    outcome = run("doctor")
    assert outcome.code == 0
    assert f"ok: Alehouse {alehouse.__version__}, Python " in outcome.out
    assert "ok: texts in Français" in outcome.out
    assert "ok: rules text of Moonlight Brewers" in outcome.out
    assert "ok: packs of Moonlight Brewers: house" in outcome.out
    assert outcome.out.endswith("Everything needed is here.\n")


def test_what_is_broken_is_named_and_exits_with_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alehouse.text.complete.mistakes", lambda lang: ["'beer' is not in English"])
    outcome = run("doctor")
    assert outcome.code == 1
    assert "BROKEN: texts in Français; 'beer' is not in English; reinstall Alehouse" in outcome.out


def test_missing_textual_is_told_with_its_cure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name == "textual" else find_spec(name))
    outcome = run("doctor")
    assert outcome.code == 0
    assert "could be better: full-screen play needs textual; pip install 'alehouse[tui]'" in outcome.out


def test_missing_parts_of_the_lab_are_told_with_their_cure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name in ("cmaes", "ray") else find_spec(name))
    outcome = run("doctor")
    assert outcome.code == 0
    assert "could be better: pictures and tuning need cmaes; pip install 'alehouse[lab]'" in outcome.out
    assert "ok: no Ray (needed only for --cluster: pip install 'alehouse[cluster]')" in outcome.out


@pytest.mark.parametrize(
    ("compiler", "cure"), [("", "install a C compiler"), ("/usr/bin/cc", "/usr/bin/cc is here, so reinstall Alehouse")]
)
def test_pure_rules_are_told_with_their_cure(
    run: Run, monkeypatch: pytest.MonkeyPatch, compiler: str, cure: str
) -> None:
    monkeypatch.delenv("ALEHOUSE_PURE", raising=False)
    monkeypatch.setattr(alehouse, "compiled", lambda: False)
    monkeypatch.setattr(doctor, "_compiler", lambda: compiler)
    out = run("doctor").out
    assert "could be better: the rules run as pure Python, many times slower" in out
    assert cure in out
