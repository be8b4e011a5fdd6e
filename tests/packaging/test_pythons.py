"""A wheel for every CPython of this machine, installed with all it needs into a clean environment, plays a whole game.

Needs the network, or uv's cache. `ALEHOUSE_DIST=dist` takes the wheels of a release instead of building them.
`./alehouse test -m soak tests/packaging -k pythons -n 0 -s` prints sizes and times.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.browser.conftest import Visitor, started
from tests.browser.playing import TITLES, play_to_the_end, quick_game
from tests.browser.serving import Serving
from tests.packaging.conftest import UV

pytestmark = [pytest.mark.soak, pytest.mark.browser]
OLDEST, NEWEST = 11, 20
ASK = "import sys, platform; print(platform.python_implementation(), *sys.version_info[:2], sys.executable)"


def pythons() -> dict[str, str]:
    """The program of every CPython 3.11 or newer that is on the path or among pyenv's, by its version."""
    places = [shutil.which(f"python3.{minor}") for minor in range(OLDEST, NEWEST)]
    places += [str(path) for path in sorted(Path.home().glob(".pyenv/versions/*/bin/python"))]
    found: dict[str, str] = {}
    for place in filter(None, places):
        told = subprocess.run([place, "-c", ASK], capture_output=True, text=True).stdout.split()
        if told[:2] == ["CPython", "3"] and int(told[2]) >= OLDEST:
            found.setdefault(f"3.{told[2]}", told[3])
    return found


@pytest.mark.parametrize("version", pythons())
def test_a_wheel_installs_and_a_whole_game_is_played_in_a_browser(
    version: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = pythons()[version]
    monkeypatch.delenv("ALEHOUSE_PURE", raising=False)
    monkeypatch.setenv("ALEHOUSE_BUILD", "require")
    begun = time.monotonic()

    def run(*command: object) -> str:
        words = [str(word) for word in command]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def took() -> float:
        nonlocal begun
        seconds, begun = time.monotonic() - begun, time.monotonic()
        return seconds

    wheels = Path(os.environ["ALEHOUSE_DIST"]).resolve() if "ALEHOUSE_DIST" in os.environ else tmp_path
    if wheels == tmp_path:
        run(UV, "build", "--wheel", "--python", python, "--out-dir", wheels, request.getfixturevalue("archive"))
    (wheel,) = wheels.glob(f"alehouse-*-cp{version.replace('.', '')}-*.whl")
    report = [f"CPython {version}: wheel {wheel.stat().st_size / 1e6:.1f} MB in {took():.0f} s"]
    run(UV, "venv", "--python", python, tmp_path / "venv")
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(UV, "pip", "install", "--python", programs / "python", wheel)
    files = [path for path in (tmp_path / "venv").rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    report.append(f"installed {size / 1e6:.0f} MB in {took():.0f} s")
    assert [game["id"] for game in json.loads(run(programs / "alehouse", "games", "--json"))["games"]] == list(TITLES)
    assert "compiled rules" in run(programs / "alehouse", "--version")
    serving = Serving(tmp_path, str(programs / "python"))
    took()
    serving.start()
    report.append(f"the server answered after {took():.1f} s")
    try:
        with started() as browser:
            visitor = Visitor(browser, serving, "desktop")
            quick_game(visitor.page)
            clicks = play_to_the_end(visitor.page)
            assert visitor.problems == []
        report.append(f"a game of {clicks} clicks took {took():.0f} s")
    finally:
        serving.stop()
    print("; ".join(report), file=sys.stderr)
