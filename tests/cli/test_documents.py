"""What the documents tell a reader to type works."""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from cyclopts import MissingArgumentError
from tests.cli.conftest import Run

from alehouse.cli import make_app
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web/README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
KINDS = {"sh", "sh example", "python", "json", "toml", "ini", "dockerfile", "ts", "svelte", "text"}
EXAMPLE = "sh example"  # cannot run in a test: a server, hours of games, other programs


def blocks(kind: str) -> list[tuple[Path, str]]:
    return [(page, text) for page in PAGES for found, text in BLOCK.findall(page.read_text("utf-8")) if found == kind]


def commands(text: str) -> list[list[str]]:
    """The arguments of every line that calls Alehouse."""
    lines = [shlex.split(line, comments=True) for line in text.splitlines()]
    return [line[1:] for line in lines if line and line[0] in ("alehouse", "./alehouse")]


def test_every_block_says_what_it_is() -> None:
    unknown = [
        (page.name, kind) for page in PAGES for kind, _ in BLOCK.findall(page.read_text("utf-8")) if kind not in KINDS
    ]
    assert unknown == []


@pytest.mark.parametrize(("page", "text"), blocks("sh"), ids=lambda value: getattr(value, "name", ""))
def test_commands_run_as_they_are_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: Path, text: str
) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    for number, scenario in enumerate(toml for where, toml in blocks("toml") if where == page):
        own = "my-scenario.toml" if number == 0 else f"{number}.toml"
        (tmp_path / own).write_text(re.sub(r"^id = .*$", 'id = "my-scenario"', scenario, flags=re.MULTILINE), "utf-8")
    monkeypatch.chdir(tmp_path)
    assert commands(text)
    for command in commands(text):
        done = run(*command)
        assert done.code == 0, (command, done.err)
        assert done.out


@pytest.mark.parametrize(("page", "text"), blocks(EXAMPLE), ids=lambda value: getattr(value, "name", ""))
def test_examples_are_at_least_understood(page: Path, text: str) -> None:
    launcher = {"setup", "test"}  # done by the launcher itself
    for command in commands(text):
        if command and command[0] not in launcher:
            make_app().parse_args(command, exit_on_error=False, print_error=False)


INLINE = re.compile(r"`(?:\./)?alehouse ([a-z][^`]*)`")
PLACEHOLDER = re.compile(r"[A-Z]{2,}|\bN\b|…|<|\[|=|ADDRESS")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_sentences_are_understood(page: Path) -> None:
    for text in INLINE.findall(page.read_text("utf-8")):
        words = shlex.split(text.replace("\n", " "))
        if PLACEHOLDER.search(text) or words[0] in ("setup", "test", "lock", "release"):
            continue
        app = make_app()
        if len(words) == 1:
            assert words[0] in list(app), text
        else:
            with suppress(MissingArgumentError):  # a sentence may leave out what it is not about
                app.parse_args(words, exit_on_error=False, print_error=False)


def test_programs_on_the_first_page_run() -> None:
    (program,) = [text for page, text in blocks("python") if page.name == "README.md"]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_program_about_records_runs(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("simulate", "moonlight", "--games", "1", "--seed", "1", "--record", tmp_path)
    monkeypatch.chdir(tmp_path)
    next(tmp_path.glob("*.ale")).rename("game.ale")
    (program,) = [text for page, text in blocks("python") if page.name == "records.md"]
    space: dict[str, object] = {}
    exec(program, space)
    assert space["state"] is not None
    assert read_record(LIBRARY, Path("game.ale").read_text("utf-8")).result is not None


def test_other_blocks_can_be_read() -> None:
    for _, text in blocks("python"):
        ast.parse(text.replace("…", "..."))
    for _, text in blocks("toml"):
        tomllib.loads(text)
    for page, text in blocks("json"):
        for line in re.split(r"\n(?=\{)", text.strip()):
            if "…" not in line:
                assert json.loads(line), page.name
