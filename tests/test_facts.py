"""What the rulebooks print and content can express: the house packs keep to the tables in `facts/`."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from alehouse.games import LIBRARY
from alehouse.text.speech import Speech

TABLES: dict[str, Any] = {
    title: tomllib.loads((Path(__file__).parent / "facts" / f"{title}.toml").read_text("utf-8"))
    for title in LIBRARY.ids()
}
FACTS = [(title, fact) for title, table in TABLES.items() for fact in table["facts"]]
NAMES = [
    (title, lang, id, name)
    for title, table in TABLES.items()
    for lang, names in table["names"].items()
    for id, name in names.items()
]


def found(value: Any, path: list[str]) -> Any:
    """What content holds at a path; `*` stands for every entry, items of lists are counted from 1."""
    if not path:
        return value
    if path[0] == "*":
        return [found(entry, path[1:]) for entry in value.values()]
    return found(value[int(path[0]) - 1] if isinstance(value, list) else value.get(path[0]), path[1:])


@pytest.mark.parametrize(("title", "fact"), FACTS, ids=[f"{fact['rule']} {fact['at']}" for _, fact in FACTS])
def test_the_house_pack_says_what_is_printed(title: str, fact: dict[str, Any]) -> None:
    """`is` the value, `many` entries, or each value so many `times`."""
    value = found(LIBRARY.get(title).house().content, fact["at"].split("."))
    if "many" in fact:
        assert len(value) == fact["many"]
    elif "times" in fact:
        assert Counter(str(one).lower() for one in value) == fact["times"]
    else:
        assert value == fact["is"]


@pytest.mark.parametrize("title", LIBRARY.ids())
def test_every_number_that_is_marked_as_printed_is_among_the_facts(title: str) -> None:
    numbers = LIBRARY.get(title).house().content["numbers"]
    printed = {f"numbers.{id}.value" for id, entry in numbers.items() if entry["source"] == "fact"}
    assert printed == {fact["at"] for fact in TABLES[title]["facts"] if fact["at"].startswith("numbers.")}


@pytest.mark.parametrize(("title", "lang", "id", "name"), NAMES)
def test_printed_names(title: str, lang: str, id: str, name: str) -> None:
    assert Speech(LIBRARY.get(title), LIBRARY.get(title).house(), lang).named(id) == name
