"""Action codes of Moonlight Brewers: `code >> 6` is the family, `code & 63` its argument."""

from __future__ import annotations

from typing import Final

from alehouse.engine.codebook import Family
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.content import Content
from alehouse.games.moonlight.schema import MAX_QUALITY

MONK: Final = 0  # + monk
MOVE: Final = 1 * 64  # + room
CONVERT_MOVE: Final = 2 * 64  # + room
SPRINT: Final = 3 * 64  # + end room
CONVERT_SPRINT: Final = 4 * 64  # + end room
ACT: Final = 5 * 64  # + action of the board
USE: Final = 6 * 64  # + card
DUEL: Final = 7 * 64  # + seat
KEEP_DIE: Final = 8 * 64  # + face
KEEP: Final = 9 * 64  # + card
FACE: Final = 10 * 64  # + werewolf
DIRTY: Final = 11 * 64  # + seat
SPLIT: Final = 12 * 64  # + dirt used on your own beer
TREAT: Final = 13 * 64  # + seat
BLOOD: Final = 14 * 64  # + werewolf
ANCESTRAL: Final = 15 * 64  # + quality
KEEPSAKE: Final = 16 * 64  # + keepsake's card number
PLAIN: Final = 17 * 64  # actions without argument
ALCHEMY: Final = 18 * 64  # + (ingredient * 9 + quality - 1) * 5 + new ingredient, four blocks

RANDOM_MONK: Final = PLAIN
RECOVER: Final = PLAIN + 1
END_TURN: Final = PLAIN + 2
ROLL: Final = PLAIN + 3
MAKE_NOISE: Final = PLAIN + 4
STAY_QUIET: Final = PLAIN + 5
DRAW: Final = PLAIN + 6
FIGHT: Final = PLAIN + 7
FLEE: Final = PLAIN + 8
STAND: Final = PLAIN + 9
BEAR: Final = PLAIN + 10
BREW: Final = PLAIN + 11
ADD: Final = PLAIN + 12

PLAIN_VERBS: Final = [
    (RANDOM_MONK, "random-monk"),
    (RECOVER, "recover"),
    (END_TURN, "end-turn"),
    (ROLL, "roll"),
    (MAKE_NOISE, "make-noise"),
    (STAY_QUIET, "stay-quiet"),
    (DRAW, "draw"),
    (FIGHT, "fight"),
    (FLEE, "flee"),
    (STAND, "stand"),
    (BEAR, "bear"),
    (BREW, "brew"),
    (ADD, "add"),
]


def families(content: Content) -> list[Family]:
    """The codebook's families with the ids of a pack."""
    rooms: list[object] = list(content.room_ids)
    seats: list[object] = list(range(1, kinds.MOST_SEATS + 1))
    cards: list[object] = list(content.card_ids)
    wolves: list[object] = list(content.wolf_ids)
    ingredients: list[object] = list(kinds.INGREDIENTS)
    qualities: list[object] = list(range(1, MAX_QUALITY + 1))
    keepsakes: list[object] = list(content.card_ids[content.first_keepsake :])
    return [
        Family("choose-monk", MONK, [("monk", list(content.monk_ids))]),
        Family("move", MOVE, [("to", rooms)]),
        Family("convert-move", CONVERT_MOVE, [("to", rooms)]),
        Family("sprint", SPRINT, [("to", rooms)]),
        Family("convert-sprint", CONVERT_SPRINT, [("to", rooms)]),
        Family("action", ACT, [("what", list(content.deed_ids))]),
        Family("use", USE, [("card", cards)]),
        Family("duel", DUEL, [("seat", seats)]),
        Family("keep-die", KEEP_DIE + 1, [("face", [1, 2, 3, 4, 5, 6])]),
        Family("keep", KEEP, [("card", cards)]),
        Family("face", FACE, [("werewolf", wolves)]),
        Family("dirty", DIRTY, [("seat", seats)]),
        Family("split", SPLIT, [("own", [0, 1, 2])]),
        Family("treat", TREAT, [("seat", seats)]),
        Family("blood", BLOOD, [("werewolf", wolves)]),
        Family("ancestral", ANCESTRAL + 1, [("quality", qualities)]),
        Family("keepsake", KEEPSAKE + content.first_keepsake, [("card", keepsakes)]),
        *[Family(verb, code, []) for code, verb in PLAIN_VERBS],
        Family("alchemy", ALCHEMY, [("unit", ingredients), ("quality", qualities), ("into", ingredients)]),
    ]
