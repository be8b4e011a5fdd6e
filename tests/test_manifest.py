"""What `title.toml` says: read with clear errors, true of its title, and sensible where nothing is said."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from alehouse.bots.levels import bot
from alehouse.engine.errors import AlehouseError
from alehouse.engine.manifest import number, read_manifest
from alehouse.games import LIBRARY
from alehouse.text.complete import messages
from alehouse.text.languages import languages
from alehouse.text.speech import Speech

pytestmark = pytest.mark.engine
TITLES = LIBRARY.ids()
CONTENT = {"numbers": {"label-rep": {"value": 3}}}


def test_without_a_file_everything_has_a_default(tmp_path: Path) -> None:
    manifest = read_manifest(tmp_path / "title.toml", 4, 6)
    assert (manifest.seats, manifest.level, manifest.phase) == (4, "regular", "")
    assert (manifest.varied, manifest.sheet, manifest.counters) == ({}, [], [])
    assert manifest.order > LIBRARY.get(TITLES[-1]).manifest().order


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("colour = 'red'", "unknown field of title.toml 'colour'; did you mean 'color'?"),
        ("color = 'red'", "color must be like '#5b3a20', not 'red'"),
        ("order = 'first'", "'order' of title.toml must be a whole number, not 'first'"),
        ("[quick]\nseats = 9", r"\[quick\] seats must be 2 to 4, not 9"),
        ("[[sheet]]\neach = 2", r"\[\[sheet\]\] needs 'source'"),
        ("[[sheet]]\nsource = 'beer'\nlow = 'none'", r"'low' of \[\[sheet\]\] must be a whole number"),
        ("sheet = 1", "'sheet' of title.toml must be a list of tables, not 1"),
        ("[[counters]]\nid = 'noise'", r"\[\[counters\]\] needs 'limit'"),
        ("order =", "Invalid value"),
    ],
)
def test_what_is_wrong_is_said_with_the_file(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "title.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(AlehouseError, match=problem) as error:
        read_manifest(path, 2, 4)
    assert str(error.value).startswith(f"{path}: ")


def test_a_number_stands_there_or_in_the_content() -> None:
    assert number(2, CONTENT) == 2
    assert number("numbers.label-rep.value", CONTENT) == 3
    assert number("-numbers.label-rep.value", CONTENT) == -3
    with pytest.raises(AlehouseError, match=r"no number 'numbers.labels.value'"):
        number("numbers.labels.value", CONTENT)
    with pytest.raises(AlehouseError, match=r"must be a number or 'section.entry.field'"):
        number("label-rep", CONTENT)


def test_titles_stand_on_the_shelf_in_the_order_that_they_ask_for() -> None:
    orders = [LIBRARY.get(id).manifest().order for id in TITLES]
    assert orders == sorted(set(orders))


@pytest.mark.parametrize("id", TITLES)
def test_a_manifest_is_true_of_its_title(id: str) -> None:
    title = LIBRARY.get(id)
    manifest = title.manifest()
    assert bot(manifest.level, title)
    assert title.setup(manifest.seats, manifest.varied)
    assert manifest.phase in title.eventbook(title.house()).keys()  # noqa: SIM118 (not a dictionary)


@pytest.mark.parametrize("id", TITLES)
def test_every_row_and_counter_has_its_numbers_and_its_words(id: str) -> None:
    title = LIBRARY.get(id)
    content, manifest, say = title.house().content, title.manifest(), Speech(title, title.house(), "en").catalogue
    sources = import_module(type(title).__module__.replace(".title", ".score")).SOURCES
    for row in manifest.sheet:
        assert row.source in sources
        assert row.unless in {"", *(option.id for option in title.options())}
        told = row.as_dict(content)
        assert int(told["low"]) <= 0 < int(told["high"])
        assert say.has(f"sheet-{row.label}") or say.has(f"score-{row.source}")
    for counter in manifest.counters:
        limits = counter.as_dict(content)
        assert int(limits["near"]) <= int(limits["limit"])
        assert say.has(f"counter-{counter.id}")
    assert len({row.label for row in manifest.sheet}) == len(manifest.sheet)


@pytest.mark.parametrize("id", TITLES)
def test_a_title_is_announced_in_every_language(id: str) -> None:
    wanted = {f"title-{id}", f"title-{id}.about", f"title-{id}.length"}
    for lang in languages():
        assert messages(LIBRARY.get(id).folder() / "text" / "title.ftl", lang).keys() == wanted
