"""The HTTP part of the protocol as an OpenAPI document, for tools and for the tests that attack it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import alehouse
from alehouse.server import protocol
from alehouse.server.types import FROM_CLIENT, FROM_SERVER
from alehouse.table.tutorial import Tutorial
from alehouse.text.languages import languages

Kind = type[msgspec.Struct]
BODIES: Final[list[Kind]] = [*FROM_CLIENT, *FROM_SERVER, protocol.Problem]
# method, path, what it does, body, status, answer
Row = tuple[str, str, str, Kind | None, int, Kind | str]
OPERATIONS: Final[list[Row]] = [
    ("get", "/api/house", "What this server offers", None, 200, protocol.House),
    ("get", "/api/lobby", "Public tables with an open seat", None, 200, protocol.Lobby),
    ("get", "/api/content/{title}/{rules}/{digest}", "Content by digest", None, 200, protocol.Content),
    ("get", "/api/rules/{title}/{lang}", "The rules in one language", None, 200, protocol.Rulebook),
    ("get", "/api/tutorials/{title}", "Lessons to play", None, 200, Tutorial),
    ("get", "/api/messages/{title}/{lang}", "Messages in Fluent's syntax", None, 200, "text/plain"),
    ("post", "/api/tables", "Create a table", protocol.CreateTable, 201, protocol.Created),
    ("post", "/api/import", "Create a table from a record", protocol.ImportRecord, 201, protocol.Created),
    ("post", "/api/tables/{table}/join", "Take a seat", protocol.JoinTable, 200, protocol.Joined),
    ("post", "/api/tables/{table}/send", "Send a message", protocol.Send, 200, protocol.Replies),
    ("post", "/api/tables/{table}/poll", "Wait for news", protocol.Poll, 200, protocol.Replies),
    ("get", "/api/tables/{table}/content", "The content a table is played with", None, 200, protocol.Content),
    ("get", "/api/tables/{table}/at/{step}/{seat}", "A past position", None, 200, protocol.Past),
    ("get", "/api/tables/{table}/analysis", "Who was winning when", None, 200, protocol.Analysis),
    ("get", "/api/tables/{table}/record", "The record of a finished game", None, 200, "application/x-ndjson"),
]
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "maxLength": 40},
    "title": {"type": "string", "maxLength": 40},
    "rules": {"type": "integer", "minimum": 0},
    "digest": {"type": "string", "maxLength": 64},
    "step": {"type": "integer", "minimum": 0},
    "seat": {"type": "integer", "minimum": 0, "maximum": 8},
    "lang": {"enum": languages()},
}
TOKEN: Final = {"name": "Authorization", "in": "header", "schema": {"type": "string", "maxLength": 200}}
INVITE: Final = {"name": "Alehouse-Invite", "in": "header", "schema": {"type": "string", "maxLength": 100}}


def openapi() -> dict[str, Any]:
    """The document that `GET /api/openapi.json` returns."""
    _, components = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for method, path, about, body, status, answered in OPERATIONS:
        paths.setdefault(path, {})[method] = _operation(path, about, body, status, answered)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Alehouse", "version": alehouse.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(path: str, about: str, body: Kind | None, status: int, answered: Kind | str) -> dict[str, Any]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    if "table" in names and not path.endswith("/join"):
        parameters += [TOKEN, INVITE]
    kind = {"schema": {"type": "string"}} if isinstance(answered, str) else _reference(answered)
    media = answered if isinstance(answered, str) else "application/json"
    operation: dict[str, Any] = {
        "summary": about,
        "parameters": parameters,
        "responses": {
            str(status): {"description": about, "content": {media: kind}},
            "default": {"description": "Refused", "content": {"application/json": _reference(protocol.Problem)}},
        },
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": _reference(body)}}
    return operation


def _reference(kind: Kind) -> dict[str, Any]:
    return {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}
