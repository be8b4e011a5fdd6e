"""The documents list everything that a reader may write."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from alehouse.engine import scenario
from alehouse.engine.record import Record
from alehouse.engine.scenario import run_scenario
from alehouse.engine.state import State
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.text.speech import Speech

DOCS = Path(__file__).parents[2] / "docs"


def section(name: str, heading: str) -> str:
    """The part of a document under a heading of the second level."""
    parts = re.split(r"^## ", (DOCS / name).read_text("utf-8"), flags=re.MULTILINE)
    return next(part for part in parts if part.startswith(heading))


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_every_file_of_a_title_is_in_the_list_of_what_a_title_holds(name: str) -> None:
    listed = set(re.findall(r"`([^`]*)`", (DOCS.parent / "CONTRIBUTING.md").read_text("utf-8")))
    files = {path.name for path in LIBRARY.get(name).folder().iterdir() if path.suffix in (".py", ".toml", ".json")}
    assert sorted(files - listed - {"__init__.py"}) == []


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_every_field_that_a_scenario_may_set_is_documented(name: str) -> None:
    title = LIBRARY.get(name)
    stage = import_module(type(title).__module__.rpartition(".")[0] + ".stage")
    fields = {field for constant, names in vars(stage).items() if constant.endswith("FIELDS") for field in names}
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", section("scenarios.md", title.name)))))
    assert fields
    assert sorted(fields - words) == []


def test_every_field_of_a_scenario_is_documented() -> None:
    text = (DOCS / "scenarios.md").read_text("utf-8")
    known = {*scenario.FILE_FIELDS, *scenario.CASE_FIELDS, *scenario.STEP_FIELDS}
    assert [field for field in sorted(known) if not re.search(rf"\b{field}\b", text)] == []


def test_the_example_scenario_holds(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", section("scenarios.md", "A file"), re.DOTALL)
    assert example is not None
    path = tmp_path / f"{tomllib.loads(example[1])['id']}.toml"
    path.write_text(example[1], encoding="utf-8")
    assert [failure.as_dict() for failure in run_scenario(LIBRARY, path)] == []


def test_the_action_line_in_the_document_has_the_fields_that_are_written() -> None:
    line = re.search(r'^\{"n":.*\}$', (DOCS / "records.md").read_text("utf-8"), re.MULTILINE)
    assert line is not None
    told = json.loads(line[0])
    record = Record(LIBRARY.get("moonlight").setup(2))
    state = record.start()
    while not record.steps or record.steps[-1].action["do"] != told["do"]:
        record.add(state, state.legal()[-1] if len(record.steps) < 2 else search_code(record, state))
    assert list(json.loads(record.lines()[-1])) == list(told)


def search_code(record: Record, state: State) -> int:
    """A search, which is what the document shows."""
    codebook = record.setup.title.codebook(record.setup.pack)
    return next(code for code in state.legal() if codebook.describe(code)["do"] == "action")


def glossary(title: Title) -> dict[str, list[list[str]]]:
    """The terms of a title in four languages by id; an id may have several rows."""
    rows: dict[str, list[list[str]]] = {}
    for row in re.findall(r"^\| `([\w-]+)` \| (.*) \|$", section("glossary.md", title.name), re.MULTILINE):
        rows.setdefault(row[0], []).append([cell.strip() for cell in row[1].split(" | ")])
    return rows


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_the_glossary_has_the_names_that_content_has(name: str) -> None:
    """Where an English term is the name of the entry with that id, so are the terms of the other languages."""
    title = LIBRARY.get(name)
    pack = title.house()
    speeches = [Speech(title, pack, lang) for lang in ("en", "fr", "es", "it")]
    compared = 0
    for id, rows in glossary(title).items():
        for file in (file for file, entries in pack.content.items() if id in entries and file != "actions"):
            names = [plain(speech.name(file, id)) for speech in speeches]
            for row in rows:
                terms = [plain(re.sub(r"^[IV]+ |, .*", "", term)) for term in row[:4]]
                if terms[0] == names[0]:
                    assert terms == names, id
                    compared += 1
    assert compared >= 20


def plain(term: str) -> str:
    return term.replace("\u2019", "'").casefold()
