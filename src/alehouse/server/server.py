"""The server: opened at the start of a process, closed at its end."""

from __future__ import annotations

from pathlib import Path

from alehouse.engine.title import Library
from alehouse.server import garbage
from alehouse.server.bot_pool import BotPool
from alehouse.server.keyring import Keyring
from alehouse.server.metrics import observe_commit
from alehouse.server.notify.notices import Notices
from alehouse.server.notify.push import Push
from alehouse.server.offers import Offers
from alehouse.server.packs import Packs
from alehouse.server.printer import Printer
from alehouse.server.rates import Rates
from alehouse.server.service import Service
from alehouse.server.settings import ServerSettings
from alehouse.server.table_manager import TableManager
from alehouse.store.store import Store


class Server(Service):
    """Opened with `open`, closed with `close`."""

    def __init__(
        self, settings: ServerSettings, library: Library, store: Store, manager: TableManager, push: Push
    ) -> None:
        notices = Notices(manager, store, push)
        packs = Packs(library, Path(settings.packs) if settings.packs else None)
        super().__init__(manager, packs, Rates(settings.limits), notices)
        self.settings = settings
        self.store = store
        self.notices: Notices = notices
        manager.warn = notices.warn
        self.printer = Printer()
        self.offers = Offers(library, packs, manager.levels, push.public_key, settings.keep)

    @classmethod
    async def open(cls, settings: ServerSettings, library: Library) -> Server:
        store = await Store.open(settings.db, observe_commit)
        manager = TableManager(settings, library, store, await Keyring.open(store), BotPool(settings.thinkers))
        server = cls(settings, library, store, manager, await Push.open(store, settings.contact))
        await manager.open()
        manager.spawn(server.notices.watch())
        manager.spawn(garbage.collect_when_quiet())
        return server

    async def close(self) -> None:
        await self.manager.close()
        await self.notices.close()
        await self.store.close()
