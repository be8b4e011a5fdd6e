"""Ways to set up a title: full rules, random options, random content."""

from __future__ import annotations

from random import Random
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.options import Option, Options, Value, read_options
from alehouse.engine.pack import Content, Pack
from alehouse.engine.schema import MARKS, Several, Vocabulary
from alehouse.engine.title import Setup, Title

MANY = (4, 12, 60)  # changes that a random pack tries
LIST_TRIES = 30  # few random lists of the right length also have what the title requires of each kind


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


def random_options(title: Title, seats: int, rng: Random, pack: Pack | None = None) -> Options:
    """Random options that are valid for these seats, if the defaults are: one is always tried, then few or many.

    Keeping what is compatible with the earlier ones also finds options that are compatible with hardly any other.
    """
    used = pack or title.house()
    options = title.options_with(used)
    chosen = read_options(options, {})
    likely = rng.choice([0.1, 0.5, 0.9])
    for place, option in enumerate(rng.sample(options, len(options))):
        if place == 0 or rng.random() < likely:
            for attempt in range(LIST_TRIES if option.kind() == "list" else 1):
                changed: Options = {**chosen, option.id: _other_value(option, rng)}
                if not title.check_setup_with(used, seats, changed):
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
    """The house pack with few or many random changes to values, entries and counts that schema and title allow.

    In every second pack most lists of effects are new.
    """
    house, schema = title.house(), title.schema()
    places = [
        (section, card, field)
        for section in schema
        for card in house.ids(section)
        for field, spec in schema[section].fields.items()
        if field not in MARKS and spec.sample(0) is not None
    ]
    decks = [section for section in schema if schema[section].entries is not None]
    pack = house
    wanted = rng.choice(MANY)
    for place in rng.choices(places, k=wanted) if places else []:
        section, card, field = place
        pack = _changed(title, pack, section, card, {field: schema[section].fields[field].sample(rng.getrandbits(16))})
    if rng.random() < 0.5:
        for section, field, spec in effect_lists(title):
            for card in house.ids(section):
                if rng.random() < 0.7:
                    pack = _changed(title, pack, section, card, {field: spec.sample(rng.getrandbits(40))})
    for section in rng.sample(decks, rng.randint(0, len(decks))):
        card = rng.choice(house.ids(section))
        pack = _changed(title, pack, section, card, {"copies": rng.randint(0, 3)})
        pack = _changed(title, pack, section, f"new-{card}", {"like": card})
    return pack


def effect_lists(title: Title) -> list[tuple[str, str, Several]]:
    """The fields that are lists of effects, by file and name."""
    return [
        (section, field, spec)
        for section, card in title.schema().items()
        for field, spec in card.fields.items()
        if isinstance(spec, Several) and isinstance(spec.item, Vocabulary)
    ]


def _changed(title: Title, pack: Pack, section: str, card: str, fields: dict[str, Any]) -> Pack:
    """A pack with one more change, if the title allows it."""
    changes: Content = {name: dict(entries) for name, entries in pack.changes.items()}
    entries = changes.setdefault(section, {})
    entries[card] = {**entries.get(card, {}), **fields}
    try:
        return title.changed("fuzzed", changes)
    except AlehouseError:
        return pack


def random_setup(title: Title, rng: Random, pack: Pack, seed: int) -> Setup:
    """Random valid seats and options."""
    seats = rng.randint(title.min_seats, title.max_seats)
    options = random_options(title, seats, rng, pack)
    while title.check_setup_with(pack, seats, options):
        seats = rng.randint(title.min_seats, title.max_seats)
        options = random_options(title, seats, rng, pack)
    return title.setup(seats, options, pack, seed)
