"""Reference pages from the code: commands, messages, what each title sends, and the Python modules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from tools.documentation import ROOT
from tools.documentation.outline import Page

from alehouse.cli import COMMANDS, load, make_app
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.server import protocol
from alehouse.server.openapi import BODIES
from alehouse.server.schemas import Schema, prefix, schemas, title_schemas
from alehouse.server.types import UNIONS

SECTION = "Reference"
MESSAGES = "reference/messages.md"
EXACT = 2**53  # whole numbers beyond it are not exact in JSON, so nothing needs to be said about it
MODULE = re.compile(r"^\| `(alehouse\.[\w.]+)` \|", re.MULTILINE)


def reference_pages() -> Iterator[Page]:
    yield Page("reference/commands.md", SECTION, "Commands", commands())
    yield Page(MESSAGES, SECTION, "Messages", messages())
    for title in map(LIBRARY.get, LIBRARY.ids()):
        yield Page(title_page(title), f"{SECTION}/Views, events, actions", title.name, title_types(title))
    for module in public_modules():
        text = f"# `{module}`\n\n::: {module}\n"
        yield Page(f"reference/{module}.md", f"{SECTION}/Python", module.removeprefix("alehouse."), text)


def public_modules() -> list[str]:
    """The modules that docs/python.md lists."""
    return MODULE.findall((ROOT / "docs" / "python.md").read_text(encoding="utf-8"))


def commands() -> str:
    """All commands with their options; examples are code."""
    app = make_app()
    load(app, COMMANDS)
    text = re.sub(r"^Example: (.*)$", r"Example: `\1`", app.generate_docs(), flags=re.MULTILINE)
    text = re.sub(r"^## Table of Contents\n.*?(?=^\*\*Commands)", "", text, flags=re.DOTALL | re.MULTILINE)
    return text.replace("# alehouse\n", "# Commands\n", 1).replace("```console", "```text")


def messages() -> str:
    """All messages and bodies, in three parts."""
    kinds = [*UNIONS.values(), *BODIES]
    _, components = schemas(kinds, "")
    own = {name for title in map(LIBRARY.get, LIBRARY.ids()) for name in title_schemas(title)}
    lines = [
        "# Messages",
        "Every message, request and answer of [the protocol](../protocol.md), from `src/alehouse/server/protocol.py`. "
        "Fields marked with a star are required. `View`, `Event` and `Action` depend on the title: "
        + ", ".join(f"[{title.name}]({title.id}.md)" for title in map(LIBRARY.get, LIBRARY.ids()))
        + ".",
    ]
    parts = {
        "From a client": [kind.__name__ for kind in get_args(protocol.ClientMessage)],
        "From the server": [kind.__name__ for kind in get_args(protocol.ServerMessage)],
    }
    shown = {name for names in parts.values() for name in names}
    parts["Requests, answers and their parts"] = sorted(components.keys() - shown - own)
    for heading, names in parts.items():
        lines += [f"## {heading}", *(line for name in names for line in described(name, components[name]))]
    return "\n\n".join(lines) + "\n"


def title_page(title: Title) -> str:
    return f"reference/{title.id}.md"


def title_types(title: Title) -> str:
    """What a title sends: the types of its view, its events and its actions."""
    types, begins = title_schemas(title), prefix(title)
    unions = {f"{begins}Event", f"{begins}Action"}
    events = members(types, types[f"{begins}Event"])
    actions = members(types, types[f"{begins}Action"])
    views = [name for name in types if types[name] not in (*events, *actions) and name not in unions]
    about = (
        "`View`, `Event` and `Action` of the [messages](messages.md) in this title, written from "
        f"`src/alehouse/games/{title.id}`. Ids are those of the [content](../packs.md). Fields without a star may be "
        "absent."
    )
    lines = [
        f"# {title.name}: view, events, actions",
        about,
        "## View",
        *(line for name in views for line in described(name, types[name])),
        "## Events",
        rows("event", events),
        "## Actions",
        rows("do", actions),
    ]
    return "\n\n".join(lines) + "\n"


def members(types: dict[str, Schema], union: Schema) -> list[Schema]:
    return [types[part["$ref"]] for part in union["oneOf"]]


def rows(field: str, kinds: Iterable[Schema]) -> str:
    """A table of objects that a constant distinguishes."""
    lines = [f"| `{field}` | fields |", "|---|---|"]
    for kind in kinds:
        fields = [name for name in kind["properties"] if name not in (field, "only")]
        shown = [f"`{name}`{star(kind, name)} {spelled(kind['properties'][name])}" for name in fields]
        lines.append(f"| `{kind['properties'][field]['const']}` | {'<br>'.join(shown)} |")
    return "\n".join(lines)


def described(name: str, schema: Schema) -> list[str]:
    """A heading, what the docstring says, and the fields."""
    lines = [f"### {name} {{ #{name.lower()} }}"]
    if about := schema.get("description"):
        lines.append(re.sub(r"(?<!`)(<\w+>)(?!`)", r"`\1`", about))
    if "properties" in schema:
        fields = [
            f"| `{field}`{star(schema, field)} | {spelled(kind)} | {told(kind)} |"
            for field, kind in schema["properties"].items()
        ]
        lines.append("\n".join(["| field | type | |", "|---|---|---|", *fields]))
    elif "oneOf" in schema or "anyOf" in schema:
        lines.append(f"One of {spelled(schema, linked=False)}.")
    return lines


def star(schema: Schema, field: str) -> str:
    return "\\*" if field in schema.get("required", []) else ""


def told(kind: Schema) -> str:
    """Default and limits."""
    words = [kind["description"]] if "description" in kind else []
    if "default" in kind and kind["default"] not in ({}, []):
        words.append(f"default: `{json.dumps(kind['default'])}`")
    for limit, word in (
        ("minimum", "at least {:,}"),
        ("maximum", "at most {:,}"),
        ("maxLength", "at most {:,} characters"),
    ):
        if limit in kind and abs(kind[limit]) < EXACT:
            words.append(word.format(kind[limit]))
    return "; ".join(words)


def spelled(kind: Any, linked: bool = True) -> str:
    """A type in a few words."""
    if "$ref" in kind:
        name = kind["$ref"]
        return f"[{name}](#{name.lower()})" if linked else f"`{name}`"
    if "const" in kind:
        return f"`{kind['const']}`"
    if "enum" in kind:
        return " or ".join(f"`{value}`" for value in kind["enum"])
    for union in ("anyOf", "oneOf"):
        if union in kind:
            return " or ".join(spelled(part, linked) for part in kind[union])
    if kind.get("type") == "array":
        if "prefixItems" in kind:
            return f"({', '.join(spelled(part, linked) for part in kind['prefixItems'])})"
        return f"list of {spelled(kind.get('items', {}), linked)}"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"object of {spelled(values, linked)}" if values else "object"
    types = kind.get("type", "anything")
    return " or ".join(types) if isinstance(types, list) else types
