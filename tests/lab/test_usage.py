"""Which content a seat meets, read from actions and events of any title."""

from __future__ import annotations

import pytest

from alehouse.engine.events import EVERYONE, Event
from alehouse.games import LIBRARY
from alehouse.lab.usage import UNNAMED, Usage

pytestmark = pytest.mark.engine


def usage() -> Usage:
    return Usage(LIBRARY.get("moonlight").setup(2))


def code(**action: object) -> int:
    title = LIBRARY.get("moonlight")
    return title.codebook(title.house()).code(dict(action))


def test_an_action_names_its_content() -> None:
    assert usage().of_code(code(do="use", card="felt-boots")) == [("equipment", "felt-boots", "use")]
    assert usage().of_code(code(do="action", what="malt-hard")) == [("actions", "malt-hard", "action")]
    assert usage().of_code(code(do="duel", seat=2)) == []


def test_an_event_names_its_content_and_its_seat() -> None:
    event = Event("win", {"seat": 2, "werewolf": "alpha"}, EVERYONE)
    assert usage().of_event(event) == (1, [("werewolves", "alpha", "win")])


def test_an_event_of_nobody_has_no_seat() -> None:
    assert usage().of_event(Event("phase", {"phase": "cooking"}, EVERYONE)) == (-1, [("phases", "cooking", "phase")])


def test_words_that_are_no_content_are_no_use() -> None:
    assert usage().of_event(Event("reshuffle", {"deck": "werewolf-deck"}, EVERYONE)) == (-1, [])


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_every_code_names_only_what_the_pack_holds(name: str) -> None:
    title = LIBRARY.get(name)
    reader = Usage(title.setup(title.max_seats))
    content = title.house().content
    named = [use for code in title.codebook(title.house()).codes() for use in reader.of_code(code)]
    assert named
    for section, thing, _ in named:
        assert section != UNNAMED
        assert thing in content[section]
