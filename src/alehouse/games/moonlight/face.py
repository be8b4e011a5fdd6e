"""Monks, Werewolves, cards and nights in lines, for people (`engine/face.py`)."""

from __future__ import annotations

from typing import Any

from alehouse.engine.face import Entry, Face, named, said
from alehouse.engine.pack import NUMBERS, Content

# rule values that a text states
SAID = {"blessed": ["blessed-die"], "light-sleepers": ["light-attack-limit", "light-quiet-limit"]}


def tell(lines: Face, section: str, id: str, content: Content) -> None:
    entry = lines.entry
    if section in ("equipment", "blessings", "keepsakes"):
        _card(lines, entry)
    elif section == "werewolves":
        _werewolf(lines, entry)
    elif section == "monks":
        for ability in entry["abilities"]:
            label, does = [named("abilities", ability)], [said(f"ability-{ability}", _numbers(ability, content))]
            lines.add("abilities", "labeled", {"label": label, "text": does})
    elif section == "abilities":
        lines.add("", f"ability-{id}", _numbers(id, content))
    elif section == "rooms":
        lines.add("doors", "face-doors", {"rooms": [named("rooms", room) for room in entry["doors"]["to"]]})
    elif section == "actions":
        _action(lines, entry)
    elif section == "phases":
        lines.add_named("ingredient", "ingredients", entry["ingredient"])
    elif section == "omens":
        lines.add("effect", f"omen-{entry['effect']}", {"amount": entry["amount"]})
    elif section == "nights":
        special = {"amount": entry["amount"], **_numbers(entry["special"], content)}
        lines.add("special", f"special-{entry['special']}", special)
        task = said(f"task-{entry['task']}", {"amount": entry["amount"]})
        lines.add("task", "face-task", {"task": [task]})
    elif section in ("bands", "ranks"):
        lines.add("from", "face-from", {"from": entry["from"]})


def _numbers(id: str, content: Content) -> dict[str, Any]:
    return {name: content[NUMBERS][name]["value"] for name in SAID.get(id, [])}


def _card(lines: Face, entry: Entry) -> None:
    """The effects of a card and its limit."""
    for effect in entry["effects"]:
        lines.add_effect("effects", effect)
    lines.add("limit", f"limit-{entry.get('limit', 'night')}")


def _werewolf(lines: Face, entry: Entry) -> None:
    """Dice, Taste of the whole card, and icons from left to right."""
    for member in entry["members"]:
        lines.add("members", "face-strength", {"dice": member["dice"], "bonus": member["bonus"]})
    lines.add("members", "face-taste", {"taste": sum(member["taste"] for member in entry["members"])})
    for icon in entry["left"]:
        lines.add_effect("left", _icon(icon if icon["do"].startswith("no-") else {**icon, "when": "before"}))
    for icon in entry["right"]:
        lines.add_effect("right", _icon(icon))


def _icon(icon: Entry) -> Entry:
    """An icon of a werewolf: its wolf blood is not for any trophy, but for the best."""
    return {**icon, "do": "blood-best"} if icon["do"] == "blood" else icon


def _action(lines: Face, entry: Entry) -> None:
    lines.add_named("room", "rooms", entry["room"])
    if entry["difficulty"]:
        lines.add("difficulty", "face-roll", {"need": entry["difficulty"]})
    if entry.get("quality", 0):
        lines.add("quality", "face-quality", {"quality": entry["quality"]})
