"""Upgrades recipes and tokens from the content format before lists of effects.

Records and tables carry such content, and packs may still use it: a recipe's `reward` and `improvements`. A token's
effect followed from its id.
"""

from __future__ import annotations

from typing import Any

from alehouse.games.dicebrewing.schema import KINDS_OF_GAIN

Entry = dict[str, Any]
OLD = ("reward", "improvements")


def upgraded(section: str, id: str, entry: Entry, start: Entry) -> Entry:
    """An entry in the present form; `start` is the entry it changes, already in the present form."""
    if section == "tokens" and not start and "effects" not in entry:
        return {**entry, "effects": [{"do": id}]}
    if section != "recipes" or "effects" in entry or not any(field in entry for field in OLD):
        return entry
    before: list[Entry] = start.get("effects", [])
    try:
        effects = (
            [{"do": do, "amount": amount} for do, amount in entry["reward"].items()]
            if "reward" in entry
            else [effect for effect in before if "with" not in effect]
        )
        if "improvements" in entry:
            for improvement in entry["improvements"]:
                effects += _improvement(improvement)
        else:
            effects += [effect for effect in before if "with" in effect]
    except (AttributeError, KeyError, TypeError):
        return entry  # the checks report the problem
    return {**{field: value for field, value in entry.items() if field not in OLD}, "effects": effects}


def _improvement(improvement: Entry) -> list[Entry]:
    """The effects of one improvement; an empty one is left to the checks."""
    rest = {field: value for field, value in improvement.items() if field not in KINDS_OF_GAIN}
    gains = [do for do in KINDS_OF_GAIN if do in improvement]
    if not gains:
        raise KeyError("coins")
    return [{"do": do, "amount": improvement[do], **rest} for do in gains]
