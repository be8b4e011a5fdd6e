"""JSON Schema of the protocol, in which views, events and actions have the types of the titles.

The wire carries them as plain objects, so that it is the same for every title. Here `view` is one of the titles' views,
known by its `title`; an event one of their events, known by `event`; an action one of their actions, known by `do`.
Types of titles begin with the title's name: `MoonlightView`, `MoonlightPlayer`, `MoonlightRollEvent`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

import msgspec

from alehouse.engine.forecast import Foreseen
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.table.entries import ACTION, LONGEST_NAME
from alehouse.table.projection import EVENT, VIEW

Schema = dict[str, Any]
TYPES: Final[dict[type, str]] = {bool: "boolean", int: "integer", str: "string"}
ONLY: Final[Schema] = {"type": "integer", "description": "The seat that may know it; absent if everyone may."}


def schemas(kinds: Sequence[Any], template: str) -> tuple[list[Schema], dict[str, Schema]]:
    """References to these types, and the schemas of everything they refer to; `template` is how a reference begins."""
    references, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    _, forecast = msgspec.json.schema_components([as_written(Foreseen)], ref_template="{name}")
    own: dict[str, Schema] = _renamed({**components, **forecast}, {})
    titles = [LIBRARY.get(id) for id in LIBRARY.ids()]
    for title in titles:
        own |= title_schemas(title)
    for union, field in ((VIEW, "title"), (EVENT, "event"), (ACTION, "do")):
        own[union] = _one_of(own, [f"{prefix(title)}{union}" for title in titles], field)
    return _pointed(list(references), template), _pointed(own, template)


@cache
def title_schemas(title: Title) -> dict[str, Schema]:
    """Types of a title; references are bare names."""
    begins = prefix(title)
    view = as_written(title.view_type())
    _, parts = msgspec.json.schema_components([view], ref_template="{name}")
    names = {name: begins + name.removeprefix(begins) for name in parts}
    found = {names[name]: _renamed(part, names) for name, part in parts.items()}
    found[f"{begins}{VIEW}"]["properties"]["title"] = {"type": "string", "const": title.id}
    for union, members in ((EVENT, _events(title)), (ACTION, _actions(title))):
        (field,) = {next(iter(schema["properties"])) for schema in members.values()}
        found |= members
        found[f"{begins}{union}"] = _one_of(found, list(members), field)
    return found


def prefix(title: Title) -> str:
    """What the names of a title's types begin with."""
    return title.view_type().__name__.removesuffix(VIEW) or title.id.title()


def _events(title: Title) -> dict[str, Schema]:
    book = title.eventbook(title.house())
    found = {}
    for key in book.keys():  # noqa: SIM118  not a dictionary
        properties: Schema = {"event": {"type": "string", "const": key}}
        for name, kind in book.arguments(key):
            if kind in ("number", "seat"):
                about = {"description": "A seat counted from 1; 0: nobody."} if kind == "seat" else {}
                properties[name] = {"type": "integer", **about}
            else:
                properties[name] = {"type": "string", "description": f"One of the {kind}, or empty."}
        required = list(properties)
        found[f"{prefix(title)}{_camel(key)}{EVENT}"] = _object({**properties, "only": ONLY}, required)
    return found


def _actions(title: Title) -> dict[str, Schema]:
    book = title.codebook(title.house())
    verbs: dict[str, list[dict[str, object]]] = {}
    for code in book.codes():
        action = book.describe(code)
        verbs.setdefault(str(action["do"]), []).append(action)
    found = {}
    for verb, actions in verbs.items():
        properties: Schema = {"do": {"type": "string", "const": verb}}
        for name in dict.fromkeys(name for action in actions for name in action if name != "do"):
            kinds = {TYPES[type(action[name])] for action in actions if name in action}
            longest = {"maxLength": LONGEST_NAME} if "string" in kinds else {}
            properties[name] = {"type": kinds.pop() if len(kinds) == 1 else sorted(kinds), **longest}
        required = [name for name in properties if all(name in action for action in actions)]
        found[f"{prefix(title)}{_camel(verb)}{ACTION}"] = _object(properties, required)
    return found


def as_written(kind: type) -> type:
    """A `TypedDict` as its source has it: compiled ones lose the types of their fields and their docstrings."""
    module = sys.modules[kind.__module__]
    if str(module.__file__).endswith(".py"):
        return kind
    source = Path(str(module.__file__)).with_name(kind.__module__.rpartition(".")[2] + ".py").read_text("utf-8")
    space: dict[str, Any] = {"__name__": kind.__module__}
    for node in ast.parse(source).body:
        types = isinstance(node, ast.ImportFrom) and node.module in ("typing", "collections.abc")
        bases = {ast.unparse(base) for base in node.bases} if isinstance(node, ast.ClassDef) else set()
        for base in bases.difference(space):
            inherited = getattr(module, base, None)
            if isinstance(inherited, type) and issubclass(inherited, dict):
                space[base] = as_written(inherited)
        typed = not bases.isdisjoint(("TypedDict", *space))
        alias = isinstance(node, ast.Assign) and ast.unparse(node.value).startswith(("dict[", "list[", "tuple["))
        if types or typed or alias:
            exec(compile(ast.Module([node], []), kind.__module__, "exec", dont_inherit=True), space)
    return space[kind.__name__]  # type: ignore[no-any-return]


def _camel(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("-"))


def _object(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required}


def _one_of(known: dict[str, Schema], names: list[str], field: str) -> Schema:
    """One of several types; where all of them have a constant in `field`, it tells them apart."""
    references = [{"$ref": name} for name in names]
    constants = {name: known[name].get("properties", {}).get(field, {}).get("const") for name in names}
    if None in constants.values():
        return {"anyOf": references}
    mapping = {value: name for name, value in constants.items()}
    return {"oneOf": references, "discriminator": {"propertyName": field, "mapping": mapping}}


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """A schema with other names of types in its references and titles, and with clean docstrings."""
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {}
    for key, part in schema.items():
        if key in ("$ref", "title") and isinstance(part, str):
            found[key] = names.get(part, part)
        elif key == "description" and isinstance(part, str):
            found[key] = cleandoc(part)
        else:
            found[key] = _renamed(part, names)
    return found


def _pointed(schema: Any, template: str) -> Any:
    """A schema whose bare references are whole ones, in which what is marked as view, event or action refers to these.

    Tuples have no `items: false`, which client generators do not know; `maxItems` says the same.
    """
    if isinstance(schema, list):
        return [_pointed(part, template) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") in (VIEW, EVENT, ACTION):
        return {"$ref": f"{template}{schema['title']}"}
    found: Schema = {}
    for key, part in schema.items():
        if key == "$ref":
            found[key] = f"{template}{part}"
        elif key == "mapping":
            found[key] = {value: f"{template}{name}" for value, name in part.items()}
        elif not (key == "items" and part is False and "maxItems" in schema):
            found[key] = _pointed(part, template)
    return found
