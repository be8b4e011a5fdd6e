"""Positions and cards as lines for people."""

from __future__ import annotations

from alehouse.text.outline import outline


def test_fields_lists_and_small_tables_take_one_line() -> None:
    data = {"phase": 2, "free": True, "note": "", "boxes": [1, 0], "cards": [], "fight": {"die": 3, "own": None}}
    assert outline(data) == [
        "phase: 2",
        "free: yes",
        "note: -",
        "boxes: 1, 0",
        "cards: -",
        "fight: die 3, own -",
    ]


def test_deeper_tables_are_indented_and_lists_of_tables_counted_from_1() -> None:
    data = {"players": [{"room": "cellar", "stock": [{"what": "malt"}]}]}
    assert outline(data, "  ") == [
        "  players:",
        "    1:",
        "      room: cellar",
        "      stock:",
        "        1: what malt",
    ]


def test_a_long_list_is_wrapped() -> None:
    lines = outline({"deck": [f"card-{number}" for number in range(30)]})
    assert len(lines) > 1
    assert max(map(len, lines)) <= 96
    assert all(line.startswith("    ") for line in lines[1:])
