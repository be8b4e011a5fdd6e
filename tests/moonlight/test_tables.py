"""Numbers and names are joined by name: every number has one meaning, and nothing is left out."""

from __future__ import annotations

import pytest

from alehouse.engine.machine import Step
from alehouse.games import LIBRARY
from alehouse.games.moonlight import actions, events, kinds, steps
from alehouse.games.moonlight.machine import MACHINE

pytestmark = pytest.mark.engine

WORDS = ["ABILITIES", "EFFECTS", "INGREDIENTS", "KINDS", "LIMITS", "OMENS", "SPECIALS", "TASKS"]


@pytest.mark.parametrize("name", WORDS)
def test_each_word_of_the_content_has_a_number_of_its_own(name: str) -> None:
    words: list[str] = getattr(kinds, name)
    assert len(set(words)) == len(words)


def test_every_step_has_its_class() -> None:
    numbers = [value for name, value in vars(steps).items() if name.isupper()]
    assert len(set(numbers)) == len(numbers)
    assert all(type(MACHINE.steps[n]) is not Step or MACHINE.decisions[n].id for n in numbers)


def test_every_event_has_its_name_and_arguments() -> None:
    for number, (key, _) in enumerate(events.EVENTS.listed):
        assert getattr(events, key.replace("-", "_").upper()) == number


def test_every_action_without_argument_has_the_code_of_its_name() -> None:
    book = LIBRARY.get("moonlight").codebook(LIBRARY.get("moonlight").house())
    plain = {code: do["do"] for code in book.codes() if len(do := book.describe(code)) == 1}
    named = {name: code for name, code in vars(actions).items() if isinstance(code, int) and code in plain}
    assert {name.lower().replace("_", "-"): code for name, code in named.items()} == {
        verb: code for code, verb in plain.items()
    }
