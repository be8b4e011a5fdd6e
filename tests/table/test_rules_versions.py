"""A table goes on under the rules it began with, whatever the next release brings."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.table.sitting import Sitting

from alehouse.engine.codebook import Codebook
from alehouse.engine.events import EventBook
from alehouse.engine.options import Option, Options
from alehouse.engine.pack import Pack
from alehouse.engine.schema import Schema
from alehouse.engine.state import SPECTATOR, State
from alehouse.engine.title import Library, Setup, Title
from alehouse.games.moonlight.title import Moonlight
from alehouse.table.table import Table


class NextMoonlight(Title):
    """Moonlight with one rule changed, werewolves that hear you two steps earlier, and one more option."""

    def __init__(self) -> None:
        super().__init__()
        # compiled classes keep such fields in the instance, where a class attribute would not be seen
        self.id = "moonlight"
        self.name = "Moonlight Brewers"
        self.rules_version = 2
        self.min_seats = 1
        self.max_seats = 8
        self.old = Moonlight()

    def options(self) -> list[Option]:
        return [*self.old.options(), Option("new-moon", False, "MB-999")]

    def start(self, setup: Setup) -> State:
        state = self.old.start(setup)
        state.attack_limit -= 2
        return state

    def folder(self) -> Path:
        return self.old.folder()

    def schema(self) -> Schema:
        return self.old.schema()

    def make_codebook(self, pack: Pack) -> Codebook:
        return self.old.make_codebook(pack)

    def make_eventbook(self, pack: Pack) -> EventBook:
        return self.old.make_eventbook(pack)

    def check_setup(self, seats: int, options: Options) -> str:
        return self.old.check_setup(seats, options)


class ChangedHouse(NextMoonlight):
    """A release that changed a number but not its version."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 1

    def options(self) -> list[Option]:
        return self.old.options()

    def start(self, setup: Setup) -> State:
        return self.old.start(setup)

    def house(self) -> Pack:
        return self.old.changed("house", {"numbers": {"attack-limit": {"value": 8}}})


def both() -> Library:
    library = Library()
    library.add(Moonlight())
    library.add(NextMoonlight())
    return library


def only_new() -> Library:
    library = Library()
    library.add(NextMoonlight())
    return library


def only_old() -> Library:
    library = Library()
    library.add(Moonlight())
    return library


def attack_limit(table: Table) -> object:
    return table.must_play().state.view(SPECTATOR)["attack_limit"]


def test_an_old_table_continues_under_its_old_rules_after_a_release() -> None:
    before = Sitting(seats=2, library=only_old())
    before.play_on(Random(1), 20)
    table = Table.load(before.about, before.log, both())
    assert table.status == "playing"
    assert table.spec.pinned.rules == 1
    assert attack_limit(table) == attack_limit(before.table)
    before.library, before.table = both(), table
    before.play_on(Random(2))
    assert before.table.status == "over"
    assert Table.load(before.about, before.log, only_old()).status == "over"


def test_a_new_table_gets_the_new_rules() -> None:
    after = Sitting(seats=2, library=both())
    assert after.about.pinned.rules == 2
    assert "new-moon" in after.about.pinned.options
    assert attack_limit(after.table) != attack_limit(Sitting(seats=2, library=only_old()).table)


def test_an_old_table_is_broken_but_not_lost_where_its_rules_were_removed() -> None:
    before = Sitting(seats=2, library=only_old())
    before.play_on(Random(1), 20)
    table = Table.load(before.about, before.log, only_new())
    assert table.status == "broken"
    assert "no rules version 1" in table.trouble
    again = Table.load(before.about, before.log, both())
    assert again.status == "playing"


def test_an_old_table_keeps_its_content_where_the_house_pack_changed_under_the_same_version() -> None:
    before = Sitting(seats=2, library=only_old())
    before.play_on(Random(1), 20)
    changed = Library()
    changed.add(ChangedHouse())
    table = Table.load(before.about, before.log, changed)
    assert table.status == "playing"
    assert table.must_play().setup.pack.number("attack-limit") == 10
    assert Sitting(seats=2, library=changed).table.must_play().setup.pack.number("attack-limit") == 8


def test_a_table_whose_content_is_lost_is_broken_but_readable() -> None:
    before = Sitting(seats=2, library=only_old())
    before.play_on(Random(1), 20)
    table = Table.load(before.about.with_content({}), before.log, only_old())
    assert table.status == "broken"
    assert "is not known here" in table.trouble
    assert table.steps == 20
