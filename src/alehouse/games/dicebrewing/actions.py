"""Action codes of Dice Brewing: `code >> 6` is the family, `code & 63` its argument; dice take several blocks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.codebook import ActionKinds, Argument
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.dice import COLOURS, DICE, FACE_VALUES, PER_COLOUR

_SEAT = ("seat", range(1, kinds.MAX_SEATS + 1))
_RECIPE = ("recipe", "recipes")
_TOKEN = ("token", kinds.TOKENS)
_INGREDIENT = ("ingredient", kinds.INGREDIENTS)
_DIE: Final[list[Argument]] = [("zone", ["active", "storage"]), ("colour", COLOURS), ("value", FACE_VALUES)]
_MARK = ("mark", ["blocked", "protected"])
ACTIONS: Final = ActionKinds()
PASS: Final[i64] = ACTIONS.plain("pass")
END_TURN: Final[i64] = ACTIONS.plain("end-turn")
STORE: Final[i64] = ACTIONS.plain("store")
TOKEN: Final[i64] = ACTIONS.plain("token")
STORE_ALL: Final[i64] = ACTIONS.plain("store-all")
FINISH: Final[i64] = ACTIONS.plain("finish")
KEEP: Final[i64] = ACTIONS.plain("keep")
DONE: Final[i64] = ACTIONS.plain("done")
FULL_PRICE: Final[i64] = ACTIONS.plain("full-price")
DECLINE: Final[i64] = ACTIONS.plain("decline")
IMPROVE_NOT: Final[i64] = ACTIONS.plain("improve-not")
IMPROVE_SKILL: Final[i64] = ACTIONS.plain("improve-skill")
AUTO_DICE: Final[i64] = ACTIONS.plain("auto-dice")
BASE: Final[i64] = ACTIONS.add("base", ("space", kinds.SPACES))
SPEED: Final[i64] = ACTIONS.add("speed", ("space", kinds.SPACES))
REROLL_ACTIVE: Final[i64] = ACTIONS.add("reroll-active", ("upto", range(1, 6)), first=1)
REROLL_MALT_AND_HOPS: Final[i64] = ACTIONS.add("reroll-malt-and-hops", ("upto", range(1, 6)), first=1)
COLOUR_OF: Final[i64] = ACTIONS.add("colour", ("colour", COLOURS))
STORE_FROM: Final[i64] = ACTIONS.add("store-from", ("value", range(2, 7)), first=2)
STORE_FOR: Final[i64] = ACTIONS.add("store-for", _RECIPE)
PLAY: Final[i64] = ACTIONS.add("play", _TOKEN)
BUY: Final[i64] = ACTIONS.add("buy", _INGREDIENT)
BUY_TOKEN: Final[i64] = ACTIONS.add("buy-token", _TOKEN)
IMPROVE: Final[i64] = ACTIONS.add("improve", _INGREDIENT)
WIN_TOKEN: Final[i64] = ACTIONS.add("win-token", _TOKEN)
OPPONENT: Final[i64] = ACTIONS.add("opponent", _SEAT)
BUILDING: Final[i64] = ACTIONS.add("building", ("building", kinds.BUILDINGS))
RECIPE: Final[i64] = ACTIONS.add("recipe", _RECIPE)
BREW: Final[i64] = ACTIONS.add("brew", _RECIPE)
TARGET_BOARD: Final[i64] = ACTIONS.add("target-board", _SEAT, ("space", ["MH3", "HP2"]))
PICK: Final[i64] = ACTIONS.add("pick", *_DIE, blocks=3)  # + zone * 88 + die of 88
PICK_MARKED: Final[i64] = ACTIONS.add("pick-marked", _MARK, *_DIE, blocks=6)  # + (mark - 1) * 176 + the same
TARGET: Final[i64] = ACTIONS.add("target", _SEAT, *_DIE, blocks=11)  # + seat * 176 + the same
# + (mark - 1) * 704 + the same
TARGET_MARKED: Final[i64] = ACTIONS.add("target-marked", _MARK, _SEAT, *_DIE, blocks=22)

CLASSES: Final = len(FACE_VALUES) * len(COLOURS)  # distinguishable dice within a zone, ignoring markers
ZONES: Final = 2
POOLS: Final = CLASSES * ZONES
TARGETS: Final = POOLS * kinds.MAX_SEATS

# a die among CLASSES, and back; NOT_ROLLED dice have no place
_PER_COLOUR = len(FACE_VALUES)
CLASS: Final = vec[i64]([die // PER_COLOUR * _PER_COLOUR + die % PER_COLOUR // 3 - 1 for die in range(DICE)])
DIE: Final = vec[i64]([index // _PER_COLOUR * PER_COLOUR + (index % _PER_COLOUR + 1) * 3 for index in range(CLASSES)])
_PICK_BASE: Final = vec[i64]([PICK if die % 3 == 0 else PICK_MARKED + (die % 3 - 1) * POOLS for die in range(DICE)])
_TARGET_BASE: Final = vec[i64](
    [TARGET if die % 3 == 0 else TARGET_MARKED + (die % 3 - 1) * TARGETS for die in range(DICE)]
)


def pick_code(zone: i64, die: i64) -> i64:
    """The code for a die of one's own in a zone."""
    return _PICK_BASE[die] + zone * CLASSES + CLASS[die]


def picked_die(code: i64) -> i64:
    mark, index = _marked(code, PICK, PICK_MARKED, POOLS)
    return DIE[index % CLASSES] + mark


def picked_zone(code: i64) -> i64:
    return _marked(code, PICK, PICK_MARKED, POOLS)[1] // CLASSES


def target_code(seat: i64, zone: i64, die: i64) -> i64:
    """The code for any seat's die in a zone."""
    return _TARGET_BASE[die] + (seat * ZONES + zone) * CLASSES + CLASS[die]


def target_of(code: i64) -> tuple[i64, i64, i64]:
    """Its seat, zone and die."""
    mark, index = _marked(code, TARGET, TARGET_MARKED, TARGETS)
    return index // POOLS, index % POOLS // CLASSES, DIE[index % CLASSES] + mark


def _marked(code: i64, plain: i64, marked: i64, size: i64) -> tuple[i64, i64]:
    """The marker of a die and the rest of its code, which counts from `plain` on or, with markers, from `marked` on."""
    if code < marked:
        return 0, code - plain
    return 1 + (code - marked) // size, (code - marked) % size
