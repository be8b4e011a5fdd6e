"""One table in memory: whoever looks at it, and everything that happens there, one thing after another.

Validate, write, then tell: an entry is told to viewers, and its sender is answered, only when it is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from alehouse.engine.events import Heard as RawHeard
from alehouse.server import metrics, protocol
from alehouse.server.deeds import Deed, draft
from alehouse.server.shown import (
    Happened,
    chat_shown,
    heard_shown,
    history_shown,
    state_shown,
    table_shown,
)
from alehouse.server.viewer import Viewer
from alehouse.store.writes import ChatRow
from alehouse.table import lobby, words
from alehouse.table.entries import Entry, Revoked
from alehouse.table.refused import Refused
from alehouse.table.sight import reason
from alehouse.table.table import Draft, Sender, Table, same_secret

if TYPE_CHECKING:
    from alehouse.server.hall import Hall

log = logging.getLogger(__name__)

RECENT: Final = 64  # versions that a returning viewer is told one by one
CHAT_SHOWN: Final = 50
CHAT_TRIES: Final = 20
TRIES: Final = 5  # with what other processes wrote meanwhile, before a refusal stands
MOST_VIEWERS: Final = 200
NO_ACCESS: Final = 4003  # close codes
SHAKEN: Final = 4012

encode = msgspec.json.Encoder().encode


class Overtaken(Refused):
    """Another process wrote the number first; the table is what is on disk again."""

    def __init__(self, base: int, version: int) -> None:
        super().__init__("stale", base=base, version=version)


class Room:
    """A table with its viewers. Whatever changes it holds the lock; whatever reads it while others may write, too."""

    def __init__(self, hall: Hall, table: Table, chat: list[ChatRow]) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.chat = deque(chat, CHAT_SHOWN)
        self.used = time.monotonic()
        self.driver: asyncio.Task[None] | None = None
        self.lost = False  # its table may hold what is not on disk: nobody may do or see anything here any more
        self._recent: deque[Happened] = deque(maxlen=RECENT)
        self._shown = table_shown(table)

    @property
    def id(self) -> str:
        return self.table.about.id

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Holds the lock; whoever waited for it while the room was lost is sent away."""
        async with self.lock:
            if self.lost:
                raise Refused("closing")
            yield

    # -- coming and going ---------------------------------------------------------------------------------

    def may_look(self, holder: str, invite: str) -> bool:
        """Public tables are for everybody, the others for who holds a seat or knows the invitation."""
        table = self.table
        known = bool(table.held(holder)) or table.is_host(holder)
        return known or table.about.settings.public or same_secret(table.about.invite, invite)

    def must_have_place(self, viewer: Viewer) -> None:
        """Who holds a seat always has; others only as long as there are not too many."""
        if len(self.viewers) >= MOST_VIEWERS and not self.table.held(viewer.holder):
            raise Refused("too-many-viewers", most=MOST_VIEWERS)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.used = time.monotonic()
        if viewer.present:
            self._tell_presence()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if viewer.present:
            self._tell_presence()

    def _tell_presence(self) -> None:
        self.hall.presence_changed(self)
        self.tell_all(protocol.Presence(self.present()))

    def presence_elsewhere(self) -> None:
        """Somebody came or went at another process."""
        self.tell_all(protocol.Presence(self.present()))

    def own_present(self) -> tuple[set[int], int]:
        """Seats and watchers connected to this process."""
        seats: set[int] = set()
        watchers = 0
        for viewer in self.viewers:
            if viewer.present:
                held = self.table.held(viewer.holder)
                seats.update(held)
                watchers += not held
        return seats, watchers

    def own_focused(self) -> set[int]:
        """Seats of persons who look at the page, at this process."""
        held = [self.table.held(viewer.holder) for viewer in self.viewers if viewer.focused]
        return {seat for seats in held for seat in seats}

    def present(self) -> protocol.Present:
        seats, watchers = self.own_present()
        others, more = self.hall.elsewhere(self.id)
        return protocol.Present(sorted(seats | others), watchers + more)

    def is_focused(self, holder: str) -> bool:
        """Whether somebody with this secret says, at whatever process, that the page is being looked at."""
        seats = self.own_focused() | self.hall.focused_elsewhere(self.id)
        return not seats.isdisjoint(self.table.held(holder))

    # -- what viewers are told ------------------------------------------------------------------------------

    def sync(self, viewer: Viewer, since: int) -> protocol.Sync:
        """Everything, with what was heard since a version if that is not too long ago."""
        held = self.table.held(viewer.holder)
        missed = [happened for happened in self._recent if happened.entry.seq > since]
        complete = since == self.table.version or bool(missed and missed[0].entry.seq == since + 1)
        return protocol.Sync(
            self._shown,
            self.state(viewer),
            [heard_shown(self.table, held, happened) for happened in missed] if complete else None,
            [chat_shown(line) for line in self.chat],
            self.present(),
        )

    def state(self, viewer: Viewer) -> protocol.TableState:
        return state_shown(self.table, viewer.holder, viewer.seat)

    def history(self, viewer: Viewer, since: int) -> protocol.HistoryTold:
        return history_shown(self.table, self.table.held(viewer.holder), min(since, self.table.steps))

    def tell_all(self, message: protocol.ServerMessage) -> None:
        if self.viewers:
            text = encode(message).decode()
            for viewer in list(self.viewers):
                viewer.send(text)

    def _broadcast(self, entry: Entry, heard: list[RawHeard]) -> None:
        """Tells every viewer the next version, each what it may know."""
        start = time.perf_counter()
        happened = Happened(entry, self.table.steps, heard)
        self._recent.append(happened)
        if isinstance(entry.what, Revoked):
            self._show_out()
        told: dict[tuple[str, int], str] = {}
        for viewer in list(self.viewers):
            held = self.table.held(viewer.holder)
            host = self.table.is_host(viewer.holder)
            key = (viewer.holder if held or host else "", viewer.seat if viewer.seat in held else 0)
            if key not in told:
                update = protocol.Update(heard_shown(self.table, held, happened), self.state(viewer))
                told[key] = encode(update).decode()
            viewer.send(told[key])
        metrics.BROADCAST.observe(time.perf_counter() - start)

    def _show_out(self) -> None:
        """Who lost the seat and was not let in by an invitation sees nothing more."""
        for viewer in list(self.viewers):
            if not self.may_look(viewer.holder, "") and viewer.holder:
                viewer.close(NO_ACCESS)
                self.viewers.discard(viewer)

    # -- what happens -----------------------------------------------------------------------------------------

    async def perform(self, viewer: Viewer, message: Deed) -> protocol.Ack | protocol.RefusedMessage:
        """Does what a message asks for, or says why not together with the fresh position."""
        async with self.alone():
            self.used = time.monotonic()
            answer = await self._perform(viewer, message)
            for attempt in range(TRIES):
                if isinstance(answer, protocol.Ack):
                    return answer
                if not await self._is_outdated(answer):
                    break
                answer = await self._perform(viewer, message)
            if isinstance(answer, protocol.Ack):
                return answer
            metrics.REFUSED.labels(answer.code).inc()
            return self.refusal(viewer, message.id, answer)

    async def _is_outdated(self, refused: Refused) -> bool:
        """Whether something was refused only because this process had yet to hear of what others wrote.

        The sender may have seen it there, or this very request may have been done there."""
        return isinstance(refused, Overtaken) or await self._is_news()

    async def _perform(self, viewer: Viewer, message: Deed) -> protocol.Ack | Refused:
        done = self.table.answered(Sender(viewer.holder, message.id))
        if done:
            return protocol.Ack(message.id, done, True)
        try:
            await self._write(draft(self.table, self.hall.now(), viewer.holder, message))
        except Refused as refused:
            return refused
        return protocol.Ack(message.id, self.table.version)

    def refusal(self, viewer: Viewer, id: str, refused: Refused) -> protocol.RefusedMessage:
        why = reason(refused.refusal) if refused.refusal is not None else None
        return protocol.RefusedMessage(id, refused.code, refused.values, refused.detail, why, self.state(viewer))

    async def seat(self, holder: str, number: int, name: str) -> None:
        """Gives a seat to a new secret."""
        async with self.alone():
            for attempt in range(TRIES):
                if self.table.held(holder):
                    return
                try:
                    await self._write(lobby.sit(self.table, self.hall.now(), Sender(holder), number, name))
                except Refused as refused:
                    if attempt == TRIES - 1 or not await self._is_outdated(refused):
                        raise

    async def attempt(self, make: Callable[[Table, int], Draft | None]) -> bool:
        """Does something that no viewer asked for; False if there was nothing to do or it may not be."""
        try:
            async with self.alone():
                made = make(self.table, self.hall.now())
                if made is not None:
                    await self._write(made)
        except Refused:
            return False
        return made is not None

    async def _write(self, made: Draft) -> None:
        """Takes a draft over, puts it on disk, and tells it; if another process was first, it is refused as stale."""
        entry = made.entry
        heard = self.table.commit(made)
        try:
            written = await self.hall.store.append(self.table, entry)
            if not written:
                await self._reload(entry.seq - 1)
        except BaseException:  # whatever it was, what is in memory may not be what is on disk
            self.hall.drop(self)
            raise
        if not written:
            raise Overtaken(entry.seq - 1, self.table.version)
        metrics.ENTRIES.labels(type(entry.what).__name__).inc()
        self._broadcast(entry, heard)
        self.hall.drive(self)

    async def catch_up(self) -> None:
        """Takes over what other processes have written."""
        async with self.alone():
            await self._is_news()

    async def _is_news(self) -> bool:
        """Takes over what other processes have written, if there are any, and says whether there was something."""
        if not self.hall.store.several:
            return False
        try:
            entries = await self.hall.store.entries(self.id, self.table.version)
            for entry in entries:
                self._broadcast(entry, self.table.apply(entry))
        except Exception:
            log.exception("table %s is loaded anew", self.id)
            self.hall.drop(self)
            raise Refused("closing") from None
        return bool(entries)

    async def _reload(self, told: int) -> None:
        """Comes back to what is on disk, and tells what viewers have not been told."""
        loaded = await self.hall.store.load(self.id)
        if loaded is None:
            raise Refused("unknown-table")
        about, entries = loaded
        self.table = Table.load(about, entries[:told], self.hall.library)
        for entry in entries[told:]:
            self._broadcast(entry, self.table.apply(entry))

    # -- chat ---------------------------------------------------------------------------------------------------

    async def say(self, viewer: Viewer, message: protocol.Chat) -> protocol.Ack | protocol.RefusedMessage:
        """Writes a line of chat down and tells it."""
        async with self.alone():
            sender = Sender(viewer.holder, message.id)
            try:
                seats = self.table.held(viewer.holder)
                if not seats and not self.table.is_host(viewer.holder):
                    raise Refused("not-seated")
                text = words.line(message.text)
                for attempt in range(CHAT_TRIES):
                    if any(line.sender == sender.short and line.request == message.id for line in self.chat):
                        return protocol.Ack(message.id, self.table.version, True)
                    seat = seats[0] if seats else 0
                    name = self.table.seat(seat).name if seat else ""
                    number = self.chat[-1].n + 1 if self.chat else 1
                    line = ChatRow(number, self.hall.now(), seat, name, text, sender.short, message.id)
                    if await self.hall.store.say(self.id, line):
                        self._heard_line(line)
                        return protocol.Ack(message.id, self.table.version)
                    await self._hear_lines()
                raise Refused("too-fast", seconds=1)
            except Refused as refused:
                metrics.REFUSED.labels(refused.code).inc()
                return self.refusal(viewer, message.id, refused)

    async def hear_lines(self) -> None:
        """Takes over what was said at other processes."""
        async with self.alone():
            await self._hear_lines()

    async def _hear_lines(self) -> None:
        for line in await self.hall.store.chat(self.id, self.chat[-1].n if self.chat else 0):
            self._heard_line(line)

    def _heard_line(self, line: ChatRow) -> None:
        self.chat.append(line)
        self.tell_all(protocol.Said(chat_shown(line)))
