"""The server: everything that HTTP and sockets share."""

from __future__ import annotations

from pathlib import Path

import msgspec

import alehouse
from alehouse.engine.title import Library, Title
from alehouse.server import protocol
from alehouse.server.bot_pool import BotPool
from alehouse.server.guard import Rates
from alehouse.server.keyring import Keyring, hashed
from alehouse.server.live_table import LiveTable
from alehouse.server.metrics import observe_commit
from alehouse.server.notify.notices import Notices
from alehouse.server.notify.push import Push
from alehouse.server.packs import Packs
from alehouse.server.printer import Printer
from alehouse.server.settings import ServerSettings
from alehouse.server.table_manager import TableManager
from alehouse.server.viewer import Viewer
from alehouse.store.store import Store
from alehouse.table.errors import TableError
from alehouse.table.tutorial import has_tutorial
from alehouse.text.catalogue import own_name
from alehouse.text.languages import languages


class Server:
    """Opened at the start of a process with `open`, closed at its end."""

    def __init__(self, settings: ServerSettings, library: Library, manager: TableManager, push: Push) -> None:
        self.settings = settings
        self.library = library
        self.manager = manager
        self.notices = Notices(manager, push)
        manager.warn = self.notices.warn
        self.packs = Packs(library, Path(settings.packs) if settings.packs else None)
        self.rates = Rates(settings.limits)
        self.printer = Printer()

    @classmethod
    async def open(cls, settings: ServerSettings, library: Library) -> Server:
        store = await Store.open(settings.db, observe_commit)
        manager = TableManager(settings, library, store, await Keyring.open(store), BotPool(settings.thinkers))
        server = cls(settings, library, manager, await Push.open(store, settings.contact))
        await manager.open()
        manager.spawn(server.notices.watch())
        return server

    async def close(self) -> None:
        await self.manager.close()
        await self.notices.close()
        await self.manager.store.close()

    def house(self) -> protocol.House:
        """What is on offer here."""
        titles = [self._title(self.library.get(id)) for id in self.library.ids()]
        known = [protocol.LanguageShown(lang, own_name(lang)) for lang in languages()]
        key, keep = self.notices.push.public_key, self.settings.keep
        return protocol.House(alehouse.__version__, known, titles, self.manager.levels, key, keep)

    def _title(self, title: Title) -> protocol.TitleShown:
        options = [msgspec.convert(option.as_dict(), protocol.OptionShown) for option in title.options()]
        packs = [protocol.PackShown(name, pack.digest) for name, pack in self.packs.of(title).items()]
        manifest, content = title.manifest(), title.house().content
        return protocol.TitleShown(
            title.id,
            title.name,
            title.rules_version,
            title.min_seats,
            title.max_seats,
            options,
            packs,
            protocol.QuickGame(manifest.seats, manifest.level),
            manifest.color,
            manifest.phase,
            [msgspec.convert(row.as_dict(content), protocol.SheetRow) for row in manifest.sheet],
            [msgspec.convert(counter.as_dict(content), protocol.CounterShown) for counter in manifest.counters],
            has_tutorial(title),
        )

    async def admit(self, table: str, token: str, invite: str) -> LiveTable:
        """The live table by its id, if the token or invite grants access."""
        live = await self.manager.live(table)
        if not live.may_look(hashed(token), hashed(invite)):
            await live.catch_up()  # the seat may just have been taken at another process
            if not live.may_look(hashed(token), hashed(invite)):
                raise TableError("wrong-token" if token else "wrong-invite")
        return live

    async def handle(
        self, live: LiveTable, viewer: Viewer, message: protocol.ClientMessage
    ) -> protocol.ServerMessage | None:
        """The reply to a message; everything else that follows from it goes to all viewers."""
        self.rates.work.take(viewer.address)
        match message:
            case protocol.Hello():
                raise TableError("bad-message", "hello must be the first message, and is sent only once.")
            case protocol.Chat():
                self.rates.chat.take(live.rate_key(viewer))
                return await self.manager.finish(live.say(viewer, message))
            case protocol.Look():
                async with live.alone():
                    viewer.seat = message.seat
                    return live.sync(viewer, live.table.version)
            case protocol.Resync():
                async with live.alone():
                    return live.sync(viewer, message.since)
            case protocol.History():
                self.rates.work.take(viewer.address, live.history_cost(viewer, message.since))
                return await live.history(viewer, message.since)
            case protocol.AskForecasts():
                async with live.alone():
                    return live.forecasts(viewer)
            case protocol.AskHint():
                self.rates.hints.take(live.rate_key(viewer))
                return await self._hints(live, viewer, message)
            case protocol.Attention():
                viewer.focused = message.focused
                self.manager.presence_changed(live)
                return None
            case protocol.Ping():
                return protocol.Pong(self.manager.now())
            case protocol.NotifyPush() | protocol.NotifyWebhook() | protocol.NotifyTest() | protocol.NotifyNothing():
                if not isinstance(message, protocol.NotifyNothing):
                    self.rates.notices.take(live.rate_key(viewer))
                return await self.notices.handle(live, viewer.holder, message)
            case _:
                return await self.manager.finish(live.perform(viewer, message))

    async def _hints(self, live: LiveTable, viewer: Viewer, message: protocol.AskHint) -> protocol.Hints:
        """Hints, computed in the bot pool, for the version at which they were requested."""
        async with live.alone():
            table = live.table
            game = table.must_play()
            if table.confirming or game.to_act not in table.held(viewer.holder):
                raise TableError("not-your-turn", seat=game.to_act)
            version = table.version
            advice = self.manager.bot_pool.hints(table, viewer.address)
        found = await advice
        return protocol.Hints(message.id, version, found["unit"], found["outlook"], found["hints"])
