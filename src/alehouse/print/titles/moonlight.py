"""Moonlight Brewers on paper: the monastery, monks, decks, Taste Sheets and the Hermit Brewer's campaign."""

from __future__ import annotations

from typing import Any

from alehouse.print.box import Box
from alehouse.print.edition import (
    MINI,
    Edition,
    Part,
    boxes,
    capital,
    deck,
    notes,
    sheet,
    token,
    tokens,
    track,
    writing,
)

NIGHT, WOLF, STEEL, CHURCH, HERMIT, MOD = "#1a2550", "#7d211b", "#5b3a20", "#1d4f9c", "#2f4778", "#23421f"
FOREST = "forest"
# Rooms of the drawn monastery: left, top, width and height as shares of it. The forest is all around.
PLAN = {
    "library": (0.0, 0.0, 0.42, 0.3),
    "chapel": (0.42, 0.0, 0.58, 0.3),
    "hop-garden": (0.0, 0.3, 0.28, 0.7),
    "courtyard": (0.28, 0.3, 0.42, 0.36),
    "armory": (0.7, 0.3, 0.3, 0.36),
    "bakery": (0.28, 0.66, 0.31, 0.34),
    "brewery": (0.59, 0.66, 0.41, 0.34),
}
ROOM_ICONS = {
    "library": "book", "chapel": "candle", FOREST: "wood", "courtyard": "water", "armory": "helm",
    "hop-garden": "hops", "bakery": "yeast", "brewery": "malt",
}  # fmt: skip
EFFECT_ICONS = {
    "fight": "sword", "sword": "sword", "noise": "bell", "silence": "bell", "search": "lens", "heart": "heart",
    "two-dice": "two-dice", "two-cards": "two-cards", "crown": "crown", "mugs": "mugs", "blood": "blood",
}  # fmt: skip
FOREST_WIDTH = 46  # mm
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"]
Cards = list[tuple[dict[str, Any], dict[str, Any]]]


class MoonlightBox(Box):
    icon = "wolf"

    def cards(self, edition: Edition) -> list[Part]:
        return [part for part in (deck(self._poker(edition)), deck(self._mini(edition), MINI)) if part["cards"]]

    def _poker(self, edition: Edition) -> Cards:
        return [
            *((front, _injured(edition, front)) for front in _deck(edition, "monks", NIGHT, "lamp")),
            *_backed(edition, _deck(edition, "werewolves", WOLF, "wolf"), "werewolves", WOLF, "paw"),
            *_backed(edition, _deck(edition, "equipment", STEEL, ""), "equipment", STEEL, "helm"),
            *_backed(edition, _deck(edition, "blessings", CHURCH, ""), "blessings", CHURCH, "candle"),
            *_mods(edition),
        ]

    def _mini(self, edition: Edition) -> Cards:
        if not edition.has("hermit"):
            return []
        return [
            pair
            for section, icon in (("nights", "moon"), ("omens", "star"), ("keepsakes", "lamp"))
            for pair in _backed(edition, _deck(edition, section, HERMIT, ""), section, HERMIT, icon)
        ]

    def boards(self, edition: Edition) -> list[Part]:
        rooms = edition.entries("rooms")
        drawn = {id: self._room(edition, id) for id in rooms}
        pairs = sorted({tuple(sorted((room, to))) for room, entry in rooms.items() for to in entry["doors"]["to"]})
        doors = [place for one, other in pairs if (place := _door(one, other)) is not None]
        return [
            {
                "kind": "map",
                "name": edition.say("print-board"),
                "rooms": [{**drawn[id], "at": PLAN[id]} for id in rooms if id in PLAN],
                "outside": {**drawn[FOREST], "width": FOREST_WIDTH},
                "doors": doors,
                "legend": edition.say("print-doors"),
            }
        ]

    def _room(self, edition: Edition, id: str) -> dict[str, Any]:
        lines = []
        for action in edition.view["board"]:
            if action["room"] != id:
                continue
            told = edition.face("actions", action["what"])[1:]
            if action["noise"]:
                told.append(edition.say("effect-noise", amount=action["noise"]))
            name = edition.name("actions", action["what"])
            lines.append(edition.speech.labeled(name, ", ".join(told)) if told else name)
        return {
            "name": edition.name("rooms", id),
            "icon": ROOM_ICONS.get(id, ""),
            "source": edition.entries("rooms")[id]["source"],
            "lines": lines,
            "doors": ". ".join(edition.face("rooms", id)),
        }

    def sheets(self, edition: Edition) -> list[Part]:
        parts = [_taste_sheet(edition)]
        if edition.has("hermit"):
            parts.append(_campaign(edition))
        return parts

    def tokens(self, edition: Edition) -> list[Part]:
        monks = [(1, token(edition.name("monks", id), NIGHT)) for id in _used(edition, "monks")]
        return [tokens(edition.speech.section("monks"), monks)]

    def needs(self, edition: Edition) -> list[str]:
        return [edition.say("print-dice"), edition.say("print-pencils")]


def _used(edition: Edition, section: str) -> list[str]:
    """The entries that are printed: those of the expansion only if it is."""
    return [
        id
        for id, entry in edition.entries(section).items()
        if edition.has("expansion") or not entry.get("expansion", False)
    ]


def _deck(edition: Edition, section: str, color: str, icon: str) -> list[dict[str, Any]]:
    cards = []
    for id in _used(edition, section):
        entry = edition.entries(section)[id]
        kind = edition.word(entry["kind"]) if "kind" in entry else ""
        foot = edition.speech.option("expansion") if entry.get("expansion") else ""
        drawn = icon or EFFECT_ICONS.get(str(entry.get("effect", "")), "")
        strength = (
            len(entry["members"]) + 1 if "members" in entry else 1 if "limit" in entry or section == "keepsakes" else 0
        )
        cards.append(edition.card(section, id, color, drawn, kind=kind, strong=strength, foot=foot))
    return cards


def _backed(edition: Edition, fronts: list[dict[str, Any]], section: str, color: str, icon: str) -> Cards:
    back = edition.back(edition.speech.section(section), color, icon)
    return [(front, back) for front in fronts]


def _injured(edition: Edition, front: dict[str, Any]) -> dict[str, Any]:
    """The other side of a monk's card."""
    lines = [edition.say("refusal-injured")]
    return {**front, "kind": edition.word("injured"), "color": WOLF, "icon": "heart", "lines": lines, "strong": 0}


def _mods(edition: Edition) -> Cards:
    """The mod sheets: one for each rule that may be added."""
    cards: Cards = []
    heading = edition.say("print-mods")
    for option in edition.title.options():
        if option.kind() != "flag" or option.id in ("expansion", "hermit", "strict-once") or not edition.has(option.id):
            continue
        front = {
            "deck": heading, "kind": option.rule, "color": MOD, "name": edition.speech.option(option.id), "icon": "",
            "lines": [edition.speech.option_about(option.id)], "strong": 0, "foot": "", "source": "",
        }  # fmt: skip
        cards.append((front, edition.back(heading, MOD, "moon")))
    return cards


def _door(one: str, other: str) -> tuple[float, float, bool] | None:
    """The middle of the wall that two rooms share, and whether it runs upright; None if they share none."""
    if FOREST in (one, other):
        left, top, width, height = PLAN[other if one == FOREST else one]
        if left + width > 0.99:
            return left + width, top + height / 2, True
        return (left, top + height / 2, True) if left < 0.01 else None
    (left, top, width, height), (x, y, wide, high) = PLAN[one], PLAN[other]
    low, lower = max(top, y), min(top + height, y + high)
    for wall in (left, left + width):
        if lower - low > 0.1 and min(abs(wall - x), abs(wall - x - wide)) < 0.001:
            return wall, (low + lower) / 2, True
    low, lower = max(left, x), min(left + width, x + wide)
    for wall in (top, top + height):
        if lower - low > 0.05 and min(abs(wall - y), abs(wall - y - high)) < 0.001:
            return (low + lower) / 2, wall, False
    return None


def _taste_sheet(edition: Edition) -> Part:
    view = edition.view
    phases = list(edition.entries("phases").items())
    brew = [
        (f"{ROMAN[number]} {edition.name('phases', id)}", entry["ingredient"], "")
        for number, (id, entry) in enumerate(phases)
        if number + 1 in view["phases"]
    ]
    icons = {"werewolves": "wolf", "adjustment": "mugs", "dirt": "dirt"}
    counted = [(edition.speech.score(source), icon, "") for source, icon in icons.items()]
    limit, quiet = view["attack_limit"], view["quiet_limit"]
    rating = [
        edition.speech.labeled(edition.name("bands", id), edition.face("bands", id)[0])
        for id in edition.entries("bands")
    ]
    rows = [
        boxes([(edition.say("print-name"), "", ""), (capital(edition.word("monk")), "", "")], 11),
        track(
            capital(edition.word("noise")), limit, marked=list(range(quiet, limit + 1)),
            note=edition.speech.labeled(edition.word("quiet-limit"), quiet),
        ),
        boxes(brew, 17),
        boxes([*counted, (edition.say("print-total"), "beer", "")], 15),
        writing([(edition.name("ingredients", id), id) for id in edition.entries("ingredients")]),
        notes([edition.speech.section("bands"), *rating]),
    ]  # fmt: skip
    return sheet(
        capital(edition.say("term-sheet")), rows, copies=edition.title.max_seats, per_page=2, note=edition.title.name
    )


def _campaign(edition: Edition) -> Part:
    nights = [
        (f"{number} {edition.name('nights', id)}", "star", "") for number, id in enumerate(edition.entries("nights"), 1)
    ]
    ranks = [
        edition.speech.labeled(edition.name("ranks", id), edition.face("ranks", id)[0])
        for id in edition.entries("ranks")
    ]
    tasks = [
        edition.speech.labeled(edition.name("nights", id), " ".join(edition.face("nights", id)))
        for id in edition.entries("nights")
    ]
    rows = [
        boxes([(edition.say("print-name"), "", ""), (capital(edition.word("monk")), "", "")], 11),
        boxes(nights, 24),
        boxes(
            [
                (edition.speech.score("stars"), "star", ""),
                (edition.speech.score("tasks"), "star", ""),
                (capital(edition.word("rank")), "", ""),
            ],
            18,
        ),
        writing([(edition.name("keepsakes", id), "") for id in edition.entries("keepsakes")]),
        notes([*tasks, edition.speech.section("ranks"), *ranks]),
    ]
    return sheet(edition.speech.option("hermit"), rows, copies=1, per_page=1, note=edition.title.name)
