"""What Moonlight Brewers tells while it is played."""

from __future__ import annotations

from typing import Final

from alehouse.engine.events import EventBook
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.content import Content

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
EVENTS: Final[dict[int, tuple[str, list[tuple[str, str]]]]] = {
    FIRST: ("first", [_SEAT]),
    MONK: ("monk", [_SEAT, ("monk", "monks")]),
    PHASE: ("phase", [("phase", "phases")]),
    MOVE: ("move", [_SEAT, ("room", "rooms")]),
    SPRINT: ("sprint", [_SEAT, ("room", "rooms")]),
    ROLL: ("roll", [_SEAT, ("what", "actions"), ("die", "number"), ("total", "number")]),
    SUCCESS: ("success", [_SEAT, ("what", "actions"), ("need", "number")]),
    FAIL: ("fail", [_SEAT, ("what", "actions"), ("need", "number")]),
    NOISE: ("noise", [_SEAT, ("noise", "number"), ("change", "number")]),
    FOUND: ("found", [_SEAT, ("ingredient", "ingredients"), ("quality", "number")]),
    MEDITATE: ("meditate", [_SEAT]),
    RECOVER: ("recover", [_SEAT]),
    ATTACK: ("attack", [_SEAT, ("room", "rooms")]),
    NOBODY: ("nobody", [_SEAT]),
    DRAW: ("draw", [_SEAT, ("card", "cards")]),
    REVEAL: ("reveal", [_SEAT, ("werewolf", "werewolves")]),
    KEEP: ("keep", [_SEAT, ("card", "cards")]),
    DISCARD: ("discard", [_SEAT, ("card", "cards")]),
    DISCARD_WOLF: ("discard-wolf", [("werewolf", "werewolves")]),
    RESHUFFLE: ("reshuffle", [("deck", "decks")]),
    FIGHT: ("fight", [_SEAT, ("werewolf", "werewolves")]),
    FIGHT_ROLL: ("fight-roll", [_SEAT, ("die", "number")]),
    COMPARE: ("compare", [_SEAT, ("werewolf", "werewolves"), ("own", "number"), ("foe", "number")]),
    WIN: ("win", [_SEAT, ("werewolf", "werewolves")]),
    LOSS: ("loss", [_SEAT, ("werewolf", "werewolves")]),
    TIE: ("tie", [_SEAT, ("werewolf", "werewolves")]),
    FLEE: ("flee", [_SEAT]),
    TROPHY: ("trophy", [_SEAT, ("werewolf", "werewolves"), ("taste", "number")]),
    INJURY: ("injury", [_SEAT, ("dirt", "number")]),
    AVOID: ("avoid", [_SEAT]),
    BLESSED: ("blessed", [_SEAT, ("die", "number")]),
    USE: ("use", [_SEAT, ("card", "cards")]),
    MAKE_NOISE: ("make-noise", [_SEAT]),
    WEB: ("web", [_SEAT]),
    BLOOD: ("blood", [_SEAT, ("werewolf", "werewolves"), ("taste", "number")]),
    ADJUST: ("adjust", [_SEAT, ("change", "number"), ("other", "seat")]),
    DIRT: ("dirt", [_SEAT, ("other", "seat"), ("dirt", "number")]),
    DUEL: ("duel", [_SEAT, ("other", "seat")]),
    DUEL_COMPARE: ("duel-compare", [_SEAT, ("other", "seat"), ("own", "number"), ("foe", "number")]),
    DUEL_WON: ("duel-won", [_SEAT, ("other", "seat")]),
    DUEL_TIE: ("duel-tie", [_SEAT, ("other", "seat")]),
    ALCHEMY: ("alchemy", [_SEAT, ("ingredient", "ingredients"), ("quality", "number"), ("into", "ingredients")]),
    ANCESTRAL: ("ancestral", [_SEAT, ("phase", "phases"), ("value", "number")]),
    ENTRY: ("entry", [_SEAT, ("phase", "phases"), ("value", "number")]),
    NO_ENTRY: ("no-entry", [_SEAT, ("phase", "phases")]),
    OMEN: ("omen", [("omen", "omens")]),
    KEEPSAKE: ("keepsake", [_SEAT, ("card", "cards")]),
    NIGHT: ("night", [("night", "nights")]),
    STARS: ("stars", [_SEAT, ("night", "nights"), ("stars", "number"), ("task", "number")]),
    SCORE: ("score", [_SEAT, ("total", "number")]),
    END: ("end", []),
    KEEP_DIE: ("keep-die", [_SEAT, ("die", "number")]),
}


def eventbook(content: Content) -> EventBook:
    return EventBook(
        [EVENTS[number] for number in range(len(EVENTS))],
        {
            "monks": content.monk_ids,
            "phases": content.phase_ids,
            "rooms": content.room_ids,
            "actions": content.deed_ids,
            "ingredients": kinds.INGREDIENTS,
            "cards": content.card_ids,
            "werewolves": content.wolf_ids,
            "decks": ["werewolf-deck", "equipment-deck", "blessing-deck"],
            "omens": content.omen_ids,
            "nights": content.night_ids,
        },
    )
