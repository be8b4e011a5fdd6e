"""The HTTP part of the protocol as an OpenAPI document, for tools and for the tests that attack it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

import alehouse
from alehouse.print.document import PAPERS
from alehouse.server import protocol
from alehouse.server.schemas import schemas
from alehouse.server.types import FROM_CLIENT, FROM_SERVER
from alehouse.table.tutorial import Tutorial
from alehouse.text.languages import languages

Kind = type[msgspec.Struct]
POINTER: Final = "#/components/schemas/"
BODIES: Final[list[Kind]] = [*FROM_CLIENT, *FROM_SERVER, protocol.Problem]
PDF: Final = "application/pdf"
OFFER, NEW, PLAY, MAKE = "What is on offer", "New tables and seats", "At a table", "Making packs"
# operation id (the name of the clients' method), method, path, tag, what it does, body, status, answer
Row = tuple[str, str, str, str, str, Kind | None, int, Kind | str]
OPERATIONS: Final[list[Row]] = [
    ("house", "get", "/api/house", OFFER, "What this server offers", None, 200, protocol.House),
    ("lobby", "get", "/api/lobby", OFFER, "Public tables with an open seat", None, 200, protocol.Lobby),
    (
        "content",
        "get",
        "/api/content/{title}/{rules}/{digest}",
        OFFER,
        "Content by digest",
        None,
        200,
        protocol.Content,
    ),
    ("rules", "get", "/api/rules/{title}/{lang}", OFFER, "The rules in one language", None, 200, protocol.Rulebook),
    ("tutorial", "get", "/api/tutorials/{title}", OFFER, "Lessons to play", None, 200, Tutorial),
    ("messages", "get", "/api/messages/{title}/{lang}", OFFER, "Messages in Fluent's syntax", None, 200, "text/plain"),
    (
        "pdf",
        "get",
        "/api/print/{title}/{rules}/{digest}/{lang}/{paper}",
        OFFER,
        "A title to print, cut and play",
        None,
        200,
        PDF,
    ),
    ("create_table", "post", "/api/tables", NEW, "Create a table", protocol.CreateTable, 201, protocol.Created),
    (
        "import_record",
        "post",
        "/api/import",
        NEW,
        "Create a table from a record",
        protocol.ImportRecord,
        201,
        protocol.Created,
    ),
    ("join_table", "post", "/api/tables/{table}/join", NEW, "Take a seat", protocol.JoinTable, 200, protocol.Joined),
    ("send", "post", "/api/tables/{table}/send", PLAY, "Send a message", protocol.Send, 200, protocol.Replies),
    ("poll", "post", "/api/tables/{table}/poll", PLAY, "Wait for news", protocol.Poll, 200, protocol.Replies),
    ("table_content", "get", "/api/tables/{table}/content", PLAY, "A table's content", None, 200, protocol.Content),
    ("past", "get", "/api/tables/{table}/at/{step}/{seat}", PLAY, "A past position", None, 200, protocol.Past),
    ("analysis", "get", "/api/tables/{table}/analysis", PLAY, "Who was winning when", None, 200, protocol.Analysis),
    ("review", "get", "/api/tables/{table}/review", PLAY, "What cost most, and luck", None, 200, protocol.Review),
    (
        "record",
        "get",
        "/api/tables/{table}/record",
        PLAY,
        "A finished game's record",
        None,
        200,
        "application/x-ndjson",
    ),
    (
        "branch",
        "get",
        "/api/tables/{table}/branch",
        PLAY,
        "A running game, to continue alone",
        None,
        200,
        "application/x-ndjson",
    ),
    ("pack_forms", "get", "/api/forms/{title}", MAKE, "What a pack may hold", None, 200, protocol.PackForms),
    (
        "check_pack",
        "post",
        "/api/packs/check",
        MAKE,
        "What is wrong with a pack",
        protocol.CheckPack,
        200,
        protocol.PackChecked,
    ),
    ("read_pack", "post", "/api/packs/read", MAKE, "A pack from a file", protocol.ReadPack, 200, protocol.PackRead),
    (
        "play_pack",
        "post",
        "/api/packs/games",
        MAKE,
        "Bot games with a pack",
        protocol.PlayPack,
        200,
        protocol.PackFigures,
    ),
    (
        "print_pack",
        "post",
        "/api/packs/print/{lang}/{paper}",
        MAKE,
        "A pack to print, cut and play",
        protocol.CheckPack,
        200,
        PDF,
    ),
]
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "maxLength": 40},
    "title": {"type": "string", "maxLength": 40},
    "rules": {"type": "integer", "minimum": 0},
    "digest": {"type": "string", "maxLength": 64},
    "step": {"type": "integer", "minimum": 0},
    "seat": {"type": "integer", "minimum": 0, "maximum": 8},
    "lang": {"enum": languages()},
    "paper": {"enum": PAPERS},
}
ABOUT_PARAMETERS: Final = {
    "table": "A table's id",
    "title": "A title's id, as in House",
    "rules": "The version of the title's rules",
    "digest": "A pack's digest, as in House",
    "step": "How many steps were played",
    "seat": "A seat counted from 1; 0: none",
    "lang": "A language, as in House",
    "paper": "The size of the paper",
}
ABOUT: Final = """How a program talks to an Alehouse server. Seats count from 1, times are milliseconds since 1970.
Playing goes over a WebSocket at `/api/tables/{table}/socket`, whose messages are `ClientMessage` and `ServerMessage`;
`send` and `poll` do the same without one. docs/protocol.md explains everything."""
# The holder of a seat has a token, a guest the invite; a public table needs neither.
SECURITY: Final = {
    "token": {"type": "http", "scheme": "bearer", "description": "A person's secret; it holds seats."},
    "invite": {"type": "apiKey", "in": "header", "name": "Alehouse-Invite", "description": "The table's invitation."},
}


@cache
def openapi() -> dict[str, Any]:
    """The document that `GET /api/openapi.json` returns."""
    _, components = schemas(BODIES, POINTER)
    paths: dict[str, Any] = {}
    for id, method, path, tag, about, body, status, answered in OPERATIONS:
        operation = {"operationId": id, "tags": [tag], **_operation(path, about, body, status, answered)}
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Alehouse", "version": alehouse.__version__, "description": ABOUT},
        "servers": [{"url": "/"}],
        "tags": [{"name": tag} for tag in (OFFER, NEW, PLAY, MAKE)],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


def _operation(path: str, about: str, body: Kind | None, status: int, answered: Kind | str) -> dict[str, Any]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": ABOUT_PARAMETERS[name],
            "schema": PARAMETERS[name],
        }
        for name in names
    ]
    kind = {"schema": {"type": "string"}} if isinstance(answered, str) else _reference(answered)
    media = answered if isinstance(answered, str) else "application/json"
    said = about if isinstance(answered, str) else " ".join((answered.__doc__ or about).split())
    operation: dict[str, Any] = {
        "summary": about,
        "parameters": parameters,
        "responses": {
            str(status): {"description": said, "content": {media: kind}},
            "default": {"description": "Refused", "content": {"application/json": _reference(protocol.Problem)}},
        },
    }
    if body is not None:
        operation["description"] = " ".join((body.__doc__ or "").split())
        operation["requestBody"] = {"required": True, "content": {"application/json": _reference(body)}}
    if "table" in names and not path.endswith("/join"):
        operation["security"] = [{"token": []}, {"invite": []}, {}]
    return operation


def _reference(kind: Kind) -> dict[str, Any]:
    return {"schema": {"$ref": f"{POINTER}{kind.__name__}"}}
