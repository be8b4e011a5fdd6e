"""Numbers by path: every number of a pack has one, and what is written there is what the rules read."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine.errors import AlehouseError
from alehouse.games import LIBRARY
from alehouse.lab.parameters import (
    free_range,
    parameter,
    parameters,
    read_range,
    start_goods,
    with_pack,
    with_values,
    write_pack,
)

pytestmark = pytest.mark.engine

DICE = LIBRARY.get("dicebrewing")
MOON = LIBRARY.get("moonlight")


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_every_number_can_be_set_and_is_then_found_there(name: str) -> None:
    title = LIBRARY.get(name)
    known = parameters(title, title.house())
    assert len(known) > 100
    changed = 0
    for path in sorted(known)[::7]:
        one = known[path]
        other = one.value + 1 if one.value < one.high else one.value - 1
        try:
            pack = with_values(title, title.house(), {path: other}, "other")
        except AlehouseError:
            continue  # one the title refuses, such as a row longer than its starters
        changed += 1
        assert parameters(title, pack)[path].value == other
        assert pack.digest != title.house().digest or path.endswith((".copies", ".by-players.1"))
    assert changed > 20


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_present_values_change_nothing(name: str) -> None:
    title = LIBRARY.get(name)
    values = {path: one.value for path, one in parameters(title, title.house()).items()}
    assert with_values(title, title.house(), values, "same").digest == title.house().digest


def test_what_a_number_is_called() -> None:
    house = DICE.house()
    assert parameter(DICE, house, "recipes.cheap-lager.effects.1.amount").value == 2
    assert parameter(DICE, house, "ingredients.honey.price.coins").value == 4
    assert parameter(DICE, house, "recipes.cheap-lager.effects.3.amount").value == 3
    assert parameter(DICE, house, "ingredients.honey.discount.coins.6").value == 2
    assert parameter(DICE, house, "numbers.start-coins.by-players.2.1").value == 2
    assert parameter(MOON, MOON.house(), "equipment.felt-boots.effects.1.amount").value == -1
    assert parameter(MOON, MOON.house(), "equipment.felt-boots.copies").value == 1


def test_numbers_of_one_turn_keep_those_of_the_others() -> None:
    first = with_values(DICE, DICE.house(), {"numbers.start-coins.by-players.2.2": 5}, "one")
    assert first.for_players(2).in_turn_order("start-coins", 2) == [2, 5]
    both = with_values(DICE, first, {"numbers.start-coins.by-players.2.1": 3, "numbers.seeds.value": 8}, "both")
    assert both.for_players(2).in_turn_order("start-coins", 2) == [3, 5]
    assert both.for_players(3).in_turn_order("start-coins", 3) == [2, 2, 2]
    assert both.number("seeds") == 8
    new = with_values(DICE, DICE.house(), {"numbers.start-experience.by-players.2.1": 4}, "new")
    assert new.for_players(2).in_turn_order("start-experience", 2) == [4, 0]


def test_an_unknown_path_names_those_near_it() -> None:
    with pytest.raises(AlehouseError, match=r"near it are .*recipes\.dry-stout\.effects\.1\.amount"):
        parameter(DICE, DICE.house(), "recipes.dry-stuot.effects.1.amount")
    with pytest.raises(AlehouseError, match=r"has no number 'numbers.seeds'; near it are numbers.seeds.value,"):
        parameter(DICE, DICE.house(), "numbers.seeds")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("numbers.seeds.value", "PATH=LOW..HIGH"),
        ("numbers.seeds.value=6", "PATH=LOW..HIGH"),
        ("numbers.seeds.value=8..6", "has 0 values"),
        ("numbers.seeds.value=0..999", "has 1000 values"),
        ("spaces.MH1.speed.least=3..9", "whole number from 1 to 6, not 9"),
    ],
)
def test_a_range_that_cannot_be_is_refused(text: str, words: str) -> None:
    with pytest.raises(AlehouseError, match=words):
        read_range(DICE, DICE.house(), text)


def test_ranges() -> None:
    assert read_range(DICE, DICE.house(), "numbers.seeds.value=4..9:2").values == [4, 6, 8]
    assert free_range(DICE, DICE.house(), "numbers.seeds.value=8..9").values == [6, 8, 9]
    assert read_range(MOON, MOON.house(), "equipment.felt-boots.effects.1.amount=-3..-1").values == [-3, -2, -1]


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_start_goods_are_offered_as_far_as_the_title_allows(name: str) -> None:
    title = LIBRARY.get(name)
    setup = title.setup(2)
    found = start_goods(setup, 3)
    assert len(found) >= 6
    for each in found:
        for value in each.values:
            with_pack(setup, with_values(title, setup.pack, {each.path: value}, "goods")).start()


def test_a_written_pack_is_read_again(tmp_path: Path) -> None:
    values = {
        "numbers.start-experience.by-players.2.1": 4,
        "recipes.cheap-lager.effects.1.amount": 1,
        "recipes.dry-stout.copies": 2,
        "ingredients.honey.discount.coins.6": 3,
    }
    pack = with_values(DICE, DICE.house(), values, "Even “start”")
    write_pack(tmp_path / "pack", pack)
    assert DICE.check(tmp_path / "pack") == []
    again = DICE.pack(str(tmp_path / "pack"))
    assert (again.digest, again.name) == (pack.digest, pack.name)
