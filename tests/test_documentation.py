"""The documentation site builds without a network and without a warning, and holds everything that it promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from tools.documentation.__main__ import build
from tools.documentation.check import problems
from tools.documentation.project import index_entries
from tools.documentation.reference import public_modules

from alehouse.games import LIBRARY
from alehouse.server import protocol
from alehouse.text.languages import languages
from alehouse.text.rulebook import rulebook

ROOT = Path(__file__).parent.parent


def test_the_site_builds_without_a_network_and_a_warning_and_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, because building takes some seconds and every process that runs tests would do it again."""
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")  # nobody listens there
    site = build(tmp_path)
    assert problems(site) == []
    items: list[dict[str, Any]] = json.loads((site / "search.json").read_text("utf-8"))["items"]
    found = {item["location"]: f"{item['title']} {item['text']}" for item in items}
    check_rules(site, found)
    check_protocol(site, found)
    assert "reference/commands.html#alehouse-play" in found
    for module in public_modules():
        about = " ".join(text for place, text in found.items() if place.startswith(f"reference/{module}.html"))
        assert len(about) > 200, module


def check_rules(site: Path, found: dict[str, str]) -> None:
    """All rules of all titles in all languages, each with its anchor; sections can be searched."""
    for id in LIBRARY.ids():
        for lang in languages():
            page = (site / "rules" / f"{id}-{lang}.html").read_text("utf-8")
            for section in rulebook(LIBRARY.get(id), lang):
                assert f"rules/{id}-{lang}.html#{section.id}" in found
                for paragraph in section.paragraphs:
                    assert all(f'id="{rule}"' in page for rule in paragraph.rules)


def check_protocol(site: Path, found: dict[str, str]) -> None:
    """All messages, and the view, events and actions of each title."""
    for kind in (*get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage)):
        assert f"reference/messages.html#{kind.__name__.lower()}" in found
    for title in map(LIBRARY.get, LIBRARY.ids()):
        page = (site / "reference" / f"{title.id}.html").read_text("utf-8")
        codebook = title.codebook(title.house())
        verbs = {str(codebook.describe(code)["do"]) for code in codebook.codes()}
        assert title.view_type().__name__ in page
        for key in (*title.eventbook(title.house()).keys(), *verbs):
            assert f"<code>{key}</code>" in page


def test_every_document_has_its_place_in_the_index() -> None:
    listed = [path for _, _, path in index_entries()]
    documents = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")} - {"docs/index.md"}
    assert documents <= set(listed)
    assert len(set(listed)) == len(listed)
    assert {section for section, _, _ in index_entries()} == {"Tutorials", "How to", "Reference", "Explanation"}


def test_a_broken_site_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html">b</a><a href="#x">x</a><img src="https://example.org/i.png">')
    assert [line.split()[1] for line in problems(tmp_path)] == ["loads", "links", "links"]
    assert problems(tmp_path / "nothing") == [f"{tmp_path / 'nothing'} has no pages."]
