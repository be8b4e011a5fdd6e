"""The page of what packs may hold is written from the schemas, and the workshop names their fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from alehouse.engine.schema import Fields, Several, Spec
from alehouse.games import LIBRARY
from alehouse.text.fields import page

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "pack-fields.md"
WORDS = ROOT / "web" / "src" / "pages" / "workshop" / "text" / "en.ftl"
OF_EVERY_CARD = {"name", "copies"}


def names(fields: dict[str, Spec]) -> Iterator[str]:
    for name, spec in fields.items():
        yield name
        inner = spec.item if isinstance(spec, Several) else spec
        if isinstance(inner, Fields):
            yield from names(inner.fields)


def test_the_page_says_what_the_schemas_allow() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m alehouse.text.fields > docs/pack-fields.md"


def test_the_workshop_names_no_field_that_no_card_has() -> None:
    named = set(re.findall(r"^workshop-field-([\w-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))
    cards = [card for title in LIBRARY.ids() for card in LIBRARY.get(title).schema().values()]
    assert named <= OF_EVERY_CARD.union(*(names(card.fields) for card in cards))
