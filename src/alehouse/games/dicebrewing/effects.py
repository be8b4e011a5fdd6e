"""What recipes pay, as lists of effects: at once, or with an improvement (`with`)."""

from __future__ import annotations

from typing import Any

Entry = dict[str, Any]
SKILL = "skill"


def paid(recipe: Entry, way: str = "") -> dict[str, int]:
    """What a brew pays by kind; with a way of improving it, what that adds."""
    found: dict[str, int] = {}
    for effect in recipe["effects"]:
        if effect.get("with", "") == way:
            found[effect["do"]] = found.get(effect["do"], 0) + effect["amount"]
    return found


def ways(recipe: Entry) -> dict[str, Entry]:
    """The ways of improving a brew, in their order, each with its first effect."""
    found: dict[str, Entry] = {}
    for effect in recipe["effects"]:
        if "with" in effect:
            found.setdefault(effect["with"], effect)
    return found
