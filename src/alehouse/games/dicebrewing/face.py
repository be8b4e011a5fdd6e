"""Recipes, spaces, wares and tokens in lines, for people (`engine/face.py`)."""

from __future__ import annotations

from alehouse.engine.face import Entry, Face, FaceLine, named, said
from alehouse.engine.pack import Content
from alehouse.games.dicebrewing.effects import SKILL, paid, ways

GAINS = ("experience", "coins", "dice", "tokens")


def tell(lines: Face, section: str, id: str, content: Content) -> None:
    entry = lines.entry
    if section == "spaces":
        _space(lines, id, entry)
    elif section == "recipes":
        _recipe(lines, entry, content)
    elif section == "tokens":
        for effect in entry["effects"]:
            lines.add_part(effect, f"effect-{effect['do']}", {})
        lines.add("price", "effect-coins", {"amount": entry["price"]["coins"]})
    elif section == "ingredients":
        _ware(lines, entry)
    elif section == "dice":
        lines.add("points", "face-points", {"points": entry["points"]})
    elif section == "buildings":
        lines.add("opens", "face-opens", {"round": entry["opens"]})


def _space(lines: Face, id: str, entry: Entry) -> None:
    """What the space takes and gives, and what a blue die must show."""
    coins = entry.get("coins", {})
    given = {"seeds": entry.get("seeds", 0), "skill": coins.get("skill", 0), "dark": coins.get("dark-malt", 0)}
    lines.add("", f"effect-{id}", given)
    if "least" in entry:
        lines.add("least", "face-least", {"least": entry["least"]})
    if "speed" in entry:
        lines.add("speed", "face-speed", {"least": entry["speed"]["least"]})


def _recipe(lines: Face, entry: Entry, content: Content) -> None:
    """Its kind, the dice it needs, what it pays, and its improvements."""
    if entry["type"] == entry["level"]:
        lines.add_named("type", "", entry["type"])
    else:
        lines.add("type", "face-kind", {"type": [named("", entry["type"])], "level": [named("", entry["level"])]})
    colours = {known["letter"]: colour for colour, known in content["dice"].items()}
    dice = [_die(colours[die[0]], int(die[1:])) for die in entry["dice"]]
    lines.add("dice", "face-takes", {"dice": dice})
    reward = paid(entry)
    reward["experience"] = reward.get("experience", 0) + content["numbers"]["brew-experience"]["value"]
    lines.add("effects", "face-pays", {"gains": _gains(reward)})
    for by, first in ways(entry).items():
        what = _die(by, first["least"]) if by == SKILL else named("ingredients", by)
        lines.add_part(first, "face-improve", {"what": [what], "gains": _gains(paid(entry, by))})


def _ware(lines: Face, entry: Entry) -> None:
    """The use of a special ingredient, its price, and the discount of a blue die."""
    lines.add_rule("face-ware")
    lines.add("price", "effect-coins", {"amount": entry["price"]["coins"]})
    off = 0
    for value, coins in enumerate(entry["discount"]["coins"], 1):
        if coins > off:
            off = coins
            lines.add("discount", "face-discount", {"least": value, "coins": off})


def _die(colour: str, least: int) -> FaceLine:
    return said("face-die", {"colour": [named("dice", colour)], "least": least})


def _gains(given: Entry) -> list[FaceLine]:
    return [said(f"effect-{what}", {"amount": given[what]}) for what in GAINS if given.get(what, 0)]
