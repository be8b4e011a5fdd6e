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

TERMS: Final = ["sheet", "stock", "boxes", "errand", "noise", "health", "cards", "rivals", "stars"]

# indexes into the weights of judge.toml
SCALE: Final = 0
STOCK_QUALITY: Final = 1
STOCK_COUNT: Final = 2
EMPTY: Final = 3  # five weights, one per ingredient of a box still to fill
EMPTY_SPECIALTY: Final = 8
HOPE: Final = 9
SPARE_ACTION: Final = 10
LOUD: Final = 11
NOISE: Final = 12
INJURED: Final = 13
WEBBED: Final = 14
CARD: Final = 15
RIVAL: Final = 16
STAR: Final = 17
WEIGHTS: Final = [
    "scale", "stock-quality", "stock-count", "empty-water", "empty-malt", "empty-wood", "empty-hops", "empty-yeast",
    "empty-specialty", "hope", "spare-action", "loud", "noise", "injured", "webbed", "card", "rival", "star",
    "play-on",
]  # fmt: skip


def value(s: MoonlightState, seat: i64) -> float:
    in_stock, to_fetch = boxes(s, seat)
    return (
        sheet(s, seat)
        + in_stock
        + to_fetch
        + errand(s, seat)
        + noise(s, seat)
        + health(s, seat)
        + cards(s, seat)
        + rivals(s, seat)
        + stars(s, seat)
    )


def terms(s: MoonlightState, seat: i64) -> list[tuple[str, float]]:
    in_stock, to_fetch = boxes(s, seat)
    return [
        ("sheet", sheet(s, seat)),
        ("stock", in_stock),
        ("boxes", to_fetch),
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


def boxes(s: MoonlightState, seat: i64) -> tuple[float, float]:
    """The worth of boxes still to come: of those that stock will fill, and of later ones that it will not."""
    p = s.players[seat]
    w = s.weights
    in_stock = 0.0
    to_fetch = 0.0
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
                held -= ONE_UNIT[quality]
                entry = float(quality) + extra
                in_stock += entry if number == start else w[STOCK_QUALITY] * entry + w[STOCK_COUNT]
            elif number > start:
                to_fetch += w[EMPTY + ingredient] + w[EMPTY_SPECIALTY] * extra
    return in_stock, to_fetch


def errand(s: MoonlightState, seat: i64) -> float:
    """What the seat can still hope to fetch for the box it fills next, from where it stands."""
    number = _next_entry(s, seat)
    if number >= len(s.phases):
        return 0.0
    p = s.players[seat]
    own_turn = seat == s.turn and number == s.phase and s.turns_left > 0
    tries: i64 = s.actions_left if own_turn else 2
    if p.injured:
        tries -= 1
    ingredient = s.content.phase_ingredient[s.phases[number]]
    if p.stock[ingredient] != 0:
        return s.weights[SPARE_ACTION] * float(max(0, tries))
    walks: i64 = 1 if s.free_move or not own_turn else 0
    away = _distance(s, p.room, _source(s, ingredient))
    if away > walks:
        tries -= away - walks
    if tries <= 0 or (p.web_until >= number and away > 0):
        return 0.0
    hope = _hope(s, ingredient, tries)
    return s.weights[HOPE] * (hope + float(specialty(p, ingredient)) * min(1.0, hope))


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


def _left_for(s: MoonlightState, seat: i64) -> float:
    """The share of the night that is still to come for the seat."""
    return float(len(s.phases) - _next_entry(s, seat)) / float(len(s.phases))


def left(s: MoonlightState) -> float:
    """The share of the night that is still to come at the table."""
    length = float(len(s.phases))
    if s.phase < 0:
        return 1.0
    return (length - 1.0 - float(s.phase) + float(s.turns_left) / float(s.seats)) / length


def noise(s: MoonlightState, seat: i64) -> float:
    """The werewolf that loud monks wake; the closer, the dearer."""
    if _next_entry(s, seat) >= len(s.phases):
        return 0.0
    loud = float(s.players[seat].noise) / float(s.attack_limit)
    return -s.weights[LOUD] * loud * loud * loud - s.weights[NOISE] * loud * _left_for(s, seat)


def health(s: MoonlightState, seat: i64) -> float:
    """An injury costs an action, a web the moves of a turn."""
    if _next_entry(s, seat) >= len(s.phases):
        return 0.0
    p = s.players[seat]
    worth = 0.0
    if p.injured:
        worth -= s.weights[INJURED]
    if p.web_until >= s.phase:
        worth -= s.weights[WEBBED]
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
    return s.weights[CARD] * count * _left_for(s, seat)


def rivals(s: MoonlightState, seat: i64) -> float:
    """The best of the others: a point of theirs is worth a part of an own one."""
    if s.seats == 1:
        return 0.0
    best = -99.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(total(s.players[other])))
    return -s.weights[RIVAL] * best


def stars(s: MoonlightState, seat: i64) -> float:
    """Stars of the hermit's campaign."""
    return s.weights[STAR] * float(points(s, seat)) if s.hermit else 0.0
