"""The calls of the protocol that concern tables, whatever carries them: HTTP, or messages to a browser's worker."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from alehouse.server import create_table, protocol
from alehouse.server.keyring import hashed
from alehouse.server.live_table import LiveTable, steps_cost
from alehouse.server.serializers import content_shown
from alehouse.server.service import Service
from alehouse.server.viewer import Viewer
from alehouse.server.wire import read_json
from alehouse.table.errors import Code, TableError
from alehouse.table.projection import look_back, past
from alehouse.table.record import branched, exported, saved

T = TypeVar("T")

SMALL_BODY: Final = 64 * 1024
RECORD_BODY: Final = 4 * 1024 * 1024
OWN_WHILE: Final = "private, max-age=300"  # responses that need a secret must not be cached by shared caches
RECORD: Final = "application/x-ndjson; charset=utf-8"

STATUS: Final[dict[Code, int]] = {
    "bad-message": 400,
    "bad-setup": 422,
    "bad-record": 422,
    "bad-target": 422,
    "bad-pack": 422,
    "bad-text": 422,
    "unknown-level": 422,
    "too-big": 413,
    "too-fast": 429,
    "unknown-table": 404,
    "unknown-path": 404,
    "wrong-token": 403,
    "wrong-invite": 403,
    "wrong-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "internal": 500,
    "cannot-print": 501,
    "closing": 503,
    "broken": 409,
}
REFUSED: Final = 409


def status_of(refused: TableError) -> int:
    return STATUS.get(refused.code, REFUSED)


def problem_of(refused: TableError) -> protocol.Problem:
    return protocol.Problem(refused.code, refused.values, refused.detail)


class Asked:
    """One call: the named parts of its path, its secrets, its body, and the key that limits count by."""

    __slots__ = ("_read", "address", "invite", "path", "token")

    def __init__(
        self,
        path: dict[str, Any],
        token: str,
        invite: str,
        address: str,
        read: Callable[[int], Awaitable[bytes]],
    ) -> None:
        self.path = path
        self.token = token
        self.invite = invite
        self.address = address
        self._read = read  # the body, if it is not larger than this

    async def body(self, kind: type[T], limit: int = SMALL_BODY) -> T:
        """The body as a message."""
        return read_json(await self._read(limit), kind)


class Answer:
    """The answer to a call: a message, or a text of some media type that is saved as a file."""

    __slots__ = ("cache", "file", "message", "status")

    def __init__(self, message: msgspec.Struct | str, status: int = 200, cache: str = "", file: str = "") -> None:
        self.message = message
        self.status = status
        self.cache = cache  # how long it may be kept
        self.file = file  # the name that a text is saved under


class Call:
    """A method and a path, whose parts in braces are named (`:int`: a number), and what answers them."""

    __slots__ = ("answer", "method", "path")

    def __init__(self, method: str, path: str, answer: Callable[[Asked], Awaitable[Answer]]) -> None:
        self.method = method
        self.path = path
        self.answer = answer


class Calls:
    """Each call is a method named after what it returns."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.manager = service.manager

    def all(self) -> list[Call]:
        one = "/api/tables/{table}"
        return [
            Call("GET", "/api/lobby", self.lobby),
            Call("POST", "/api/tables", self.create),
            Call("POST", "/api/import", self.take_in),
            Call("POST", f"{one}/join", self.join),
            Call("POST", f"{one}/send", self.send),
            Call("POST", f"{one}/poll", self.poll),
            Call("GET", f"{one}/content", self.table_content),
            Call("GET", f"{one}/record", self.record),
            Call("GET", f"{one}/branch", self.branch),
            Call("GET", f"{one}/at/{{step:int}}/{{seat:int}}", self.past),
            Call("GET", f"{one}/analysis", self.analysis),
            Call("GET", f"{one}/review", self.review),
        ]

    async def lobby(self, asked: Asked) -> Answer:
        tables = []
        for listed in await self.manager.lobby():
            about, pinned = listed.about, listed.about.pinned
            tables.append(
                protocol.LobbyTable(
                    about.id,
                    pinned.title,
                    pinned.rules,
                    pinned.options,
                    pinned.pack,
                    about.settings,
                    pinned.seats,
                    listed.open,
                    [name for name in listed.names if name],
                    about.created,
                    about.from_record,
                )
            )
        return Answer(protocol.Lobby(tables))

    # -- creating and joining -------------------------------------------------------------------------------

    async def create(self, asked: Asked) -> Answer:
        self.service.rates.tables.take(asked.address)
        wish = await asked.body(protocol.CreateTable)
        work = create_table.create(self.manager, self.service.packs, wish, asked.address)
        return Answer(await self.manager.finish(work), 201)

    async def take_in(self, asked: Asked) -> Answer:
        self.service.rates.tables.take(asked.address)
        wish = await asked.body(protocol.ImportRecord, RECORD_BODY)
        work = create_table.take_in(self.manager, wish, asked.address, self.service.local)
        return Answer(await self.manager.finish(work), 201)

    async def join(self, asked: Asked) -> Answer:
        self.service.rates.joins.take(asked.address)
        wish = await asked.body(protocol.JoinTable)
        live = await self.manager.live(asked.path["table"])
        return Answer(await create_table.join(self.manager, live, wish))

    # -- one table ------------------------------------------------------------------------------------------

    async def _enter(self, asked: Asked) -> tuple[LiveTable, Viewer]:
        """The live table and the viewer, by the secrets of the call."""
        live = await self.service.admit(asked.path["table"], asked.token, asked.invite)
        viewer = Viewer(hashed(asked.token), 0, asked.address, lambda text: None, lambda code: None)
        viewer.present = False
        return live, viewer

    async def send(self, asked: Asked) -> Answer:
        live, viewer = await self._enter(asked)
        self.service.rates.messages.take(live.rate_key(viewer))
        message = (await asked.body(protocol.Send)).message
        reply = await self.service.handle(live, viewer, message)
        return Answer(protocol.Replies([reply] if reply is not None else []))

    async def poll(self, asked: Asked) -> Answer:
        """Long polling: returns at once if there is news, else as soon as there is."""
        live, viewer = await self._enter(asked)
        self.service.rates.messages.take(live.rate_key(viewer))
        wish = await asked.body(protocol.Poll)
        viewer.seat = wish.seat
        news = asyncio.Event()
        viewer.send = lambda text: news.set()
        viewer.close = lambda code: news.set()
        live.must_have_place(viewer)
        self.service.rates.open_sockets.enter(viewer.address)
        live.enter(viewer)
        try:
            if wish.since > live.table.version:
                await live.catch_up()
            last = live.chat[-1].n if live.chat else 0
            if live.table.version == wish.since and last == wish.chat:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), wish.wait)
            async with live.alone():
                if viewer not in live.viewers:  # the seat was revoked meanwhile
                    raise TableError("wrong-token")
                return Answer(protocol.Replies([live.sync(viewer, wish.since)]))
        finally:
            self.service.rates.open_sockets.exit(viewer.address)
            live.exit(viewer)

    async def table_content(self, asked: Asked) -> Answer:
        live, _ = await self._enter(asked)
        game, pinned = live.table.game, live.table.spec.pinned
        if game is None:
            raise TableError("broken", live.table.trouble)
        shown = protocol.PackShown(pinned.pack, pinned.digest)
        return Answer(
            protocol.Content(pinned.title, pinned.rules, shown, content_shown(game.setup.title, game.setup.pack)),
            cache=OWN_WHILE,
        )

    async def record(self, asked: Asked) -> Answer:
        live, viewer = await self._enter(asked)
        async with live.alone():
            table = live.table
            if table.status == "broken" and not table.held(viewer.holder) and not table.is_host(viewer.holder):
                raise TableError("not-seated")
            self.service.rates.work.take(viewer.address, steps_cost(table.steps))
            table = table.copy()
        text = await live.replays(saved if self.service.local else exported, table)
        return Answer(text, file=f"{table.spec.pinned.title}-{live.id}.ale")

    async def branch(self, asked: Asked) -> Answer:
        """The position as the caller knows it, as the beginning of a game of its own."""
        live, viewer = await self._enter(asked)
        async with live.alone():
            table = live.table
            self.service.rates.work.take(viewer.address, steps_cost(0))
            text = branched(table, table.held(viewer.holder))
        return Answer(text, file=f"{table.spec.pinned.title}-{live.id}-{table.steps}.ale")

    async def past(self, asked: Asked) -> Answer:
        """The position after `step` steps, as seen by a seat that the caller holds (0: none)."""
        live, viewer = await self._enter(asked)
        step, seat = asked.path["step"], asked.path["seat"]
        async with live.alone():
            table, game = live.table, live.table.game
            if game is None:
                raise TableError("broken", table.trouble)
            if not table.started and table.status != "over":
                raise TableError("not-started")
            if step > len(game.moves) or seat > table.spec.pinned.seats:
                raise TableError("unknown-path", f"the game has {len(game.moves)} steps and {len(table.seats)} seats.")
            eyes = look_back(table, table.held(viewer.holder), seat)
            moves = game.moves[:step]
        self.service.rates.work.take(viewer.address, steps_cost(step))
        state = await live.replays(game.after, moves)
        return Answer(protocol.Past(step, past(state, eyes)))

    async def analysis(self, asked: Asked) -> Answer:
        """Who was winning when, and the steps that turned the game."""
        live, viewer = await self._enter(asked)
        self.service.rates.hints.take(live.rate_key(viewer))
        async with live.alone():
            if live.table.status != "over" or live.table.game is None:
                raise TableError("not-over")
            self.service.rates.work.take(viewer.address, steps_cost(live.table.steps))
            table = live.table.copy()
        record = await live.replays(exported, table)
        return Answer(await self.manager.bot_pool.analysis(record, viewer.address), cache=OWN_WHILE)

    async def review(self, asked: Asked) -> Answer:
        """The decisions that cost most and every seat's luck, as far as they are known; the first request starts it."""
        live, viewer = await self._enter(asked)
        async with live.alone():
            if live.table.status != "over" or live.table.game is None:
                raise TableError("not-over")
            table = live.table.copy()
        reviews, key = self.manager.bot_pool.reviews, f"{live.id} {table.version}"
        if key not in reviews:
            self.service.rates.hints.take(live.rate_key(viewer))
            self.service.rates.work.take(viewer.address, steps_cost(table.steps))
            reviews.start(key, await live.replays(exported, table), table.steps, viewer.address)
        return Answer(protocol.Review(**await reviews.so_far(key)))
