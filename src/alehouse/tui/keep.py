"""Where games are kept: after every decision, so that a closed terminal loses nothing."""

from __future__ import annotations

import time
from pathlib import Path

from platformdirs import user_data_path

from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import Record


def new_path(title: str) -> Path:
    """A file for a new game in the user's data folder, not used by any other game."""
    folder = user_data_path("alehouse", appauthor=False) / "games"
    stem = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}.ale"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.ale"
        number += 1
    return path


def keep(record: Record, path: Path) -> None:
    """Writes the record; what stands in the way becomes a sentence."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError as error:
        raise AlehouseError(f"the game cannot be saved as '{path}': {error.strerror or error}.") from None


def read_text(path: Path) -> str:
    """The text of a record file; what stands in the way becomes a sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise AlehouseError(f"the record '{path}' cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise AlehouseError(f"'{path}' is not a .ale record: it is not text.") from None
