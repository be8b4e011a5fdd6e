"""Values that fit a JSON schema of the protocol, and values that nearly do."""

from __future__ import annotations

import string
from random import Random
from typing import Any

from hypothesis import strategies as st
from tests.server.served import Json

from alehouse.server.openapi import openapi

DOCUMENT = openapi()
SCHEMAS = DOCUMENT["components"]["schemas"]
NASTY = ["", " ", "\x00", "../..", "'\"<>&;", "\u202e", "\U0001f37a", "null", "-1", "9" * 400, "a" * 3000]

words = st.one_of(st.sampled_from(NASTY), st.text(max_size=30), st.text(string.ascii_lowercase, max_size=12))
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), words),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=12,
)


def fitting(schema: Json) -> st.SearchStrategy[Any]:
    """Values that a JSON schema allows."""
    if "$ref" in schema:
        return st.deferred(lambda: fitting(SCHEMAS[schema["$ref"].rpartition("/")[2]]))
    if parts := schema.get("anyOf") or schema.get("oneOf"):
        return st.one_of(*[fitting(part) for part in parts])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return st.one_of(*[fitting({**schema, "type": one}) for one in kind])
    if kind == "object":
        return _object(schema)
    if kind == "array":
        return st.lists(fitting(schema.get("items", {})), max_size=4)
    if kind == "string":
        return _string(schema)
    if kind == "integer":
        return st.integers(schema.get("minimum", -5), min(schema.get("maximum", 300), 2**53))
    if kind == "boolean":
        return st.booleans()
    return anything


def _string(schema: Json) -> st.SearchStrategy[str]:
    if "pattern" in schema:
        return st.from_regex(str(schema["pattern"]), fullmatch=True).filter(
            lambda text: len(text) <= schema["maxLength"]
        )
    longest = schema.get("maxLength", 3000)
    return words.filter(lambda text: schema.get("minLength", 0) <= len(text) <= longest)


def _object(schema: Json) -> st.SearchStrategy[Any]:
    if "properties" not in schema:
        return st.dictionaries(words, fitting(schema.get("additionalProperties") or {}), max_size=3)
    required = {name: fitting(schema["properties"][name]) for name in schema.get("required", [])}
    optional = {name: fitting(part) for name, part in schema["properties"].items() if name not in required}
    return st.fixed_dictionaries(required, optional=optional)


def spoilt(value: Any, rng: Random) -> Any:
    """The value with one place of it replaced by something of another type, or something added."""
    wrong: Any = rng.choice([None, [], {}, "x", -1, 1.5, True, "9" * 500, {"a": {"b": []}}])
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(sorted(value))
        return {**value, name: spoilt(value[name], rng)}
    if isinstance(value, dict) and rng.random() < 0.5:
        return {**value, "surplus": wrong}
    if isinstance(value, list) and value and rng.random() < 0.8:
        index = rng.randrange(len(value))
        return [*value[:index], spoilt(value[index], rng), *value[index + 1 :]]
    return wrong
