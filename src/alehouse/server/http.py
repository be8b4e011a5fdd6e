"""The HTTP part of the protocol: offers, calls to tables, and requests of operators."""

from __future__ import annotations

import asyncio
import functools
import json
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import alehouse
from alehouse.engine.errors import unknown
from alehouse.engine.pack import Pack
from alehouse.engine.title import Title
from alehouse.print.document import PAPERS
from alehouse.server import metrics, protocol
from alehouse.server.api_page import CSP, api_page
from alehouse.server.calls import RECORD, Answer, Asked, Call, Calls
from alehouse.server.guard import address_of, check_origin, is_private, read_body
from alehouse.server.openapi import PDF, openapi
from alehouse.server.pack_calls import PackCalls
from alehouse.server.printer import Wish
from alehouse.server.responses import Endpoint, answer
from alehouse.server.server import Server
from alehouse.server.types import schema
from alehouse.table.errors import TableError

A_WHILE: Final = "public, max-age=300"
INVITE: Final = "alehouse-invite"


def token_of(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if token and kind.lower() != "bearer":
        raise TableError("wrong-token", "the header is written 'Authorization: Bearer TOKEN'.")
    return token


def response_of(given: Answer) -> Response:
    """An answer as HTTP carries it."""
    if isinstance(given.message, str):
        headers = {"content-disposition": f'attachment; filename="{given.file}"'}
        return Response(given.message, given.status, media_type=RECORD, headers=headers)
    response = answer(given.message, given.status)
    if given.cache:
        response.headers["cache-control"] = given.cache
    return response


class Http:
    """The endpoints, each a method named after what it returns; those of tables are in `calls.py`."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.offers = server.offers
        self.manager = server.manager
        self.pack_calls = PackCalls(server)

    def routes(self) -> list[Route]:
        return [
            self._get("/api/house", self.house),
            self._get("/api/content/{title}/{rules:int}/{digest}", self.content),
            self._get("/api/print/{title}/{rules:int}/{digest}/{lang}/{paper}", self.pdf),
            self._get("/api/rules/{title}/{lang}", self.rules),
            self._get("/api/messages/{title}/{lang}", self.messages),
            self._get("/api/tutorials/{title}", self.tutorial),
            self._get("/api/forms/{title}", self.pack_forms),
            self._get("/api/schema.json", self.schema),
            self._get("/api/openapi.json", self.openapi),
            self._get("/docs", self.docs),
            Route("/api/packs/print/{lang}/{paper}", self._limited(self.print_pack), methods=["POST"]),
            *[Route(call.path, self._limited(self._called(call)), methods=[call.method]) for call in self._calls()],
            Route("/healthz", self.healthz, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    def _calls(self) -> list[Call]:
        return [*Calls(self.server).all(), *self.pack_calls.all()]

    def _get(self, path: str, endpoint: Endpoint) -> Route:
        return Route(path, self._limited(endpoint), methods=["GET"])

    def _called(self, call: Call) -> Endpoint:
        @functools.wraps(call.answer)  # metrics go by its name
        async def called(request: Request) -> Response:
            return response_of(await call.answer(self._asked(request)))

        return called

    def _asked(self, request: Request) -> Asked:
        return Asked(
            request.path_params,
            token_of(request) if "table" in request.path_params else "",
            request.headers.get(INVITE, ""),
            address_of(request),
            functools.partial(read_body, request),
        )

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
        return answer(self.offers.house())

    async def content(self, request: Request) -> Response:
        return self._for_a_while(answer(self.offers.content(**request.path_params)))

    async def pdf(self, request: Request) -> Response:
        """A title to print and play, made once for everybody."""
        asked = dict(request.path_params)
        lang, paper = asked.pop("lang"), asked.pop("paper")
        return self._for_a_while(await self._printed(request, *self.offers.pack(**asked), lang, paper))

    async def print_pack(self, request: Request) -> Response:
        """A pack that somebody made, to print and play."""
        title, pack = await self.pack_calls.whole(self._asked(request))
        return await self._printed(request, title, pack, **request.path_params)

    async def _printed(self, request: Request, title: Title, pack: Pack, lang: str, paper: str) -> Response:
        if paper not in PAPERS:
            raise TableError("unknown-path", unknown("paper", paper, PAPERS))
        wish = Wish(title, pack, self.offers.language(lang), paper)
        if not self.server.printer.has(wish):
            self.server.rates.prints.take(address_of(request))
        made = await self.server.printer.pdf(wish)
        headers = {"content-disposition": f'attachment; filename="{wish.file}"'}
        return Response(made, media_type=PDF, headers=headers)

    async def rules(self, request: Request) -> Response:
        return self._for_a_while(answer(self.offers.rules(**request.path_params)))

    async def messages(self, request: Request) -> Response:
        text = await asyncio.to_thread(self.offers.messages, **request.path_params)
        return self._for_a_while(Response(text, media_type="text/plain; charset=utf-8"))

    async def tutorial(self, request: Request) -> Response:
        return self._for_a_while(answer(await asyncio.to_thread(self.offers.tutorial, **request.path_params)))

    async def pack_forms(self, request: Request) -> Response:
        return self._for_a_while(answer(self.offers.pack_forms(**request.path_params)))

    async def schema(self, request: Request) -> Response:
        return self._for_a_while(Response(json.dumps(schema()), media_type="application/json"))

    async def openapi(self, request: Request) -> Response:
        return self._for_a_while(Response(json.dumps(openapi()), media_type="application/json"))

    async def docs(self, request: Request) -> Response:
        """The API as a page."""
        headers = {"content-security-policy": CSP}
        return self._for_a_while(Response(api_page(), media_type="text/html; charset=utf-8", headers=headers))

    def _for_a_while(self, response: Response) -> Response:
        response.headers["cache-control"] = A_WHILE
        return response

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
        metrics.TASKS.set(len(asyncio.all_tasks()))
        return Response(metrics.told(), media_type="text/plain; version=0.0.4; charset=utf-8")
