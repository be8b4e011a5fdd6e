"""What each content file of Moonlight Brewers may hold."""

from __future__ import annotations

from typing import Any, Final

from alehouse.engine.pack import MOST_ENTRIES, Pack, seat_problems
from alehouse.engine.problem import PackProblem, PackProblems
from alehouse.engine.schema import Fields, Flag, Schema, Section, Several, Spec, Vocabulary, Whole, Word, numbers
from alehouse.games.moonlight import kinds

ROOMS = ["courtyard", "chapel", "library", "armory", "brewery", "bakery", "hop-garden", "forest"]
MAX_QUALITY: Final = 9  # of one unit, so that stock counts fit their digits
PHASES = 7
BEAST = "the-beast"  # the werewolf of the Hermit Brewer's last night
START = ["start-noise", "start-dirt", "start-points"]  # numbers of a player that are 0 in the house pack
MOST_START_NOISE = 5
CARDS = ("equipment", "blessings", "keepsakes")
MOST_ICONS = 6  # on a card, or on one side of a werewolf
LASTING = {"permanent": ["fight", "search", "trophy"], "roll": ["search"]}  # effects that need no declaration
AMOUNTS = {  # the range of an effect's amount; others have none
    **dict.fromkeys(("fight", "noise", "search", "crown", "mugs", "blood", "trophy"), (-6, 6)),
    "silence": (0, 20),
    **dict.fromkeys(("two-dice", "two-cards", "equipment", "blessing"), (1, 3)),
}
ONE = ["two-dice", "two-cards", "equipment", "blessing"]  # their amount is 1 if it is left out
WHAT = {  # what an effect acts on; others act on one thing only
    "search": [*kinds.INGREDIENTS, "ingredients", "equipment", "blessings", "werewolves", "anything"],
    "two-cards": ["equipment", "blessings", "werewolves", "anything"],
    "crown": [*kinds.INGREDIENTS, "ingredients"],
    "mugs": ["own", "anyone"],
}
DIFFICULTIES = [0, 2, 3, 5]
IN_FIGHTS = ["no-equipment", "no-blessings"]  # effects that need a werewolf


def _icons(when: list[str] | None = None, needs_when: bool = True) -> Vocabulary:
    """All effects, and `when` they happen for those that belong to a fight."""
    found: dict[str, Fields] = {}
    for do in kinds.EFFECTS:
        fields: dict[str, Spec] = {"amount": Whole(*AMOUNTS[do])} if do in AMOUNTS else {}
        if do in WHAT:
            fields["what"] = Word(WHAT[do])
        if when:
            fields["when"] = Word(when)
        found[do] = Fields(fields, [*(["amount"] if do in ONE else []), *([] if needs_when else ["when"])])
    return Vocabulary(found)


def schema() -> Schema:
    member = Fields({"dice": Whole(0, 3), "bonus": Whole(-3, 6), "taste": Whole(0, 6)})
    after = [when for when in kinds.WHEN if when != "before"]
    card: dict[str, Spec] = {"effects": Several(_icons(list(kinds.WHEN), needs_when=False), 1, MOST_ICONS)}
    deck_card: dict[str, Spec] = {**card, "limit": Word(kinds.LIMITS), "expansion": Flag()}
    return {
        "rooms": Section(
            {"doors": Fields({"source": Word(["fact", "inferred", "house", "pack"]), "to": Several(Word(ROOMS), 1, 7)})}
        ),
        "ingredients": Section({}),
        "phases": Section({"ingredient": Word(kinds.INGREDIENTS)}),
        "actions": Section(
            {
                "room": Word(ROOMS),
                "difficulty": Difficulty(),
                "kind": Word(kinds.KINDS),
                "ingredient": Word(kinds.INGREDIENTS),
                "quality": Whole(1, MAX_QUALITY),
            },
            optional=["ingredient", "quality"],
            entries=(1, MOST_ENTRIES),
        ),
        "abilities": Section({"rule": Rule()}),
        "monks": Section(
            {"abilities": Several(Word(kinds.ABILITIES), 0, 4), "expansion": Flag()},
            entries=(kinds.MOST_SEATS, MOST_ENTRIES),
        ),
        "werewolves": Section(
            {
                "members": Several(member, 1, 4),
                "left": Several(_icons(), 0, MOST_ICONS),
                "right": Several(_icons(after), 0, MOST_ICONS),
                "expansion": Flag(),
            },
            entries=(1, MOST_ENTRIES),
        ),
        "equipment": Section(deck_card, entries=(0, MOST_ENTRIES)),
        "blessings": Section({"kind": Word(["blessing", "holy-object"]), **deck_card}, entries=(0, MOST_ENTRIES)),
        "bands": Section({"from": Whole(0, 60)}),
        "nights": Section({"special": Word(kinds.SPECIALS), "task": Word(kinds.TASKS), "amount": Whole(0, 7)}),
        "omens": Section({"effect": Word(kinds.OMENS), "amount": Whole(-5, 5)}, entries=(PHASES, MOST_ENTRIES)),
        "keepsakes": Section(card, entries=(0, MOST_ENTRIES)),
        "ranks": Section({"from": Whole(0, 21)}),
        "numbers": numbers(0, 20, START, more=START),
    }


class Difficulty(Spec):
    """MB-052: 2 and 3 are easy, 5 is hard, 0 needs no roll; no other number exists."""

    def fits(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in DIFFICULTIES

    def wanted(self) -> str:
        return "0 (no roll), 2, 3 or 5"

    def form(self) -> dict[str, Any]:
        return {"kind": "word", "allowed": DIFFICULTIES}


class Rule(Spec):
    """The id of a rule of this game."""

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and value[:3] == "MB-" and value[3:].isdigit()

    def wanted(self) -> str:
        return "a rule id such as MB-145"


def pack_problems(pack: Pack) -> list[PackProblem]:
    """What single fields cannot show: doors open both ways, cards that say what they act on, sane numbers."""
    problems = PackProblems()
    rooms = pack.content["rooms"]
    for id, room in rooms.items():
        for other in room["doors"]["to"]:
            if other == id:
                problems.add("rooms", id, "a door leads back into the same room", "doors")
            elif id not in rooms[other]["doors"]["to"]:
                told = f"the door to '{other}' has no way back; add '{id}' to {other}'s doors"
                problems.add("rooms", id, told, "doors")
    for id, action in pack.content["actions"].items():
        if action["kind"] == "ingredient" and ("ingredient" not in action or "quality" not in action):
            missing = "quality" if "ingredient" in action else "ingredient"
            problems.add("actions", id, "a search needs the fields 'ingredient' and 'quality'", missing)
        if (action["difficulty"] == 0) != (action["kind"] == "meditate"):
            problems.add("actions", id, "difficulty 0 goes with meditation, and only with it", "difficulty")
    for section in CARDS:
        for id, card in pack.content[section].items():
            _check_card(problems, section, id, card)
    for id, omen in pack.content["omens"].items():
        if omen["effect"] == "mould" and omen["amount"] < 0:
            problems.add("omens", id, "field 'amount' must be 0 or more with effect 'mould'", "amount")
    for section in ("monks", "werewolves"):
        printed = sum(not entry["expansion"] for entry in pack.content[section].values())
        fewest = kinds.MOST_SEATS if section == "monks" else 1
        if printed < fewest:
            problems.add(section, "", f"at least {fewest} must have expansion = false, not {printed}")
    if BEAST not in pack.content["werewolves"]:
        told = f"'{BEAST}' must stay: a night of the Hermit Brewer needs it"
        problems.add("werewolves", BEAST, told, "copies")
    cards = sum(len(pack.content[section]) for section in CARDS)
    if cards > kinds.MAX_CARDS:
        decks = " and ".join(f"{section}.toml" for section in CARDS[1:])
        problems.add(CARDS[0], "", f"with {decks} {cards} cards together; at most {kinds.MAX_CARDS} are allowed")
    starts = [band["from"] for band in pack.content["bands"].values()]
    if starts != sorted(starts) or starts[0] != 0:
        problems.add("bands", "", "bands must begin at 0 and rise")
    for name in ("attack-limit", "light-attack-limit"):
        if min(pack.number(name), *pack.numbers(name)) <= MOST_START_NOISE:
            problems.add("numbers", name, "must be at least 6, or attacks would never end", "value")
    if max(pack.numbers("start-noise")) > MOST_START_NOISE:
        problems.add("numbers", "start-noise", f"must be at most {MOST_START_NOISE}", "value")
    return problems.listed + seat_problems(pack, START)


def _check_card(problems: PackProblems, section: str, id: str, card: dict[str, Any]) -> None:
    """Effects that the card's limit does not fit, and effects that need a fight."""
    limit = str(card.get("limit", "night"))
    for place, effect in enumerate(card["effects"], 1):
        do, when = str(effect["do"]), str(effect.get("when", ""))
        if limit in LASTING and (when == "before" or (not when and do not in LASTING[limit])):
            limits = ", ".join([*[limit for limit in LASTING if do in LASTING[limit] and not when], "phase", "game"])
            told = f"field 'limit' must be {limits} with effect {place} ('{do}'), not '{limit}'"
            problems.add(section, id, told, "limit")
        if do in IN_FIGHTS and when != "before":
            told = f"effect {place} ('{do}') must have when = \"before\": it bars cards in a fight"
            problems.add(section, id, told, "effects", str(place - 1), "when")
