"""Scoring: a pure function, valid at any moment; at the end it is the result."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import count_bits
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.content import Cell
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

SOURCES: Final = ["beer", "rep", "research", "tasting-room", "gold-labels", "collaboration", "loans"]


def score(s: BrewCraftersState, seat: i64) -> list[tuple[str, int]]:
    """BC-211: points by source; money, ingredients and marks score nothing (BC-212)."""
    p = s.players[seat]
    points: list[int] = [
        beer(s, p),
        p.rep,
        research(s, p),
        tasting_room(s, p),
        gold_labels(s, p),
        unfinished(s, seat),
        -loan_penalty(s, p),
    ]
    return [(SOURCES[index], points[index]) for index in range(len(SOURCES))]


def total(s: BrewCraftersState, seat: i64) -> i64:
    p = s.players[seat]
    points = beer(s, p) + p.rep + research(s, p) + tasting_room(s, p)
    return points + gold_labels(s, p) + unfinished(s, seat) - loan_penalty(s, p)


def ranks(s: BrewCraftersState, seat: i64) -> tuple[int, ...]:
    """BC-213: points, then money left; else the victory is shared."""
    return total(s, seat), s.players[seat].money


def beer(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-208, BC-210: every batch brewed, sold or not."""
    points: i64 = 0
    for r in range(len(p.brewed)):
        if p.brewed[r] > 0:
            points += p.brewed[r] * s.content.recipes[r].rep
    return points


def tasting_room(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-165: different Advanced Recipes brewed, secret ones included."""
    if p.built & BIT[kinds.TASTING_ROOM] == 0:
        return 0
    return s.content.buildings[kinds.TASTING_ROOM].rep * kinds_brewed(p, s.content.advanced)


def gold_labels(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    return s.content.label_rep * count_bits(p.labels)


def unfinished(s: BrewCraftersState, seat: i64) -> i64:
    """BC-125."""
    return s.content.portion_rep * sum(1 for owner in s.collaboration if owner == seat)


def loan_penalty(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-182: the first loan costs less than each further one."""
    if p.loans == 0:
        return 0
    return s.content.first_loan_rep + (p.loans - 1) * s.content.further_loan_rep


# -- research -----------------------------------------------------------------------------------


def research(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """BC-130: only cubes at Game End."""
    points: i64 = 0
    for track in range(kinds.NUM_TRACKS):
        if p.cubes[track] == kinds.GAME_END_STEP:
            points += game_end(s, p, s.content.cell(s.side, track, kinds.GAME_END_STEP))
    return points


def game_end(s: BrewCraftersState, p: BrewCraftersPlayer, cell: Cell) -> i64:
    """The current worth of a Game End cell to a player."""
    count: i64 = 0
    effect = cell.effect
    if effect == kinds.END_BASIC_RECIPES:  # BC-135
        count = kinds_brewed(p, s.content.basics)
    elif effect == kinds.END_SPACES:  # BC-139
        count = built_spaces(p)
    elif effect == kinds.END_BATCHES:  # BC-144
        count = p.batches // cell.per
    elif effect == kinds.END_PUBLIC_RECIPES:  # BC-148
        count = kinds_brewed(p, s.public & s.content.advanced)
    elif effect == kinds.END_BASIC_BATCHES:
        count = sum(p.brewed[basic] for basic in s.content.basic_of)
    elif effect == kinds.END_COST:
        count = p.last_cost // cell.per
    elif effect == kinds.END_STYLES:
        count = sum(1 for style in range(kinds.NUM_STYLES) if batches_of(s, p, style) >= cell.per)
    elif effect == kinds.END_LABELS:
        count = count_bits(p.labels)
    points = count * cell.amount
    return min(points, cell.limit)


def kinds_brewed(p: BrewCraftersPlayer, mask: i64) -> i64:
    """How many different recipes of a mask the player has brewed."""
    return sum(1 for r in range(len(p.brewed)) if p.brewed[r] > 0 and mask & BIT[r])


def built_spaces(p: BrewCraftersPlayer) -> i64:
    """The number of built building spaces, out of seven."""
    return sum(1 for building in kinds.SPACES if p.built & BIT[building])


def batches_of(s: BrewCraftersState, p: BrewCraftersPlayer, style: i64) -> i64:
    recipes = s.content.recipes
    return sum(p.brewed[r] for r in range(len(recipes)) if p.brewed[r] > 0 and recipes[r].style == style)
