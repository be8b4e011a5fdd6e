"""Message catalogues: Fluent files, one per language, with English behind every other language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from alehouse.engine.errors import AlehouseError
from alehouse.text.languages import ENGLISH, language

APP = Path(__file__).parent


class Catalogue:
    """The messages of some folders in one language; a message that is missing there comes in English."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = language(lang)
        self._bundles = [_bundle(self.lang, tuple(folders))]
        if self.lang != ENGLISH:
            self._bundles.append(_bundle(ENGLISH, tuple(folders)))
        self.problems: list[str] = []  # what went wrong while speaking; the tests want it empty

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a message or of its attribute (`option-duel.about`); an unknown key is said itself."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            self.problems += [f"{bundle.locales[0]}, {key}: {error}" for error in errors]
            return str(text)
        self.problems.append(f"{self.lang}, {key}: there is no such message")
        return key


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource(_text(folder / f"{lang}.ftl")))
    return bundle


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise AlehouseError(f"the messages in '{path}' cannot be read ({error}); install Alehouse again.") from None
