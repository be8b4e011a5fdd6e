"""Recipes, spaces, wares and tokens of Dice Brewing in words."""

from __future__ import annotations

from typing import Any

from alehouse.engine.pack import Pack
from alehouse.text.speech import Speech


def face(speech: Speech, pack: Pack, section: str, id: str) -> list[str]:
    entry = pack.content[section][id]
    match section:
        case "spaces":
            coins = entry.get("coins", {})
            amounts = {
                "seeds": entry.get("seeds", 0),
                "skill": coins.get("skill", 0),
                "dark": coins.get("dark-malt", 0),
            }
            return [
                speech.say(f"effect-{id}", **amounts),
                speech.say("dicebrewing-face-least", least=entry["least"]) if entry.get("least") else "",
                speech.say("dicebrewing-face-speed", least=entry["speed"]["least"]) if entry.get("speed") else "",
            ]
        case "recipes":
            return _recipe(speech, pack, entry)
        case "tokens":
            return [speech.say(f"effect-{id}"), _price(speech, entry)]
        case "ingredients":
            return [speech.say("dicebrewing-face-ware"), _price(speech, entry)]
        case "dice":
            return [speech.say("dicebrewing-face-points", points=entry["points"])]
        case "buildings":
            return [speech.say("dicebrewing-face-opens", round=entry["opens"])]
        case "numbers":
            return [str(entry["value"])]
    return []


def _price(speech: Speech, entry: dict[str, Any]) -> str:
    return speech.say("effect-coins", amount=entry["price"]["coins"])


def _recipe(speech: Speech, pack: Pack, entry: dict[str, Any]) -> list[str]:
    kind = " · ".join(speech.word(word) for word in dict.fromkeys([entry["type"], entry["level"]]))
    letters = {die["letter"]: id for id, die in pack.content["dice"].items()}
    dice = ", ".join(f"{speech.name('dice', letters[die[0]])} {die[1:]}" for die in entry["dice"])
    reward = {**entry["reward"]}
    reward["experience"] = reward.get("experience", 0) + pack.number("brew-experience")
    return [
        kind,
        speech.say("dicebrewing-face-takes", dice=dice),
        speech.say("dicebrewing-face-pays", gains=_gains(speech, reward)),
        *(
            speech.say("dicebrewing-face-improve", what=_improver(speech, way), gains=_gains(speech, way))
            for way in entry["improvements"]
        ),
    ]


def _improver(speech: Speech, way: dict[str, Any]) -> str:
    if way["with"] == "skill":
        return f"{speech.name('dice', 'skill')} {way.get('least', 1)}+"
    return speech.name("ingredients", way["with"])


def _gains(speech: Speech, given: dict[str, Any]) -> str:
    kinds = ("experience", "coins", "dice", "tokens")
    return ", ".join(speech.say(f"effect-{kind}", amount=given[kind]) for kind in kinds if given.get(kind))
