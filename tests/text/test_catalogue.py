"""Catalogues: fallback to English, attributes, plurals, and finding what a language lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.text.catalogue import Catalogue, own_name
from alehouse.text.complete import messages, missing, mistakes, sheets
from alehouse.text.languages import APP, languages


def written(folder: Path, **catalogues: str) -> Path:
    """A sheet with these texts by language."""
    for lang, text in catalogues.items():
        (folder / lang).mkdir()
        (folder / lang / "words.ftl").write_text(text, encoding="utf-8")
    return folder / "words.ftl"


def test_a_message_missing_in_a_language_comes_in_english(tmp_path: Path) -> None:
    catalogue = Catalogue("fr", [written(tmp_path, en="beer = beer\nwater = water\n", fr="beer = bière\n")])
    assert (catalogue.say("beer"), catalogue.say("water")) == ("bière", "water")
    assert catalogue.problems == []


def test_an_unknown_message_is_said_by_its_key_and_remembered(tmp_path: Path) -> None:
    catalogue = Catalogue("en", [written(tmp_path, en="beer = beer\n")])
    assert catalogue.say("wine") == "wine"
    assert catalogue.problems == ["en, wine: no such message"]


def test_attributes_are_said_by_their_own_key(tmp_path: Path) -> None:
    catalogue = Catalogue("en", [written(tmp_path, en="duel = Duels\n    .about = Monks may fight.\n")])
    assert catalogue.say("duel.about") == "Monks may fight."


def test_plurals_follow_the_language_and_nothing_is_isolated(tmp_path: Path) -> None:
    text = "coins = { $n ->\n    [one] one coin of { $who }\n   *[other] { $n } coins of { $who }\n }\n"
    catalogue = Catalogue("en", [written(tmp_path, en=text)])
    assert catalogue.say("coins", n=1, who="Ada") == "one coin of Ada"
    assert catalogue.say("coins", n=3, who="Ada") == "3 coins of Ada"


def test_a_missing_argument_is_remembered_as_a_problem(tmp_path: Path) -> None:
    catalogue = Catalogue("en", [written(tmp_path, en="hello = Hello { $who }\n")])
    catalogue.say("hello")
    assert len(catalogue.problems) == 1
    assert "who" in catalogue.problems[0]


def test_a_folder_without_catalogue_is_named(tmp_path: Path) -> None:
    with pytest.raises(AlehouseError, match=r"en/words\.ftl"):
        Catalogue("fr", [tmp_path / "words.ftl"])


def test_messages_are_listed_with_their_variables(tmp_path: Path) -> None:
    text = "a = { $x ->\n    [one] { $y }\n   *[other] z\n }\n    .about = { $w }\n"
    found = messages(written(tmp_path, en=text))
    assert found == {"a": frozenset({"x", "y"}), "a.about": frozenset({"w"})}


@pytest.mark.parametrize(
    ("english", "french", "problem"),
    [
        ("a = x\n", "a = x\nb = y\n", "'b' is not in English"),
        ("a = { $x }\n", "a = { $y }\n", "'a' uses ['y'], English ['x']"),
        ("a = x\n", "a = x\na = y\n", "'a' is defined twice"),
        ("a = x\n", "a = { $x\n", "cannot be understood: a = { $x"),
    ],
)
def test_mistakes_of_a_language_are_found(tmp_path: Path, english: str, french: str, problem: str) -> None:
    sheet = written(tmp_path, en=english, fr=french)
    assert mistakes("fr", [sheet]) == [f"fr/words.ftl: {problem}"]


def test_what_a_language_lacks_is_listed_and_no_mistake(tmp_path: Path) -> None:
    sheet = written(tmp_path, en="a = x\nb = y\n    .about = z\n", fr="a = x\n")
    assert missing("fr", [sheet]) == ["fr/words.ftl: 'b' is missing", "fr/words.ftl: 'b.about' is missing"]
    assert missing("it", [sheet])[0] == "it/words.ftl: 'a' is missing"
    assert mistakes("fr", [sheet]) == mistakes("it", [sheet]) == []


@pytest.mark.parametrize("lang", ["en", "fr", "es", "it"])
def test_the_languages_that_come_along_are_complete_and_right(lang: str) -> None:
    assert (missing(lang), mistakes(lang)) == ([], [])


def test_the_texts_of_the_app_of_both_front_ends_and_of_every_title_are_looked_at() -> None:
    assert APP in sheets()
    assert {sheet.name for sheet in sheets()} == {"messages.ftl", "names.ftl", "rules.ftl", "title.ftl", "tutorial.ftl"}
    assert {sheet.parent.parent.name for sheet in sheets()} >= {"alehouse", "server", "tui", "moonlight"}


def test_every_language_names_itself() -> None:
    names = ["English", "Español", "Français", "Italiano"]
    assert [own_name(lang) for lang in languages()] == names
