"""The OpenAPI document as one page to read, without scripts and without anything from elsewhere."""

from __future__ import annotations

import base64
import hashlib
from html import escape
from typing import Any, Final

from alehouse.server.openapi import openapi

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h3 { margin: 2rem 0 0.25rem; border-top: 1px solid #8886; padding-top: 1rem; }
code { font-size: 0.95em; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top; }
"""
_digest: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
CSP: Final = f"default-src 'none'; style-src 'sha256-{_digest}'; base-uri 'none'; frame-ancestors 'none'"


def api_page() -> str:
    """All operations by tag, then all types, linked with each other."""
    document = openapi()
    parts = [f"<h1>{escape(document['info']['title'])} {escape(document['info']['version'])}: the API</h1>"]
    parts.append(f"<p>{_marked(document['info']['description'])}</p>")
    parts.append(
        '<p>As data: <a href="/api/openapi.json">OpenAPI</a>, <a href="/api/schema.json">JSON Schema with '
        "the messages of the socket</a>.</p>"
    )
    for tag in document["tags"]:
        parts.append(f"<h2>{escape(tag['name'])}</h2>")
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                if tag["name"] in operation["tags"]:
                    parts += _operation(path, method, operation)
    parts.append("<h2>Secrets</h2><table>")
    for name, scheme in document["components"]["securitySchemes"].items():
        header = scheme.get("name", "Authorization: Bearer")
        named, sent = f"<code>{escape(name)}</code>", f"<code>{escape(header)}</code>"
        parts.append(_row(named, sent, escape(scheme["description"])))
    parts.append("</table><h2>Types</h2>")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts += _type(name, schema)
    body = "\n".join(parts)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Alehouse API</title>'
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>{body}</body></html>\n'


def _operation(path: str, method: str, operation: dict[str, Any]) -> list[str]:
    id = operation["operationId"]
    lines = [f'<h3 id="{id}">{escape(operation["summary"])}</h3>', f"<p><code>{method.upper()} {escape(path)}</code> "]
    lines.append(f"(<code>{id}</code>)</p>")
    rows = [
        _row(f"<code>{parameter['name']}</code>", _kind(parameter["schema"]), escape(parameter["description"]))
        for parameter in operation["parameters"]
    ]
    if "requestBody" in operation:
        rows.append(_row("body", _content(operation["requestBody"]), escape(operation["description"])))
    for status, answer in operation["responses"].items():
        rows.append(_row(escape(status), _content(answer), escape(answer["description"])))
    if "security" in operation:
        rows.append(_row("secrets", "token, or invite; neither at a public table", ""))
    return [*lines, "<table>", *rows, "</table>"]


def _type(name: str, schema: dict[str, Any]) -> list[str]:
    lines = [f'<h3 id="type-{name}">{escape(name)}</h3>']
    if "description" in schema:
        lines.append(f"<p>{_marked(schema['description'])}</p>")
    if "properties" not in schema:
        return [*lines, f"<p>{_kind(schema)}</p>"]
    needed = schema.get("required", [])
    rows = [
        _row(f"<code>{escape(field)}</code>", _kind(kind), "" if field in needed else "optional")
        for field, kind in schema["properties"].items()
    ]
    return [*lines, "<table>", *rows, "</table>"]


def _content(part: dict[str, Any]) -> str:
    media, content = next(iter(part["content"].items()))
    return _kind(content["schema"]) if media == "application/json" else escape(media)


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to the types it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#type-{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(_kind(part) for part in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        inner = schema["additionalProperties"]
        return f"object of {_kind(inner)}" if isinstance(inner, dict) else "object"
    return escape(str(schema.get("type", "anything")))


def _row(*cells: str) -> str:
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _marked(text: str) -> str:
    """Text with `code` in it as HTML."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
