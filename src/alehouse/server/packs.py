"""The packs that this server offers, by name."""

from __future__ import annotations

import logging
from pathlib import Path

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.pack import Pack, pack_paths, read_about
from alehouse.engine.title import Library, Title

log = logging.getLogger(__name__)


class Packs:
    """Read once at startup; names from clients are looked up here and never used as a path."""

    def __init__(self, library: Library, folder: Path | None) -> None:
        titles = map(library.get, library.ids())
        self._packs = {title.id: {name: title.pack(name) for name in title.pack_names()} for title in titles}
        faulty: list[str] = []
        for name, path in pack_paths(folder).items() if folder is not None else []:
            try:
                title = library.get(str(read_about(path).get("title", "")))
                self._packs[title.id][name] = title.pack(str(path))
            except AlehouseError as error:
                faulty.append(f"{path}: {error}")
        if faulty:
            log.warning("packs that are not offered: %s", " ".join(faulty))

    def of(self, title: Title) -> dict[str, Pack]:
        """All packs of a title by the name that chooses them."""
        return self._packs.get(title.id, {})

    def get(self, title: Title, name: str) -> Pack:
        found = self.of(title).get(name)
        if found is None:
            raise AlehouseError(unknown("pack", name, list(self.of(title))))
        return found
