"""PDFs from the server: made once for everybody, one at a time, within limits."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest
from tests.server.served import Served

from alehouse.client import Client
from alehouse.games import LIBRARY
from alehouse.server import printer
from alehouse.server.printer import Printer, Wish
from alehouse.server.protocol import CheckPack, PackChoice

pytestmark = pytest.mark.asyncio(loop_scope="module")


def path_of(title: str = "moonlight", lang: str = "en", paper: str = "a4") -> str:
    about = LIBRARY.get(title)
    return f"/api/print/{title}/{about.rules_version}/{about.house().digest}/{lang}/{paper}"


async def refused(served: Served, path: str) -> tuple[int, str]:
    status, text = await served.get(path)
    return status, json.loads(text)["code"]


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were made, instead of making them."""
    made: list[str] = []

    def write(wish: Wish) -> bytes:
        made.append(wish.file)
        time.sleep(0.05)
        return b"%PDF " + wish.file.encode()

    monkeypatch.setattr(printer, "_print", write)
    return made


async def test_a_title_comes_as_a_pdf(served: Served) -> None:
    async with served.session.get(path_of("dicebrewing", "it", "letter")) as answer:
        assert answer.status == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["content-disposition"] == 'attachment; filename="dicebrewing-it-letter.pdf"'
        assert (await answer.read()).startswith(b"%PDF")


async def test_the_client_fetches_it(served: Served, jobs: list[str]) -> None:
    async with Client(served.address) as client:
        about = next(one for one in (await client.house()).titles if one.id == "moonlight")
        made = await client.pdf(about.id, about.rules, about.packs[0].digest, "es", "a4")
    assert made == b"%PDF moonlight-es-a4.pdf"


async def test_a_pack_of_ones_own_is_printed_with_its_changes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Wish] = []

    def write(wish: Wish) -> bytes:
        made.append(wish)
        return b"%PDF"

    monkeypatch.setattr(printer, "_print", write)
    loud = {"equipment": {"mace": {"name": "Mighty Mace"}}}
    async with Client(served.address) as client:
        wish = CheckPack("moonlight", PackChoice("My box", loud))
        assert await client.print_pack("es", "letter", wish) == b"%PDF"
    (printed,) = made
    assert (printed.pack.name, printed.lang, printed.paper) == ("My box", "es", "letter")
    assert printed.pack.names["equipment"]["mace"] == "Mighty Mace"


@pytest.mark.parametrize(
    ("path", "changes", "code"),
    [
        ("en/a4", {"equipment": {"mace": {"copies": 99}}}, "bad-setup"),
        ("en/a5", {}, "unknown-path"),
        ("xx/a4", {}, "unknown-path"),
    ],
)
async def test_a_pack_that_cannot_be_printed_is_refused(
    served: Served, jobs: list[str], path: str, changes: dict[str, Any], code: str
) -> None:
    _, problem = await served.post(
        f"/api/packs/print/{path}", {"title": "moonlight", "pack": {"name": "My box", "changes": changes}}
    )
    assert problem["code"] == code
    assert jobs == []


@pytest.mark.parametrize("change", [("a4", "a5"), ("/en/", "/xx/"), ("moonlight", "chess"), ("/1/", "/9/")])
async def test_what_is_not_offered_is_not_made(served: Served, jobs: list[str], change: tuple[str, str]) -> None:
    assert await refused(served, path_of().replace(*change)) == (404, "unknown-path")
    assert jobs == []


async def test_it_is_made_once_for_all_who_ask_at_once_and_later(served: Served, jobs: list[str]) -> None:
    served.server.printer = Printer()
    path = path_of()

    async def ask() -> bytes:
        async with served.session.get(path) as answer:
            return await answer.read()

    assert len(set(await asyncio.gather(*[ask() for _ in range(5)]))) == 1
    await ask()
    assert jobs == ["moonlight-en-a4.pdf"]


async def test_only_the_last_ones_are_kept(served: Served, jobs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printer, "KEPT", 2)
    served.server.printer = Printer()
    for lang in ("en", "fr", "en", "es", "en", "fr"):
        async with served.session.get(path_of(lang=lang)) as answer:
            assert answer.status == 200
    assert jobs == [f"moonlight-{lang}-a4.pdf" for lang in ("en", "fr", "es", "fr")]


async def test_one_visitor_cannot_keep_the_printer_busy(limited: Served, jobs: list[str]) -> None:
    answers = []
    for title in ("moonlight", "dicebrewing", "brewcrafters"):
        for lang in ("en", "fr", "es"):
            async with limited.session.get(path_of(title, lang)) as answer:
                answers.append(answer.status)
    assert answers == [200] * 6 + [429] * 3
    async with limited.session.get(path_of()) as answer:
        assert answer.status == 200  # it is there already


async def test_a_failure_is_not_kept(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    served.server.printer = Printer()
    path = path_of()

    def fail(wish: Wish) -> bytes:
        raise RuntimeError("out of paper")

    monkeypatch.setattr(printer, "_print", fail)
    assert await refused(served, path) == (500, "internal")
    monkeypatch.setattr(printer, "_print", lambda wish: b"%PDF")
    async with served.session.get(path) as answer:
        assert await answer.read() == b"%PDF"


async def test_a_server_without_the_typesetter_says_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printer, "can_print", lambda: False)
    assert await refused(served, path_of()) == (501, "cannot-print")
