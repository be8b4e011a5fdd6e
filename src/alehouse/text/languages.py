"""The available languages: the folders in the app's texts."""

from __future__ import annotations

import os
import re
from pathlib import Path

from alehouse.engine.errors import AlehouseError, unknown

ENGLISH = "en"
PACKAGE = Path(__file__).parent.parent
APP = PACKAGE / "text" / "messages.ftl"


def files(sheet: Path, lang: str) -> list[Path]:
    """The files of a sheet in a language: `text/names.ftl` means `text/fr/names.ftl`.

    The folder ALEHOUSE_TEXT adds texts; it is laid out like the package (`games/moonlight/text/de/names.ftl`).
    """
    return [path for home in _homes(sheet.parent) if (path := home / lang / sheet.name).is_file()]


def _homes(folder: Path) -> list[Path]:
    extra = os.environ.get("ALEHOUSE_TEXT", "")
    if not extra or not folder.is_relative_to(PACKAGE):
        return [folder]
    return [Path(extra) / folder.relative_to(PACKAGE), folder]


def written(sheets: list[Path]) -> list[Path]:
    """Those sheets that exist: a title needs only its messages."""
    return [sheet for sheet in sheets if files(sheet, ENGLISH)]


def languages() -> list[str]:
    """All languages, English first."""
    found = {path.parent.name for home in _homes(APP.parent) for path in home.glob(f"*/{APP.name}")}
    return sorted(found, key=lambda lang: (lang != ENGLISH, lang))


def language(asked: str | None = None) -> str:
    """The requested language (default: the terminal's if it is available, else English)."""
    if asked is None:
        return _of_environment()
    if asked not in languages():
        raise AlehouseError(unknown("language", asked, languages()))
    return asked


def _of_environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            lang = re.split(r"[_.@]", value)[0]
            return lang if lang in languages() else ENGLISH
    return ENGLISH
