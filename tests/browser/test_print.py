"""Printing from the page, with the page's own symbols."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.browser.serving import Serving

from alehouse.games import LIBRARY
from alehouse.print.document import ART, PARTS, document
from alehouse.print.edition import Edition


@pytest.mark.parametrize("where", ["cards", "rules", "new"])
def test_a_title_is_brought_as_a_pdf(house: Serving, visitors: Any, where: str) -> None:
    visitor = visitors(house, locale="fr")
    visitor.page.goto(f"{house.address}/#/{where}/dicebrewing")
    with visitor.page.expect_download(timeout=60_000) as saved:
        visitor.page.get_by_role("button", name="Imprimer (Letter)").click()
    assert saved.value.suggested_filename == "dicebrewing-fr-letter.pdf"
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_symbol_that_is_printed_is_drawn(title: str) -> None:
    art = json.loads(ART.read_text("utf-8"))
    drawn = {id.removeprefix("i-") for id in [*art["shared"], *art["titles"][title]]}
    found = LIBRARY.get(title)
    missing = named(document(Edition(found, found.house(), "en"), "a4", PARTS)["parts"]) - drawn
    assert missing <= {""}


def named(value: object) -> set[str]:
    """Every symbol that some part names."""
    if isinstance(value, dict):
        own = {value["icon"]} if isinstance(value.get("icon"), str) else set()
        rows = {name for name, _ in value.get("row", [])}
        return own.union(rows, *(named(part) for part in value.values()))
    return set().union(*(named(part) for part in value)) if isinstance(value, list | tuple) else set()
