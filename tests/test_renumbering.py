"""Numbers of actions, events and steps are inside matters: everything that is kept or sent goes by names.

So an entry may be put in the middle of a table, which renumbers all that follow.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.barrels import title as toy

from alehouse.bots.random_bot import RandomBot
from alehouse.engine.codebook import Codebook, Family
from alehouse.engine.events import EVERYONE, EventBook, EventLog
from alehouse.engine.machine import Step
from alehouse.engine.record import Record, read_record
from alehouse.engine.title import Library, Title
from alehouse.games import LIBRARY
from alehouse.lab.simulate import recorded_game

pytestmark = pytest.mark.engine

RENUMBERED = [  # what an entry put before others does to the toy
    ("POUR: Final = 0", "POUR: Final = 4"),
    ("SERVE: Final = 1", "SERVE: Final = 7"),
    ("POURED: Final = 0", "POURED: Final = 1"),
    ("SPILT: Final = 1", "SPILT: Final = 3"),
    ("SERVED: Final = 2", "SERVED: Final = 4"),
    ("TURN: Final = 0", "TURN: Final = 9"),
    ("NEXT_TURN: Final = 1", "NEXT_TURN: Final = 2"),
    ('[("poured", pints), (', '[("drawn", pints), ("poured", pints), ("warmed", []), ('),
    ('[Family("pour"', '[Family("draw", 0, []), Family("pour"'),
]


def numbers(module: Any) -> dict[str, int]:
    """The numbers that a module defines, each with what it calls them, as `keep-die`."""
    return {
        name.lower().replace("_", "-"): value
        for name, value in vars(module).items()
        if name.isupper() and not name.startswith("_") and isinstance(value, int)
    }


def part(title: Title, name: str) -> ModuleType:
    return import_module(f"{type(title).__module__.rpartition('.')[0]}.{name}")


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_event_has_the_number_of_its_name(id: str) -> None:
    title = LIBRARY.get(id)
    known = numbers(part(title, "events"))
    for number, key in enumerate(title.eventbook(title.house()).keys()):
        assert known[key] == number


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_step_has_a_number_of_its_own_and_does_something(id: str) -> None:
    title = LIBRARY.get(id)
    machine = part(title, "machine").MACHINE
    known = numbers(part(title, "steps"))
    used = [n for n, step in enumerate(machine.steps) if type(step) is not Step or machine.places[n] >= 0]
    assert set(known.values()) == set(used)


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_an_event_put_in_the_middle_changes_no_other(id: str) -> None:
    title = LIBRARY.get(id)
    book = title.eventbook(title.house())
    table = [(key, book.arguments(key)) for key in book.keys()]  # noqa: SIM118 (not a dictionary)
    for place in (0, len(table) // 2, len(table)):
        longer = EventBook([*table[:place], ("put-in", []), *table[place:]], book._ids)
        for number, (key, arguments) in enumerate(table):
            shifted = number + (number >= place)
            old, new = (it.read((at, 0, 0, 0, 0, EVERYONE)) for it, at in ((book, number), (longer, shifted)))
            assert (new.key, new.as_dict(), longer.arguments(key)) == (key, old.as_dict(), arguments)


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_a_verb_put_in_the_middle_changes_no_other(id: str) -> None:
    title = LIBRARY.get(id)
    book = title.codebook(title.house())
    families = [family for same in book._families.values() for family in same]
    for place in (0, len(families) // 2, len(families)):
        base = families[place].base if place < len(families) else max(book.codes()) + 1
        moved = [Family(one.do, one.base + (one.base >= base), one.args) for one in families]
        longer = Codebook([*moved[:place], Family("putIn", base, []), *moved[place:]])
        for code in book.codes():
            action = book.describe(code)
            assert longer.describe(longer.code(action)) == action
            assert longer.code(action) == code + (code >= base)


@pytest.fixture
def renumbered(monkeypatch: pytest.MonkeyPatch) -> Library:
    """A library with the toy after entries were put into all its tables."""
    source = Path(toy.__file__).read_text("utf-8")
    for old, new in RENUMBERED:
        lines = source.splitlines()
        assert sum(line.startswith(old) or (not old[0].isupper() and old in line) for line in lines) == 1, old
        source = "\n".join(
            new if line == old else line if old[0].isupper() else line.replace(old, new) for line in lines
        )
    module = ModuleType("tests.barrels.renumbered")
    module.__file__ = toy.__file__
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(source, "renumbered.py", "exec"), vars(module))
    library = Library()
    library.add(module.BarrelsTitle())
    return library


def told(record: Record) -> list[dict[str, object]]:
    """Everything that was heard while the game was played."""
    log = EventLog()
    state = record.setup.start(log)
    codebook = record.setup.title.codebook(record.setup.pack)
    for step in record.steps:
        state.apply(codebook.code(step.action))
    book = record.setup.title.eventbook(record.setup.pack)
    return [book.read(heard).as_dict() for heard in log.take()]


def test_a_record_replays_after_everything_was_renumbered(renumbered: Library) -> None:
    record = recorded_game(toy.BarrelsTitle().setup(3, seed=2), [RandomBot()] * 3, 1)
    again = read_record(renumbered, "\n".join(record.lines()))
    book = again.setup.title.codebook(again.setup.pack)
    assert [book.code({"do": verb}) for verb in ("draw", "pour", "serve")] == [0, 4, 7]
    assert again.lines() == record.lines()
    before, after = record.replay(), again.replay()
    assert after.view(0) == before.view(0)
    assert told(again) == told(record) != []
