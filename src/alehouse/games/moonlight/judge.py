"""What a position is worth: named terms in points that the seat may expect to end with."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from alehouse.engine.observation import count_bits, lowest_bit
from alehouse.engine.state import OVER
from alehouse.games.moonlight.content import BIT, CROWN, MAGNIFIER, MUGS, SWORD
from alehouse.games.moonlight.rules.sheet import specialty, total
from alehouse.games.moonlight.schema import ABILITIES, EFFECTS, MAX_QUALITY
from alehouse.games.moonlight.score import points
from alehouse.games.moonlight.state import MoonlightState

TERMS: Final = ["sheet", "stock", "boxes", "errand", "noise", "health", "cards", "abilities", "rivals", "stars"]

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
RIVAL: Final = 15
STAR: Final = 16
CARD: Final = 17  # one weight per effect
ABILITY: Final = 28  # one weight per ability
WEIGHTS: Final = [
    "scale", "stock-quality", "stock-count", "empty-water", "empty-malt", "empty-wood", "empty-hops", "empty-yeast",
    "empty-specialty", "hope", "spare-action", "loud", "noise", "injured", "webbed", "rival", "star",
    *[f"card-{effect}" for effect in EFFECTS], *[f"ability-{ability}" for ability in ABILITIES],
    "glances", "play-on", "blur", "contest",
]  # fmt: skip


def value(s: MoonlightState, seat: i64) -> float:
    return own(s, seat) + rivals(s, seat)


def values(s: MoonlightState) -> list[float]:
    """Of all seats; rivals are left out, for whoever asks compares the seats."""
    return [own(s, seat) for seat in range(s.seats)]


def own(s: MoonlightState, seat: i64) -> float:
    """What the seat may expect to end with, whatever the others do."""
    start = _next_entry(s, seat)
    in_stock, to_fetch = boxes(s, seat, start)
    return (
        sheet(s, seat)
        + in_stock
        + to_fetch
        + errand(s, seat, start)
        + noise(s, seat, start)
        + health(s, seat, start)
        + cards(s, seat, start)
        + abilities(s, seat, start)
        + stars(s, seat)
    )


def terms(s: MoonlightState, seat: i64) -> list[tuple[str, float]]:
    start = _next_entry(s, seat)
    in_stock, to_fetch = boxes(s, seat, start)
    return [
        ("sheet", sheet(s, seat)),
        ("stock", in_stock),
        ("boxes", to_fetch),
        ("errand", errand(s, seat, start)),
        ("noise", noise(s, seat, start)),
        ("health", health(s, seat, start)),
        ("cards", cards(s, seat, start)),
        ("abilities", abilities(s, seat, start)),
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


def boxes(s: MoonlightState, seat: i64, start: i64) -> tuple[float, float]:
    """The worth of boxes still to come: of those that stock will fill, and of later ones that it will not."""
    p = s.players[seat]
    w = s.weights
    in_stock = 0.0
    to_fetch = 0.0
    for number in range(start, len(s.phases)):
        ingredient = s.content.phase_ingredient[s.phases[number]]
        extra = float(specialty(p, ingredient))
        quality = _unit_for(s, seat, start, number)
        if quality > 0:
            entry = float(quality) + extra
            in_stock += entry if number == start else w[STOCK_QUALITY] * entry + w[STOCK_COUNT]
        elif number > start:
            to_fetch += w[EMPTY + ingredient] + w[EMPTY_SPECIALTY] * extra + lenses(s, seat, ingredient)
    return in_stock, to_fetch


def _unit_for(s: MoonlightState, seat: i64, start: i64, number: i64) -> i64:
    """The quality of the unit in stock that fills the box of a phase to come, the best one first; 0 if none is left."""
    ingredient = s.content.phase_ingredient[s.phases[number]]
    held = s.players[seat].stock[ingredient]
    if held == 0:
        return 0
    earlier: i64 = 0
    for before in range(start, number):
        if s.content.phase_ingredient[s.phases[before]] == ingredient:
            earlier += 1
    quality: i64 = MAX_QUALITY
    while quality > 0:
        count = (held >> (4 * quality)) & 15
        if count > earlier:
            return quality
        earlier -= count
        quality -= 1
    return 0


def errand(s: MoonlightState, seat: i64, start: i64) -> float:
    """What the seat can still hope to fetch for the box it fills next, from where it stands."""
    if start >= len(s.phases):
        return 0.0
    p = s.players[seat]
    own_turn = seat == s.turn and start == s.phase and s.turns_left > 0
    tries: i64 = s.actions_left if own_turn else 2
    if p.injured:
        tries -= 1
    ingredient = s.content.phase_ingredient[s.phases[start]]
    if p.stock[ingredient] != 0:
        return s.weights[SPARE_ACTION] * float(max(0, tries))
    walks: i64 = 1 if s.free_move or not own_turn else 0
    away = s.content.doors_between(p.room, s.content.source[ingredient])
    if away > walks:
        tries -= away - walks
    if tries <= 0 or (p.web_until >= start and away > 0):
        return 0.0
    hope = s.content.hope(ingredient, tries)
    hope += float(specialty(p, ingredient)) * min(1.0, hope)
    return s.weights[HOPE] * hope + lenses(s, seat, ingredient)


def lenses(s: MoonlightState, seat: i64, ingredient: i64) -> float:
    """What cards that help to find an ingredient are worth for a box still to fill."""
    held = s.players[seat].cards & s.content.lenses[ingredient]
    return s.weights[CARD + MAGNIFIER] * float(count_bits(held)) if held else 0.0


def _left_for(s: MoonlightState, start: i64) -> float:
    """The share of the night that is still to come for a seat that fills the box `start` next."""
    return float(len(s.phases) - start) / float(len(s.phases))


def left(s: MoonlightState) -> float:
    """The share of the night that is still to come at the table."""
    length = float(len(s.phases))
    if s.phase < 0:
        return 1.0
    return (length - 1.0 - float(s.phase) + float(s.turns_left) / float(s.seats)) / length


def noise(s: MoonlightState, seat: i64, start: i64) -> float:
    """The werewolf that loud monks wake; the closer, the dearer."""
    if start >= len(s.phases):
        return 0.0
    loud = float(s.players[seat].noise) / float(s.attack_limit)
    return -s.weights[LOUD] * loud * loud * loud - s.weights[NOISE] * loud * _left_for(s, start)


def health(s: MoonlightState, seat: i64, start: i64) -> float:
    """An injury costs an action, a web the moves of a turn."""
    if start >= len(s.phases):
        return 0.0
    p = s.players[seat]
    worth = 0.0
    if p.injured:
        worth -= s.weights[INJURED]
    if p.web_until >= s.phase:
        worth -= s.weights[WEBBED]
    return worth


def cards(s: MoonlightState, seat: i64, start: i64) -> float:
    """Cards in hand by what they do, most of them worth less the fewer phases are left."""
    held = s.players[seat].cards & (s.content.equipment | s.content.blessings) & ~s.content.auto_search
    if held == 0 or start >= len(s.phases):
        return 0.0
    worth = 0.0
    while held != 0:
        card = s.content.cards[lowest_bit(held)]
        held &= held - 1
        use = _left_for(s, start)
        if card.effect == SWORD:
            use = sqrt(use)  # one fight is enough to use it
        elif card.effect == CROWN:
            use = 1.0 if _brewed_from(s, start) & card.what else 0.0
        elif card.effect == MUGS:
            use = 1.0
        worth += s.weights[CARD + card.effect] * use
    return worth


def _brewed_from(s: MoonlightState, start: i64) -> i64:
    """The ingredients of the boxes still to come, as bits."""
    found: i64 = 0
    for number in range(start, len(s.phases)):
        found |= BIT[s.content.phase_ingredient[s.phases[number]]]
    return found


def abilities(s: MoonlightState, seat: i64, start: i64) -> float:
    """What the monk can do, worth less the fewer phases are left; what ingredients gain from it is with the boxes."""
    able = s.players[seat].abilities
    worth = 0.0
    while able != 0:
        worth += s.weights[ABILITY + lowest_bit(able)]
        able &= able - 1
    return worth * _left_for(s, start)


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
