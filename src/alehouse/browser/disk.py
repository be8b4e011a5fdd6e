"""What the host keeps in a browser: texts by key, in the order of their keys."""

from __future__ import annotations

from typing import Protocol


class DiskFailed(Exception):
    """The browser did not write or read; the text is its reason."""


class Disk(Protocol):
    """`web/src/lib/airplane/disk.ts` keeps it in IndexedDB; tests keep it in memory."""

    async def get(self, key: str) -> str:
        """The text of a key, '' if there is none."""
        ...

    async def scan(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin with a text, in order, each with its text."""
        ...

    async def write(self, new: dict[str, str], changed: dict[str, str]) -> bool:
        """Writes all or nothing, and returns once it is safe; False if one of the new keys was there."""
        ...

    async def remove(self, prefixes: list[str]) -> None:
        """Deletes all keys that begin with these texts."""
        ...


class MemoryDisk:
    """Nothing survives: for tests, and for a browser that refuses to keep anything."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def get(self, key: str) -> str:
        return self.rows.get(key, "")

    async def scan(self, prefix: str) -> list[tuple[str, str]]:
        return sorted((key, text) for key, text in self.rows.items() if key.startswith(prefix))

    async def write(self, new: dict[str, str], changed: dict[str, str]) -> bool:
        if any(key in self.rows for key in new):
            return False
        self.rows.update(new)
        self.rows.update(changed)
        return True

    async def remove(self, prefixes: list[str]) -> None:
        for key in [key for key in self.rows if key.startswith(tuple(prefixes))]:
            del self.rows[key]
