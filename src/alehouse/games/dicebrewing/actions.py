"""Action codes of Dice Brewing: `code >> 6` is the family, `code & 63` its argument; dice take several blocks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.codebook import Family
from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.content import Content
from alehouse.games.dicebrewing.dice import COLOURS, DICE, FACE_VALUES, PER_COLOUR

PLAIN: Final = 0  # actions without argument
BASE: Final = 1 * 64  # + space
SPEED: Final = 2 * 64  # + space
REROLL_ACTIVE: Final = 3 * 64  # + highest value rerolled
REROLL_MALT_AND_HOPS: Final = 4 * 64  # + highest value rerolled
COLOUR_OF: Final = 5 * 64  # + colour
STORE_FROM: Final = 6 * 64  # + lowest value stored
STORE_FOR: Final = 7 * 64  # + recipe
PLAY: Final = 8 * 64  # + token
BUY: Final = 9 * 64  # + ingredient
BUY_TOKEN: Final = 10 * 64  # + token
IMPROVE: Final = 11 * 64  # + ingredient
WIN_TOKEN: Final = 12 * 64  # + token
OPPONENT: Final = 13 * 64  # + seat
BUILDING: Final = 14 * 64  # + building
RECIPE: Final = 15 * 64  # + recipe
BREW: Final = 16 * 64  # + recipe
TARGET_BOARD: Final = 17 * 64  # + seat * 2, + 1 for HP2
PICK: Final = 18 * 64  # + zone * 88 + die of 88, three blocks
PICK_MARKED: Final = 21 * 64  # + (mark - 1) * 176 + zone * 88 + die of 88, six blocks
TARGET: Final = 27 * 64  # + seat * 176 + zone * 88 + die of 88, eleven blocks
TARGET_MARKED: Final = 38 * 64  # + (mark - 1) * 704 + the same, 22 blocks

PASS: Final = PLAIN
END_TURN: Final = PLAIN + 1
STORE: Final = PLAIN + 2
TOKEN: Final = PLAIN + 3
STORE_ALL: Final = PLAIN + 4
FINISH: Final = PLAIN + 5
KEEP: Final = PLAIN + 6
DONE: Final = PLAIN + 7
FULL_PRICE: Final = PLAIN + 8
DECLINE: Final = PLAIN + 9
IMPROVE_NOT: Final = PLAIN + 10
IMPROVE_SKILL: Final = PLAIN + 11
AUTO_DICE: Final = PLAIN + 12

PLAIN_VERBS: Final = [
    (PASS, "pass"), (END_TURN, "end-turn"), (STORE, "store"), (TOKEN, "token"), (STORE_ALL, "store-all"),
    (FINISH, "finish"), (KEEP, "keep"), (DONE, "done"), (FULL_PRICE, "full-price"), (DECLINE, "decline"),
    (IMPROVE_NOT, "improve-not"), (IMPROVE_SKILL, "improve-skill"), (AUTO_DICE, "auto-dice"),
]  # fmt: skip

CLASSES: Final = len(FACE_VALUES) * len(COLOURS)  # dice that can be told apart within a zone, markers aside
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
    """One of your own dice in a zone."""
    return _PICK_BASE[die] + zone * CLASSES + CLASS[die]


def picked_die(code: i64) -> i64:
    if code < PICK_MARKED:
        return DIE[(code - PICK) % CLASSES]
    index = code - PICK_MARKED
    return DIE[index % CLASSES] + 1 + index // POOLS


def picked_zone(code: i64) -> i64:
    index = code - PICK if code < PICK_MARKED else (code - PICK_MARKED) % POOLS
    return index // CLASSES


def target_code(seat: i64, zone: i64, die: i64) -> i64:
    """Somebody's die of a zone."""
    return _TARGET_BASE[die] + (seat * ZONES + zone) * CLASSES + CLASS[die]


def target_seat(code: i64) -> i64:
    return _target_index(code) // POOLS


def target_zone(code: i64) -> i64:
    return _target_index(code) % POOLS // CLASSES


def target_die(code: i64) -> i64:
    mark: i64 = 0 if code < TARGET_MARKED else 1 + (code - TARGET_MARKED) // TARGETS
    return DIE[_target_index(code) % CLASSES] + mark


def _target_index(code: i64) -> i64:
    return code - TARGET if code < TARGET_MARKED else (code - TARGET_MARKED) % TARGETS


def families(content: Content) -> list[Family]:
    """The codebook's families with the ids of a pack."""
    spaces: list[object] = list(kinds.SPACES)
    seats: list[object] = list(range(1, kinds.MAX_SEATS + 1))
    tokens: list[object] = list(kinds.TOKENS)
    ingredients: list[object] = list(kinds.INGREDIENTS)
    recipes: list[object] = list(content.recipe_ids)
    colours: list[object] = list(COLOURS)
    die: list[tuple[str, list[object]]] = [
        ("zone", ["active", "storage"]),
        ("colour", colours),
        ("value", FACE_VALUES),
    ]
    seat: tuple[str, list[object]] = ("seat", seats)
    return [
        *[Family(verb, code, []) for code, verb in PLAIN_VERBS],
        Family("base", BASE, [("space", spaces)]),
        Family("speed", SPEED, [("space", spaces)]),
        Family("reroll-active", REROLL_ACTIVE + 1, [("upto", [1, 2, 3, 4, 5])]),
        Family("reroll-malt-and-hops", REROLL_MALT_AND_HOPS + 1, [("upto", [1, 2, 3, 4, 5])]),
        Family("colour", COLOUR_OF, [("colour", colours)]),
        Family("store-from", STORE_FROM + 2, [("value", [2, 3, 4, 5, 6])]),
        Family("store-for", STORE_FOR, [("recipe", recipes)]),
        Family("play", PLAY, [("token", tokens)]),
        Family("buy", BUY, [("ingredient", ingredients)]),
        Family("buy-token", BUY_TOKEN, [("token", tokens)]),
        Family("improve", IMPROVE, [("ingredient", ingredients)]),
        Family("win-token", WIN_TOKEN, [("token", tokens)]),
        Family("opponent", OPPONENT, [seat]),
        Family("building", BUILDING, [("building", list(kinds.BUILDINGS))]),
        Family("recipe", RECIPE, [("recipe", recipes)]),
        Family("brew", BREW, [("recipe", recipes)]),
        Family("target-board", TARGET_BOARD, [seat, ("space", [kinds.SPACES[kinds.MH3], kinds.SPACES[kinds.HP2]])]),
        Family("pick", PICK, die),
        Family("pick-marked", PICK_MARKED, [("mark", ["blocked", "protected"]), *die]),
        Family("target", TARGET, [seat, *die]),
        Family("target-marked", TARGET_MARKED, [("mark", ["blocked", "protected"]), seat, *die]),
    ]
