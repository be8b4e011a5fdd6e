"""The page about the environments: its programs run, its tables are true; so do the examples."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from alehouse.envs.docs import field_tables
from alehouse.games import LIBRARY

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
EXAMPLES = {
    "pettingzoo_game.py": ([], "player_3 ends with a reward of"),
    "gymnasium_vector.py": (["--steps", "60"], "games played"),
    "openspiel_search.py": (["--games", "1", "--simulations", "3"], "game 1: the search got"),
    "train_policy.py": (["--updates", "3", "--games", "100", "--curve", "curve.svg"], "against random:"),
}


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_the_page_lists_every_field_of_an_observation(title: str) -> None:
    assert "\n".join(field_tables(LIBRARY.get(title))) in PAGE, "python -m alehouse.envs.docs prints the new tables"


@pytest.mark.parametrize("program", PROGRAMS, ids=["pettingzoo", "gymnasium", "vectorized", "openspiel", "exact"])
def test_the_programs_of_the_page_run(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    arguments, said = EXAMPLES[name]
    command = [sys.executable, str(ROOT / "examples" / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    for curve in tmp_path.glob("*.svg"):
        assert ET.parse(curve).getroot().tag.endswith("svg")


def test_the_page_shows_the_curve_of_the_example() -> None:
    (picture,) = re.findall(r"!\[[^]]*\]\(([^)]*\.svg)\)", PAGE)
    told = ET.parse(ROOT / "docs" / picture).getroot().get("aria-label")
    assert told is not None
    assert told.startswith("Share of games won against random play")
