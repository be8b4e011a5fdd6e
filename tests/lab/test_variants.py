"""Random setups are valid and reach everything that can be chosen."""

from __future__ import annotations

from random import Random

import pytest

from alehouse.engine.schema import Vocabulary
from alehouse.games import LIBRARY
from alehouse.games.brewcrafters.kinds import OWN_EFFECTS
from alehouse.lab.variants import effect_lists, full, plain, random_options, random_pack, random_setup

pytestmark = pytest.mark.engine

TITLES = LIBRARY.ids()


@pytest.mark.parametrize("name", TITLES)
def test_random_setups_are_valid_and_use_every_seat_count_and_every_value(name: str) -> None:
    title = LIBRARY.get(name)
    rng = Random(1)
    setups = [random_setup(title, rng, title.house(), seed=0) for number in range(600)]
    assert {setup.seats for setup in setups} == set(range(title.min_seats, title.max_seats + 1))
    for option in title.options():
        values = {setup.options[option.id] for setup in setups}
        if option.kind() == "flag":
            assert values == {True, False}, option.id
        elif option.kind() == "word":
            assert values == set(option.allowed), option.id
        else:
            assert len(values) > 1, option.id


@pytest.mark.parametrize("name", TITLES)
def test_the_same_chance_gives_the_same_setup(name: str) -> None:
    title = LIBRARY.get(name)
    first, second = (random_options(title, title.max_seats, Random(5)) for time in (1, 2))
    assert first == second


@pytest.mark.parametrize("name", TITLES)
def test_full_rules_are_valid_and_fuller_than_plain_ones(name: str) -> None:
    title = LIBRARY.get(name)
    for seats in range(title.min_seats, title.max_seats + 1):
        chosen = full(title, seats)
        assert title.check_setup(seats, chosen) == ""
        assert sum(chosen[id] is True for id in chosen) > sum(value is True for value in plain(title).values())


@pytest.mark.parametrize("name", TITLES)
def test_random_packs_differ_and_pass_every_check(name: str) -> None:
    title = LIBRARY.get(name)
    packs = [random_pack(title, Random(number)) for number in range(10)]
    assert len({pack.digest for pack in packs} - {title.house().digest}) >= 5
    for pack in packs:
        assert title.check_pack(pack) == []


@pytest.mark.parametrize("name", TITLES)
def test_random_packs_use_the_whole_vocabulary(name: str) -> None:
    """What belongs to a single building comes up more rarely."""
    title = LIBRARY.get(name)
    packs = [random_pack(title, Random(number)) for number in range(16)]
    vocabularies = [spec.item for _, _, spec in effect_lists(title) if isinstance(spec.item, Vocabulary)]
    known = {do for vocabulary in vocabularies for do in vocabulary.variants()}
    met = {
        effect["do"]
        for pack in packs
        for section, field, _ in effect_lists(title)
        for entry in pack.content[section].values()
        for effect in entry[field]
    }
    assert known - set(OWN_EFFECTS) <= met
