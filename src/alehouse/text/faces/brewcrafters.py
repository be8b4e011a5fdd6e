"""Recipes, workers, buildings, market spaces and research of Brew Crafters in words."""

from __future__ import annotations

from typing import Any

from alehouse.engine.pack import Pack
from alehouse.text.speech import Speech

OWN_GIFTS = ("advanced", "money", "install", "research")  # gifts of a hire with a message of their own
MARKET_KINDS = {"advanced": "any", "money": "money"}
SYMBOLS = {"hops": "hops-infusers", "oak": "oak-barrelhouse"}  # the building that pays for a recipe's symbol


def face(speech: Speech, pack: Pack, section: str, id: str) -> list[str]:
    entry = pack.content[section][id]
    match section:
        case "recipes":
            return _recipe(speech, pack, entry)
        case "workers":
            return [*_worker(speech, entry), speech.say("brewcrafters-each-winter", money=entry["cost"])]
        case "buildings":
            return [
                _building(speech, pack, id),
                speech.say("brewcrafters-install-gives", goods=goods(speech, entry["gives"]))
                if entry.get("gives")
                else "",
                speech.say("brewcrafters-each-winter", money=entry["cost"]),
            ]
        case "market":
            return _space(speech, pack, entry)
        case "partnerships":
            return [speech.say("brewcrafters-supplies", what=_good(speech, entry["what"]))]
        case "portions":
            return [
                speech.say("brewcrafters-takes", goods=goods(speech, {entry["what"]: entry["amount"]})),
                speech.say("brewcrafters-portion-pays", rep=entry["rep"], money=entry["money"]),
            ]
        case "traders":
            get, give = _good(speech, entry["get"]), _good(speech, entry["give"])
            return [speech.say("brewcrafters-rate", amount=entry["amount"], what=get, give=give)]
        case "lab-basic" | "lab-advanced":
            numbers = {"amount": 0, "also": 0, "limit": 0, "per": 1, "at-least": 0, **_numbers(entry)}
            return [speech.say(f"effect-{entry['effect']}", **numbers)]
        case "numbers":
            return [str(entry["value"])]
    return []


def goods(speech: Speech, given: dict[str, int]) -> str:
    """ "3 Malt, 1 Hops" """
    return ", ".join(
        speech.say("brewcrafters-money", money=amount) if what == "money" else f"{amount} {_good(speech, what)}"
        for what, amount in given.items()
        if amount > 0
    )


def _good(speech: Speech, what: str) -> str:
    return speech.named(what)


def _numbers(entry: dict[str, Any]) -> dict[str, int]:
    """Only plain numbers may be arguments of a message."""
    return {name: value for name, value in entry.items() if isinstance(value, int) and not isinstance(value, bool)}


def _worker(speech: Speech, entry: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for what, amount in entry.get("hire", {}).items():
        kind = what if what in OWN_GIFTS else "goods"
        lines.append(speech.say(f"effect-hire-{kind}", amount=amount, what=_good(speech, what)))
    if market := entry.get("market"):
        kind = MARKET_KINDS.get(market["given"], "goods")
        numbers = {"amount": market["amount"], "at-least": market["at-least"]}
        lines.append(speech.say(f"effect-market-{kind}", what=_good(speech, market["given"]), **numbers))
    if less := entry.get("less"):
        style, what = speech.word(less["style"]), _good(speech, less["what"])
        lines.append(speech.say("effect-less", style=style, what=what, amount=less["amount"]))
    return lines + [speech.say(f"effect-{trait}", amount=amount) for trait, amount in entry.get("effects", {}).items()]


def _building(speech: Speech, pack: Pack, id: str) -> str:
    return speech.say(f"effect-{id}", **_numbers(pack.content["buildings"][id]))


def _space(speech: Speech, pack: Pack, entry: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for flow in entry["flows"]:
        does = [line for line in _flow(speech, pack, flow) if line]
        if flow.get("half"):
            half = _good(speech, flow["half"])
            does = [speech.say("brewcrafters-space-half", half=half, does=" ".join(does))]
        lines += does
    adds = goods(speech, entry.get("restock", {}))
    if adds:
        lines.append(speech.say("brewcrafters-space-restock", goods=adds))
    return [*lines, speech.say("brewcrafters-space-once")]


def _flow(speech: Speech, pack: Pack, flow: dict[str, Any]) -> list[str]:
    kind = flow["kind"]
    given = {what: flow.get(what, 0) for what in (*pack.content["ingredients"], "basic", "advanced", "money")}
    prices = {"interns": "intern-price", "agency": "agency-price"}
    return [
        speech.say("brewcrafters-space-gives", goods=goods(speech, given))
        if kind == "goods"
        else speech.say(f"brewcrafters-space.{kind}"),
        speech.say("brewcrafters-space-yeast", count=flow["most-yeast"]) if flow.get("most-yeast") else "",
        speech.say("brewcrafters-space-price", money=pack.number(prices[kind])) if kind in prices else "",
    ]


def _recipe(speech: Speech, pack: Pack, entry: dict[str, Any]) -> list[str]:
    style = speech.word(entry["style"])
    pays = SYMBOLS.get(entry["symbol"])
    return [
        style[:1].upper() + style[1:],
        speech.say("brewcrafters-takes", goods=goods(speech, entry["cost"])),
        speech.say("brewcrafters-brings", rep=entry["rep"]),
        speech.say("brewcrafters-space-half", half=speech.name("buildings", pays), does=_building(speech, pack, pays))
        if pays
        else "",
        "" if entry["basic"] else speech.say("brewcrafters-first-label"),
    ]
