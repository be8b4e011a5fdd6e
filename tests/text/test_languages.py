"""Which language is spoken."""

from __future__ import annotations

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.text.languages import language


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("lang", ["en", "fr", "es", "it"])
def test_the_language_that_is_asked_for_is_spoken(lang: str) -> None:
    assert language(lang) == lang


def test_another_language_is_refused_with_the_allowed_ones() -> None:
    with pytest.raises(AlehouseError, match=r"unknown language 'de'\. Allowed: en, es, fr, it"):
        language("de")


@pytest.mark.parametrize(
    ("locale", "lang"), [("fr_FR.UTF-8", "fr"), ("it_IT", "it"), ("C.UTF-8", "en"), ("de_DE", "en"), ("", "en")]
)
def test_unasked_the_terminal_decides(monkeypatch: pytest.MonkeyPatch, locale: str, lang: str) -> None:
    monkeypatch.setenv("LANG", locale)
    assert language() == lang


def test_the_more_special_setting_of_the_terminal_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert language() == "es"
