"""Content packs: the house pack of a title, and a user's changes to it.

A pack is a folder of TOML files. Each file is a section (`equipment.toml`), each table in it an entry
(`[felt-boots]`), each key a field. A user's pack holds `pack.toml` (title, name) and only what differs.
Content is rules data: words are not part of it, apart from names that a user's pack gives what it changes.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.schema import MARKS, Schema

HOUSE = "house"
MOST_ENTRIES = 60  # in one section
MOST_PROBLEMS = 10  # reported for content from elsewhere
ID = re.compile("[A-Za-z0-9-]{1,40}")
Content = dict[str, dict[str, dict[str, Any]]]
Names = dict[str, dict[str, str | dict[str, str]]]  # section, entry: one name, or names by language


class Pack:
    """All content of a title, merged and checked; `changes` is what a user's pack changed, names included.

    `rules` is what games follow from and carry with them: the content without its marks.
    """

    def __init__(self, title: str, name: str, content: Content, changes: Content) -> None:
        self.title = title
        self.name = name
        self.content = content
        self.changes = changes
        self.names: Names = {
            section: {id: fields["name"] for id, fields in entries.items() if "name" in fields}
            for section, entries in changes.items()
        }
        self.rules = rules_content(content)
        self.digest = digest_of(self.rules)

    def ids(self, section: str) -> list[str]:
        return list(self.content[section])

    def number(self, name: str) -> int:
        """A value of the section `numbers`."""
        value = self.content["numbers"][name]["value"]
        assert isinstance(value, int)
        return value


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
            merged = {**content[section][id], "source": "pack", **fields}
            merged.pop("name", None)
            if "sources" not in fields:
                merged.pop("sources", None)
            content[section][id] = merged
    return Pack(house.title, name, content, changes)


def carried_pack(house: Pack, schema: Schema, name: str, content: Content) -> Pack:
    """The pack of a game that carries its content, which may come from anywhere and from an earlier house pack."""
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
    return Pack(house.title, name, marked, {})


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
                problems.append(f"{section}.toml: an id has 1 to 40 letters, digits and hyphens, not {id[:40]!r}")
    return problems


def check_changes(house: Pack, schema: Schema, changes: Content) -> list[str]:
    """What is wrong with a user's changes: file, card, field and what is allowed."""
    problems: list[str] = []
    for section, entries in changes.items():
        if section not in schema:
            problems.append(f"{section}.toml: " + unknown("file", section, list(schema)))
            continue
        for id, entry in entries.items():
            known = house.ids(section)
            if id not in known:
                problems.append(f"{section}.toml: " + unknown("card", id, known))
            else:
                problems += schema[section].problems(f"{section}.toml, {id}", entry, whole=False)
    return problems


def read_changes(folder: Path, title: str, schema: Schema) -> tuple[str, Content, list[str]]:
    """A user's pack folder: its name, its changes, and what is wrong with its files."""
    if not folder.is_dir():
        return folder.name, {}, [f"there is no pack folder '{folder}'"]
    problems: list[str] = []
    about = _read_toml(folder / "pack.toml", problems)
    name = about.get("name", folder.name)
    if not problems and about.get("title") != title:
        problems.append(f"pack.toml: field 'title' must be '{title}', not {about.get('title')!r}")
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
    return name, changes, problems
