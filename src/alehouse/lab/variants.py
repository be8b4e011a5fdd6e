"""Ways to set up a title: full rules, random options, random content."""

from __future__ import annotations

from random import Random
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.options import Option, Options, Value, read_options
from alehouse.engine.pack import Content, Pack
from alehouse.engine.title import Setup, Title

TRIES = 40
LIST_TRIES = 30  # few lists of the right length also hold what the title wants of each kind


def plain(title: Title) -> Options:
    """Every option at its default."""
    return read_options(title.options(), {})


def full(title: Title, seats: int) -> Options:
    """Every flag on that is compatible with these seats and the flags before it."""
    chosen = plain(title)
    for option in title.options():
        if option.kind() == "flag":
            with_it: Options = {**chosen, option.id: True}
            if not title.check_setup(seats, with_it):
                chosen = with_it
    return chosen


def random_options(title: Title, seats: int, rng: Random) -> Options:
    """Random options that are valid for these seats, if the defaults are: one is always tried, then few or many.

    Keeping what is compatible with the ones before also finds options that are compatible with hardly any other.
    """
    chosen = plain(title)
    likely = rng.choice([0.1, 0.5, 0.9])
    for place, option in enumerate(rng.sample(title.options(), len(title.options()))):
        if place == 0 or rng.random() < likely:
            for attempt in range(LIST_TRIES if option.kind() == "list" else 1):
                changed: Options = {**chosen, option.id: _other_value(option, rng)}
                if not title.check_setup(seats, changed):
                    chosen = changed
                    break
    return chosen


def _other_value(option: Option, rng: Random) -> Value:
    if option.kind() == "flag":
        return not option.default
    if option.kind() == "word":
        return rng.choice(option.allowed)
    if option.kind() == "list":
        return option.read(rng.sample(option.allowed, rng.randint(option.low, option.high)))
    return rng.randint(option.low, option.high)


def random_pack(title: Title, rng: Random) -> Pack:
    """The house pack with a few values, entries and counts changed to others that its schema and the title allow."""
    house, schema = title.house(), title.schema()
    places = [
        (section, card, field)
        for section in schema
        for card in house.ids(section)
        for field, spec in schema[section].fields.items()
        if (field in house.content[section][card] or field in schema[section].optional) and spec.sample(0) is not None
    ]
    decks = [section for section in schema if schema[section].entries is not None]
    if not places:
        return house
    for attempt in range(TRIES):
        changes: Content = {}
        for section, card, field in rng.sample(places, min(rng.randint(1, 6), len(places))):
            value: Any = schema[section].fields[field].sample(rng.getrandbits(16))
            changes.setdefault(section, {}).setdefault(card, {})[field] = value
        for section in rng.sample(decks, rng.randint(0, len(decks))):
            card = rng.choice(house.ids(section))
            changes.setdefault(section, {}).setdefault(card, {})["copies"] = rng.randint(0, 3)
            changes[section][f"new-{card}"] = {"like": card}
        try:
            return title.changed("fuzzed", changes)
        except AlehouseError:
            continue
    return house


def random_setup(title: Title, rng: Random, pack: Pack, seed: int) -> Setup:
    """Random valid seats and options."""
    seats = rng.randint(title.min_seats, title.max_seats)
    options = random_options(title, seats, rng)
    while title.check_setup(seats, options):
        seats = rng.randint(title.min_seats, title.max_seats)
        options = random_options(title, seats, rng)
    return title.setup(seats, options, pack, seed)
