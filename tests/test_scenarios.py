"""Every scenario of every title holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine.scenario import read_scenario, run_scenario
from alehouse.games import LIBRARY

pytestmark = pytest.mark.engine

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = [path for title in LIBRARY.ids() for path in sorted((SCENARIOS / title).glob("*.toml"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    failures = run_scenario(LIBRARY, path)
    assert [failure.as_dict() for failure in failures] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_lies_where_its_id_and_game_say(path: Path) -> None:
    data = read_scenario(path)
    assert (data["game"], data["id"]) == (path.parent.name, path.stem)


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_title_has_scenarios(title: str) -> None:
    assert list((SCENARIOS / title).glob("*.toml"))
