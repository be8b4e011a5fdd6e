"""Every command in the documents works as typed."""

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

import msgspec
import pytest
from cyclopts import MissingArgumentError
from tests.cli.conftest import Run

from alehouse.bots.foreign import GROUP
from alehouse.cli import COMMANDS, make_app
from alehouse.engine.record import read_record
from alehouse.games import LIBRARY
from alehouse.server.patch import apply
from alehouse.server.protocol import Act, ClientMessage, CreateTable, Hello, Undo

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web/README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
KINDS = {"sh", "sh example", "python", "python example", "json", "toml", "ini", "dockerfile", "ts", "svelte", "text"}
EXAMPLE = "sh example"  # cannot run in a test: a server, hours of games, other programs
LAUNCHER = {"setup", "test", "docs", "lock", "release"}  # done by the launcher itself
HERE = "tests/cli/test_documents.py"
TRIED_BY = {  # which test runs the blocks of a page, or compares them with what they describe
    "python": {
        "README.md": HERE, "first-game.md": HERE, "records.md": HERE, "datasets.md": HERE,
        "agents.md": "tests/agents/test_docs.py", "write-a-bot.md": "tests/agents/test_docs.py",
        "envs.md": "tests/envs/test_docs.py", "training.md": "tests/envs/test_training.py",
    },
    "json": {"protocol.md": HERE, "agents.md": HERE, "records.md": "tests/text/test_docs.py"},
    "toml": {
        "scenarios.md": HERE, "write-a-bot.md": HERE, "first-card.md": "tests/test_first_card.py",
        "tutorials.md": "tests/tutorials/test_tutorials.py", "packs.md": "tests/test_packs.py",
    },
}  # fmt: skip


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
    command = re.compile(rf"(\./)?alehouse ({'|'.join([*LAUNCHER, *COMMANDS])})\b")
    assert [
        (page.name, line) for page, text in blocks("text") for line in text.splitlines() if command.match(line)
    ] == []


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
    for command in commands(text):
        if command and command[0] not in LAUNCHER:
            make_app().parse_args(command, exit_on_error=False, print_error=False)


INLINE = re.compile(r"`(?:\./)?alehouse ([a-z][^`]*)`")
PLACEHOLDER = re.compile(r"[A-Z]{2,}|\bN\b|…|<|\[|=|ADDRESS")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_sentences_are_understood(page: Path) -> None:
    for text in INLINE.findall(page.read_text("utf-8")):
        words = shlex.split(text.replace("\n", " "))
        if PLACEHOLDER.search(text) or words[0] in LAUNCHER:
            continue
        app = make_app()
        if len(words) == 1:
            assert words[0] in list(app), text
        else:
            with suppress(MissingArgumentError):  # a sentence may leave out what it is not about
                app.parse_args(words, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("kind", TRIED_BY)
def test_every_block_is_tried_by_some_test(kind: str) -> None:
    tests = TRIED_BY[kind]
    assert {page.name for page, _ in blocks(kind)} == tests.keys()
    for page, test in tests.items():
        assert page in (ROOT / test).read_text("utf-8")


@pytest.mark.parametrize("name", ["README.md", "first-game.md"])
def test_programs_on_the_first_pages_run(name: str) -> None:
    (program,) = [text for page, text in blocks("python") if page.name == name]
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


def test_the_program_about_data_sets_runs(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(
        "dataset",
        "moonlight",
        "moonlight-1000",
        "--games",
        "18",
        "--seed",
        "1",
        "--bots",
        "random",
        "--no-observations",
    )
    (program,) = [text for page, text in blocks("python") if page.name == "datasets.md"]
    exec(program, {})
    assert read_record(LIBRARY, Path("game-17.ale").read_text("utf-8")).result is not None


def test_messages_in_the_protocol_are_understood() -> None:
    texts = [text for page, text in blocks("json") if page.name == "protocol.md"]
    tables = [text for text in texts if '"title"' in text]
    messages = [text for text in texts if '"type"' in text]
    (patch,) = [text for text in texts if text not in (*tables, *messages)]
    assert [msgspec.json.decode(text, type=CreateTable).title for text in tables] == ["moonlight"]
    kinds = {type(msgspec.json.decode(text, type=ClientMessage)) for text in messages}
    assert kinds == {Hello, Act, Undo}
    before = {"version": 42, "player_view": {"view": {"players": [{"coins": 1}, {"coins": 2}]}, "legal": [{"do": "x"}]}}
    after = {"version": 43, "player_view": {"view": {"players": [{"coins": 1}, {"coins": 7}]}, "legal": []}}
    assert apply(before, json.loads(patch)) == after


def test_the_configuration_of_an_assistant_starts_the_program() -> None:
    (text,) = [text for page, text in blocks("json") if page.name == "agents.md"]
    (server,) = json.loads(text)["mcpServers"].values()
    assert server["command"] == PROJECT["name"]
    make_app().parse_args(server["args"], exit_on_error=False, print_error=False)


def test_the_entry_point_of_a_bot_is_in_the_group_that_is_looked_at() -> None:
    (text,) = [text for page, text in blocks("toml") if page.name == "write-a-bot.md"]
    assert list(tomllib.loads(text)["project"]["entry-points"]) == [GROUP]


def test_excerpts_of_programs_can_be_read() -> None:
    for _, text in blocks("python example"):
        ast.parse(text.replace("…", "..."))
