"""Catalogues: fallback to English, attributes, plurals, and finding what a language lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.text.catalogue import APP, Catalogue
from alehouse.text.complete import catalogue_problems, messages


def written(folder: Path, **catalogues: str) -> Path:
    for lang in ("en", "fr", "es", "it"):
        text = catalogues.get(lang, catalogues["en"])
        (folder / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_message_missing_in_a_language_comes_in_english(tmp_path: Path) -> None:
    catalogue = Catalogue("fr", [written(tmp_path, en="beer = beer\nwater = water\n", fr="beer = bière\n")])
    assert (catalogue.say("beer"), catalogue.say("water")) == ("bière", "water")
    assert catalogue.problems == []


def test_an_unknown_message_is_said_by_its_key_and_remembered(tmp_path: Path) -> None:
    catalogue = Catalogue("en", [written(tmp_path, en="beer = beer\n")])
    assert catalogue.say("wine") == "wine"
    assert catalogue.problems == ["en, wine: there is no such message"]


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
    with pytest.raises(AlehouseError, match=r"en\.ftl"):
        Catalogue("en", [tmp_path])


def test_messages_are_listed_with_their_variables(tmp_path: Path) -> None:
    text = "a = { $x ->\n    [one] { $y }\n   *[other] z\n }\n    .about = { $w }\n"
    found = messages(written(tmp_path, en=text) / "en.ftl")
    assert found == {"a": frozenset({"x", "y"}), "a.about": frozenset({"w"})}


@pytest.mark.parametrize(
    ("english", "french", "problem"),
    [
        ("a = x\nb = y\n", "a = x\n", "fr.ftl: 'b' is missing"),
        ("a = x\n", "a = x\nb = y\n", "fr.ftl: 'b' is not in English"),
        ("a = { $x }\n", "a = { $y }\n", "fr.ftl: 'a' uses ['y'], English ['x']"),
        ("a = x\n", "a = x\na = y\n", "fr.ftl: 'a' is there twice"),
        ("a = x\n", "a = { $x\n", "fr.ftl: cannot be understood: a = { $x"),
    ],
)
def test_what_a_language_lacks_is_found(tmp_path: Path, english: str, french: str, problem: str) -> None:
    assert problem in catalogue_problems(written(tmp_path, en=english, fr=french))


def test_the_commands_say_the_same_in_every_language() -> None:
    assert catalogue_problems(APP) == []
    assert len(messages(APP / "en.ftl")) > 20
