"""Upgrades workers and buildings from the content format before lists of effects.

Records and tables carry such content, and packs may still use it: a worker's `hire`, `market`, `less` and a table of
`effects`, a building's `gives`, `stores`, `extra-malt`, `yeast` and `rep`.
"""

from __future__ import annotations

from typing import Any

from alehouse.games.brewcrafters import kinds

Entry = dict[str, Any]
OF_WORKERS = ["hire", "market", "less", "effects"]  # former fields, in the order of their effects
OF_BUILDINGS = ["gives", "stores", "extra-malt", "yeast", "rep"]
NUMBERS = {"extra-malt": "mash-malt", "yeast": "research-yeast"}  # former fields: effects
GIFTS = ("advanced", "money")
FREE = ("install", "research")


def upgraded(section: str, id: str, entry: Entry, start: Entry) -> Entry:
    """An entry in the present form; `start` is the entry it changes, already in the present form."""
    old = {"workers": OF_WORKERS, "buildings": OF_BUILDINGS}.get(section, [])
    given = [field for field in old if field in entry]
    whole = not start and not given  # carried by a game, and without any effect
    if not old or isinstance(entry.get("effects"), list) or not (given or whole):
        return entry
    effects: list[Entry] = []
    try:
        for field in old:
            if field in given:
                effects += _effects(id, field, entry[field])
            else:
                effects += [effect for effect in start.get("effects", []) if _field_of(section, effect["do"]) == field]
    except (AttributeError, KeyError, TypeError):
        return entry  # the checks report the problem
    return {**{field: value for field, value in entry.items() if field not in old}, "effects": effects}


def _field_of(section: str, do: str) -> str:
    """The former field of an effect."""
    if section == "workers":
        kind = do.partition("-")[0]
        return {"hire": "hire", "market": "market", "per": "market", "less": "less"}.get(kind, "effects")
    return {"gain": "gives", "stores": "stores", "mash-malt": "extra-malt", "research-yeast": "yeast"}.get(do, "rep")


def _effects(id: str, field: str, given: Any) -> list[Entry]:
    if field == "hire":
        return [_gift(what, amount) for what, amount in given.items() if amount or what not in FREE]
    if field == "market":
        return [_benefit(given)]
    if field == "less":
        return [{"do": "less", **given}]
    if field == "effects":
        return [{"do": trait, "amount": amount} for trait, amount in given.items()]
    if field == "gives":
        return [{"do": "gain", "what": what, "amount": amount} for what, amount in given.items()]
    if field == "rep":
        own = kinds.OWN_REP.get(id, "")
        return [{"do": own, "amount": given}] if own else []
    return [{"do": NUMBERS.get(field, field), "amount": given}]


def _gift(what: str, amount: Any) -> Entry:
    if what in FREE:
        return {"do": f"hire-{what}"}
    if what in GIFTS:
        return {"do": f"hire-{what}", "amount": amount}
    return {"do": "hire-goods", "what": what, "amount": amount}


def _benefit(market: Entry) -> Entry:
    rest = dict(market)
    given = rest.pop("given")
    when = "per" if "per" in rest else "market"
    if given in kinds.BASICS:
        return {"do": f"{when}-goods", "what": given, **rest}
    return {"do": f"{when}-{'any' if given == 'advanced' else given}", **rest}
