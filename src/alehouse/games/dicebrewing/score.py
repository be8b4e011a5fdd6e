"""Points: experience, coins and dice (DB-140 to DB-144)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.dicebrewing.dice import COLOUR, COLOURS, DICE, NO_DIE, SEED, SKILL
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

SOURCES: Final = ["experience", "coins", *COLOURS]


def dice_owned(s: DiceBrewingState, seat: i64, colour: i64) -> i64:
    """All dice of a color that belong to a player, in any place."""
    p = s.players[seat]
    lying = [*p.active, *p.storage, *p.base, *p.speed, p.market_die]
    return sum(1 for die in lying if die < DICE and COLOUR[die] == colour)


def seeds_placed(p: DiceBrewingPlayer) -> i64:
    """Seeds on a player's spaces."""
    return sum(1 for piece in p.base if piece == SEED)


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


def ranks(s: DiceBrewingState, seat: i64) -> tuple[int, ...]:
    """DB-143, DB-144: points, then recipes brewed, then coins; then the place is shared."""
    p = s.players[seat]
    return total(s, seat), len(p.brewed), p.coins
