"""What the terminal itself says, in four languages (`text/*.ftl`); games speak through `Speech`."""

from __future__ import annotations

from pathlib import Path

from alehouse.engine.schema import LANGUAGES
from alehouse.text.catalogue import Catalogue

FOLDER = Path(__file__).parent / "text"


class Words:
    """The terminal's messages in one language: `words("saved", path=…)`."""

    def __init__(self, lang: str) -> None:
        self.catalogue = Catalogue(lang, [FOLDER])
        self.lang = self.catalogue.lang

    def __call__(self, key: str, **args: object) -> str:
        return self.catalogue.say(key, **args)


def next_language(lang: str) -> str:
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
