"""The HTTP part of the protocol: what is on offer, creating and joining tables, records, and long polling."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import Pack
from alehouse.engine.title import Title
from alehouse.print.document import PAPERS
from alehouse.server import create_table, metrics, protocol
from alehouse.server.api_page import CSP, api_page
from alehouse.server.guard import RECORD_BODY, address_of, check_origin, is_private
from alehouse.server.keyring import hashed
from alehouse.server.live_table import LiveTable, steps_cost
from alehouse.server.openapi import PDF, openapi
from alehouse.server.printer import Wish
from alehouse.server.responses import Endpoint, answer, body_as
from alehouse.server.serializers import content_shown, messages_shown
from alehouse.server.server import Server
from alehouse.server.types import schema
from alehouse.server.viewer import Viewer
from alehouse.table.errors import TableError
from alehouse.table.projection import look_back, past
from alehouse.table.record import exported
from alehouse.table.tutorial import has_tutorial, tutorial
from alehouse.text.languages import languages
from alehouse.text.rulebook import rulebook

A_WHILE: Final = "public, max-age=300"
OWN_WHILE: Final = "private, max-age=300"  # responses that need a secret must not be cached by shared caches
INVITE: Final = "alehouse-invite"


class Http:
    """The endpoints, each a method named after what it returns."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.manager = server.manager

    def routes(self) -> list[Route]:
        one = "/api/tables/{table}"
        return [
            self._get("/api/house", self.house),
            self._get("/api/lobby", self.lobby),
            self._get("/api/content/{title}/{rules:int}/{digest}", self.content),
            self._get("/api/rules/{title}/{lang}", self.rules),
            self._get("/api/messages/{title}/{lang}", self.messages),
            self._get("/api/tutorials/{title}", self.tutorial),
            self._get("/api/print/{title}/{rules:int}/{digest}/{lang}/{paper}", self.pdf),
            self._get("/api/schema.json", self.schema),
            self._get("/api/openapi.json", self.openapi),
            self._get("/docs", self.docs),
            self._post("/api/tables", self.create),
            self._post("/api/import", self.take_in),
            self._post(f"{one}/join", self.join),
            self._post(f"{one}/send", self.send),
            self._post(f"{one}/poll", self.poll),
            self._get(f"{one}/content", self.table_content),
            self._get(f"{one}/record", self.record),
            self._get(f"{one}/at/{{step:int}}/{{seat:int}}", self.past),
            self._get(f"{one}/analysis", self.analysis),
            self._get(f"{one}/review", self.review),
            Route("/healthz", self.healthz, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    def _get(self, path: str, endpoint: Endpoint) -> Route:
        return Route(path, self._limited(endpoint), methods=["GET"])

    def _post(self, path: str, endpoint: Endpoint) -> Route:
        return Route(path, self._limited(endpoint), methods=["POST"])

    def _limited(self, endpoint: Endpoint) -> Endpoint:
        @functools.wraps(endpoint)  # metrics go by its name
        async def limited(request: Request) -> Response:
            check_origin(request.headers, self.server.settings.origins)
            self.server.rates.requests.take(address_of(request))
            return await endpoint(request)

        return limited

    # -- what is on offer -----------------------------------------------------------------------------------

    async def house(self, request: Request) -> Response:
        """What this server offers. Warms up the bot pool: this caller is likely to start a game."""
        self.manager.bot_pool.warm_up()
        return answer(self.server.house())

    async def lobby(self, request: Request) -> Response:
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
        return answer(protocol.Lobby(tables))

    async def content(self, request: Request) -> Response:
        """Content by its digest, which covers everything except names and source marks."""
        title, pack = self._pack_of(request)
        shown = protocol.PackShown(pack.name, pack.digest)
        response = answer(protocol.Content(title.id, title.rules_version, shown, content_shown(title, pack)))
        response.headers["cache-control"] = A_WHILE
        return response

    def _pack_of(self, request: Request) -> tuple[Title, Pack]:
        with contextlib.suppress(AlehouseError):
            title = self.server.library.get(request.path_params["title"], request.path_params["rules"])
            for pack in self.server.packs.of(title).values():
                if pack.digest == request.path_params["digest"]:
                    return title, pack
        raise TableError("unknown-path")

    async def pdf(self, request: Request) -> Response:
        """A title to print and play, made once for everybody."""
        title, pack = self._pack_of(request)
        lang, paper = request.path_params["lang"], request.path_params["paper"]
        if lang not in languages() or paper not in PAPERS:
            raise TableError("unknown-path")
        wish = Wish(title, pack, lang, paper)
        if not self.server.printer.has(wish):
            self.server.rates.prints.take(address_of(request))
        made = await self.server.printer.pdf(wish)
        headers = {"cache-control": A_WHILE, "content-disposition": f'attachment; filename="{wish.file}"'}
        return Response(made, media_type=PDF, headers=headers)

    async def rules(self, request: Request) -> Response:
        title, lang = self._text_of(request)
        sections = [
            protocol.Section(
                section.id,
                section.heading,
                [protocol.Paragraph(part.rules, part.source, part.text) for part in section.paragraphs],
            )
            for section in rulebook(self.server.library.get(title), lang)
        ]
        response = answer(protocol.Rulebook(title, lang, sections))
        response.headers["cache-control"] = A_WHILE
        return response

    async def messages(self, request: Request) -> Response:
        """A title's messages and names in Fluent syntax."""
        title, lang = self._text_of(request)
        text = await asyncio.to_thread(messages_shown, self.server.library.get(title), lang)
        return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": A_WHILE})

    async def tutorial(self, request: Request) -> Response:
        """A title's lessons with every position."""
        id = request.path_params["title"]
        if id not in self.server.library.ids() or not has_tutorial(self.server.library.get(id)):
            raise TableError("unknown-path")
        response = answer(await asyncio.to_thread(tutorial, self.server.library.get(id)))
        response.headers["cache-control"] = A_WHILE
        return response

    def _text_of(self, request: Request) -> tuple[str, str]:
        title, lang = request.path_params["title"], request.path_params["lang"]
        if title not in self.server.library.ids() or lang not in languages():
            raise TableError("unknown-path")
        return title, lang

    async def schema(self, request: Request) -> Response:
        return self._json(schema())

    async def openapi(self, request: Request) -> Response:
        return self._json(openapi())

    async def docs(self, request: Request) -> Response:
        """The API as a page."""
        headers = {"cache-control": A_WHILE, "content-security-policy": CSP}
        return Response(api_page(), media_type="text/html; charset=utf-8", headers=headers)

    def _json(self, data: dict[str, object]) -> Response:
        import json

        headers = {"cache-control": A_WHILE}
        return Response(json.dumps(data), media_type="application/json", headers=headers)

    # -- creating and joining -------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        self.server.rates.tables.take(address_of(request))
        wish = await body_as(request, protocol.CreateTable)
        work = create_table.create(self.manager, self.server.packs, wish, address_of(request))
        return answer(await self.manager.finish(work), 201)

    async def take_in(self, request: Request) -> Response:
        self.server.rates.tables.take(address_of(request))
        wish = await body_as(request, protocol.ImportRecord, RECORD_BODY)
        return answer(await self.manager.finish(create_table.take_in(self.manager, wish, address_of(request))), 201)

    async def join(self, request: Request) -> Response:
        self.server.rates.joins.take(address_of(request))
        wish = await body_as(request, protocol.JoinTable)
        live = await self.manager.live(request.path_params["table"])
        return answer(await create_table.join(self.manager, live, wish))

    # -- one table ------------------------------------------------------------------------------------------

    async def _enter(self, request: Request) -> tuple[LiveTable, Viewer]:
        """The live table and the viewer, by the secrets in the request's headers."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if token and kind.lower() != "bearer":
            raise TableError("wrong-token", "the header is written 'Authorization: Bearer TOKEN'.")
        live = await self.server.admit(request.path_params["table"], token, request.headers.get(INVITE, ""))
        viewer = Viewer(hashed(token), 0, address_of(request), lambda text: None, lambda code: None)
        viewer.present = False
        return live, viewer

    async def send(self, request: Request) -> Response:
        live, viewer = await self._enter(request)
        self.server.rates.messages.take(live.rate_key(viewer))
        message = (await body_as(request, protocol.Send)).message
        reply = await self.server.handle(live, viewer, message)
        return answer(protocol.Replies([reply] if reply is not None else []))

    async def poll(self, request: Request) -> Response:
        """Long polling: returns at once if there is news, else as soon as there is."""
        live, viewer = await self._enter(request)
        self.server.rates.messages.take(live.rate_key(viewer))
        wish = await body_as(request, protocol.Poll)
        viewer.seat = wish.seat
        news = asyncio.Event()
        viewer.send = lambda text: news.set()
        viewer.close = lambda code: news.set()
        live.must_have_place(viewer)
        self.server.rates.open_sockets.enter(viewer.address)
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
                return answer(protocol.Replies([live.sync(viewer, wish.since)]))
        finally:
            self.server.rates.open_sockets.exit(viewer.address)
            live.exit(viewer)

    async def table_content(self, request: Request) -> Response:
        live, _ = await self._enter(request)
        game, pinned = live.table.game, live.table.spec.pinned
        if game is None:
            raise TableError("broken", live.table.trouble)
        shown = protocol.PackShown(pinned.pack, pinned.digest)
        response = answer(
            protocol.Content(pinned.title, pinned.rules, shown, content_shown(game.setup.title, game.setup.pack))
        )
        response.headers["cache-control"] = OWN_WHILE
        return response

    async def record(self, request: Request) -> Response:
        live, viewer = await self._enter(request)
        async with live.alone():
            table = live.table
            if table.status == "broken" and not table.held(viewer.holder) and not table.is_host(viewer.holder):
                raise TableError("not-seated")
            self.server.rates.work.take(viewer.address, steps_cost(table.steps))
            table = table.copy()
        text = await live.replays(exported, table)
        headers = {"content-disposition": f'attachment; filename="{table.spec.pinned.title}-{live.id}.ale"'}
        return Response(text, media_type="application/x-ndjson; charset=utf-8", headers=headers)

    async def past(self, request: Request) -> Response:
        """The position after `step` steps, as seen by a seat that the caller holds (0: none)."""
        live, viewer = await self._enter(request)
        step, seat = request.path_params["step"], request.path_params["seat"]
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
        self.server.rates.work.take(viewer.address, steps_cost(step))
        state = await live.replays(game.after, moves)
        return answer(protocol.Past(step, past(state, eyes)))

    async def analysis(self, request: Request) -> Response:
        """Who was winning when, and the steps that turned the game."""
        live, viewer = await self._enter(request)
        self.server.rates.hints.take(live.rate_key(viewer))
        async with live.alone():
            if live.table.status != "over" or live.table.game is None:
                raise TableError("not-over")
            self.server.rates.work.take(viewer.address, steps_cost(live.table.steps))
            table = live.table.copy()
        record = await live.replays(exported, table)
        response = answer(await self.manager.bot_pool.analysis(record, viewer.address))
        response.headers["cache-control"] = OWN_WHILE
        return response

    async def review(self, request: Request) -> Response:
        """The decisions that cost most and every seat's luck, as far as they are known; the first request starts it."""
        live, viewer = await self._enter(request)
        async with live.alone():
            if live.table.status != "over" or live.table.game is None:
                raise TableError("not-over")
            table = live.table.copy()
        pool, key = self.manager.bot_pool, f"{live.id} {table.version}"
        if not pool.is_reviewing(key):
            self.server.rates.hints.take(live.rate_key(viewer))
            self.server.rates.work.take(viewer.address, steps_cost(table.steps))
            pool.start_review(key, await live.replays(exported, table), table.steps, viewer.address)
        return answer(protocol.Review(**await pool.review(key)))

    # -- for operators ----------------------------------------------------------------------------------------

    async def healthz(self, request: Request) -> Response:
        """200 while the database can be read and written and bots move; else 503 and what does not work."""
        troubles = self.manager.troubles()
        try:
            await asyncio.wait_for(self.manager.store.check(), 5)
        except Exception:
            troubles = sorted({"database", *troubles})
        health = protocol.Health(not troubles, alehouse.__version__, troubles)
        return answer(health, 503 if troubles else 200)

    async def metrics(self, request: Request) -> Response:
        if not self.server.settings.open_metrics and not is_private(request):
            raise TableError("unknown-path")
        return Response(metrics.told(), media_type="text/plain; version=0.0.4; charset=utf-8")
