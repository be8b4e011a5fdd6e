"""Dice as small numbers: two dice that nobody can tell apart have the same number.

A die is its color, what it shows, how much of that is a bonus for this round (DB-012), and the marker it
carries (DB-090). Numbers are ordered by color, then shown value, then bonus dice first (DB-118), so a pool is a
sorted list and its classes are the runs of equal numbers.

Written down, dice read `Y4` (pale malt showing 4), `Y3+1` (a 3 raised by 1), `K6 protected`, `G` (not rolled yet)
and `Y1*` (an untouched 1 of the opening roll, kept apart only with the unlucky roll, DB-109).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.errors import AlehouseError
from alehouse.engine.numbers import by_number, numbered

COLOURS: Final[list[str]] = []
PALE: Final[i64] = numbered(COLOURS, "pale-malt")
DARK: Final[i64] = numbered(COLOURS, "dark-malt")
HOPS: Final[i64] = numbered(COLOURS, "hops")
SKILL: Final[i64] = numbered(COLOURS, "skill")
LETTERS: Final = by_number({PALE: "Y", DARK: "K", HOPS: "G", SKILL: "U"})

NO_MARK: Final = 0
BLOCKED: Final = 1
PROTECTED: Final = 2
MARKS: Final = ["", " blocked", " protected"]

# faces: not rolled, 1, an opening 1, 1+1, 2, 1+2, 2+1, 3, … 6
FACES: Final = 23
NOT_ROLLED: Final = 0
OPENING_ONE: Final = 2
PER_COLOUR: Final = FACES * 3
DICE: Final = PER_COLOUR * 4
FIRST_SKILL: Final = SKILL * PER_COLOUR
SEED: Final = DICE  # a base slot may also hold a seed
NO_DIE: Final = DICE + 1

_FACE_SHOWN = [0, 1, 1] + [shown for shown in range(2, 7) for _ in range(shown)]
_FACE_BONUS = [0, 0, 0] + [bonus for shown in range(2, 7) for bonus in range(shown - 1, -1, -1)]


def _face_name(face: int) -> str:
    if face == NOT_ROLLED:
        return ""
    if face == OPENING_ONE:
        return "1*"
    bonus = _FACE_BONUS[face]
    return f"{_FACE_SHOWN[face] - bonus}+{bonus}" if bonus else str(_FACE_SHOWN[face])


def _face_value(face: int) -> object:
    """The value in an action."""
    name = _face_name(face)
    return int(name) if name.isdigit() else name.replace("+", "-plus-").replace("*", "-opening")


COLOUR: Final = vec[i64]([die // PER_COLOUR for die in range(DICE)])
SHOWN: Final = vec[i64]([_FACE_SHOWN[die % PER_COLOUR // 3] for die in range(DICE)])
BONUS: Final = vec[i64]([_FACE_BONUS[die % PER_COLOUR // 3] for die in range(DICE)])
MARK: Final = vec[i64]([die % 3 for die in range(DICE)])
KEY: Final = vec[i64]([die // PER_COLOUR * 8 + _FACE_SHOWN[die % PER_COLOUR // 3] for die in range(DICE)])
_FIRST_FACE: Final = vec[i64]([0, 1, 3, 5, 8, 12, 17])  # of each shown value

NAMES: Final = [LETTERS[die // PER_COLOUR] + _face_name(die % PER_COLOUR // 3) + MARKS[die % 3] for die in range(DICE)]
FACE_VALUES: Final[list[object]] = [_face_value(face) for face in range(1, FACES)]


def plain(colour: i64, value: i64) -> i64:
    """A die without bonus or marker; value 0 is not rolled yet."""
    if value == 0:
        return colour * PER_COLOUR
    return colour * PER_COLOUR + (_FIRST_FACE[value] + (value - 1 if value > 1 else 0)) * 3


def opening(colour: i64, value: i64, unlucky: bool) -> i64:
    """A die as the opening roll leaves it."""
    if unlucky and value == 1:
        return colour * PER_COLOUR + OPENING_ONE * 3
    return plain(colour, value)


def is_opening_one(die: i64) -> bool:
    return die % PER_COLOUR // 3 == OPENING_ONE


def settled(die: i64) -> i64:
    """The die after the round: no bonus, no marker (DB-095, DB-136)."""
    return plain(COLOUR[die], SHOWN[die] - BONUS[die])


def rerolled(die: i64, value: i64) -> i64:
    """The die with a new base value; the bonus is gone, the marker stays (DB-017, DB-092)."""
    return plain(COLOUR[die], value) + MARK[die]


def raised(die: i64) -> i64:
    """The die with a higher base value, the bonus kept; a 6 stays a 6 (DB-054, DB-130)."""
    if SHOWN[die] >= 6:
        return die
    return _with(die, SHOWN[die] + 1, BONUS[die])


def boosted(die: i64) -> i64:
    """The die with another bonus (DB-094); it must show 5 or less."""
    return _with(die, SHOWN[die] + 1, BONUS[die] + 1)


def marked(die: i64, mark: i64) -> i64:
    return die - MARK[die] + mark


def _with(die: i64, shown: i64, bonus: i64) -> i64:
    return COLOUR[die] * PER_COLOUR + (_FIRST_FACE[shown] + shown - 1 - bonus) * 3 + MARK[die]


def put(pool: list[i64], die: i64) -> None:
    """Inserts a die into a sorted pool."""
    at: i64 = len(pool)
    while at > 0 and pool[at - 1] > die:
        at -= 1
    pool.insert(at, die)


def drop(pool: list[i64], die: i64) -> None:
    """Removes one die of that number from a pool that has it."""
    at: i64 = 0
    while pool[at] != die:
        at += 1
    del pool[at]


def classes(pool: list[i64]) -> list[i64]:
    """One die of each class of a pool."""
    return [die for at, die in enumerate(pool) if at == 0 or pool[at - 1] != die]


def die_named(name: str) -> int:
    """The die for a written name such as `Y3+1 blocked`."""
    if name not in NAMES:
        raise AlehouseError(
            f"'{name}' is not a die. A die is written Y4, K, G3+1, U5 blocked, U5 protected or Y1*, "
            f"with one of the letters {', '.join(LETTERS)}."
        )
    return NAMES.index(name)
