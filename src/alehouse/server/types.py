"""Exports the protocol and the views as TypeScript or JSON Schema, and a JavaScript client.

`python -m alehouse.server.types FILE` writes the protocol; FILE ends with .ts for TypeScript types, with .json for
JSON Schema, with .mjs for a JavaScript client; `-` prints TypeScript. A folder gets everything that the page's sources
need: the protocol and the view of every title.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from alehouse.engine.errors import AlehouseError
from alehouse.engine.title import Title
from alehouse.games import LIBRARY
from alehouse.server import protocol
from alehouse.server.schemas import as_written, schemas
from alehouse.table.tutorial import Tutorial

FROM_CLIENT: list[type[msgspec.Struct]] = [
    protocol.CreateTable,
    protocol.ImportRecord,
    protocol.JoinTable,
    protocol.Send,
    protocol.Poll,
    protocol.CheckPack,
    protocol.ReadPack,
    protocol.PlayPack,
]
FROM_SERVER: list[type[msgspec.Struct]] = [
    protocol.Created,
    protocol.Joined,
    protocol.Lobby,
    protocol.House,
    protocol.Replies,
    protocol.Content,
    protocol.Rulebook,
    protocol.Past,
    protocol.Analysis,
    protocol.Review,
    protocol.PackForms,
    protocol.PackChecked,
    protocol.PackRead,
    protocol.PackFigures,
    Tutorial,
]
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
VIEW_HEAD = "// Written by `python -m alehouse.server.types`; the source is src/alehouse/games/{title}/view.py.\n"
HEAD = "// Written by `python -m alehouse.server.types`; the source is src/alehouse/server/protocol.py.\n"
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def schema() -> dict[str, Any]:
    """JSON Schema of both directions and of everything that goes over HTTP."""
    kinds = [*UNIONS.values(), *FROM_CLIENT, *FROM_SERVER]
    references, components = schemas(kinds, "#/$defs/")
    unions = dict(zip(UNIONS, references, strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Alehouse protocol",
        "$defs": {**unions, **components},
    }


def typescript() -> str:
    """Types of all messages; what a client may leave out is optional."""
    written = _Writer()
    for kind in [*FROM_SERVER, *get_args(protocol.ServerMessage)]:
        written.struct(kind, optional=False)
    for kind in [*FROM_CLIENT, *get_args(protocol.ClientMessage)]:
        written.struct(kind, optional=True)
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n"
        for name, union in UNIONS.items()
    ]
    return "\n".join([HEAD, *written.types.values(), *unions])


def view_typescript(title: Title) -> str:
    """Types of a title's view."""
    written = _Writer()
    written.typed_dict(title.view_type())
    return "\n".join([VIEW_HEAD.format(title=title.id), *written.types.values()])


def page_files() -> dict[str, str]:
    """All generated files of the page, by their path below web/src."""
    titles = [LIBRARY.get(id) for id in LIBRARY.ids()]
    views = {f"boards/{title.id}/view.ts": view_typescript(title) for title in titles}
    return {"lib/protocol.ts": typescript(), **views}


class _Writer:
    """Collects the types that others refer to, each once; a struct first seen from the server has all fields."""

    def __init__(self) -> None:
        self.types: dict[str, str] = {}
        self.partial: set[str] = set()

    def struct(self, kind: type[msgspec.Struct], optional: bool) -> str:
        name = kind.__name__
        if name not in self.types:
            self.types[name] = ""  # a placeholder, in case it refers to itself
            if optional:
                self.partial.add(name)
            self.types[name] = self._written(kind, optional)
        return name if not optional or name in self.partial else f"Partial<{name}>"

    def _written(self, kind: type[msgspec.Struct], optional: bool) -> str:
        about = inspect.type_info(kind)
        assert isinstance(about, inspect.StructType)
        if about.array_like:
            return (
                f"export type {kind.__name__} = [{', '.join(self.name_of(f.type, optional) for f in about.fields)}];\n"
            )
        lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
        if about.tag is not None:
            lines.append(f"  {about.tag_field}: {json.dumps(about.tag)};")
        sometimes = optional or kind.__struct_config__.omit_defaults
        for field in about.fields:
            mark = "?" if sometimes and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name_of(field.type, optional)};")
        return "\n".join([*lines, "}\n"])

    def typed_dict(self, compiled: type) -> str:
        kind = as_written(compiled)
        name = kind.__name__
        if name not in self.types:
            self.types[name] = ""
            about = inspect.type_info(kind)
            assert isinstance(about, inspect.TypedDictType)
            lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {name} {{"]
            for field in about.fields:
                lines.append(f"  {field.name}{'' if field.required else '?'}: {self.name_of(field.type, False)};")
            self.types[name] = "\n".join([*lines, "}\n"])
        return name

    def name_of(self, kind: inspect.Type, optional: bool) -> str:
        """The TypeScript of a type."""
        if isinstance(kind, inspect.Metadata):
            return self.name_of(kind.type, optional)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind.cls, optional)
        if isinstance(kind, inspect.TypedDictType):
            return self.typed_dict(kind.cls)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name_of(part, optional) for part in kind.types))
        if isinstance(kind, inspect.ListType):
            return f"Array<{self.name_of(kind.item_type, optional)}>"
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.name_of(part, optional) for part in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.name_of(kind.value_type, optional)}>"
        return PLAIN[type(kind)]


def write(path: Path) -> None:
    """Writes the file whose name says the language, or all files of the page into a folder."""
    if path.is_dir():
        for name, text in page_files().items():
            (path / name).parent.mkdir(parents=True, exist_ok=True)
            (path / name).write_text(text, encoding="utf-8")
        return
    if path.suffix == ".ts":
        text = typescript()
    elif path.suffix == ".json":
        text = json.dumps(schema(), indent=2, sort_keys=True) + "\n"
    elif path.suffix == ".mjs":
        from alehouse.server.javascript import javascript

        text = javascript()
    else:
        raise AlehouseError(
            f"'{path}' must end with .ts (TypeScript), .json (JSON Schema) or .mjs (JavaScript client)."
        )
    path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m alehouse.server.types FILE.ts|FILE.json|FILE.mjs|FOLDER|-", file=sys.stderr)
        return 2
    if arguments == ["-"]:
        print(typescript(), end="")
        return 0
    try:
        write(Path(arguments[0]))
    except (AlehouseError, OSError) as error:
        print(f"alehouse: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
