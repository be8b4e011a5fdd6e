"""The gains of recipes as lists of effects: immediate, or with an improvement (`with`)."""

from __future__ import annotations

from typing import Any

Entry = dict[str, Any]
SKILL = "skill"


def paid(recipe: Entry, way: str = "") -> dict[str, int]:
    """The gains of a brew by kind; or, for a way of improving it, the extra gains."""
    found: dict[str, int] = {}
    for effect in recipe["effects"]:
        if effect.get("with", "") == way:
            found[effect["do"]] = found.get(effect["do"], 0) + effect["amount"]
    return found


def ways(recipe: Entry) -> dict[str, Entry]:
    """The ways of improving a brew in order, each with its first effect."""
    found: dict[str, Entry] = {}
    for effect in recipe["effects"]:
        if "with" in effect:
            found.setdefault(effect["with"], effect)
    return found
