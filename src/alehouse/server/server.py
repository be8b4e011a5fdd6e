"""The server: everything that HTTP and sockets share."""

from __future__ import annotations

from pathlib import Path

import msgspec

import alehouse
from alehouse.engine.title import Library, Title
from alehouse.server import protocol
from alehouse.server.guard import Rates
from alehouse.server.hall import Hall
from alehouse.server.keyring import Keyring, hashed
from alehouse.server.metrics import observe_commit
from alehouse.server.notify.notices import Notices
from alehouse.server.notify.push import Push
from alehouse.server.packs import Packs
from alehouse.server.room import Room
from alehouse.server.settings import ServerSettings
from alehouse.server.thinking import Thinking
from alehouse.server.viewer import Viewer
from alehouse.store.store import Store
from alehouse.table.refused import Refused


class Server:
    """Opened at the start of a process with `open`, closed at its end."""

    def __init__(self, settings: ServerSettings, library: Library, hall: Hall, push: Push) -> None:
        self.settings = settings
        self.library = library
        self.hall = hall
        self.notices = Notices(hall, push)
        self.packs = Packs(library, Path(settings.packs) if settings.packs else None)
        self.rates = Rates(settings.limits)

    @classmethod
    async def open(cls, settings: ServerSettings, library: Library) -> Server:
        store = await Store.open(settings.db, observe_commit)
        hall = Hall(settings, library, store, await Keyring.open(store), Thinking(settings.thinkers))
        server = cls(settings, library, hall, await Push.open(store, settings.contact))
        await hall.open()
        hall.spawn(server.notices.watch())
        return server

    async def close(self) -> None:
        await self.hall.close()
        await self.notices.close()
        await self.hall.store.close()

    def house(self) -> protocol.House:
        """What is on offer here."""
        titles = [self._title(self.library.get(id)) for id in self.library.ids()]
        return protocol.House(alehouse.__version__, titles, self.hall.levels, self.notices.push.public_key)

    def _title(self, title: Title) -> protocol.TitleShown:
        options = [msgspec.convert(option.as_dict(), protocol.OptionShown) for option in title.options()]
        packs = [protocol.PackShown(name, pack.digest) for name, pack in self.packs.of(title).items()]
        return protocol.TitleShown(
            title.id, title.name, title.rules_version, title.min_seats, title.max_seats, options, packs
        )

    async def admit(self, table: str, token: str, invite: str) -> Room:
        """The room of a table, if the secrets that are shown open it."""
        room = await self.hall.room(table)
        if not room.may_look(hashed(token), hashed(invite)):
            await room.catch_up()  # the seat may have been taken at another process just now
            if not room.may_look(hashed(token), hashed(invite)):
                raise Refused("wrong-token" if token else "wrong-invite")
        return room

    async def handle(
        self, room: Room, viewer: Viewer, message: protocol.ClientMessage
    ) -> protocol.ServerMessage | None:
        """What is answered to a message; everything else that follows from it goes to all viewers."""
        match message:
            case protocol.Hello():
                raise Refused("bad-message", "hello is the first message and no other.")
            case protocol.Chat():
                self.rates.chat.take(f"{viewer.holder} {room.id}")
                return await self.hall.finish(room.say(viewer, message))
            case protocol.Look():
                async with room.alone():
                    viewer.seat = message.seat
                    return room.sync(viewer, room.table.version)
            case protocol.Resync():
                async with room.alone():
                    return room.sync(viewer, message.since)
            case protocol.History():
                async with room.alone():
                    return room.history(viewer, message.since)
            case protocol.AskHint():
                self.rates.hints.take(f"{viewer.holder} {room.id}")
                return await self._hints(room, viewer, message)
            case protocol.Attention():
                viewer.focused = message.focused
                self.hall.presence_changed(room)
                return None
            case protocol.Ping():
                return protocol.Pong(self.hall.now())
            case protocol.NotifyPush() | protocol.NotifyWebhook() | protocol.NotifyTest() | protocol.NotifyNothing():
                if not isinstance(message, protocol.NotifyNothing):
                    self.rates.notices.take(f"{viewer.holder} {room.id}")
                return await self.notices.handle(room, viewer.holder, message)
            case _:
                return await self.hall.finish(room.perform(viewer, message))

    async def _hints(self, room: Room, viewer: Viewer, message: protocol.AskHint) -> protocol.Hints:
        """Advice, thought out beside the loop, for the version at which it was asked for."""
        async with room.alone():
            table = room.table
            game = table.must_play()
            if table.confirming or game.to_act not in table.held(viewer.holder):
                raise Refused("not-your-turn", seat=game.to_act)
            version = table.version
            advice = self.hall.thinking.hints(table)
        told = [
            protocol.HintTold(game.codebook.describe(code), chance, points, reasons, risks)
            for code, chance, points, reasons, risks in await advice
        ]
        return protocol.Hints(message.id, version, told)
