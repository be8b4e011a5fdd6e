"""One table in memory with its viewers; changes are applied one at a time.

Validate, write, then publish: only when an entry is on disk does the table in memory change, the sender get an answer,
and the viewers hear of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from alehouse.engine.events import Heard as RawHeard
from alehouse.server import metrics, protocol
from alehouse.server.commands import Command, draft
from alehouse.server.patch import Patches, changes
from alehouse.server.serializers import (
    Happened,
    Teller,
    Version,
    chat_shown,
    history_shown,
    table_shown,
)
from alehouse.server.viewer import Viewer
from alehouse.server.wire import encode
from alehouse.store.rows import ChatRow
from alehouse.table import lobby, sanitize
from alehouse.table.entries import Entry, Proposed, Revoked
from alehouse.table.errors import TableError
from alehouse.table.projection import reason
from alehouse.table.table import Draft, Sender, Table, same_secret

if TYPE_CHECKING:
    from alehouse.server.table_manager import TableManager

log = logging.getLogger(__name__)

RECENT: Final = 64  # versions that a returning viewer gets one by one
CHAT_SHOWN: Final = 50
CHAT_TRIES: Final = 20
TRIES: Final = 5  # attempts on top of what other processes wrote, before a refusal is final
MOST_VIEWERS: Final = 200
NO_ACCESS: Final = 4003  # close codes
SHAKEN: Final = 4012

P = ParamSpec("P")
T = TypeVar("T")


def steps_cost(steps: int) -> float:
    """What replaying so many steps costs, compared with a simple request."""
    return 1 + steps / 100


class Overtaken(TableError):
    """Another process wrote this number first; the table has been reloaded from disk."""

    def __init__(self, base: int, version: int) -> None:
        super().__init__("stale", base=base, version=version)


class Alone:
    """Holds a table's lock; raises if the table was dropped while waiting for it."""

    __slots__ = ("_live",)

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def __aenter__(self) -> None:
        await self._live.lock.acquire()
        if self._live.lost:
            self._live.lock.release()
            raise TableError("closing")

    async def __aexit__(self, *error: object) -> None:
        self._live.lock.release()


class LiveTable:
    """A table with its viewers. Everything that changes it, or reads it while others may write, holds the lock."""

    def __init__(self, manager: TableManager, table: Table, chat: list[ChatRow]) -> None:
        self.manager = manager
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.chat = deque(chat, CHAT_SHOWN)
        self.used = time.monotonic()
        self.driver: asyncio.Task[None] | None = None
        self.thinking_since = 0.0  # when the bot to move began to think
        self.thought_alone = 0.0  # seconds that bots thought since anyone was here
        self.lost = False  # disk may hold more than memory: this object must not be used any longer
        self._recent: deque[Happened] = deque(maxlen=RECENT)
        self._shown = table_shown(table)
        self._histories: dict[int, dict[tuple[int, ...], asyncio.Future[protocol.HistoryTold]]] = {}  # of one version
        self._version = Version(table)

    @property
    def id(self) -> str:
        return self.table.spec.id

    def alone(self) -> Alone:
        return Alone(self)

    # -- coming and going ---------------------------------------------------------------------------------

    def may_look(self, holder: str, invite: str) -> bool:
        """Anyone may view a public table; a private one needs a seat or the invite."""
        table = self.table
        known = bool(table.held(holder)) or table.is_host(holder)
        return known or table.spec.settings.public or same_secret(table.invite, invite)

    def rate_key(self, viewer: Viewer) -> str:
        """What limits count by: a seat holder's or the host's secret; anyone may make one up, so else the address."""
        known = self.table.held(viewer.holder) or self.table.is_host(viewer.holder)
        return f"{viewer.holder} {self.id}" if known else viewer.address

    def must_have_place(self, viewer: Viewer) -> None:
        """Seat holders are always admitted; spectators only up to MOST_VIEWERS."""
        if len(self.viewers) >= MOST_VIEWERS and not self.table.held(viewer.holder):
            raise TableError("too-many-viewers", most=MOST_VIEWERS)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.used = time.monotonic()
        self.thought_alone = 0.0
        self.manager.drive(self)
        if viewer.present:
            self._tell_presence()

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        if viewer.present:
            self._tell_presence()

    def _tell_presence(self) -> None:
        self.manager.presence_changed(self)
        self.tell_all(protocol.Presence(self.present()))

    def presence_elsewhere(self) -> None:
        """Presence changed at another process."""
        self.tell_all(protocol.Presence(self.present()))

    def is_watched(self) -> bool:
        """Whether anyone looks at the table, at any process."""
        seats, watchers = self.manager.elsewhere(self.id)
        return bool(self.viewers or seats or watchers)

    def has_people(self) -> bool:
        """Whether anyone plays or watches."""
        return self.is_watched() or any(seat.holder and not seat.stand_in for seat in self.table.seats)

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
        """Seats whose holders are looking at the page, at this process."""
        held = [self.table.held(viewer.holder) for viewer in self.viewers if viewer.focused]
        return {seat for seats in held for seat in seats}

    def present(self) -> protocol.Present:
        seats, watchers = self.own_present()
        others, more = self.manager.elsewhere(self.id)
        return protocol.Present(sorted(seats | others), watchers + more)

    def is_focused(self, holder: str) -> bool:
        """Whether a client with this secret, at any process, reports that the page is in focus."""
        seats = self.own_focused() | self.manager.focused_elsewhere(self.id)
        return not seats.isdisjoint(self.table.held(holder))

    # -- what viewers get ----------------------------------------------------------------------------------

    def sync(self, viewer: Viewer, since: int) -> protocol.Sync:
        """The whole table, with the events since a version if that is recent enough."""
        held = self.table.held(viewer.holder)
        missed = [happened for happened in self._recent if happened.entry.seq > since]
        complete = since == self.table.version or bool(missed and missed[0].entry.seq == since + 1)
        viewer.known = self.state(viewer)
        return protocol.Sync(
            self._shown,
            viewer.known,
            [Teller(self.table, happened).heard(held) for happened in missed] if complete else None,
            [chat_shown(line) for line in self.chat],
            self.present(),
        )

    def state(self, viewer: Viewer) -> protocol.TableState:
        return self._state(self._current(), viewer)

    def _state(self, version: Version, viewer: Viewer) -> protocol.TableState:
        table, renewed = self.table, ""
        if table.invited_at and (table.held(viewer.holder) or table.is_host(viewer.holder)):
            renewed = self.manager.keyring.renewed_invite(self.id, table.invited_at)
        return version.state(viewer.holder, viewer.seat, renewed)

    def forecasts(self, viewer: Viewer) -> protocol.Forecasts:
        """What the viewer's legal actions may lead to; empty if none of its seats decides."""
        projection = self._current().projection
        decides = projection.deciding in self.table.held(viewer.holder)
        if not decides:
            return protocol.Forecasts(self.table.version, [])
        return protocol.Forecasts(self.table.version, projection.forecasts, projection.shortcuts)

    def plan(self, viewer: Viewer, message: protocol.AskPlan) -> protocol.PlanTold:
        """What actions of the viewer would lead to, one after the other."""
        projection = self._current().projection
        self.table.must_be_fresh(message.base)
        if projection.deciding not in self.table.held(viewer.holder):
            raise TableError("not-your-turn", seat=self.table.waiting)
        return protocol.PlanTold(message.id, self.table.version, message.actions, projection.planned(message.actions))

    def _current(self) -> Version:
        if not self._version.shows(self.table):
            self._version = Version(self.table)
        return self._version

    async def history(self, viewer: Viewer, since: int) -> protocol.HistoryTold:
        """The steps after `since`. It is computed once for all who hold the same seats, without making others wait."""
        async with self.alone():
            table, held = self.table, self.table.held(viewer.holder)
            if self._histories.get(table.version) is None:
                self._histories = {table.version: {}}
            known = self._histories[table.version]
            if tuple(held) not in known:
                work = self.replays(history_shown, table.copy(), held, 0)
                known[tuple(held)] = asyncio.ensure_future(work)
            told = known[tuple(held)]
        whole = await asyncio.shield(told)
        steps = whole.steps if since == 0 else [step for step in whole.steps if step.step > since]
        return protocol.HistoryTold(whole.version, min(since, table.steps), steps)

    def history_cost(self, viewer: Viewer, since: int) -> float:
        """What a history costs: more if it has yet to be computed."""
        known = tuple(self.table.held(viewer.holder)) in self._histories.get(self.table.version, {})
        sent = steps_cost(max(0, self.table.steps - since)) / 2
        return sent if known else sent + steps_cost(self.table.steps)

    async def replays(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs something that replays a game in the one thread that the server has for it."""
        return await asyncio.get_running_loop().run_in_executor(self.manager.replayer, partial(work, *args, **kwargs))

    def tell_all(self, message: protocol.ServerMessage) -> None:
        if self.viewers:
            text = encode(message)
            for viewer in list(self.viewers):
                viewer.send(text)

    def _broadcast(self, entry: Entry, heard: list[RawHeard]) -> None:
        """Sends the next version to every viewer, each as its seat may see it."""
        start = time.perf_counter()
        happened = Happened(entry, self.table.steps, heard)
        self._recent.append(happened)
        if isinstance(entry.what, Revoked):
            self._show_out()
        teller, version = Teller(self.table, happened), self._current()
        told: dict[tuple[int, int], bytes] = {}
        patches: Patches = {}
        for viewer in list(self.viewers):
            state, known = self._state(version, viewer), viewer.known if viewer.patches else None
            key = (id(state), id(known))  # what was known exists before the first viewer hears of it, states to the end
            if key not in told:
                shown = teller.heard(self.table.held(viewer.holder))
                if known is None:
                    told[key] = encode(protocol.Update(shown, state))
                else:
                    told[key] = encode(protocol.Patched(shown, changes(known, state, patches)))
            viewer.known = state
            viewer.send(told[key])
        metrics.BROADCAST.observe(time.perf_counter() - start)

    def _show_out(self) -> None:
        """Disconnects everyone who had access by the seat or the invitation that is no longer valid."""
        for viewer in list(self.viewers):
            if not self.may_look(viewer.holder, ""):
                viewer.close(NO_ACCESS)
                self.viewers.discard(viewer)

    # -- what happens -----------------------------------------------------------------------------------------

    async def perform(self, viewer: Viewer, message: Command) -> protocol.Ack | protocol.RefusedMessage:
        """Does what a message asks for, or returns the refusal together with the current position."""
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

    async def _is_outdated(self, refused: TableError) -> bool:
        """Whether a refusal only came from this process not having read what others wrote.

        The sender may have seen that elsewhere, or this very request may have been done there."""
        return isinstance(refused, Overtaken) or await self._is_news()

    async def _perform(self, viewer: Viewer, message: Command) -> protocol.Ack | TableError:
        sender = Sender(viewer.holder, message.id)
        done = self.table.answered(sender)
        if not done and not hasattr(message, "base"):  # nothing else tells a repetition from a second request
            done = await self._answered_before(sender)
        if done:
            return protocol.Ack(message.id, done, True)
        try:
            await self._write(draft(self.table, self.manager.now(), viewer.holder, message, self.manager.keyring))
        except TableError as refused:
            done = await self._answered_before(sender)
            return protocol.Ack(message.id, done, True) if done else refused
        return protocol.Ack(message.id, self.table.version)

    async def _answered_before(self, sender: Sender) -> int:
        """The version that a request led to at any time in the life of the table; 0 if it is new."""
        if not self.table.held(sender.holder) and not self.table.is_host(sender.holder):
            return 0  # nothing was ever done for strangers
        return await self.manager.store.answered(self.id, sender.short, sender.request)

    def refusal(self, viewer: Viewer, id: str, refused: TableError) -> protocol.RefusedMessage:
        why = reason(refused.refusal) if refused.refusal is not None else None
        return protocol.RefusedMessage(id, refused.code, refused.values, refused.detail, why, self.state(viewer))

    async def seat(self, holder: str, number: int, name: str, nonce: str = "") -> None:
        """Gives a seat to a new secret, or asks the players for it during the game."""
        async with self.alone():
            for attempt in range(TRIES):
                asked = self.table.proposal.asked.holder if self.table.proposal is not None else ""
                if self.table.held(holder) or asked == holder:
                    return
                try:
                    await self._write(lobby.sit(self.table, self.manager.now(), Sender(holder), number, name, nonce))
                except TableError as refused:
                    if attempt == TRIES - 1 or not await self._is_outdated(refused):
                        raise

    async def attempt(self, make: Callable[[Table, int], Draft | None]) -> bool:
        """Does something that no viewer asked for; False if there was nothing to do or it was refused."""
        try:
            async with self.alone():
                made = make(self.table, self.manager.now())
                if made is not None:
                    await self._write(made)
        except TableError:
            return False
        return made is not None

    async def _write(self, made: Draft) -> None:
        """Writes a draft to disk, applies it and publishes it; raises if another process wrote this number first."""
        entry = made.entry
        after = self.table.copy()
        heard = after.commit(made)
        try:
            written = await self.manager.written(self.manager.store.append(after, entry))
            if not written:
                await self._read_on()
        except BaseException:  # in any case the entry may be on disk
            self.manager.drop(self)
            raise
        if not written:
            raise Overtaken(entry.seq - 1, self.table.version)
        self.table = after
        metrics.entries_of(type(entry.what).__name__).inc()
        self._broadcast(entry, heard)
        if isinstance(entry.what, Proposed) and entry.what.due:
            self.manager.warn(self, entry.what.about)
        self.manager.drive(self)

    async def catch_up(self) -> None:
        """Applies what other processes have written."""
        async with self.alone():
            await self._is_news()

    async def _is_news(self) -> bool:
        """Applies what other processes, if any, have written; returns whether there was anything."""
        if not self.manager.store.several:
            return False
        before = self.table.version
        try:
            await self._read_on()
        except Exception:
            log.exception("table %s is loaded again", self.id)
            self.manager.drop(self)
            raise TableError("closing") from None
        return self.table.version > before

    async def _read_on(self) -> None:
        """Applies what is on disk, and publishes it."""
        for entry in await self.manager.store.entries(self.id, self.table.version):
            self._broadcast(entry, self.table.apply(entry))

    # -- chat ---------------------------------------------------------------------------------------------------

    async def say(self, viewer: Viewer, message: protocol.Chat) -> protocol.Ack | protocol.RefusedMessage:
        """Stores a chat line and publishes it."""
        async with self.alone():
            sender = Sender(viewer.holder, message.id)
            try:
                seats = self.table.held(viewer.holder)
                if not seats and not self.table.is_host(viewer.holder):
                    raise TableError("not-seated")
                text = sanitize.line(message.text)
                for attempt in range(CHAT_TRIES):
                    if await self._said_before(sender):
                        return protocol.Ack(message.id, self.table.version, True)
                    seat = seats[0] if seats else 0
                    name = self.table.seat(seat).name if seat else ""
                    number = self.chat[-1].n + 1 if self.chat else 1
                    line = ChatRow(number, self.manager.now(), seat, name, text, sender.short, message.id)
                    if await self.manager.written(self.manager.store.say(self.id, line)):
                        self._heard_line(line)
                        return protocol.Ack(message.id, self.table.version)
                    await self._hear_lines()
                raise TableError("too-fast", seconds=1)
            except TableError as refused:
                metrics.REFUSED.labels(refused.code).inc()
                return self.refusal(viewer, message.id, refused)

    async def _said_before(self, sender: Sender) -> bool:
        if any(line.sender == sender.short and line.request == sender.request for line in self.chat):
            return True
        return len(self.chat) == CHAT_SHOWN and await self.manager.store.said(self.id, sender.short, sender.request)

    async def hear_lines(self) -> None:
        """Applies chat lines from other processes."""
        async with self.alone():
            await self._hear_lines()

    async def _hear_lines(self) -> None:
        for line in await self.manager.store.chat(self.id, self.chat[-1].n if self.chat else 0):
            self._heard_line(line)

    def _heard_line(self, line: ChatRow) -> None:
        self.chat.append(line)
        self.tell_all(protocol.Said(chat_shown(line)))
