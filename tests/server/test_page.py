"""The page as files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from tests.server.served import Served
from tests.store.databases import NewDatabase

from alehouse.server.settings import ServerSettings

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def built(sqlite_ready: NewDatabase, tmp_path: Path) -> AsyncIterator[Served]:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Alehouse</title>")
    (page / "assets" / "app-3f2a.js").write_text("export {}")
    (page / "sw.js").write_text("self")
    (tmp_path / "outside.txt").write_text("hush")
    (page / "leak").symlink_to(tmp_path / "outside.txt")
    async with Served(ServerSettings(sqlite_ready(), thinkers=0, limits=0), page=page) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/lobby", "/rules/moonlight/MB-001"])
async def test_every_address_of_the_page_gets_the_page(built: Served, path: str) -> None:
    async with built.session.get(path) as answer:
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "Alehouse" in await answer.text()


async def test_files_with_a_hash_are_kept_for_ever_and_others_asked_for_again(built: Served) -> None:
    async with built.session.get("/assets/app-3f2a.js") as answer:
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in answer.headers["content-type"]
    async with built.session.get("/sw.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"
        tag = answer.headers["etag"]
    async with built.session.get("/sw.js", headers={"if-none-match": tag}) as answer:
        assert answer.status == 304


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/favicon.ico", "/api/nothing", "/leak", "/..%2foutside.txt"])
async def test_a_file_that_is_not_there_is_not_the_page(built: Served, path: str) -> None:
    from yarl import URL

    async with built.session.get(URL(built.address + path, encoded=True)) as answer:
        assert "hush" not in await answer.text()
        assert answer.status == 404 or path == "/leak"


async def test_a_page_that_is_not_built_says_so(served: Served) -> None:
    status, text = await served.get("/")
    assert status == 200
    assert "The page is not built here" in text


async def test_the_page_is_only_read(built: Served) -> None:
    async with built.session.post("/") as answer:
        assert answer.status == 405
        assert (await answer.json())["detail"] == "POST is not possible here, only GET, HEAD."
    async with built.session.head("/") as answer:
        assert answer.status == 200
