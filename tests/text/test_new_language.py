"""A new language needs folders of texts and no code: here a pseudo-locale, English with accents, that lacks a few."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from alehouse.cli import main
from alehouse.engine.errors import AlehouseError
from alehouse.extras import program
from alehouse.games import LIBRARY
from alehouse.text.catalogue import Catalogue, own_name
from alehouse.text.complete import missing, mistakes, sheets
from alehouse.text.languages import APP, ENGLISH, PACKAGE, files, language, languages
from alehouse.text.rulebook import find_rule, rulebook
from alehouse.text.speech import Speech
from alehouse.tui.words import Words, next_language

PSEUDO = "qps"
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
MOONLIGHT = LIBRARY.get("moonlight")
LACKING = {"name-rooms-chapel", "MB-027", "tutorial-monk", "decision-turn-step", "player"}

Said = Callable[..., str]


class Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (named by the visitor)
        return ast.TextElement(node.value.translate(ACCENTS))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All texts in the pseudo-locale, laid out as the package is."""
    root = tmp_path_factory.mktemp("texts")
    for sheet in sheets():
        (english,) = files(sheet, ENGLISH)
        resource = FluentParser().parse(english.read_text("utf-8"))
        resource.body = [
            entry for entry in resource.body if not isinstance(entry, ast.Message) or entry.id.name not in LACKING
        ]
        path = root / sheet.parent.relative_to(PACKAGE) / PSEUDO / sheet.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(FluentSerializer().serialize(Accents().visit(resource)), encoding="utf-8")
    return root


@pytest.fixture(autouse=True)
def pseudo(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALEHOUSE_TEXT", str(folder))


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    def run(*arguments: str) -> str:
        assert main(arguments) == 0
        return capsys.readouterr().out

    return run


def test_it_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert languages() == ["en", "es", "fr", "it", PSEUDO]
    assert own_name(PSEUDO) == "Énglísh"
    assert next_language("it") == PSEUDO
    assert next_language(PSEUDO) == "en"
    monkeypatch.setenv("LC_ALL", "qps_PL.UTF-8")
    assert language() == PSEUDO


def test_it_is_spoken(said: Said) -> None:
    speech = Speech(MOONLIGHT, MOONLIGHT.house(), PSEUDO)
    assert speech.name("equipment", "felt-boots") == "Félt Bóóts"
    assert speech.option("duel") == Speech(MOONLIGHT, MOONLIGHT.house(), ENGLISH).option("duel").translate(ACCENTS)
    assert Words(PSEUDO)("why-title") == "Why nót?"
    assert "Góál óf thé gámé" in said("rules", "moonlight", "--lang", PSEUDO)
    assert "Félt Bóóts [felt-boots]" in said("cards", "moonlight", "--lang", PSEUDO)


def test_what_it_lacks_is_told_in_english() -> None:
    speech = Speech(MOONLIGHT, MOONLIGHT.house(), PSEUDO)
    assert speech.name("rooms", "chapel") == "Chapel"
    assert speech.player(3, []) == "Player 3"
    section, [paragraph] = find_rule(rulebook(MOONLIGHT, PSEUDO), "MB-027")
    assert section.heading == "Góál óf thé gámé"
    assert paragraph.text.startswith("A game has seven phases")
    tutorial = Catalogue(PSEUDO, [MOONLIGHT.folder() / "text" / "tutorial.ftl"])
    assert tutorial.say("tutorial-monk.title") == "Choose your monk"
    assert speech.catalogue.problems == tutorial.problems == []


def test_what_it_lacks_is_listed(said: Said) -> None:
    lacking = missing(PSEUDO)
    assert {line.split("'")[1].partition(".")[0] for line in lacking} == LACKING
    assert "games/moonlight/text/qps/names.ftl: 'name-rooms-chapel' is missing" in lacking
    assert mistakes(PSEUDO) == []
    assert said("languages", PSEUDO).splitlines() == lacking
    assert said("languages").splitlines()[-1] == f"qps: Énglísh, {len(lacking)} texts missing"
    assert said("languages", "fr") == "Français is complete.\n"
    cure = f"they appear in English; '{program()} languages qps' lists them"
    assert f"could be better: texts in Énglísh: {len(lacking)} are missing; {cure}" in said("doctor")


def test_without_its_folders_it_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALEHOUSE_TEXT")
    assert APP in sheets()
    with pytest.raises(AlehouseError, match="unknown language 'qps'"):
        language(PSEUDO)
