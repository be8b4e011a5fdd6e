"""What each content file of Moonlight Brewers may hold."""

from __future__ import annotations

from alehouse.engine.pack import Pack
from alehouse.engine.schema import Card, Fields, Flag, Schema, Several, Whole, Word
from alehouse.games.moonlight import kinds

ROOMS = ["courtyard", "chapel", "library", "armory", "brewery", "bakery", "hop-garden", "forest"]
MAX_QUALITY = 9  # of one unit, so that stock counts fit their digits
AUTOMATIC = {"fight": ["permanent", "phase", "game"], "search": ["roll", "permanent", "phase", "game"]}
NEEDS_WHAT = {
    "search": [*kinds.INGREDIENTS, "ingredients", "equipment", "blessings", "werewolves", "anything"],
    "two-cards": ["equipment", "blessings", "werewolves", "anything"],
    "crown": [*kinds.INGREDIENTS, "ingredients"],
    "mugs": ["own", "anyone"],
}


def schema() -> Schema:
    member = Fields({"dice": Whole(0, 3), "bonus": Whole(-3, 6), "taste": Whole(0, 6)})
    icon = Fields({"on": Word(list(kinds.RESULTS)), "effect": Word(kinds.ICONS), "amount": Whole(-5, 5)})
    card = {"effect": Word(kinds.EFFECTS), "amount": Whole(-6, 6), "what": Word(list(kinds.WHAT))}
    deck_card = {**card, "limit": Word(kinds.LIMITS), "trophy": Whole(0, 3), "expansion": Flag()}
    loose = ["amount", "what", "trophy"]
    return {
        "rooms": Card(
            {"doors": Fields({"source": Word(["fact", "inferred", "house", "pack"]), "to": Several(Word(ROOMS), 1, 7)})}
        ),
        "ingredients": Card({}),
        "phases": Card({"ingredient": Word(kinds.INGREDIENTS)}),
        "actions": Card(
            {
                "room": Word(ROOMS),
                "difficulty": Difficulty(),
                "kind": Word(kinds.KINDS),
                "ingredient": Word(kinds.INGREDIENTS),
                "quality": Whole(1, MAX_QUALITY),
            },
            optional=["ingredient", "quality"],
        ),
        "abilities": Card({"rule": Rule()}),
        "monks": Card({"abilities": Several(Word(kinds.ABILITIES), 0, 4), "expansion": Flag()}),
        "werewolves": Card(
            {
                "members": Several(member, 1, 4),
                "bars": Several(Word(list(kinds.BARS)), 0, 2),
                "right": Several(icon, 0, 4),
                "expansion": Flag(),
            }
        ),
        "equipment": Card(deck_card, optional=loose),
        "blessings": Card({"kind": Word(["blessing", "holy-object"]), **deck_card}, optional=loose),
        "bands": Card({"from": Whole(0, 60)}),
        "nights": Card({"special": Word(kinds.SPECIALS), "task": Word(kinds.TASKS), "amount": Whole(0, 7)}),
        "omens": Card({"effect": Word(kinds.OMENS), "amount": Whole(-5, 5)}),
        "keepsakes": Card(card, optional=loose[:2]),
        "ranks": Card({"from": Whole(0, 21)}),
        "numbers": Card({"value": Whole(0, 20)}, named=False),
    }


class Difficulty(Word):
    """MB-052: 2 and 3 are easy, 5 is hard, 0 needs no roll; no other number exists."""

    def __init__(self) -> None:
        super().__init__([])

    def check(self, value: object) -> str:
        return "" if value in (0, 2, 3, 5) else f"must be 0 (no roll), 2, 3 or 5, not {value!r}"


class Rule(Word):
    """The id of a rule of this game."""

    def __init__(self) -> None:
        super().__init__([])

    def check(self, value: object) -> str:
        fits = isinstance(value, str) and value[:3] == "MB-" and value[3:].isdigit()
        return "" if fits else f"must be a rule id such as MB-145, not {value!r}"


def pack_problems(pack: Pack) -> list[str]:
    """What single fields cannot show: doors open both ways, cards that say what they act on, sane numbers."""
    problems: list[str] = []
    rooms = pack.content["rooms"]
    for id, room in rooms.items():
        for other in room["doors"]["to"]:
            if other == id:
                problems.append(f"rooms.toml, {id}: a door leads back into the same room")
            elif id not in rooms[other]["doors"]["to"]:
                problems.append(
                    f"rooms.toml, {id}: the door to '{other}' has no way back; add '{id}' to {other}'s doors"
                )
    for id, action in pack.content["actions"].items():
        if action["kind"] == "ingredient" and ("ingredient" not in action or "quality" not in action):
            problems.append(f"actions.toml, {id}: a search needs the fields 'ingredient' and 'quality'")
        if (action["difficulty"] == 0) != (action["kind"] == "meditate"):
            problems.append(f"actions.toml, {id}: difficulty 0 goes with meditation, and only with it")
    for section in ("equipment", "blessings", "keepsakes"):
        for id, card in pack.content[section].items():
            problems += [f"{section}.toml, {id}: {wrong}" for wrong in _card_problems(card)]
    for id, omen in pack.content["omens"].items():
        if omen["effect"] == "mould" and omen["amount"] < 0:
            problems.append(f"omens.toml, {id}: field 'amount' must be 0 or more with effect 'mould'")
    starts = [band["from"] for band in pack.content["bands"].values()]
    if starts != sorted(starts) or starts[0] != 0:
        problems.append("bands.toml: bands must begin at 0 and rise")
    for name in ("attack-limit", "light-attack-limit"):
        if pack.number(name) < 6:
            problems.append(f"numbers.toml, {name}: field 'value' must be at least 6, or attacks would never end")
    return problems


def _card_problems(card: dict[str, object]) -> list[str]:
    effect = str(card["effect"])
    what = str(card.get("what", ""))
    limit = str(card.get("limit", "night"))
    problems: list[str] = []
    allowed = NEEDS_WHAT.get(effect, [""])
    if what not in allowed:
        wanted = ", ".join(allowed) if effect in NEEDS_WHAT else "left out"
        problems.append(f"field 'what' must be {wanted} with effect '{effect}', not {what!r}")
    limits = AUTOMATIC.get(effect, ["phase", "game"])
    if limit != "night" and limit not in limits:
        problems.append(f"field 'limit' must be {', '.join(limits)} with effect '{effect}', not {limit!r}")
    return problems
