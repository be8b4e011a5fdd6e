"""Differences between two messages, so that a viewer who knows the old one needs only what changed.

A patch has the shape of what it changes. `[value]` puts a value in place, `[]` removes a field, and an object holds the
patches of the parts that differ, by field or by index. A list whose length changes is sent whole. An empty object
changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

Patch = dict[str, Any] | list[Any]
Patches = dict[tuple[int, int], Patch]  # by the identities of the old and the new part, while both exist


def diff(old: Any, new: Any) -> Patch:
    """What turns `old` into `new`; both are made of structs, dictionaries, lists and plain values."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind is dict:
        return _diff_fields(old, new)
    if kind is list or kind is tuple:
        return _diff_items(old, new)
    if isinstance(new, msgspec.Struct):
        return changes(old, new, {})
    return {} if old == new else [new]


def changes(old: msgspec.Struct, new: msgspec.Struct, known: Patches) -> dict[str, Any]:
    """What turns a struct into another one of its kind. Parts that several structs share are compared once: `known`."""
    changed: dict[str, Any] = {}
    for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is after:
            continue
        if isinstance(after, msgspec.Struct) and type(before) is type(after):
            patch: Patch = changes(before, after, known)
        else:
            key = (id(before), id(after))
            if key not in known:
                known[key] = {} if before == after else diff(before, after)
            patch = known[key]
        if patch:
            changed[name] = patch
    return changed


def _diff_fields(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed: dict[str, Any] = {}
    for name, after in new.items():
        if name not in old:
            changed[name] = [after]
        else:
            before = old[name]
            if before is not after and before != after:
                changed[name] = diff(before, after)
    for name in old:
        if name not in new:
            changed[name] = []
    return changed


def _diff_items(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    if len(old) != len(new):
        return [new]
    changed: dict[str, Any] = {}
    for index, before in enumerate(old):
        after = new[index]
        if before is not after and before != after:
            changed[str(index)] = diff(before, after)
    return changed


def apply(old: Any, patch: Patch) -> Any:
    """The new value; `old`, plain JSON data, stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return old
    if isinstance(old, list):
        items = list(old)
        for index, part in patch.items():
            items[int(index)] = apply(items[int(index)], part)
        return items
    fields = dict(old)
    for name, part in patch.items():
        if part == []:
            del fields[name]
        else:
            fields[name] = apply(fields.get(name), part)
    return fields
