"""What Moonlight Brewers tells while it is played."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventBook
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.schema import INGREDIENTS

FIRST: Final = 0
MONK: Final = 1
PHASE: Final = 2
MOVE: Final = 3
SPRINT: Final = 4
ROLL: Final = 5
SUCCESS: Final = 6
FAIL: Final = 7
NOISE: Final = 8
FOUND: Final = 9
MEDITATE: Final = 10
RECOVER: Final = 11
ATTACK: Final = 12
NOBODY: Final = 13
DRAW: Final = 14
REVEAL: Final = 15
KEEP: Final = 16
DISCARD: Final = 17
DISCARD_WOLF: Final = 18
RESHUFFLE: Final = 19
FIGHT: Final = 20
FIGHT_ROLL: Final = 21
COMPARE: Final = 22
WIN: Final = 23
LOSS: Final = 24
TIE: Final = 25
FLEE: Final = 26
TROPHY: Final = 27
INJURY: Final = 28
AVOID: Final = 29
BLESSED: Final = 30
USE: Final = 31
MAKE_NOISE: Final = 32
WEB: Final = 33
BLOOD: Final = 34
ADJUST: Final = 35
DIRT: Final = 36
DUEL: Final = 37
DUEL_COMPARE: Final = 38
DUEL_WON: Final = 39
DUEL_TIE: Final = 40
ALCHEMY: Final = 41
ANCESTRAL: Final = 42
ENTRY: Final = 43
NO_ENTRY: Final = 44
OMEN: Final = 45
KEEPSAKE: Final = 46
NIGHT: Final = 47
STARS: Final = 48
SCORE: Final = 49
END: Final = 50
KEEP_DIE: Final = 51

_SEAT = ("seat", "seat")
EVENTS: Final[list[tuple[str, list[tuple[str, str]]]]] = [
    ("first", [_SEAT]),
    ("monk", [_SEAT, ("monk", "monks")]),
    ("phase", [("phase", "phases")]),
    ("move", [_SEAT, ("room", "rooms")]),
    ("sprint", [_SEAT, ("room", "rooms")]),
    ("roll", [_SEAT, ("what", "actions"), ("die", "number"), ("total", "number")]),
    ("success", [_SEAT, ("what", "actions"), ("need", "number")]),
    ("fail", [_SEAT, ("what", "actions"), ("need", "number")]),
    ("noise", [_SEAT, ("noise", "number"), ("change", "number")]),
    ("found", [_SEAT, ("ingredient", "ingredients"), ("quality", "number")]),
    ("meditate", [_SEAT]),
    ("recover", [_SEAT]),
    ("attack", [_SEAT, ("room", "rooms")]),
    ("nobody", [_SEAT]),
    ("draw", [_SEAT, ("card", "cards")]),
    ("reveal", [_SEAT, ("werewolf", "werewolves")]),
    ("keep", [_SEAT, ("card", "cards")]),
    ("discard", [_SEAT, ("card", "cards")]),
    ("discard-wolf", [("werewolf", "werewolves")]),
    ("reshuffle", [("deck", "decks")]),
    ("fight", [_SEAT, ("werewolf", "werewolves")]),
    ("fight-roll", [_SEAT, ("die", "number")]),
    ("compare", [_SEAT, ("werewolf", "werewolves"), ("own", "number"), ("foe", "number")]),
    ("win", [_SEAT, ("werewolf", "werewolves")]),
    ("loss", [_SEAT, ("werewolf", "werewolves")]),
    ("tie", [_SEAT, ("werewolf", "werewolves")]),
    ("flee", [_SEAT]),
    ("trophy", [_SEAT, ("werewolf", "werewolves"), ("taste", "number")]),
    ("injury", [_SEAT, ("dirt", "number")]),
    ("avoid", [_SEAT]),
    ("blessed", [_SEAT, ("die", "number")]),
    ("use", [_SEAT, ("card", "cards")]),
    ("make-noise", [_SEAT]),
    ("web", [_SEAT]),
    ("blood", [_SEAT, ("werewolf", "werewolves"), ("taste", "number")]),
    ("adjust", [_SEAT, ("change", "number"), ("other", "seat")]),
    ("dirt", [_SEAT, ("other", "seat"), ("dirt", "number")]),
    ("duel", [_SEAT, ("other", "seat")]),
    ("duel-compare", [_SEAT, ("other", "seat"), ("own", "number"), ("foe", "number")]),
    ("duel-won", [_SEAT, ("other", "seat")]),
    ("duel-tie", [_SEAT, ("other", "seat")]),
    ("alchemy", [_SEAT, ("ingredient", "ingredients"), ("quality", "number"), ("into", "ingredients")]),
    ("ancestral", [_SEAT, ("phase", "phases"), ("value", "number")]),
    ("entry", [_SEAT, ("phase", "phases"), ("value", "number")]),
    ("no-entry", [_SEAT, ("phase", "phases")]),
    ("omen", [("omen", "omens")]),
    ("keepsake", [_SEAT, ("card", "cards")]),
    ("night", [("night", "nights")]),
    ("stars", [_SEAT, ("night", "nights"), ("stars", "number"), ("task", "number")]),
    ("score", [_SEAT, ("total", "number")]),
    ("end", []),
    ("keep-die", [_SEAT, ("die", "number")]),
]


def eventbook(content: Content) -> EventBook:
    return EventBook(
        EVENTS,
        {
            "monks": content.monk_ids,
            "phases": content.phase_ids,
            "rooms": content.room_ids,
            "actions": content.deed_ids,
            "ingredients": INGREDIENTS,
            "cards": content.card_ids,
            "werewolves": content.wolf_ids,
            "decks": ["werewolf-deck", "equipment-deck", "blessing-deck"],
            "omens": content.omen_ids,
            "nights": content.night_ids,
        },
    )
