"""Cards, werewolves, rooms and nights of Moonlight Brewers in words."""

from __future__ import annotations

from typing import Any

from alehouse.engine.pack import Pack
from alehouse.text.speech import Speech


def face(speech: Speech, pack: Pack, section: str, id: str) -> list[str]:
    entry = pack.content[section][id]
    amount = entry.get("amount", 0)
    match section:
        case "equipment" | "blessings" | "keepsakes":
            return [_effect(speech, entry), speech.say(f"limit-{entry.get('limit', 'night')}")]
        case "werewolves":
            taste = sum(member["taste"] for member in entry["members"])
            strength = [_strength(speech, member["dice"], member["bonus"]) for member in entry["members"]]
            return [*strength, speech.say("moonlight-taste", taste=taste), *_icons(speech, entry)]
        case "monks":
            return [
                speech.labeled(speech.name("abilities", ability), speech.say(f"ability-{ability}"))
                for ability in entry["abilities"]
            ]
        case "abilities":
            return [speech.say(f"ability-{id}")]
        case "rooms":
            rooms = ", ".join(speech.name("rooms", room) for room in entry["doors"]["to"])
            return [speech.say("moonlight-doors", rooms=rooms)]
        case "actions":
            return [
                speech.name("rooms", entry["room"]),
                speech.say("moonlight-roll", need=entry["difficulty"]) if entry["difficulty"] else "",
                speech.say("moonlight-quality", quality=entry["quality"]) if entry.get("quality") else "",
            ]
        case "phases":
            return [speech.name("ingredients", entry["ingredient"])]
        case "omens":
            return [speech.say(f"omen-{entry['effect']}", amount=amount)]
        case "nights":
            return [
                speech.say(f"special-{entry['special']}", amount=amount),
                speech.say(f"task-{entry['task']}", amount=amount),
            ]
        case "bands" | "ranks":
            return [speech.say("moonlight-from", **{"from": entry["from"]})]
        case "numbers":
            return [str(entry["value"])]
    return []


def _effect(speech: Speech, entry: dict[str, Any]) -> str:
    what = speech.named(entry["what"]) if entry.get("what") else ""
    first = speech.say(f"effect-{entry['effect']}", amount=entry.get("amount", 0), what=what)
    return f"{first}, {speech.say('effect-trophy', amount=entry['trophy'])}" if entry.get("trophy") else first


def _strength(speech: Speech, dice: int, bonus: int) -> str:
    """Dice and what adds to them: "2 dice +1"."""
    return speech.say("moonlight-strength", dice=dice, sign="minus" if bonus < 0 else "plus", size=abs(bonus))


def _icons(speech: Speech, entry: dict[str, Any]) -> list[str]:
    return [
        *(speech.say(f"bars-{kind}") for kind in entry["bars"]),
        *(
            speech.say(f"icon-{icon['effect']}", on=speech.word(icon["on"]), amount=icon["amount"])
            for icon in entry["right"]
        ),
    ]
