"""The HTTP part of the protocol: what is on offer, creating and joining, records, and the way without a socket."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.schema import LANGUAGES
from alehouse.server import founding, metrics, protocol
from alehouse.server.answers import Endpoint, answer, body_as
from alehouse.server.guard import RECORD_BODY, address_of, check_origin, is_private
from alehouse.server.keyring import hashed
from alehouse.server.openapi import openapi
from alehouse.server.room import Room
from alehouse.server.server import Server
from alehouse.server.types import schema
from alehouse.server.viewer import Viewer
from alehouse.table.record import exported
from alehouse.table.refused import Refused
from alehouse.table.sight import look_back, past
from alehouse.table.tutorial import tutorial
from alehouse.text.rulebook import rulebook

LOBBY_SHOWN: Final = 100
FOR_EVER: Final = "public, max-age=31536000, immutable"
A_WHILE: Final = "public, max-age=300"
OWN_WHILE: Final = "private, max-age=300"  # what a secret opened is not for caches that others share
INVITE: Final = "alehouse-invite"


class Http:
    """The endpoints, each a method named after what it answers."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.hall = server.hall

    def routes(self) -> list[Route]:
        one = "/api/tables/{table}"
        return [
            self._get("/api/house", self.house),
            self._get("/api/lobby", self.lobby),
            self._get("/api/content/{title}/{rules:int}/{digest}", self.content),
            self._get("/api/rules/{title}/{lang}", self.rules),
            self._get("/api/messages/{title}/{lang}", self.messages),
            self._get("/api/tutorials/{title}", self.tutorial),
            self._get("/api/schema.json", self.schema),
            self._get("/api/openapi.json", self.openapi),
            self._post("/api/tables", self.create),
            self._post("/api/import", self.take_in),
            self._post(f"{one}/join", self.join),
            self._post(f"{one}/send", self.send),
            self._post(f"{one}/poll", self.poll),
            self._get(f"{one}/content", self.table_content),
            self._get(f"{one}/record", self.record),
            self._get(f"{one}/at/{{step:int}}/{{seat:int}}", self.past),
            self._get(f"{one}/analysis", self.analysis),
            Route("/healthz", self.healthz, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    def _get(self, path: str, endpoint: Endpoint) -> Route:
        return Route(path, self._limited(endpoint), methods=["GET"])

    def _post(self, path: str, endpoint: Endpoint) -> Route:
        return Route(path, self._limited(endpoint), methods=["POST"])

    def _limited(self, endpoint: Endpoint) -> Endpoint:
        async def limited(request: Request) -> Response:
            check_origin(request.headers, self.server.settings.origins)
            self.server.rates.requests.take(address_of(request))
            return await endpoint(request)

        return limited

    # -- what is on offer -----------------------------------------------------------------------------------

    async def house(self, request: Request) -> Response:
        """Who asks this may start a game with bots soon."""
        self.hall.thinking.warm_up()
        return answer(self.server.house())

    async def lobby(self, request: Request) -> Response:
        tables = []
        for listed in await self.hall.store.lobby(LOBBY_SHOWN):
            about, pinned = listed.about, listed.about.pinned
            tables.append(
                protocol.LobbyTable(
                    about.id,
                    pinned.title,
                    pinned.rules,
                    pinned.options,
                    pinned.pack.name,
                    about.settings,
                    pinned.seats,
                    listed.open,
                    [name for name in listed.names if name],
                    about.created,
                )
            )
        return answer(protocol.Lobby(tables))

    async def content(self, request: Request) -> Response:
        """Content by its digest, which never changes."""
        with contextlib.suppress(AlehouseError):
            title = self.server.library.get(request.path_params["title"], request.path_params["rules"])
            for pack in self.server.packs.of(title).values():
                if pack.digest == request.path_params["digest"]:
                    shown = protocol.PackShown(pack.name, pack.digest)
                    response = answer(protocol.Content(title.id, title.rules_version, shown, pack.content))
                    response.headers["cache-control"] = FOR_EVER
                    return response
        raise Refused("unknown-path")

    async def rules(self, request: Request) -> Response:
        title, lang = self._text_of(request)
        sections = [
            protocol.Section(
                section.id,
                section.heading.get(lang, ""),
                [protocol.Paragraph(part.rules, part.source, part.text.get(lang, "")) for part in section.paragraphs],
            )
            for section in rulebook(self.server.library.get(title))
        ]
        response = answer(protocol.Rulebook(title, lang, sections))
        response.headers["cache-control"] = A_WHILE
        return response

    async def messages(self, request: Request) -> Response:
        """The messages of a title in Fluent's syntax."""
        title, lang = self._text_of(request)
        path = self.server.library.get(title).folder() / "text" / f"{lang}.ftl"
        text = await asyncio.to_thread(path.read_text, encoding="utf-8")
        return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": A_WHILE})

    async def tutorial(self, request: Request) -> Response:
        """The lessons of a title with every position."""
        title = request.path_params["title"]
        if title not in self.server.library.ids():
            raise Refused("unknown-path")
        response = answer(await asyncio.to_thread(tutorial, self.server.library.get(title)))
        response.headers["cache-control"] = A_WHILE
        return response

    def _text_of(self, request: Request) -> tuple[str, str]:
        title, lang = request.path_params["title"], request.path_params["lang"]
        if title not in self.server.library.ids() or lang not in LANGUAGES:
            raise Refused("unknown-path")
        return title, lang

    async def schema(self, request: Request) -> Response:
        return self._json(schema())

    async def openapi(self, request: Request) -> Response:
        return self._json(openapi())

    def _json(self, data: dict[str, object]) -> Response:
        import json

        headers = {"cache-control": A_WHILE}
        return Response(json.dumps(data), media_type="application/json", headers=headers)

    # -- creating and joining -------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        self.server.rates.tables.take(address_of(request))
        wish = await body_as(request, protocol.CreateTable)
        return answer(await self.hall.finish(founding.create(self.hall, self.server.packs, wish)), 201)

    async def take_in(self, request: Request) -> Response:
        self.server.rates.tables.take(address_of(request))
        wish = await body_as(request, protocol.ImportRecord, RECORD_BODY)
        return answer(await self.hall.finish(founding.take_in(self.hall, wish)), 201)

    async def join(self, request: Request) -> Response:
        self.server.rates.joins.take(address_of(request))
        wish = await body_as(request, protocol.JoinTable)
        room = await self.hall.room(request.path_params["table"])
        return answer(await founding.join(self.hall, room, wish))

    # -- one table ------------------------------------------------------------------------------------------

    async def _enter(self, request: Request) -> tuple[Room, Viewer]:
        """The room and who asks, by the secrets in the request's headers."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if token and kind.lower() != "bearer":
            raise Refused("wrong-token", "the header is written 'Authorization: Bearer TOKEN'.")
        room = await self.server.admit(request.path_params["table"], token, request.headers.get(INVITE, ""))
        viewer = Viewer(hashed(token), 0, address_of(request), lambda text: None, lambda code: None)
        viewer.present = False
        return room, viewer

    async def send(self, request: Request) -> Response:
        room, viewer = await self._enter(request)
        self.server.rates.messages.take(f"{viewer.holder or viewer.address} {room.id}")
        message = (await body_as(request, protocol.Send)).message
        reply = await self.server.handle(room, viewer, message)
        return answer(protocol.Replies([reply] if reply is not None else []))

    async def poll(self, request: Request) -> Response:
        """Everything at once if there is news, else as soon as there is."""
        room, viewer = await self._enter(request)
        self.server.rates.messages.take(f"{viewer.holder or viewer.address} {room.id}")
        wish = await body_as(request, protocol.Poll)
        viewer.seat = wish.seat
        news = asyncio.Event()
        viewer.send = lambda text: news.set()
        viewer.close = lambda code: news.set()
        room.must_have_place(viewer)
        self.server.rates.open_sockets.enter(viewer.address)
        room.enter(viewer)
        try:
            if wish.since > room.table.version:
                await room.catch_up()
            last = room.chat[-1].n if room.chat else 0
            if room.table.version == wish.since and last == wish.chat:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), wish.wait)
            async with room.alone():
                if viewer not in room.viewers:  # the seat was taken away meanwhile
                    raise Refused("wrong-token")
                return answer(protocol.Replies([room.sync(viewer, wish.since)]))
        finally:
            self.server.rates.open_sockets.exit(viewer.address)
            room.exit(viewer)

    async def table_content(self, request: Request) -> Response:
        room, _ = await self._enter(request)
        game, pinned = room.table.game, room.table.about.pinned
        if game is None:
            raise Refused("broken", room.table.trouble)
        shown = protocol.PackShown(pinned.pack.name, pinned.pack.digest)
        return answer(protocol.Content(pinned.title, pinned.rules, shown, game.setup.pack.content))

    async def record(self, request: Request) -> Response:
        room, viewer = await self._enter(request)
        async with room.alone():
            table = room.table
            if table.status == "broken" and not table.held(viewer.holder) and not table.is_host(viewer.holder):
                raise Refused("not-seated")
            text = exported(table)
        headers = {"content-disposition": f'attachment; filename="{table.about.pinned.title}-{room.id}.ale"'}
        return Response(text, media_type="application/x-ndjson; charset=utf-8", headers=headers)

    async def past(self, request: Request) -> Response:
        """The position after so many steps, through the eyes of a seat that the asker may look through (0: none)."""
        room, viewer = await self._enter(request)
        step, seat = request.path_params["step"], request.path_params["seat"]
        async with room.alone():
            table, game = room.table, room.table.game
            if game is None:
                raise Refused("broken", table.trouble)
            if not table.started and table.status != "over":
                raise Refused("not-started")
            if step > len(game.moves) or seat > table.about.pinned.seats:
                raise Refused("unknown-path", f"the game has {len(game.moves)} steps and {len(table.seats)} seats.")
            eyes = look_back(table, table.held(viewer.holder), seat)
            moves = game.moves[:step]
        state = await asyncio.to_thread(game.after, moves)
        return answer(protocol.Past(step, past(state, eyes)))

    async def analysis(self, request: Request) -> Response:
        """Who was winning when, and the steps that turned the game."""
        room, viewer = await self._enter(request)
        self.server.rates.hints.take(f"{viewer.holder or viewer.address} {room.id}")
        async with room.alone():
            if room.table.status != "over" or room.table.game is None:
                raise Refused("not-over")
            record = exported(room.table)
        response = answer(await self.hall.thinking.analysis(record))
        response.headers["cache-control"] = OWN_WHILE
        return response

    # -- for whoever runs it ----------------------------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        """200 while the database answers."""
        try:
            await asyncio.wait_for(self.hall.store.check(), 5)
        except Exception:
            return Response('{"ok":false}', 503, media_type="application/json")
        if self.hall.closing:
            return Response('{"ok":false}', 503, media_type="application/json")
        return Response(f'{{"ok":true,"version":"{alehouse.__version__}"}}', media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        if not self.server.settings.open_metrics and not is_private(request):
            raise Refused("unknown-path")
        return Response(metrics.told(), media_type="text/plain; version=0.0.4; charset=utf-8")
