"""Content packs: the house pack of a title, and a user's changes to it.

A pack is a folder of TOML files. Each file is a section (`equipment.toml`), each table in it an entry
(`[felt-boots]`), each key a field. A user's pack holds `pack.toml` (title, name) and only what differs.
An entry may be new, whole or `like` another one; `copies` says how often it is in its deck, 0 leaves it out.
Content is rules data: words are not part of it, apart from names that a user's pack gives what it changes.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.schema import ID, ID_WANTED, MARKS, Schema

HOUSE = "house"
MOST_ENTRIES = 60  # in one section
MOST_PROBLEMS = 10  # reported for content from elsewhere
OF_PACKS = ("name", "like", "copies")  # fields of a user's pack that are used up when it is read
NUMBERS = "numbers"  # the section of single numbers
Content = dict[str, dict[str, dict[str, Any]]]
Names = dict[str, dict[str, str | dict[str, str]]]  # section, entry: one name, or names by language


class Pack:
    """All content of a title, merged and checked; `changes` is what a user's pack changed, names included.

    `rules` is what games follow from and carry with them: the content without its marks, in the form in which a game
    of before carries it.
    """

    def __init__(
        self, title: str, name: str, content: Content, changes: Content, carried: Content | None = None
    ) -> None:
        self.title = title
        self.name = name
        self.content = content
        self.changes = changes
        self.names: Names = {
            section: {id: entries[id]["name"] for id in content[section] if "name" in entries.get(id, {})}
            for section, entries in changes.items()
        }
        self.rules = rules_content(content) if carried is None else carried
        self.digest = digest_of(self.rules)
        self._player_counts: set[str] = set()  # with which a number is another one
        for entry in content.get(NUMBERS, {}).values():
            self._player_counts |= set(entry.get("by-players", {}))

    def ids(self, section: str) -> list[str]:
        return list(self.content[section])

    def number(self, name: str) -> int:
        """A value of the section `numbers`."""
        value = self.content[NUMBERS][name]["value"]
        assert isinstance(value, int)
        return value

    def in_turn_order(self, name: str, seats: int) -> list[int]:
        """A number for each of so many seats, after `for_players`; 0 for one that the pack leaves out."""
        entry = self.content[NUMBERS].get(name, {})
        given: list[int] = entry.get("in-turn-order", [])
        return [*given, *[int(entry.get("value", 0))] * (seats - len(given))]

    def numbers(self, name: str) -> list[int]:
        """All values that a number has with any number of players; 0 for one that the pack leaves out."""
        entry = self.content[NUMBERS].get(name, {})
        found = [int(entry.get("value", 0))]
        for given in entry.get("by-players", {}).values():
            found += given if isinstance(given, list) else [given]
        return found

    def depends_on_players(self, seats: int) -> bool:
        """Whether a number is another one with so many players."""
        return bool(self._player_counts) and str(seats) in self._player_counts

    def for_players(self, seats: int) -> Pack:
        """The pack with its numbers as they are with so many players."""
        numbers = dict(self.content[NUMBERS])
        for id, entry in numbers.items():
            given = entry.get("by-players", {}).get(str(seats))
            if isinstance(given, list):
                numbers[id] = {**entry, "value": given[0], "in-turn-order": given}
            elif given is not None:
                numbers[id] = {**entry, "value": given}
        pack = Pack(self.title, self.name, {**self.content, NUMBERS: numbers}, {})
        pack.names = self.names
        return pack


def rules_content(content: Content) -> Content:
    """Content without the marks of its entries: what the rules follow from, and nothing else."""
    try:
        return {
            section: {
                id: {name: value for name, value in entry.items() if name not in MARKS} for id, entry in entries.items()
            }
            for section, entries in content.items()
        }
    except (AttributeError, TypeError):
        raise AlehouseError("content is a table of files, each with entries, each with fields.") from None


def digest_of(content: Content) -> str:
    """A fingerprint of what the rules read, without source marks. The order of entries counts: codes follow it."""
    text = json.dumps(_unmarked(rules_content(content)), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def _unmarked(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _unmarked(part) for name, part in value.items() if name != "source"}
    return [_unmarked(part) for part in value] if isinstance(value, list) else value


def _read_toml(path: Path, problems: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        problems.append(f"{path.name}: cannot be read ({error})")
    except tomllib.TOMLDecodeError as error:
        problems.append(f"{path.name}: is not valid TOML ({error})")
    return {}


def house_pack(title: str, folder: Path, schema: Schema) -> Pack:
    """The pack that comes with a title."""
    problems: list[str] = []
    content: Content = {}
    for section, card in schema.items():
        content[section] = _read_toml(folder / f"{section}.toml", problems)
        for id, entry in content[section].items():
            problems += card.problems(f"{section}.toml, {id}", entry, whole=True)
    if problems:
        raise AlehouseError(f"the house pack of {title} is damaged: " + "; ".join(problems))
    return Pack(title, HOUSE, content, {})


def changed_pack(house: Pack, schema: Schema, name: str, changes: Content) -> Pack:
    """The house pack with changes applied; all problems are reported at once."""
    problems = check_changes(house, schema, changes)
    if problems:
        raise AlehouseError(f"pack '{name}': " + "; ".join(problems))
    content: Content = {
        section: {id: dict(entry) for id, entry in entries.items()} for section, entries in house.content.items()
    }
    for section, entries in changes.items():
        for id, fields in entries.items():
            merged = _merged(house, section, id, fields)
            copies = fields.get("copies", 1)
            if copies == 0:
                content[section].pop(id, None)
            for number in range(1, copies + 1):
                content[section][id if number == 1 else f"{id}-{number}"] = dict(merged)
    problems = _check_counts(schema, content)
    if problems:
        raise AlehouseError(f"pack '{name}': " + "; ".join(problems))
    return Pack(house.title, name, content, changes)


def _merged(house: Pack, section: str, id: str, fields: dict[str, Any]) -> dict[str, Any]:
    """An entry of a user's pack with everything that it takes over from the house pack."""
    start = house.content[section].get(str(fields.get("like", id)), {})
    taken_over = {field: value for field, value in start.items() if field != "sources"}
    merged = {**taken_over, "source": "pack", **fields}
    return {field: value for field, value in merged.items() if field not in OF_PACKS}


def _check_counts(schema: Schema, content: Content) -> list[str]:
    """Decks that have become too small or too large."""
    problems: list[str] = []
    for section, card in schema.items():
        if card.entries is not None:
            low, high = card.entries
            if not low <= len(content[section]) <= high:
                problems.append(f"{section}.toml: {len(content[section])} entries; {low} to {high} are allowed")
    return problems


def carried_pack(house: Pack, schema: Schema, name: str, content: Content, carried: Content) -> Pack:
    """The pack of a game that carries its content, which may come from anywhere and from an earlier house pack.

    `content` is that in its present form.
    """
    problems = _check_carried(schema, content)
    if problems:
        raise AlehouseError(f"pack '{name}': " + "; ".join(problems[:MOST_PROBLEMS]))
    marked: Content = {}
    for section, entries in content.items():
        marked[section] = {}
        for id, entry in entries.items():
            marks: dict[str, Any] = {"source": "pack"}
            known = house.content[section].get(id)
            if known is not None and house.rules[section][id] == entry:
                marks = {field: known[field] for field in MARKS if field in known}
            marked[section][id] = {**marks, **entry}
    return Pack(house.title, name, marked, {}, carried)


def _check_carried(schema: Schema, content: Content) -> list[str]:
    problems = [f"{section}.toml is missing" for section in schema if section not in content]
    for section, entries in content.items():
        if section not in schema:
            problems.append(f"{section[:40]}.toml: unknown file; allowed are {', '.join(schema)}")
            continue
        if len(entries) > MOST_ENTRIES:
            problems.append(f"{section}.toml: {len(entries)} entries; at most {MOST_ENTRIES} are allowed")
            continue
        for id, entry in entries.items():
            if ID.fullmatch(id):
                problems += schema[section].problems(f"{section}.toml, {id}", entry, whole=True, marked=False)
            else:
                problems.append(f"{section}.toml: {id[:40]!r} is not {ID_WANTED}")
    return problems or _check_counts(schema, content)


def check_changes(house: Pack, schema: Schema, changes: dict[str, Any]) -> list[str]:
    """What is wrong with a user's changes: file, card, field and what is allowed."""
    problems: list[str] = []
    for section, entries in changes.items():
        if section not in schema:
            problems.append(f"{section}.toml: " + unknown("file", section, list(schema)))
            continue
        if not isinstance(entries, dict):
            problems.append(f"{section}.toml must be a table of entries")
            continue
        for id, entry in entries.items():
            problems += _check_entry(house, schema, section, id, entry) or schema[section].problems(
                f"{section}.toml, {id}", entry, whole=False
            )
    return problems


def _check_entry(house: Pack, schema: Schema, section: str, id: str, entry: Any) -> list[str]:
    """What is wrong with an entry apart from its fields: whether it may be new, and whether it is whole."""
    card, known = schema[section], house.ids(section)
    if not isinstance(entry, dict):
        return []
    if "like" in entry and entry["like"] not in known:
        return [f"{section}.toml, {id}: field 'like': " + unknown("entry", entry["like"], known)]
    if id in known:
        return []
    if card.entries is None and id not in card.more:
        return [f"{section}.toml: " + unknown("entry", id, [*known, *card.more])]
    if not ID.fullmatch(id):
        return [f"{section}.toml: {id[:40]!r} is not {ID_WANTED}"]
    lacking = [field for field in card.required() if field not in _merged(house, section, id, entry)]
    if not lacking:
        return []
    needs = f"a new entry also needs {', '.join(lacking)}"
    return [f"{section}.toml: " + unknown("entry", id, known) + f" Or is it new? Then {needs}, or 'like' another entry"]


def seat_problems(pack: Pack, by_seat: list[str]) -> list[str]:
    """Numbers that differ between seats although the rules read one for all."""
    problems: list[str] = []
    for id, entry in pack.content[NUMBERS].items():
        lists = any(isinstance(given, list) for given in entry.get("by-players", {}).values())
        if lists and id not in by_seat:
            allowed = ", ".join(by_seat)
            problems.append(f"numbers.toml, {id}: one number for all players; those that may differ are {allowed}")
    return problems


def read_changes(folder: Path, house: Pack, schema: Schema) -> tuple[str, Content, list[str]]:
    """A pack's folder: its name, its changes, and what is wrong with its files."""
    if not folder.is_dir():
        return folder.name, {}, [f"there is no pack folder '{folder}'"]
    problems: list[str] = []
    about = _read_toml(folder / "pack.toml", problems)
    name = about.get("name", folder.name)
    if not problems and about.get("title") != house.title:
        problems.append(f"pack.toml: field 'title' must be '{house.title}', not {about.get('title')!r}")
    if not isinstance(name, str) or not 0 < len(name) <= 60:
        problems.append("pack.toml: field 'name' must be a text of 1 to 60 characters")
        name = folder.name
    changes: Content = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name == "pack.toml":
            continue
        if path.stem not in schema:
            problems.append(f"{path.name}: " + unknown("file", path.stem, list(schema)))
            continue
        changes[path.stem] = _read_toml(path, problems)
    only = about.get("only", [])
    allowed = [section for section, card in schema.items() if card.entries is not None]
    if not isinstance(only, list) or any(section not in allowed for section in only):
        problems.append(f"pack.toml: field 'only' must be a list of {', '.join(allowed)}, not {only!r}")
        only = []
    for section in only:
        named = changes.setdefault(section, {})
        changes[section] = {**{id: {"copies": 0} for id in house.ids(section) if id not in named}, **named}
    return name, changes, problems
