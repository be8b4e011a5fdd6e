"""Shared by every carrier of the protocol: who is let in, and the reply to each message."""

from __future__ import annotations

from typing import Protocol

from alehouse.server import protocol
from alehouse.server.keyring import hashed
from alehouse.server.live_table import LiveTable
from alehouse.server.packs import Packs
from alehouse.server.rates import Rates
from alehouse.server.table_manager import TableManager
from alehouse.server.viewer import Viewer
from alehouse.table.errors import TableError

NotifyMessage = protocol.NotifyPush | protocol.NotifyWebhook | protocol.NotifyTest | protocol.NotifyNothing


class Notifier(Protocol):
    """Notifies players who are not looking."""

    async def handle(self, live: LiveTable, holder: str, message: NotifyMessage) -> protocol.Ack:
        """Adds, removes or tests a holder's notification targets."""
        ...


class Service:
    """The tables of one process, for clients over HTTP, sockets or messages between workers.

    `local`: everyone at the tables is at this device, so a record may be had at any time.
    """

    local = False

    def __init__(self, manager: TableManager, packs: Packs, rates: Rates, notices: Notifier) -> None:
        self.manager = manager
        self.packs = packs
        self.rates = rates
        self.notices = notices

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
                return await live.say(viewer, message)
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
            case protocol.AskPlan():
                self.rates.work.take(viewer.address, len(message.actions))
                async with live.alone():
                    return live.plan(viewer, message)
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
                return await live.perform(viewer, message)

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
