"""What a position is worth: named terms in points that the seat may expect to end with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.state import OVER
from alehouse.games.moonlight.content import BIT, SEARCH
from alehouse.games.moonlight.rules.sheet import ONE_UNIT, specialty, total
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.score import points
from alehouse.games.moonlight.state import MoonlightState

TERMS: Final = ["sheet", "stock", "errand", "noise", "health", "cards", "rivals", "stars"]

FREED_TURN: Final = 0.5  # a box that stock already fills leaves its turn for other things
EMPTY_BOX: Final = 1.3  # what a box without stock will hold on average
CARD: Final = 0.55
SPARE_ACTION: Final = 0.3
STAR: Final = 6.0


def value(s: MoonlightState, seat: i64) -> float:
    return (
        sheet(s, seat)
        + stock(s, seat)
        + errand(s, seat)
        + noise(s, seat)
        + health(s, seat)
        + cards(s, seat)
        + rivals(s, seat)
        + stars(s, seat)
    )


def terms(s: MoonlightState, seat: i64) -> list[tuple[str, float]]:
    return [
        ("sheet", sheet(s, seat)),
        ("stock", stock(s, seat)),
        ("errand", errand(s, seat)),
        ("noise", noise(s, seat)),
        ("health", health(s, seat)),
        ("cards", cards(s, seat)),
        ("rivals", rivals(s, seat)),
        ("stars", stars(s, seat)),
    ]


def sheet(s: MoonlightState, seat: i64) -> float:
    """What is on the sheet already."""
    return float(total(s.players[seat]))


def _next_entry(s: MoonlightState, seat: i64) -> i64:
    """The number of the phase whose box the seat fills next; past the end if there is none."""
    if s.to_act == OVER or s.phase < 0:
        return len(s.phases) if s.to_act == OVER else 0
    behind = (seat - s.turn) % s.seats
    played = behind >= s.turns_left  # seats to the right of the turn have played this phase
    return s.phase + 1 if played else s.phase


def stock(s: MoonlightState, seat: i64) -> float:
    """What units in stock will be worth in the boxes still to fill, against an average box."""
    p = s.players[seat]
    worth = 0.0
    start = _next_entry(s, seat)
    for ingredient in range(5):
        held = p.stock[ingredient]
        extra = float(specialty(p, ingredient))
        quality: i64 = MAX_QUALITY
        for number in range(start, len(s.phases)):
            if s.content.phase_ingredient[s.phases[number]] != ingredient:
                continue
            while quality > 0 and (held >> (4 * quality)) & 15 == 0:
                quality -= 1
            if quality > 0:
                worth += float(quality) + extra + (FREED_TURN if number > start else 0.0)
                held -= ONE_UNIT[quality]
            elif number > start + 1:
                worth += EMPTY_BOX + 0.8 * extra
    return worth


def errand(s: MoonlightState, seat: i64) -> float:
    """What the seat can still hope to fetch for the two boxes it fills next, from where it stands."""
    number = _next_entry(s, seat)
    if number >= len(s.phases):
        return 0.0
    p = s.players[seat]
    own_turn = seat == s.turn and number == s.phase and s.turns_left > 0
    tries: i64 = s.actions_left if own_turn else 2
    walks: i64 = 1 if s.free_move or not own_turn else 0
    if p.injured:
        tries -= 1
    ingredient = s.content.phase_ingredient[s.phases[number]]
    if p.stock[ingredient] != 0:
        return SPARE_ACTION * float(max(0, tries)) + _fetch(s, seat, number + 1, p.room, 2, 1)
    now = _fetch(s, seat, number, p.room, tries, walks)
    return now + _fetch(s, seat, number + 1, _source(s, ingredient), 2, 1)


def _fetch(s: MoonlightState, seat: i64, number: i64, room: i64, tries: i64, walks: i64) -> float:
    """Expected entry of a box without stock, with so many tries and free walks from a room."""
    if number >= len(s.phases):
        return 0.0
    p = s.players[seat]
    ingredient = s.content.phase_ingredient[s.phases[number]]
    if p.stock[ingredient] != 0 and number > _next_entry(s, seat):
        return 0.0  # counted as stock
    away = _distance(s, room, _source(s, ingredient))
    if away > walks:
        tries -= away - walks
    if p.web_until >= number and away > 0:
        tries = 0
    if tries <= 0:
        return 0.0
    hope = _hope(s, ingredient, tries)
    return hope + float(specialty(p, ingredient)) * min(1.0, hope)


def _source(s: MoonlightState, ingredient: i64) -> i64:
    for deed in s.content.deeds:
        if deed.kind == SEARCH and deed.ingredient == ingredient:
            return deed.room
    return s.content.start_room


def _distance(s: MoonlightState, start: i64, end: i64) -> i64:
    if start == end:
        return 0
    for door in s.content.rooms[start].doors:
        if door == end:
            return 1
    return 2


def _hope(s: MoonlightState, ingredient: i64, tries: i64) -> float:
    """Expected quality of the best unit found: hard searches first, the last try easy."""
    hard = 0.0
    easy = 0.0
    hard_quality = 0.0
    for deed in s.content.deeds:
        if deed.kind == SEARCH and deed.ingredient == ingredient:
            chance = float(7 - deed.difficulty) / 6.0
            quality = float(deed.quality)
            if deed.difficulty >= 5:
                hard = chance
                hard_quality = quality
            else:
                easy = chance * quality
    hope = max(easy, hard * hard_quality)
    for i in range(tries - 1):
        hope = max(hope, hard * hard_quality + (1.0 - hard) * hope)
    return hope


def noise(s: MoonlightState, seat: i64) -> float:
    """The werewolf that loud monks wake; the closer, the dearer."""
    if _next_entry(s, seat) >= len(s.phases):
        return 0.0
    loud = float(s.players[seat].noise) / float(s.attack_limit)
    return -1.1 * loud * loud * loud


def health(s: MoonlightState, seat: i64) -> float:
    """An injury costs an action, a web the moves of a turn."""
    if _next_entry(s, seat) >= len(s.phases):
        return 0.0
    p = s.players[seat]
    worth = 0.0
    if p.injured:
        worth -= 0.9
    if p.web_until >= s.phase:
        worth -= 0.4
    return worth


def cards(s: MoonlightState, seat: i64) -> float:
    """Cards in hand, worth less the fewer phases are left."""
    held = s.players[seat].cards
    if held == 0:
        return 0.0
    count = 0.0
    for card in range(s.content.first_keepsake):
        if held & BIT[card]:
            count += 1.0
    left = float(len(s.phases) - _next_entry(s, seat)) / float(len(s.phases))
    return CARD * count * (0.3 + left)


def rivals(s: MoonlightState, seat: i64) -> float:
    """The best of the others: a point of theirs is worth a part of an own one."""
    if s.seats == 1:
        return 0.0
    best = -99.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(total(s.players[other])))
    return -0.4 * best


def stars(s: MoonlightState, seat: i64) -> float:
    """Stars of the hermit's campaign."""
    return STAR * float(points(s, seat)) if s.hermit else 0.0
