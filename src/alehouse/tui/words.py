"""The terminal's messages (its own `text/LANGUAGE/messages.ftl` and the program's); games speak through `Speech`."""

from __future__ import annotations

from pathlib import Path

from alehouse.text.catalogue import Catalogue
from alehouse.text.languages import APP, languages

SHEET = Path(__file__).parent / "text" / "messages.ftl"


class Words:
    """The terminal's messages in one language: `words("saved", path=…)`."""

    def __init__(self, lang: str) -> None:
        self.catalogue = Catalogue(lang, [SHEET, APP])
        self.lang = self.catalogue.lang

    def __call__(self, key: str, **args: object) -> str:
        return self.catalogue.say(key, **args)


def next_language(lang: str) -> str:
    known = languages()
    return known[(known.index(lang) + 1) % len(known)]
