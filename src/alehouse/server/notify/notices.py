"""Who is notified, when, and of what."""

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
from alehouse.server.service import NotifyMessage
from alehouse.store.store import Notice, Store
from alehouse.table.errors import TableError
from alehouse.table.table import Table
from alehouse.text.catalogue import Catalogue
from alehouse.text.languages import APP, ENGLISH, languages
from alehouse.text.speech import Speech

if TYPE_CHECKING:
    from alehouse.server.live_table import LiveTable
    from alehouse.server.table_manager import TableManager

log = logging.getLogger(__name__)

SHEET: Final = Path(__file__).parent.parent / "text" / "messages.ftl"
MOST: Final = 6  # targets per holder and table
HOLD_OFF: Final = 3_000  # ms: a player who is about to decide anyway is not notified
EVERY: Final = 2.0  # seconds between two checks
AT_ONCE: Final = 100
TRIES: Final = (2.0, 20.0)  # seconds before a failed call is tried again


class Notices:
    """Notifies players whose turn it is, including those whose page is open but not in focus."""

    def __init__(self, manager: TableManager, store: Store, push: Push) -> None:
        self.manager = manager
        self.store = store
        self.push = push
        self.outbound = Outbound(Targets(manager.settings.allow_targets))

    async def close(self) -> None:
        await self.outbound.close()

    # -- what a client asks for -------------------------------------------------------------------------------

    async def handle(self, live: LiveTable, holder: str, message: NotifyMessage) -> protocol.Ack:
        """Adds, removes or tests a holder's notification targets."""
        seats = live.table.held(holder)
        if not seats:
            raise TableError("not-seated")
        match message:
            case protocol.NotifyPush():
                target = {
                    "endpoint": message.endpoint,
                    "keys": {"p256dh": message.keys.p256dh, "auth": message.keys.auth},
                }
                self.push.check(target)
                await self._keep(live, holder, "push", message.endpoint, target)
            case protocol.NotifyWebhook():
                if message.lang not in languages():
                    raise TableError("bad-message", f"'lang' must be one of {', '.join(languages())}.")
                await self._keep(live, holder, "webhook", message.url, {"url": message.url, "lang": message.lang})
            case protocol.NotifyTest():
                await self._try(live, holder, seats[0])
            case protocol.NotifyNothing():
                await self.store.drop_notices(live.id, holder)
        return protocol.Ack(message.id, live.table.version)

    async def _keep(self, live: LiveTable, holder: str, kind: str, url: str, target: dict[str, Any]) -> None:
        self.outbound.check(url)
        if not await self.store.add_notice(live.id, holder, kind, target, self.manager.now(), MOST):
            raise TableError("no-notices", f"at most {MOST} targets are allowed; notify-nothing removes them.")

    async def _try(self, live: LiveTable, holder: str, seat: int) -> None:
        kept = await self.store.notices(live.id, holder)
        if not kept:
            raise TableError("no-notices", "no notifications are set up yet.")
        for notice in kept:
            await self._send(live.table, holder, notice, seat, "test")

    # -- whose turn it is ---------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Looks for turns that began a while ago and have not been notified of."""
        while True:
            try:
                waiting = await self.store.unnotified(self.manager.now() - HOLD_OFF, AT_ONCE)
                for id, holder, turn in waiting:
                    if await self._is_watched(id, holder):
                        continue  # the page is in focus; notified once it is not and the turn still is theirs
                    if await self.store.claim_notified(id, turn):
                        self.manager.spawn(self._call(id, holder, turn))
            except Exception:
                log.exception("looking for turns to notify of failed")
            await asyncio.sleep(EVERY)

    async def _is_watched(self, id: str, holder: str) -> bool:
        live = self.manager.live_tables.get(id)
        if live is None and self.manager.focused_elsewhere(id):
            live = await self.manager.live(id)
        return live is not None and live.is_focused(holder)

    async def _call(self, id: str, holder: str, turn: int) -> None:
        live = await self.manager.live(id)
        for notice in await self.store.notices(id, holder):
            for pause in (0.0, *TRIES):
                await asyncio.sleep(pause)
                table = live.table
                if table.turn != turn or table.waiting not in table.held(holder):
                    return
                try:
                    await self._send(table, holder, notice, table.waiting, "turn")
                    break
                except TableError as refused:
                    log.info("table %s: a %s failed: %s", id, notice.kind, refused.detail)

    def warn(self, live: LiveTable, seat: int) -> None:
        """Warns a slow player that the others ask for a stand-in; one who looks at the page sees it there."""
        holder = live.table.seat(seat).holder
        if not live.is_focused(holder):
            self.manager.spawn(self._warn(live, holder, seat))

    async def _warn(self, live: LiveTable, holder: str, seat: int) -> None:
        for notice in await self.store.notices(live.id, holder):
            try:
                await self._send(live.table, holder, notice, seat, "warning")
            except TableError as refused:
                log.info("table %s: a %s failed: %s", live.id, notice.kind, refused.detail)

    async def _send(self, table: Table, holder: str, notice: Notice, seat: int, event: str) -> None:
        """Sends one notification; removes a target that is gone for good."""
        about = {
            "event": event,
            "table": table.spec.id,
            "title": table.spec.pinned.title,
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
        except TableError:
            metrics.NOTICES.labels(notice.kind, "failed").inc()
            raise
        metrics.NOTICES.labels(notice.kind, "sent" if good else "gone").inc()
        if not good:
            await self.store.drop_notices(table.spec.id, holder, notice.id)

    def words(self, table: Table, seat: int, event: str, lang: str) -> str:
        """The sentence for a webhook, whose reader has no page to translate it."""
        lang = lang if lang in languages() else ENGLISH
        pinned, name = table.spec.pinned, table.seat(seat).name
        link = self.manager.settings.public_url
        where = f"{link}/#/table/{table.spec.id}" if link else ""
        says = Catalogue(lang, [APP, SHEET])
        if event == "test" or table.game is None:
            title = self.manager.library.get(pinned.title).name
            return says.say("notice-test", title=title, name=name, link=where).strip()
        setup = table.game.setup
        if event == "warning":
            return says.say("notice-warning", title=setup.title.name, name=name, link=where).strip()
        decision = Speech(setup.title, setup.pack, lang).decision(table.game.state.decision())
        return says.say("notice-turn", title=setup.title.name, name=name, decision=decision, link=where).strip()
