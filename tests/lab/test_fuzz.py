"""Fuzzing: quiet on sound rules, and a failure leaves a record that shows it again."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record, read_record
from alehouse.engine.state import State
from alehouse.games import LIBRARY
from alehouse.lab.checks import Checks
from alehouse.lab.fuzz import Findings, Fuzz, play_step
from alehouse.lab.verify import verify

pytestmark = pytest.mark.engine

TITLES = LIBRARY.ids()


def told(step: int) -> None:
    assert step > 0


@pytest.mark.parametrize("title", TITLES)
def test_sound_rules_pass(title: str, tmp_path: Path) -> None:
    findings = Fuzz(title, seed=1, every=10, folder=str(tmp_path)).batch(0, 12)
    assert [failure.error for failure in findings.failures] == []
    assert findings.games == 12
    assert findings.decisions > 100
    assert len(findings.option_sets) > (6 if LIBRARY.get(title).options() else 1)
    assert list(tmp_path.iterdir()) == []


def test_findings_add_up() -> None:
    one, two = Findings(1, 10, {"a", "b"}), Findings(2, 20, {"b", "c"})
    one.join(two)
    assert (one.games, one.decisions, one.option_sets) == (3, 30, {"a", "b", "c"})


def late_check(checks: Checks, state: State) -> list[str]:
    """An invariant that breaks as soon as somebody has brewed something."""
    return ["somebody has points"] if any(state.total(seat) for seat in range(state.seats)) else []


def test_a_broken_invariant_leaves_a_record_that_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Checks, "points", late_check)
    findings = Fuzz("moonlight", seed=1, every=10, folder=str(tmp_path)).batch(0, 3)
    failure = findings.failures[0]
    assert "somebody has points" in failure.error
    record = read_record(LIBRARY, Path(failure.record).read_text("utf-8"))
    assert f"step {len(record.steps)}:" in failure.error
    with pytest.raises(AlehouseError, match=rf"^step {len(record.steps)}: somebody has points"):
        verify(record, told)


def test_rules_that_break_down_leave_a_record_that_ends_with_the_action() -> None:
    setup = LIBRARY.get("moonlight").setup(2, seed=3)
    state = setup.start()
    code = state.default()

    def break_down(state: State, code: int) -> None:
        raise ZeroDivisionError("no monks left")

    record: Any = SimpleNamespace(setup=setup, steps=[], add=break_down)
    with pytest.raises(ZeroDivisionError):
        play_step(record, state, code)
    assert [(step.seat, step.action) for step in record.steps] == [
        (state.to_act + 1, setup.title.codebook(setup.pack).describe(code))
    ]


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    first, again = (Fuzz("moonlight", 9, 1000, str(tmp_path)).batch(4, 3) for time in (1, 2))
    assert (first.decisions, first.option_sets) == (again.decisions, again.option_sets)


def test_verifying_a_sound_record_finds_nothing(tmp_path: Path) -> None:
    record = Record(LIBRARY.get("moonlight").setup(2, seed=3))
    state = record.start()
    for step in range(15):
        record.add(state, state.default())
    steps: list[int] = []
    verify(record, steps.append)
    assert steps == list(range(1, 16))
