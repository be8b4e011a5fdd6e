"""The server gives tutorials to the page."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.conftest import served
from tests.server.served import Served
from tests.store.databases import sqlite_template

from alehouse.games import LIBRARY
from alehouse.table.tutorial import tutorial

__all__ = ["served", "sqlite_template"]

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("title", LIBRARY.ids())
async def test_a_tutorial_comes_with_all_its_positions(served: Served, title: str) -> None:
    status, text = await served.get(f"/api/tutorials/{title}")
    assert status == 200
    assert text.encode() == msgspec.json.encode(tutorial(LIBRARY.get(title)))


async def test_there_is_none_for_an_unknown_title(served: Served) -> None:
    status, text = await served.get("/api/tutorials/chess")
    assert (status, msgspec.json.decode(text)["code"]) == (404, "unknown-path")
