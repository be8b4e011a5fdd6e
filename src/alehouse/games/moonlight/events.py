"""What Moonlight Brewers tells while it is played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.events import EventBook, EventKinds
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.content import Content

_SEAT = ("seat", "seat")
_INGREDIENT = ("ingredient", "ingredients")
_PHASE = ("phase", "phases")
_WOLF = ("werewolf", "werewolves")
_CARD = ("card", "cards")
_OTHER = ("other", "seat")
EVENTS: Final = EventKinds()
FIRST: Final[i64] = EVENTS.add("first", _SEAT)
MONK: Final[i64] = EVENTS.add("monk", _SEAT, ("monk", "monks"))
PHASE: Final[i64] = EVENTS.add("phase", _PHASE)
MOVE: Final[i64] = EVENTS.add("move", _SEAT, ("room", "rooms"))
SPRINT: Final[i64] = EVENTS.add("sprint", _SEAT, ("room", "rooms"))
ROLL: Final[i64] = EVENTS.add("roll", _SEAT, ("what", "actions"), ("die", "number"), ("total", "number"))
SUCCESS: Final[i64] = EVENTS.add("success", _SEAT, ("what", "actions"), ("need", "number"))
FAIL: Final[i64] = EVENTS.add("fail", _SEAT, ("what", "actions"), ("need", "number"))
NOISE: Final[i64] = EVENTS.add("noise", _SEAT, ("noise", "number"), ("change", "number"))
FOUND: Final[i64] = EVENTS.add("found", _SEAT, _INGREDIENT, ("quality", "number"))
MEDITATE: Final[i64] = EVENTS.add("meditate", _SEAT)
RECOVER: Final[i64] = EVENTS.add("recover", _SEAT)
ATTACK: Final[i64] = EVENTS.add("attack", _SEAT, ("room", "rooms"))
NOBODY: Final[i64] = EVENTS.add("nobody", _SEAT)
DRAW: Final[i64] = EVENTS.add("draw", _SEAT, _CARD)
REVEAL: Final[i64] = EVENTS.add("reveal", _SEAT, _WOLF)
KEEP: Final[i64] = EVENTS.add("keep", _SEAT, _CARD)
DISCARD: Final[i64] = EVENTS.add("discard", _SEAT, _CARD)
DISCARD_WOLF: Final[i64] = EVENTS.add("discard-wolf", _WOLF)
RESHUFFLE: Final[i64] = EVENTS.add("reshuffle", ("deck", "decks"))
FIGHT: Final[i64] = EVENTS.add("fight", _SEAT, _WOLF)
FIGHT_ROLL: Final[i64] = EVENTS.add("fight-roll", _SEAT, ("die", "number"))
COMPARE: Final[i64] = EVENTS.add("compare", _SEAT, _WOLF, ("own", "number"), ("foe", "number"))
WIN: Final[i64] = EVENTS.add("win", _SEAT, _WOLF)
LOSS: Final[i64] = EVENTS.add("loss", _SEAT, _WOLF)
TIE: Final[i64] = EVENTS.add("tie", _SEAT, _WOLF)
FLEE: Final[i64] = EVENTS.add("flee", _SEAT)
TROPHY: Final[i64] = EVENTS.add("trophy", _SEAT, _WOLF, ("taste", "number"))
INJURY: Final[i64] = EVENTS.add("injury", _SEAT, ("dirt", "number"))
AVOID: Final[i64] = EVENTS.add("avoid", _SEAT)
BLESSED: Final[i64] = EVENTS.add("blessed", _SEAT, ("die", "number"))
USE: Final[i64] = EVENTS.add("use", _SEAT, _CARD)
MAKE_NOISE: Final[i64] = EVENTS.add("make-noise", _SEAT)
WEB: Final[i64] = EVENTS.add("web", _SEAT)
BLOOD: Final[i64] = EVENTS.add("blood", _SEAT, _WOLF, ("taste", "number"))
ADJUST: Final[i64] = EVENTS.add("adjust", _SEAT, ("change", "number"), _OTHER)
DIRT: Final[i64] = EVENTS.add("dirt", _SEAT, _OTHER, ("dirt", "number"))
DUEL: Final[i64] = EVENTS.add("duel", _SEAT, _OTHER)
DUEL_COMPARE: Final[i64] = EVENTS.add("duel-compare", _SEAT, _OTHER, ("own", "number"), ("foe", "number"))
DUEL_WON: Final[i64] = EVENTS.add("duel-won", _SEAT, _OTHER)
DUEL_TIE: Final[i64] = EVENTS.add("duel-tie", _SEAT, _OTHER)
ALCHEMY: Final[i64] = EVENTS.add("alchemy", _SEAT, _INGREDIENT, ("quality", "number"), ("into", "ingredients"))
ANCESTRAL: Final[i64] = EVENTS.add("ancestral", _SEAT, _PHASE, ("value", "number"))
ENTRY: Final[i64] = EVENTS.add("entry", _SEAT, _PHASE, ("value", "number"))
NO_ENTRY: Final[i64] = EVENTS.add("no-entry", _SEAT, _PHASE)
OMEN: Final[i64] = EVENTS.add("omen", ("omen", "omens"))
KEEPSAKE: Final[i64] = EVENTS.add("keepsake", _SEAT, _CARD)
NIGHT: Final[i64] = EVENTS.add("night", ("night", "nights"))
STARS: Final[i64] = EVENTS.add("stars", _SEAT, ("night", "nights"), ("stars", "number"), ("task", "number"))
SCORE: Final[i64] = EVENTS.add("score", _SEAT, ("total", "number"))
END: Final[i64] = EVENTS.add("end")
KEEP_DIE: Final[i64] = EVENTS.add("keep-die", _SEAT, ("die", "number"))


def eventbook(content: Content) -> EventBook:
    return EventBook(
        EVENTS.listed,
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
