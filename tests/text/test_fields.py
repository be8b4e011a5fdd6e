"""The page of what packs may hold is written from the schemas."""

from __future__ import annotations

from pathlib import Path

from alehouse.text.fields import page

PAGE = Path(__file__).parents[2] / "docs" / "pack-fields.md"


def test_the_page_says_what_the_schemas_allow() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m alehouse.text.fields > docs/pack-fields.md"
