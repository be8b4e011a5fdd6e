"""Numbers of the content by path, as packs name them: file, entry, field, and so on, list items counted from 1.

`recipes.dry-stout.effects.1.amount`, `recipes.dry-stout.copies`, `numbers.seeds.value`, `numbers.seeds.by-players.2`
(with two players), `numbers.start-coins.by-players.2.1` (for the first of two players).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from alehouse.engine.errors import AlehouseError
from alehouse.engine.pack import NUMBERS, Content, Pack
from alehouse.engine.schema import MARKS, MOST_COPIES, ByPlayers, Fields, Section, Several, Spec, Whole
from alehouse.engine.title import Setup, Title

BY_PLAYERS = "by-players"
COPIES = "copies"
NEAR = 5  # similar paths listed in an error
MOST_VALUES = 60  # per range

Values = dict[str, int]  # by path


@dataclass(frozen=True)
class Parameter:
    """A number of the content: its path, its value, and the lowest and highest that its field allows."""

    path: str
    value: int
    low: int
    high: int


@dataclass(frozen=True)
class Range:
    """The values to try for a number."""

    parameter: Parameter
    values: list[int]

    @property
    def path(self) -> str:
        return self.parameter.path


def parameters(title: Title, pack: Pack) -> dict[str, Parameter]:
    """Every number of a pack by its path; those that an entry omits count as 0, if they may be 0."""
    found: dict[str, Parameter] = {}
    for section, file in title.schema().items():
        for id, entry in _entries(title, pack, section, file).items():
            for path, value, spec in _numbers(title, file, f"{section}.{id}", id, entry):
                if spec.low <= value <= spec.high:
                    found[path] = Parameter(path, value, spec.low, spec.high)
            if file.entries is not None:
                copies = int(pack.changes.get(section, {}).get(id, {}).get(COPIES, 1))
                found[f"{section}.{id}.{COPIES}"] = Parameter(f"{section}.{id}.{COPIES}", copies, 0, MOST_COPIES)
    return found


def _entries(title: Title, pack: Pack, section: str, file: Section) -> dict[str, dict[str, Any]]:
    """The entries that a pack can name: copies follow the card that they are copies of."""
    named = [*title.house().ids(section), *pack.changes.get(section, {})]
    kept = {id: entry for id, entry in pack.content[section].items() if id in named}
    return {**kept, **{id: {} for id in file.more if id not in kept}}


def _numbers(
    title: Title, file: Section, path: str, id: str, entry: dict[str, Any]
) -> Iterator[tuple[str, int, Whole]]:
    for name, spec in file.fields.items():
        if isinstance(spec, ByPlayers):
            yield from _by_players(title, f"{path}.{name}", spec, entry, id in file.by_turn)
        elif name not in MARKS:
            yield from _parts(f"{path}.{name}", spec, entry.get(name))


def _by_players(
    title: Title, path: str, spec: ByPlayers, entry: dict[str, Any], by_turn: bool
) -> Iterator[tuple[str, int, Whole]]:
    for seats in range(title.min_seats, title.max_seats + 1):
        given = _in_turn_order(entry, seats)
        yield f"{path}.{seats}", given[0], spec.item
        if by_turn:
            for turn, number in enumerate(given, 1):
                yield f"{path}.{seats}.{turn}", number, spec.item


def _in_turn_order(entry: dict[str, Any], seats: int) -> list[int]:
    given = entry.get(BY_PLAYERS, {}).get(str(seats), entry.get("value", 0))
    return list(given) if isinstance(given, list) else [given] * seats


def _parts(path: str, spec: Spec, value: Any) -> Iterator[tuple[str, int, Whole]]:
    if isinstance(spec, Whole):
        yield path, 0 if value is None else value, spec
    elif isinstance(spec, Several) and value is not None:
        for place, item in enumerate(value, 1):
            yield from _parts(f"{path}.{place}", spec.item, item)
    elif isinstance(spec, Fields) and value is not None:
        for name, part in spec.fields.items():
            yield from _parts(f"{path}.{name}", part, value.get(name))


def parameter(title: Title, pack: Pack, path: str) -> Parameter:
    """The number at a path; an error names similar paths."""
    known = parameters(title, pack)
    if path in known:
        return known[path]
    near = [one for one in known if one.startswith(f"{path}.")][:NEAR] or get_close_matches(path, known, NEAR, 0.5)
    hint = f"; near it are {', '.join(near)}." if near else "; it is FILE.ENTRY.FIELD, as in docs/pack-fields.md."
    raise AlehouseError(f"the content of {title.name} has no number '{path}'{hint}")


def read_range(title: Title, pack: Pack, text: str) -> Range:
    """`PATH=LOW..HIGH` or `PATH=LOW..HIGH:STEP`."""
    path, equals, rest = text.partition("=")
    ends, _, step = rest.partition(":")
    low, dots, high = ends.partition("..")
    if not (equals and dots and _whole(low) and _whole(high) and (_whole(step) or not step)):
        example = "numbers.seeds.value=4..8, or with a step numbers.seeds.value=4..8:2"
        raise AlehouseError(f"a number to change is given as PATH=LOW..HIGH, for example {example}, not '{text}'.")
    found = parameter(title, pack, path)
    values = list(range(int(low), int(high) + 1, max(1, int(step or 1))))
    if not 0 < len(values) <= MOST_VALUES:
        raise AlehouseError(f"'{text}' has {len(values)} values; 1 to {MOST_VALUES} are allowed.")
    for value in (values[0], values[-1]):
        if not found.low <= value <= found.high:
            raise AlehouseError(f"'{path}' must be a whole number from {found.low} to {found.high}, not {value}.")
    return Range(found, values)


def free_range(title: Title, pack: Pack, text: str) -> Range:
    """The same, with the current value added."""
    found = read_range(title, pack, text)
    return Range(found.parameter, sorted({*found.values, found.parameter.value}))


def _whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def with_values(title: Title, pack: Pack, values: Values, name: str) -> Pack:
    """The pack with changed numbers; an error if the title rejects any."""
    known = parameters(title, pack)
    changes = deepcopy(pack.changes)
    for path, value in values.items():
        if value != known[path].value:
            section, id, *keys = path.split(".")
            _set(changes.setdefault(section, {}).setdefault(id, {}), pack.content[section].get(id, {}), keys, value)
    return title.changed(name, changes)


def _set(entry: dict[str, Any], whole: dict[str, Any], keys: list[str], value: int) -> None:
    """Writes a number into an entry of a user's pack; fields are replaced completely, so the rest is copied along."""
    field, *deeper = keys
    if field == BY_PLAYERS:
        players, *turn = deeper
        if not whole:
            entry.setdefault("value", 0)
        known = {**whole, **entry}
        given = _in_turn_order(known, int(players))
        if turn:
            given[int(turn[0]) - 1] = value
        entry[field] = {**known.get(field, {}), players: given if turn else value}
        return
    if not deeper:
        entry[field] = value
        return
    found = deepcopy(entry.get(field, whole[field]))
    entry[field] = found
    for key in deeper[:-1]:
        found = found[int(key) - 1] if isinstance(found, list) else found[key]
    last = deeper[-1]
    if isinstance(found, list):
        found[int(last) - 1] = value
    else:
        found[last] = value


def with_pack(setup: Setup, pack: Pack) -> Setup:
    """The same game with another pack, validated again."""
    return setup.title.setup(setup.seats, dict(setup.options), pack, setup.seed)


def start_goods(setup: Setup, extra: int) -> list[Range]:
    """Each player's starting goods in turn order: the current numbers and up to `extra` more or less, if allowed."""
    title, pack = setup.title, setup.pack
    known = parameters(title, pack)
    found: list[Range] = []
    for name in title.schema()[NUMBERS].by_turn if NUMBERS in title.schema() else []:
        for turn in range(1, setup.seats + 1):
            one = known[f"{NUMBERS}.{name}.{BY_PLAYERS}.{setup.seats}.{turn}"]
            tried = range(max(one.low, one.value - extra), min(one.high, one.value + extra) + 1)
            values = [value for value in tried if _allowed(setup, {one.path: value})]
            if len(values) > 1:
                found.append(Range(one, values))
    return found


def _allowed(setup: Setup, values: Values) -> bool:
    try:
        with_values(setup.title, setup.pack, values, setup.pack.name)
    except AlehouseError:
        return False
    return True


def write_pack(folder: Path, pack: Pack) -> None:
    """Writes a user's pack as a folder that `Title.pack` reads."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(f"title = {_toml(pack.title)}\nname = {_toml(pack.name)}\n", encoding="utf-8")
    for section, entries in _without_nothing(pack.changes).items():
        tables = [
            "\n".join([f"[{id}]", *[f"{_key(name)} = {_toml(value)}" for name, value in entry.items()]])
            for id, entry in entries.items()
        ]
        (folder / f"{section}.toml").write_text("\n\n".join(tables) + "\n", encoding="utf-8")


def _without_nothing(changes: Content) -> Content:
    return {section: entries for section, entries in changes.items() if entries}


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)  # valid for whole numbers, flags and texts


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else json.dumps(name)
