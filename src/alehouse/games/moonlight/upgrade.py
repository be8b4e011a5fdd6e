"""Cards with a single effect, as content was written before cards became lists of effects.

Records and tables carry such content, and packs may still write it: `effect`, `amount`, `what` and `trophy` of a card
speak of its first effect, `bars` and `right` of a werewolf of its icons.
"""

from __future__ import annotations

from typing import Any

from alehouse.games.moonlight.schema import AMOUNTS, CARDS, ONE

Entry = dict[str, Any]
FIRST = {"effect": "do", "amount": "amount", "what": "what"}  # fields of a card: fields of its first effect
OLD = [*FIRST, "trophy"]
BARS = {"equipment": "no-equipment", "blessing": "no-blessings"}


def upgraded(section: str, id: str, entry: Entry, start: Entry) -> Entry:
    """An entry in the present form; `start` is the one that it changes, in the present form already."""
    if section in CARDS and "effects" not in entry and any(field in entry for field in OLD):
        return _card(entry, start)
    if section == "werewolves":
        return _werewolf(entry)
    return entry


def _card(entry: Entry, start: Entry) -> Entry:
    effects: list[Entry] = list(start.get("effects", []))
    first = dict(effects[0]) if effects else {}
    first.update({name: entry[field] for field, name in FIRST.items() if field in entry})
    if "do" not in first:
        return entry
    trophies = [effect for effect in effects[1:] if effect["do"] == "trophy"]
    if "trophy" in entry:
        trophies = [{"do": "trophy", "amount": entry["trophy"]}] if entry["trophy"] else []
    others = [effect for effect in effects[1:] if effect["do"] != "trophy"]
    kept = {field: value for field, value in entry.items() if field not in OLD}
    return {**kept, "effects": [_with_amount(first), *others, *trophies]}


def _werewolf(entry: Entry) -> Entry:
    kept = dict(entry)
    bars, right = kept.pop("bars", None), kept.get("right")
    if isinstance(bars, list) and all(isinstance(bar, str) for bar in bars):
        kept["left"] = [{"do": BARS.get(bar, bar)} for bar in dict.fromkeys(bars)]
    elif bars is not None:
        kept["bars"] = bars
    if isinstance(right, list) and all(isinstance(icon, dict) for icon in right):
        kept["right"] = [_icon(icon) if isinstance(icon.get("effect"), str) else icon for icon in right]
    return kept


def _icon(icon: Entry) -> Entry:
    """Draws, webs and hearts had an amount that no rule read."""
    made: Entry = {"when": icon.get("on"), "do": icon["effect"]}
    if icon["effect"] in AMOUNTS and icon["effect"] not in ONE:
        made = _with_amount({**made, "amount": icon.get("amount", 0)})
    return {**made, "what": "own"} if icon["effect"] == "mugs" else made


def _with_amount(effect: Entry) -> Entry:
    """An amount that was left out was 0; one that no rule read is dropped, and two dice or cards were one more."""
    do = effect.get("do")
    rest = {field: value for field, value in effect.items() if field != "amount"}
    if isinstance(do, str) and (do in ONE or do not in AMOUNTS):
        return rest
    amount = effect.get("amount", 0)
    return {**rest, "amount": max(0, amount) if do == "silence" and isinstance(amount, int) else amount}
