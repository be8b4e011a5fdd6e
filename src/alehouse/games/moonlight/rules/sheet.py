"""Stock and score sheet: units, boxes, the werewolf line and the total (MB-175 to MB-184, MB-201 to MB-211)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.state import MoonlightPlayer, MoonlightState

ONE_UNIT: Final = vec[i64]([16**quality for quality in range(MAX_QUALITY + 1)])  # by quality, in a stock's digits


def units(p: MoonlightPlayer, ingredient: i64, quality: i64) -> i64:
    """How many units of that ingredient and quality are in stock."""
    return (p.stock[ingredient] >> (4 * quality)) & 15


def add_unit(p: MoonlightPlayer, ingredient: i64, quality: i64) -> None:
    _change_stock(p, ingredient, ONE_UNIT[quality])


def take_unit(p: MoonlightPlayer, ingredient: i64, quality: i64) -> None:
    _change_stock(p, ingredient, -ONE_UNIT[quality])


def _change_stock(p: MoonlightPlayer, ingredient: i64, by: i64) -> None:
    stock = p.stock[:]
    stock[ingredient] += by
    p.stock = stock


def write_box(p: MoonlightPlayer, box: i64, value: i64) -> None:
    """Writes a number into a box of the sheet."""
    boxes = p.boxes[:]
    boxes[box] = value
    p.boxes = boxes


def keep(p: MoonlightPlayer, wolf: i64, taste: i64) -> None:
    """MB-095, MB-203 a beaten werewolf's card, with its taste."""
    p.kept = [*p.kept, wolf]
    p.tastes = [*p.tastes, taste]


def best_unit(p: MoonlightPlayer, ingredient: i64) -> i64:
    """The highest quality in stock, 0 if there is none."""
    held = p.stock[ingredient]
    quality: i64 = 0
    while held >= 16:
        held >>= 4
        quality += 1
    return quality


def specialty(p: MoonlightPlayer, ingredient: i64) -> i64:
    """MB-152 the five ingredient abilities count when a unit is entered."""
    return 1 if p.can(kinds.SPECIALTY[ingredient]) else 0


def contains_ingredients(p: MoonlightPlayer) -> bool:
    """MB-183 at least one box holds something; stock and werewolves do not count."""
    return any(box > 0 for box in p.boxes)


def boxes_total(p: MoonlightPlayer) -> i64:
    total: i64 = 0
    for box in p.boxes:
        total += box
    return total


def wolf_line(p: MoonlightPlayer) -> i64:
    """MB-201, MB-202 the best werewolf's taste, and 1 for each other one of taste 1 or more."""
    best: i64 = 0
    others: i64 = 0
    for taste in p.tastes:
        if taste > 0:
            others += 1
            best = max(best, taste)
    return best + others - 1 if best > 0 else 0


def total(p: MoonlightPlayer) -> i64:
    """MB-204; it may be negative, and ranks by that."""
    return boxes_total(p) + wolf_line(p) + p.adjustment - p.dirt


def shown_total(p: MoonlightPlayer) -> i64:
    """MB-205 a total below 0 is shown and banded as 0."""
    return max(0, total(p))


def best_kept(p: MoonlightPlayer) -> i64:
    """MB-140 position of the best kept werewolf, the earliest on a tie; -1 if none is kept."""
    best: i64 = -1
    for index in range(len(p.tastes)):
        if best < 0 or p.tastes[index] > p.tastes[best]:
            best = index
    return best


def season(p: MoonlightPlayer, index: i64, by: i64) -> None:
    """MB-140, MB-203 wolf blood changes a recorded taste at once, never below 0."""
    tastes = p.tastes.copy()
    tastes[index] = max(0, tastes[index] + by)
    p.tastes = tastes


def rivals(s: MoonlightState) -> list[i64]:
    """The seats that follow the turn, from the left on."""
    return [(s.turn + step) % s.seats for step in range(1, s.seats)]


def leading(s: MoonlightState, seats: list[i64]) -> i64:
    """The seat with the highest total among some, the first of them on a tie."""
    best = seats[0]
    for seat in seats:
        if total(s.players[seat]) > total(s.players[best]):
            best = seat
    return best
