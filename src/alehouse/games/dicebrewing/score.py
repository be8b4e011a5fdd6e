"""Points: experience, coins and dice (DB-140 to DB-144)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.dicebrewing import kinds
from alehouse.games.dicebrewing.dice import COLOUR, COLOURS, NO_DIE, SEED, SKILL
from alehouse.games.dicebrewing.state import DiceBrewingState

SOURCES: Final = ["experience", "coins", *COLOURS]


def dice_owned(s: DiceBrewingState, seat: i64, colour: i64) -> i64:
    """All dice of a colour that belong to a player, wherever they lie."""
    p = s.players[seat]
    count: i64 = 0
    for zone in range(2):
        for die in p.pool(zone):
            if COLOUR[die] == colour:
                count += 1
    for space in range(kinds.SPACE_COUNT):
        base = p.base[space]
        if base != NO_DIE and base != SEED and COLOUR[base] == colour:
            count += 1
        if colour == SKILL and p.speed[space] != NO_DIE:
            count += 1
    if colour == SKILL and p.market_die != NO_DIE:
        count += 1
    return count


def total(s: DiceBrewingState, seat: i64) -> i64:
    """The sum of `score`, in one walk over the dice."""
    p = s.players[seat]
    worth = s.content.dice_points
    points = p.experience + p.coins // s.content.coins_per_point
    for zone in range(2):
        for die in p.pool(zone):
            points += worth[COLOUR[die]]
    for base in p.base:
        if base != NO_DIE and base != SEED:
            points += worth[COLOUR[base]]
    for die in p.speed:
        if die != NO_DIE:
            points += worth[SKILL]
    if p.market_die != NO_DIE:
        points += worth[SKILL]
    return points


def score(s: DiceBrewingState, seat: i64) -> list[tuple[str, int]]:
    """DB-140: points by source; blue dice, seeds, ingredients and tokens are worth nothing."""
    p = s.players[seat]
    return [
        ("experience", p.experience),
        ("coins", p.coins // s.content.coins_per_point),
        *[(COLOURS[colour], s.content.dice_points[colour] * dice_owned(s, seat, colour)) for colour in range(4)],
    ]


def better(s: DiceBrewingState, a: i64, b: i64) -> i64:
    """DB-143, DB-144: points, then recipes brewed, then coins; then the place is shared."""
    difference = total(s, a) - total(s, b)
    if difference == 0:
        difference = len(s.players[a].brewed) - len(s.players[b].brewed)
    if difference == 0:
        difference = s.players[a].coins - s.players[b].coins
    if difference == 0:
        return 0
    return 1 if difference > 0 else -1
