"""Message catalogues: Fluent files, one folder per language, with English as the fallback."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from alehouse.engine.errors import AlehouseError
from alehouse.text.languages import APP, ENGLISH, files, language


def signed(change: int) -> str:
    """A change with its sign, a minus sign instead of a hyphen; in messages `{ SIGNED($change) }`."""
    return f"{change:+}".replace("-", "\u2212") if change else "0"


FUNCTIONS: dict[str, Callable[..., Any]] = {"SIGNED": signed}


class Catalogue:
    """The messages of some sheets in one language; missing ones appear in English.

    A sheet is a path without its language, as in `languages.files`.
    """

    def __init__(self, lang: str, sheets: list[Path]) -> None:
        self.lang = language(lang)
        self._bundles = [_bundle(self.lang, sheets)]
        if self.lang != ENGLISH:
            self._bundles.append(_bundle(ENGLISH, sheets))
        self.problems: list[str] = []  # formatting errors; the tests require it to be empty

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        known = [bundle.get_message(name) for bundle in self._bundles if bundle.has_message(name)]
        return any(not attribute or attribute in message.attributes for message in known)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a message or of its attribute (`option-duel.about`); an unknown key is returned unchanged."""
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
        self.problems.append(f"{self.lang}, {key}: no such message")
        return key


def own_name(lang: str) -> str:
    """A language's name for itself; its code if it has none."""
    bundle = _bundle(lang, [APP])
    pattern = bundle.get_message("language-name").value if bundle.has_message("language-name") else None
    return str(bundle.format_pattern(pattern)[0]) if pattern else lang


def _bundle(lang: str, sheets: list[Path]) -> FluentBundle:
    if lang == ENGLISH:
        for sheet in sheets:
            if not files(sheet, lang):
                raise AlehouseError(f"there is no '{sheet.parent / lang / sheet.name}'; install Alehouse again.")
    return _read(lang, tuple(path for sheet in sheets for path in files(sheet, lang)))


@cache
def _read(lang: str, paths: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(_text(path)))
    return bundle


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise AlehouseError(f"the messages in '{path}' cannot be read ({error}); install Alehouse again.") from None
