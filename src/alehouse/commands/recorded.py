"""Record files for commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record, misread, read_record, record_text
from alehouse.games import LIBRARY
from alehouse.table.names import name_and_level

if TYPE_CHECKING:
    from alehouse.text.speech import Speech


def read_game(path: Path) -> Record:
    """The record in a file."""
    text = record_text(path)
    try:
        return read_record(LIBRARY, text)
    except AlehouseError as error:
        raise misread(path, error) from None


def speech_of(record: Record, lang: str | None) -> Speech:
    """The `Speech` of a record's title, in a language (default: the terminal's)."""
    from alehouse.text.languages import language
    from alehouse.text.speech import Speech

    return Speech(record.setup.title, record.setup.pack, language(lang))


def player_names(record: Record, speech: Speech) -> list[str]:
    """The players' names in seat order, the levels of bots in words."""
    named = [name_and_level(speech.player(seat, record.names)) for seat in range(1, record.setup.seats + 1)]
    return [f"{name} ({speech.level(level)})" if level else name for name, level in named]
