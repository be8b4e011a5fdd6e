"""Names and chat: what stays of what people type."""

from __future__ import annotations

import pytest

from alehouse.table import sanitize
from alehouse.table.errors import TableError


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Bell\n", "Ann Bell"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("\u202eAnn", "Ann"),
        ("A\u200bn\u2066n", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("a" + "\u0301" * 40, "á\u0301\u0301\u0301"),
        ("line\u2028break", "line break"),
        ("酒場", "酒場"),
    ],
)
def test_a_name_keeps_its_visible_characters(typed: str, shown: str) -> None:
    assert sanitize.name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200b", "\x00", "x" * 25, "x" * 100_000])
def test_a_name_must_be_seen_and_be_short(typed: str) -> None:
    with pytest.raises(TableError, match="bad-text") as refused:
        sanitize.name(typed)
    assert refused.value.values == {"longest": 24}


def test_a_line_of_chat_may_be_longer() -> None:
    assert sanitize.line("x" * 500) == "x" * 500
    with pytest.raises(TableError, match="bad-text"):
        sanitize.line("x" * 501)


def test_names_in_records_are_cut_instead_of_refused() -> None:
    assert sanitize.tidy_name("\u202e" + "x" * 1000) == "x" * 24
    assert sanitize.tidy_name("") == ""
