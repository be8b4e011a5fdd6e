"""Tables that join numbers, names and classes by name, never by position."""

from __future__ import annotations

import pytest

from alehouse.engine.machine import Step
from alehouse.engine.numbers import by_number
from alehouse.games.brewcrafters import steps
from alehouse.games.brewcrafters.machine import MACHINE

pytestmark = pytest.mark.engine

BITS = {"PROCESSED", "COLLABORATED", "DIFFERENT"}  # of arguments, not steps


def test_the_order_in_which_a_table_is_written_does_not_matter() -> None:
    assert by_number({1: "hops", 2: "yeast", 0: "malt"}) == ["malt", "hops", "yeast"]


def test_a_number_without_a_row_is_an_error() -> None:
    with pytest.raises(KeyError):
        by_number({0: "malt", 2: "yeast"})


def test_every_step_stands_in_the_machine_once() -> None:
    numbers = [value for name, value in vars(steps).items() if name.isupper() and name not in BITS]
    known = [number for number, step in enumerate(MACHINE.steps) if type(step) is not Step]
    known += [number for number, place in enumerate(MACHINE.places) if place >= 0]
    assert sorted(known) == sorted(numbers)
