"""PDFs for visitors: each is made once, off the event loop, one at a time, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from alehouse.engine.pack import Pack
from alehouse.engine.title import Title
from alehouse.print.document import PARTS
from alehouse.print.edition import Edition
from alehouse.print.render import EXTRA, can_print, pdf
from alehouse.table.errors import TableError

KEPT: Final = 24  # about a megabyte each

Key = tuple[str, int, str, str, str, str]


class Wish(NamedTuple):
    """What somebody wants to print."""

    title: Title
    pack: Pack
    lang: str
    paper: str

    @property
    def key(self) -> Key:
        """Packs of one digest may differ in names, so both count."""
        return self.title.id, self.title.rules_version, self.pack.name, self.pack.digest, self.lang, self.paper

    @property
    def file(self) -> str:
        return f"{self.title.id}-{self.lang}-{self.paper}.pdf"


class Printer:
    """Requests for a file that is being made wait for it; others queue."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._alone = asyncio.Lock()

    def has(self, wish: Wish) -> bool:
        """Whether it is made, or being made."""
        return wish.key in self._kept or wish.key in self._making

    async def pdf(self, wish: Wish) -> bytes:
        if not can_print():
            raise TableError("cannot-print", f"this server makes no PDFs: it lacks Alehouse's extra '{EXTRA}'.")
        kept = self._kept.get(wish.key)
        if kept is not None:
            self._kept.move_to_end(wish.key)
            return kept
        if wish.key not in self._making:
            task = asyncio.create_task(self._make(wish))
            self._making[wish.key] = task
            task.add_done_callback(lambda done: self._making.pop(wish.key, None))
        return await asyncio.shield(self._making[wish.key])  # others may wait for it, too

    async def _make(self, wish: Wish) -> bytes:
        async with self._alone:
            made = await asyncio.to_thread(_print, wish)
        self._kept[wish.key] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made


def _print(wish: Wish) -> bytes:
    return pdf(Edition(wish.title, wish.pack, wish.lang), wish.paper, PARTS)
