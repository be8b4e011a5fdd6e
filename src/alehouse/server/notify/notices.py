"""Who is told, when, and of what."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alehouse.server import metrics, protocol
from alehouse.server.notify import webhook
from alehouse.server.notify.outbound import Outbound
from alehouse.server.notify.push import Push
from alehouse.server.notify.targets import Targets
from alehouse.store.store import Notice
from alehouse.table.refused import Refused
from alehouse.table.table import Table
from alehouse.text.catalogue import APP, Catalogue
from alehouse.text.speech import Speech

if TYPE_CHECKING:
    from alehouse.server.hall import Hall
    from alehouse.server.room import Room

log = logging.getLogger(__name__)

TEXT: Final = Path(__file__).parent.parent / "text"
MOST: Final = 6  # places a holder may name at a table
HOLD_OFF: Final = 3_000  # ms: whoever is about to decide anyway is not called
EVERY: Final = 2.0  # seconds between two looks
AT_ONCE: Final = 100
TRIES: Final = (2.0, 20.0)  # seconds before a failed call is tried again

NotifyMessage = protocol.NotifyPush | protocol.NotifyWebhook | protocol.NotifyTest | protocol.NotifyNothing


class Notices:
    """Calls persons whose turn has come, also those whose page is merely open."""

    def __init__(self, hall: Hall, push: Push) -> None:
        self.hall = hall
        self.push = push
        self.outbound = Outbound(Targets(hall.settings.allow_targets))

    async def close(self) -> None:
        await self.outbound.close()

    # -- what a client asks for -------------------------------------------------------------------------------

    async def handle(self, room: Room, holder: str, message: NotifyMessage) -> protocol.Ack:
        """Keeps or forgets where a holder wants to be called, or calls there to try it."""
        seats = room.table.held(holder)
        if not seats:
            raise Refused("not-seated")
        match message:
            case protocol.NotifyPush():
                target = {
                    "endpoint": message.endpoint,
                    "keys": {"p256dh": message.keys.p256dh, "auth": message.keys.auth},
                }
                self.push.check(target)
                await self._keep(room, holder, "push", message.endpoint, target)
            case protocol.NotifyWebhook():
                await self._keep(room, holder, "webhook", message.url, {"url": message.url, "lang": message.lang})
            case protocol.NotifyTest():
                await self._try(room, holder, seats[0])
            case protocol.NotifyNothing():
                await self.hall.store.drop_notices(room.id, holder)
        return protocol.Ack(message.id, room.table.version)

    async def _keep(self, room: Room, holder: str, kind: str, url: str, target: dict[str, Any]) -> None:
        self.outbound.check(url)
        if not await self.hall.store.add_notice(room.id, holder, kind, target, self.hall.now(), MOST):
            raise Refused("no-notices", f"at most {MOST} places may be named; notify-nothing forgets them.")

    async def _try(self, room: Room, holder: str, seat: int) -> None:
        kept = await self.hall.store.notices(room.id, holder)
        if not kept:
            raise Refused("no-notices", "nothing is set up yet.")
        for notice in kept:
            await self._send(room.table, holder, notice, seat, "test")

    # -- whose turn it is ---------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Looks for turns that began a while ago and have not been told."""
        while True:
            try:
                waiting = await self.hall.store.unnotified(self.hall.now() - HOLD_OFF, AT_ONCE)
                for id, holder, turn in waiting:
                    if await self._is_watched(id, holder):
                        continue  # looks at the table; is called as soon as that ends and the turn has not
                    if await self.hall.store.claim_notified(id, turn):
                        self.hall.spawn(self._call(id, holder, turn))
            except Exception:
                log.exception("looking for turns to tell failed")
            await asyncio.sleep(EVERY)

    async def _is_watched(self, id: str, holder: str) -> bool:
        room = self.hall.rooms.get(id)
        if room is None and self.hall.focused_elsewhere(id):
            room = await self.hall.room(id)
        return room is not None and room.is_focused(holder)

    async def _call(self, id: str, holder: str, turn: int) -> None:
        room = await self.hall.room(id)
        for notice in await self.hall.store.notices(id, holder):
            for pause in (0.0, *TRIES):
                await asyncio.sleep(pause)
                table = room.table
                if table.turn != turn or table.waiting not in table.held(holder):
                    return
                try:
                    await self._send(table, holder, notice, table.waiting, "turn")
                    break
                except Refused as refused:
                    log.info("table %s: a %s failed: %s", id, notice.kind, refused.detail)

    async def _send(self, table: Table, holder: str, notice: Notice, seat: int, event: str) -> None:
        """Sends one notice; what is gone for good is forgotten."""
        about = {
            "event": event,
            "table": table.about.id,
            "title": table.about.pinned.title,
            "seat": seat,
            "name": table.seat(seat).name,
            "decision": table.game.state.decision() if table.game is not None else "",
        }
        try:
            if notice.kind == "push":
                good = await self.push.send(self.outbound, notice.target, about)
            else:
                text = self.words(table, seat, event, notice.target["lang"])
                good = await webhook.send(self.outbound, notice.target["url"], text, about)
        except Refused:
            metrics.NOTICES.labels(notice.kind, "failed").inc()
            raise
        metrics.NOTICES.labels(notice.kind, "sent" if good else "gone").inc()
        if not good:
            await self.hall.store.drop_notices(table.about.id, holder, notice.id)

    def words(self, table: Table, seat: int, event: str, lang: str) -> str:
        """The sentence for a webhook; its reader has no page that could translate."""
        pinned, name = table.about.pinned, table.seat(seat).name
        link = self.hall.settings.public_url
        where = f"{link}/#/table/{table.about.id}" if link else ""
        says = Catalogue(lang, [APP, TEXT])
        if event == "test" or table.game is None:
            title = self.hall.library.get(pinned.title).name
            return says.say("notice-test", title=title, name=name, link=where).strip()
        setup = table.game.setup
        decision = Speech(setup.title, setup.pack, lang).decision(table.game.state.decision())
        return says.say("notice-turn", title=setup.title.name, name=name, decision=decision, link=where).strip()
