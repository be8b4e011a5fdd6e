"""Action codes of Moonlight Brewers: `code >> 6` is the family, `code & 63` its argument."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.codebook import ActionKinds, Family
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.schema import MAX_QUALITY

_TO = ("to", "rooms")
_CARD = ("card", "cards")
_SEAT = ("seat", range(1, kinds.MOST_SEATS + 1))
_QUALITY = ("quality", range(1, MAX_QUALITY + 1))
_WOLF = ("werewolf", "werewolves")
ACTIONS: Final = ActionKinds()
MONK: Final[i64] = ACTIONS.add("choose-monk", ("monk", "monks"))
MOVE: Final[i64] = ACTIONS.add("move", _TO)
CONVERT_MOVE: Final[i64] = ACTIONS.add("convert-move", _TO)
SPRINT: Final[i64] = ACTIONS.add("sprint", _TO)  # to the end room
CONVERT_SPRINT: Final[i64] = ACTIONS.add("convert-sprint", _TO)
ACT: Final[i64] = ACTIONS.add("action", ("what", "actions"))  # of the board
USE: Final[i64] = ACTIONS.add("use", _CARD)
DUEL: Final[i64] = ACTIONS.add("duel", _SEAT)
KEEP_DIE: Final[i64] = ACTIONS.add("keep-die", ("face", range(1, 7)), first=1)
KEEP: Final[i64] = ACTIONS.add("keep", _CARD)
FACE: Final[i64] = ACTIONS.add("face", _WOLF)
DIRTY: Final[i64] = ACTIONS.add("dirty", _SEAT)
SPLIT: Final[i64] = ACTIONS.add("split", ("own", range(3)))  # dirt used on your own beer
TREAT: Final[i64] = ACTIONS.add("treat", _SEAT)
BLOOD: Final[i64] = ACTIONS.add("blood", _WOLF)
ANCESTRAL: Final[i64] = ACTIONS.add("ancestral", _QUALITY, first=1)
KEEPSAKE: Final[i64] = ACTIONS.reserve()  # + card
RANDOM_MONK: Final[i64] = ACTIONS.plain("random-monk")
RECOVER: Final[i64] = ACTIONS.plain("recover")
END_TURN: Final[i64] = ACTIONS.plain("end-turn")
ROLL: Final[i64] = ACTIONS.plain("roll")
MAKE_NOISE: Final[i64] = ACTIONS.plain("make-noise")
STAY_QUIET: Final[i64] = ACTIONS.plain("stay-quiet")
DRAW: Final[i64] = ACTIONS.plain("draw")
FIGHT: Final[i64] = ACTIONS.plain("fight")
FLEE: Final[i64] = ACTIONS.plain("flee")
STAND: Final[i64] = ACTIONS.plain("stand")
BEAR: Final[i64] = ACTIONS.plain("bear")
BREW: Final[i64] = ACTIONS.plain("brew")
ADD: Final[i64] = ACTIONS.plain("add")
# + (ingredient * 9 + quality - 1) * 5 + new ingredient
ALCHEMY: Final[i64] = ACTIONS.add(
    "alchemy", ("unit", kinds.INGREDIENTS), _QUALITY, ("into", kinds.INGREDIENTS), blocks=4
)


def families(content: Content) -> list[Family]:
    """Keepsakes, which are not numbered from 0."""
    keepsakes: list[object] = list(content.card_ids[content.first_keepsake :])
    return [Family("keepsake", KEEPSAKE + content.first_keepsake, [("card", keepsakes)])]
