"""What a position is worth: named terms in points that the seat may expect to end with."""

from __future__ import annotations

from math import sqrt
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import count_bits, lowest_bit
from alehouse.engine.state import OVER, State
from alehouse.engine.weights import Weights
from alehouse.games.moonlight import kinds
from alehouse.games.moonlight.campaign import Campaign
from alehouse.games.moonlight.rules.move import is_webbed
from alehouse.games.moonlight.rules.sheet import specialty, total
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.state import MoonlightState

TERMS: Final = ["sheet", "stock", "boxes", "errand", "noise", "health", "cards", "abilities", "rivals"]
CAMPAIGN_TERMS: Final = ["stars", "night", "task", "keepsakes"]  # of the hermit's campaign, which knows no others


@final
class MoonlightJudge(Judge):
    """The evaluation and its weights; those of cards and abilities are by effect and by ability."""

    def __init__(self, weights: Weights, search: SearchSettings) -> None:
        super().__init__(weights, search)
        self.stock_quality: float = weights.take("stock-quality")
        self.stock_count: float = weights.take("stock-count")
        self.empty: vec[float] = weights.table("empty", kinds.INGREDIENTS)  # a box still to fill
        self.empty_specialty: float = weights.take("empty-specialty")
        self.hope: float = weights.take("hope")
        self.spare_action: float = weights.take("spare-action")
        self.loud: float = weights.take("loud")
        self.noise: float = weights.take("noise")
        self.injured: float = weights.take("injured")
        self.webbed: float = weights.take("webbed")
        self.rival: float = weights.take("rival")
        self.star: float = weights.take("star")
        self.campaign: Campaign = Campaign(weights)
        self.card: vec[float] = weights.table("card", kinds.EFFECTS)
        self.ability: vec[float] = weights.table("ability", kinds.ABILITIES)

    def names(self, state: State) -> list[str]:
        return CAMPAIGN_TERMS if cast(MoonlightState, state).hermit else TERMS

    def parts(self, state: State, seat: i64) -> vec[float]:
        s = cast(MoonlightState, state)
        return campaign(self, s) if s.hermit else night(self, s, seat, _next_entry(s, seat))

    def rivals(self, state: State, seat: i64) -> float:
        """The best of the others: a point of theirs costs a part of one of the seat's."""
        s = cast(MoonlightState, state)
        if s.seats == 1:
            return 0.0
        best = -99.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, float(total(s.players[other])))
        return -self.rival * best

    def unit_of(self, state: State) -> tuple[str, float]:
        """In the campaign only stars count."""
        return ("stars", self.star) if cast(MoonlightState, state).hermit else ("points", 1.0)

    def left(self, state: State) -> float:
        """The share of the night that is still to come at the table."""
        s = cast(MoonlightState, state)
        length = float(len(s.phases))
        if s.phase < 0:
            return 1.0
        return (length - 1.0 - float(s.phase) + float(s.turns_left) / float(s.seats)) / length


def night(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> vec[float]:
    """The parts of the total that the night may be expected to end with, in the order of `TERMS`."""
    in_stock, to_fetch = boxes(j, s, seat, start)
    return vec[float]([
        float(total(s.players[seat])),
        in_stock,
        to_fetch,
        errand(j, s, seat, start),
        noise(j, s, seat, start),
        health(j, s, seat, start),
        cards(j, s, seat, start),
        abilities(j, s, seat, start),
    ])  # fmt: skip


def campaign(j: MoonlightJudge, s: MoonlightState) -> vec[float]:
    """The parts of the stars that the campaign may be expected to end with, in the order of `CAMPAIGN_TERMS`."""
    c = j.campaign
    start = _next_entry(s, 0)
    left = _left_for(s, start)
    expected = 0.0
    for part in night(j, s, 0, start):
        expected += part
    return vec[float]([
        j.star * c.won(s),
        j.star * c.total_stars(s, expected, left),
        j.star * c.task(s, start, expected, left),
        j.star * c.keepsakes(s, j.card, left),
    ])  # fmt: skip


def _next_entry(s: MoonlightState, seat: i64) -> i64:
    """The number of the phase whose box the seat fills next; past the end if there is none."""
    if s.to_act == OVER or s.phase < 0:
        return len(s.phases) if s.to_act == OVER else 0
    behind = (seat - s.turn) % s.seats
    played = behind >= s.turns_left  # seats to the right of the turn have played this phase
    return s.phase + 1 if played else s.phase


def boxes(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> tuple[float, float]:
    """The worth of boxes still to come: of those that stock will fill, and of later ones that it will not."""
    p = s.players[seat]
    in_stock = 0.0
    to_fetch = 0.0
    end: i64 = len(s.phases)
    for number in range(start, end):
        ingredient = s.content.phase_ingredient[s.phases[number]]
        extra = float(specialty(p, ingredient))
        quality = _unit_for(s, seat, start, number)
        if quality > 0:
            entry = float(quality) + extra
            in_stock += entry if number == start else j.stock_quality * entry + j.stock_count
        elif number > start:
            to_fetch += j.empty[ingredient] + j.empty_specialty * extra + lenses(j, s, seat, ingredient)
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


def errand(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> float:
    """What the seat can still hope to fetch for the box it fills next, from where it stands."""
    if start >= len(s.phases):
        return 0.0
    p = s.players[seat]
    own_turn = seat == s.turn and start == s.phase and s.turns_left > 0
    tries: i64 = s.actions_left if own_turn else kinds.ACTIONS
    if p.injured:
        tries -= 1
    ingredient = s.content.phase_ingredient[s.phases[start]]
    if p.stock[ingredient] != 0:
        return j.spare_action * float(max(0, tries))
    walks: i64 = 1 if s.free_move or not own_turn else 0
    away = s.content.doors_between(p.room, s.content.source[ingredient])
    if away > walks:
        tries -= away - walks
    if tries <= 0 or (p.web_until >= start and away > 0):
        return 0.0
    hope = s.content.hope(ingredient, tries)
    hope += float(specialty(p, ingredient)) * min(1.0, hope)
    return j.hope * hope + lenses(j, s, seat, ingredient)


def lenses(j: MoonlightJudge, s: MoonlightState, seat: i64, ingredient: i64) -> float:
    """What cards that help to find an ingredient are worth for a box still to fill."""
    held = s.players[seat].cards & s.content.lenses[ingredient]
    return j.card[kinds.MAGNIFIER] * float(count_bits(held)) if held else 0.0


def _left_for(s: MoonlightState, start: i64) -> float:
    """The share of the night that is still to come for a seat that fills the box `start` next."""
    return float(len(s.phases) - start) / float(len(s.phases))


def noise(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> float:
    """The werewolf that loud monks wake; the closer, the dearer."""
    if start >= len(s.phases):
        return 0.0
    loud = float(s.players[seat].noise) / float(s.attack_limit)
    return -j.loud * loud * loud * loud - j.noise * loud * _left_for(s, start)


def health(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> float:
    """An injury costs an action, a web the moves of a turn."""
    if start >= len(s.phases):
        return 0.0
    p = s.players[seat]
    worth = 0.0
    if p.injured:
        worth -= j.injured
    if is_webbed(s, p):
        worth -= j.webbed
    return worth


def cards(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> float:
    """Cards in hand by what they do, most of them worth less the fewer phases are left."""
    held = s.players[seat].cards & (s.content.equipment | s.content.blessings) & ~s.content.only_lenses
    if held == 0 or start >= len(s.phases):
        return 0.0
    worth = 0.0
    left = _left_for(s, start)
    while held:
        number = lowest_bit(held)
        held &= held - 1
        lens = s.content.auto_search & BIT[number] != 0  # counted with the boxes
        for effect in s.content.cards[number].effects:
            if lens and effect.do == kinds.MAGNIFIER:
                continue
            use = left
            if effect.do == kinds.SWORD:
                use = sqrt(use)  # one fight is enough to use it
            elif effect.do == kinds.CROWN:
                use = 1.0 if _brewed_from(s, start) & effect.what else 0.0
            elif effect.do == kinds.MUGS:
                use = 1.0
            worth += j.card[effect.do] * use * effect.good
    return worth


def _brewed_from(s: MoonlightState, start: i64) -> i64:
    """The ingredients of the boxes still to come, as bits."""
    found: i64 = 0
    end: i64 = len(s.phases)
    for number in range(start, end):
        found |= BIT[s.content.phase_ingredient[s.phases[number]]]
    return found


def abilities(j: MoonlightJudge, s: MoonlightState, seat: i64, start: i64) -> float:
    """What the monk can do, worth less the fewer phases are left; what ingredients gain from it is with the boxes."""
    worth = 0.0
    known = s.players[seat].abilities
    while known:
        worth += j.ability[lowest_bit(known)]
        known &= known - 1
    return worth * _left_for(s, start)
