"""Content packs: the house pack of a title, and a user's changes to it.

A pack is a folder of TOML files. Each file is a section (`equipment.toml`), each table in it an entry (`[felt-boots]`),
each key a field. A user's pack holds `pack.toml` (title, name) and only its differences. It may also be a single file,
with title and name at its head and entries by section (`[equipment.felt-boots]`). An entry may be new, complete or
`like` another one; `copies` is its number in its deck (0 leaves it out). Content is rules data: words are not part of
it, except names that a user's pack gives to what it changes.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.problem import PackError, PackProblem
from alehouse.engine.schema import ID, ID_WANTED, MARKS, Schema

HOUSE = "house"
MOST_ENTRIES = 60  # in one section
MOST_PROBLEMS = 10  # reported for content from elsewhere
OF_PACKS = ("name", "like", "copies")  # fields of a user's pack that are consumed when it is read
NUMBERS = "numbers"  # the section of single numbers
ABOUT = "pack"  # the file that names the pack's title
LONGEST_NAME = 60
Content = dict[str, dict[str, dict[str, Any]]]
Names = dict[str, dict[str, str | dict[str, str]]]  # by section and entry: one name, or names by language


class Pack:
    """All content of a title, merged and checked; `changes` is a user pack's part, names included.

    `rules` is the part that games depend on and carry with them: the content without its marks, in the form in which an
    older game carries it.
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
        self._player_counts: set[str] = set()  # for which some number differs
        for entry in content.get(NUMBERS, {}).values():
            self._player_counts |= set(entry.get("by-players", {}))

    def ids(self, section: str) -> list[str]:
        return list(self.content[section])

    def number(self, name: str, otherwise: int | None = None) -> int:
        """A value of the section `numbers`; `otherwise` is the value for older content that lacks the number."""
        numbers = self.content[NUMBERS]
        value = numbers[name]["value"] if otherwise is None or name in numbers else otherwise
        assert isinstance(value, int)
        return value

    def in_turn_order(self, name: str, seats: int) -> list[int]:
        """A number for each seat in turn order, after `for_players`; 0 if the pack leaves it out."""
        entry = self.content[NUMBERS].get(name, {})
        given: list[int] = entry.get("in-turn-order", [])
        return [*given, *[int(entry.get("value", 0))] * (seats - len(given))]

    def numbers(self, name: str) -> list[int]:
        """All values of a number, with any number of players; 0 if the pack leaves it out."""
        entry = self.content[NUMBERS].get(name, {})
        found = [int(entry.get("value", 0))]
        for given in entry.get("by-players", {}).values():
            found += given if isinstance(given, list) else [given]
        return found

    def depends_on_players(self, seats: int) -> bool:
        """Whether any number differs with this many players."""
        return bool(self._player_counts) and str(seats) in self._player_counts

    def for_players(self, seats: int) -> Pack:
        """The pack with its numbers for this many players."""
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
    """Content without the marks of its entries: only what rules depend on."""
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
    """A fingerprint of what rules read, without source marks. The order of entries counts, because codes follow it."""
    text = json.dumps(unmarked(rules_content(content)), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def unmarked(value: Any) -> Any:
    """A value without the source marks of its parts."""
    if isinstance(value, dict):
        return {name: unmarked(part) for name, part in value.items() if name != "source"}
    return [unmarked(part) for part in value] if isinstance(value, list) else value


def read_toml(text: str, section: str, problems: list[PackProblem]) -> dict[str, Any]:
    """A file's tables; none if it is not valid TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        problems.append(PackProblem(section, "", f"is not valid TOML ({error})"))
    return {}


def _read_toml(path: Path, problems: list[PackProblem]) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problems.append(PackProblem(path.stem, "", f"cannot be read ({error})"))
        return {}
    return read_toml(text, path.stem, problems)


def house_pack(title: str, folder: Path, schema: Schema) -> Pack:
    """The pack that comes with a title."""
    problems: list[PackProblem] = []
    content: Content = {}
    for section, file in schema.items():
        content[section] = _read_toml(folder / f"{section}.toml", problems)
        for id, entry in content[section].items():
            problems += file.problems(section, id, entry, whole=True)
    if problems:
        told = "; ".join([str(problem) for problem in problems])
        raise AlehouseError(f"the house pack of {title} is damaged: {told}")
    return Pack(title, HOUSE, content, {})


def draft_pack(house: Pack, schema: Schema, name: str, changes: dict[str, Any]) -> tuple[Pack, list[PackProblem]]:
    """The house pack with changes applied, and all problems; entries with a problem stay as in the house pack.

    A deck that has become too small or too large is kept.
    """
    problems = check_changes(house, schema, changes)
    wrong = {(problem.section, problem.entry) for problem in problems}
    good: Content = {}
    for section, entries in changes.items():
        if section in schema and isinstance(entries, dict):
            good[section] = {id: entry for id, entry in entries.items() if (section, id) not in wrong}
    content: Content = {
        section: {id: dict(entry) for id, entry in entries.items()} for section, entries in house.content.items()
    }
    for section, fields_by_id in good.items():
        for id, fields in fields_by_id.items():
            merged = _merged(house, section, id, fields)
            copies = fields.get("copies", 1)
            if copies == 0:
                content[section].pop(id, None)
            for number in range(1, copies + 1):
                content[section][id if number == 1 else f"{id}-{number}"] = dict(merged)
    return Pack(house.title, name, content, good), problems


def _merged(house: Pack, section: str, id: str, fields: dict[str, Any]) -> dict[str, Any]:
    """An entry of a user's pack, completed from the house pack."""
    start = house.content[section].get(str(fields.get("like", id)), {})
    taken_over = {field: value for field, value in start.items() if field != "sources"}
    merged = {**taken_over, "source": "pack", **fields}
    return {field: value for field, value in merged.items() if field not in OF_PACKS}


def check_counts(schema: Schema, content: Content) -> list[PackProblem]:
    """Problems of decks that have become too small or too large."""
    problems: list[PackProblem] = []
    for section, file in schema.items():
        if file.entries is not None:
            low, high = file.entries
            count = len(content[section])
            if not low <= count <= high:
                problems.append(PackProblem(section, "", f"{count} entries; {low} to {high} are allowed"))
    return problems


def carried_pack(house: Pack, schema: Schema, name: str, content: Content, carried: Content) -> Pack:
    """The pack of a game that carries its content, which may come from anywhere and from an earlier house pack.

    `content` is the carried content in its present form.
    """
    problems = _check_carried(schema, content)
    if problems:
        raise PackError(name, problems[:MOST_PROBLEMS])
    marked: Content = {}
    for section, entries in content.items():
        marked[section] = {}
        for id, entry in entries.items():
            known = house.content[section].get(id)
            if known is not None and unmarked(entry) == unmarked(house.rules[section][id]):
                marked[section][id] = dict(known)
            else:
                marked[section][id] = {"source": "pack", **entry}
    return Pack(house.title, name, marked, {}, carried)


def _check_carried(schema: Schema, content: Content) -> list[PackProblem]:
    problems = [PackProblem(section, "", "is missing") for section in schema if section not in content]
    for section, entries in content.items():
        if section not in schema:
            problems.append(PackProblem(section[:40], "", f"unknown file; allowed are {', '.join(schema)}"))
            continue
        if len(entries) > MOST_ENTRIES:
            told = f"{len(entries)} entries; at most {MOST_ENTRIES} are allowed"
            problems.append(PackProblem(section, "", told))
            continue
        for id, entry in entries.items():
            if ID.fullmatch(id):
                problems += schema[section].problems(section, id, entry, whole=True, marked=False)
            else:
                problems.append(PackProblem(section, "", f"{id[:40]!r} is not {ID_WANTED}"))
    return problems or check_counts(schema, content)


def check_changes(house: Pack, schema: Schema, changes: dict[str, Any]) -> list[PackProblem]:
    """Problems of a user's changes: file, entry, field and what is allowed."""
    problems: list[PackProblem] = []
    for section, entries in changes.items():
        if section not in schema:
            problems.append(PackProblem(section, "", unknown("file", section, list(schema))))
            continue
        if not isinstance(entries, dict):
            problems.append(PackProblem(section, "", "must be a table of entries"))
            continue
        for id, entry in entries.items():
            problems += _check_entry(house, schema, section, id, entry) or schema[section].problems(
                section, id, entry, whole=False
            )
    return problems


def _check_entry(house: Pack, schema: Schema, section: str, id: str, entry: Any) -> list[PackProblem]:
    """Problems of an entry apart from its fields: whether it may be new, and whether it is complete."""
    file, known = schema[section], house.ids(section)
    if not isinstance(entry, dict):
        return []
    if "like" in entry and entry["like"] not in known:
        return [PackProblem(section, id, "field 'like': " + unknown("entry", str(entry["like"]), known), ["like"])]
    if id in known:
        return []
    if file.entries is None and id not in file.more:
        return [PackProblem(section, id, unknown("entry", id, [*known, *file.more]))]
    if not ID.fullmatch(id):
        return [PackProblem(section, id, f"{id[:40]!r} is not {ID_WANTED}")]
    lacking = [field for field in file.required() if field not in _merged(house, section, id, entry)]
    if not lacking:
        return []
    needs = f"a new entry also needs {', '.join(lacking)}"
    told = unknown("entry", id, known) + f" Or is it new? Then {needs}, or 'like' another entry"
    return [PackProblem(section, id, told, [lacking[0]])]


def seat_problems(pack: Pack, by_seat: list[str]) -> list[PackProblem]:
    """Problems of numbers that differ between seats although the rules read only one."""
    problems: list[PackProblem] = []
    for id, entry in pack.content[NUMBERS].items():
        lists = any(isinstance(given, list) for given in entry.get("by-players", {}).values())
        if lists and id not in by_seat:
            told = f"one number for all players; those that may differ are {', '.join(by_seat)}"
            problems.append(PackProblem(NUMBERS, id, told, ["by-players"]))
    return problems


def pack_paths(folder: Path) -> dict[str, Path]:
    """The packs in a folder by name: folders with a pack.toml, and single files."""
    folders = {about.parent.name: about.parent for about in sorted(folder.glob("*/pack.toml"))}
    return {**{path.stem: path for path in sorted(folder.glob("*.toml"))}, **folders}


def read_about(path: Path) -> dict[str, Any]:
    """A pack's description of itself (title, name, only); an error if it cannot be read."""
    file = path if path.is_file() else path / f"{ABOUT}.toml"
    problems: list[PackProblem] = []
    about = _read_toml(file, problems) if file.is_file() else {}
    if problems:
        raise AlehouseError(f"{file}: {problems[0].text}.")
    return about


def read_changes(path: Path, house: Pack, schema: Schema) -> tuple[str, Content, list[PackProblem]]:
    """Reads a pack's folder or file: its name, its changes, and problems with its files."""
    problems: list[PackProblem] = []
    if path.is_file():
        about, files = split_file(_read_toml(path, problems))
    elif path.is_dir():
        about = _read_toml(path / f"{ABOUT}.toml", problems)
        files = {file.stem: _read_toml(file, problems) for file in sorted(path.glob("*.toml")) if file.stem != ABOUT}
    else:
        return path.stem, {}, [PackProblem(ABOUT, "", f"there is no pack '{path}'")]
    if not problems and about.get("title") != house.title:
        told = f"field 'title' must be '{house.title}', not {about.get('title')!r}"
        problems.append(PackProblem(ABOUT, "", told, ["title"]))
    name, changes, more = read_pack(about, files, house, schema)
    return name or path.stem, changes, problems + more


def split_file(data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A pack in a single file: its description of itself, and its sections."""
    about = {name: value for name, value in data.items() if not isinstance(value, dict)}
    return about, {name: value for name, value in data.items() if isinstance(value, dict)}


def read_pack(
    about: dict[str, Any], files: dict[str, Any], house: Pack, schema: Schema
) -> tuple[str, Content, list[PackProblem]]:
    """A pack's name ('' if it has none), its changes including what `only` leaves out, and problems with both."""
    problems: list[PackProblem] = []
    name = about.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or ("name" in about and not name):
        told = f"field 'name' must be a text of 1 to {LONGEST_NAME} characters"
        problems.append(PackProblem(ABOUT, "", told, ["name"]))
        name = ""
    changes: Content = {}
    for section, entries in files.items():
        if section in schema:
            changes[section] = entries
        else:
            problems.append(PackProblem(section, "", unknown("file", section, list(schema))))
    only = about.get("only", [])
    allowed = [section for section, file in schema.items() if file.entries is not None]
    if not isinstance(only, list) or any(section not in allowed for section in only):
        told = f"field 'only' must be a list of {', '.join(allowed)}, not {only!r}"
        problems.append(PackProblem(ABOUT, "", told, ["only"]))
        only = []
    for section in only:
        named = changes.setdefault(section, {})
        changes[section] = {**{id: {"copies": 0} for id in house.ids(section) if id not in named}, **named}
    return name, changes, problems


def written_pack(title: str, name: str, changes: Content) -> str:
    """A pack as a single file, readable by `read_changes`."""
    lines = [f"title = {_toml(title)}", f"name = {_toml(name)}"]
    for section, entries in changes.items():
        for id, fields in entries.items():
            lines += ["", f"[{_toml_key(section)}.{_toml_key(id)}]"]
            lines += [f"{_toml_key(field)} = {_toml(value)}" for field, value in fields.items()]
    return "\n".join(lines) + "\n"


def _toml_key(name: str) -> str:
    return name if ID.fullmatch(name) else _toml(name)


def _toml(value: Any) -> str:
    """A value in TOML syntax. JSON's strings, numbers and flags are valid TOML, except for one escape."""
    if isinstance(value, dict):
        fields = [f"{_toml_key(str(name))} = {_toml(part)}" for name, part in value.items()]
        return f"{{ {', '.join(fields)} }}" if fields else "{}"
    if isinstance(value, list):
        return f"[{', '.join([_toml(part) for part in value])}]"
    if isinstance(value, (str, int, float)):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return '""'  # TOML has no other values, and no field may hold one
