"""Brewing: crowned ingredients, the sheet entry, Alchemy and the Ancestral recipe (MB-017, MB-144, MB-162 to 181)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.content import ALCHEMY, ANCESTRAL, BIT, OMEN_HARVEST
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.rules.cards import amount_of, fitting, spend, usable
from alehouse.games.moonlight.rules.omen import omen_amount
from alehouse.games.moonlight.rules.sheet import (
    add_unit,
    best_unit,
    has_stock,
    specialty,
    take_unit,
    units,
    write_box,
)
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.state import MoonlightState


def phase_ingredient(s: MoonlightState, number: i64) -> i64:
    """The ingredient of the phase played as that number."""
    return s.content.phase_ingredient[s.phases[number]]


def crowns_for(s: MoonlightState, ingredient: i64) -> i64:
    """The crowned-ingredient cards that fit an ingredient and are ready."""
    return fitting(s, usable(s, s.turn, s.content.crowns), BIT[ingredient])


# -- Alchemy -----------------------------------------------------------------------------------


def may_alchemy(s: MoonlightState) -> i64:
    """MB-162 once per game, with something in stock; for monks who can."""
    p = s.players[s.turn]
    if p.alchemy_used:
        return reasons.ALCHEMY_USED
    return reasons.ALLOWED if has_stock(p) else reasons.ALCHEMY_NO_STOCK


def can_alchemy(s: MoonlightState) -> bool:
    return has(s.players[s.turn], ALCHEMY) and may_alchemy(s) == reasons.ALLOWED


def add_alchemy(s: MoonlightState, codes: vec[i64]) -> vec[i64]:
    p = s.players[s.turn]
    for ingredient in range(5):
        if p.stock[ingredient] == 0:
            continue
        for quality in range(1, MAX_QUALITY + 1):
            if units(p, ingredient, quality) > 0:
                first = actions.ALCHEMY + (ingredient * MAX_QUALITY + quality - 1) * 5
                for new in range(5):
                    if new != ingredient:
                        codes = append(codes, first + new)
    return codes


def alchemy(s: MoonlightState, code: i64) -> None:
    """MB-163 one unit of stock becomes another ingredient of the same quality."""
    index = code - actions.ALCHEMY
    new = index % 5
    quality = index // 5 % MAX_QUALITY + 1
    ingredient = index // (5 * MAX_QUALITY)
    p = s.players[s.turn]
    take_unit(p, ingredient, quality)
    add_unit(p, new, quality)
    p.alchemy_used = True
    s.tell(events.ALCHEMY, s.turn, ingredient, quality, new)


# -- Ancestral recipe -------------------------------------------------------------------------


def recipe_crowns(s: MoonlightState) -> i64:
    """MB-173 crowned ingredients for the previous box; the notes of a keepsake only better the own entry."""
    return crowns_for(s, phase_ingredient(s, s.phase - 1)) & (s.content.equipment | s.content.blessings)


def recipe_value(s: MoonlightState, quality: i64, with_cards: bool) -> i64:
    """What the previous box would show (MB-173)."""
    value = quality + specialty(s.players[s.turn], phase_ingredient(s, s.phase - 1))
    return value + amount_of(s, recipe_crowns(s)) if with_cards else value


def _old_box(s: MoonlightState) -> i64:
    return s.players[s.turn].boxes[s.phases[s.phase - 1]]


def may_ancestral(s: MoonlightState) -> i64:
    """MB-172, MB-173 once per game, from the second phase on, if the previous box can rise."""
    p = s.players[s.turn]
    if p.ancestral_used:
        return reasons.ANCESTRAL_USED
    if s.phase == 0:
        return reasons.ANCESTRAL_TOO_EARLY
    best = best_unit(p, phase_ingredient(s, s.phase - 1))
    if best == 0:
        return reasons.ANCESTRAL_NO_UNIT
    return reasons.ALLOWED if recipe_value(s, best, True) > _old_box(s) else reasons.ANCESTRAL_NO_GAIN


def can_ancestral(s: MoonlightState) -> bool:
    return has(s.players[s.turn], ANCESTRAL) and may_ancestral(s) == reasons.ALLOWED


def add_ancestral(s: MoonlightState, codes: vec[i64]) -> vec[i64]:
    p = s.players[s.turn]
    ingredient = phase_ingredient(s, s.phase - 1)
    for quality in range(1, MAX_QUALITY + 1):
        if units(p, ingredient, quality) > 0 and recipe_value(s, quality, True) > _old_box(s):
            codes = append(codes, actions.ANCESTRAL + quality)
    return codes


def begin_ancestral(s: MoonlightState, quality: i64) -> None:
    p = s.players[s.turn]
    p.ancestral_used = True
    take_unit(p, phase_ingredient(s, s.phase - 1), quality)
    s.recipe_quality = quality
    s.recipe_bonus = 0
    s.push(steps.ANCESTRAL)


def legal_ancestral_cards(s: MoonlightState) -> vec[i64]:
    """Crowned ingredients for the recipe; it may be added as soon as the box rises."""
    cards = recipe_crowns(s)
    codes = vec[i64]()
    for card in range(len(s.content.cards)):
        if cards & BIT[card]:
            codes = append(codes, actions.USE + card)
    if recipe_value(s, s.recipe_quality, False) + s.recipe_bonus > _old_box(s):
        codes = append(codes, actions.ADD)
    return codes


def ancestral(s: MoonlightState) -> None:
    choices = legal_ancestral_cards(s)
    if len(choices) > 1:
        s.push(steps.ANCESTRAL_CARDS)
        s.to_act = s.turn
    else:
        play_ancestral_cards(s, choices[0])


def play_ancestral_cards(s: MoonlightState, code: i64) -> None:
    if code != actions.ADD:
        card = code & 63
        spend(s, s.turn, card)
        s.recipe_bonus += s.content.cards[card].amount
        s.push(steps.ANCESTRAL)
        return
    box = s.phases[s.phase - 1]
    value = recipe_value(s, s.recipe_quality, False) + s.recipe_bonus
    write_box(s.players[s.turn], box, value)
    s.tell(events.ANCESTRAL, s.turn, box, value)


# -- the BREW window and the entry ------------------------------------------------------------


def brew_crowns(s: MoonlightState) -> i64:
    """MB-144 crowned ingredients need a unit that is about to be entered."""
    ingredient = phase_ingredient(s, s.phase)
    return crowns_for(s, ingredient) if s.players[s.turn].stock[ingredient] else 0


def brew(s: MoonlightState) -> None:
    """MB-033 the window before the sheet is filled."""
    s.push(steps.ENTER)
    if brew_crowns(s) or can_alchemy(s) or can_ancestral(s):
        s.push(steps.BREW_CARDS)
        s.to_act = s.turn


def legal_brew(s: MoonlightState) -> vec[i64]:
    codes = vec[i64]()
    cards = brew_crowns(s)
    for card in range(len(s.content.cards)):
        if cards & BIT[card]:
            codes = append(codes, actions.USE + card)
    if can_alchemy(s):
        codes = add_alchemy(s, codes)
    if can_ancestral(s):
        codes = add_ancestral(s, codes)
    return append(codes, actions.BREW)


def play_brew(s: MoonlightState, code: i64) -> None:
    if code == actions.BREW:
        return
    s.pop()
    s.push(steps.BREW)
    if code >= actions.ALCHEMY:
        alchemy(s, code)
    elif code >> 6 == actions.ANCESTRAL >> 6:
        begin_ancestral(s, code & 63)
    else:
        card = code & 63
        spend(s, s.turn, card)
        s.crown_bonus += s.content.cards[card].amount


def enter(s: MoonlightState) -> None:
    """MB-178 the best unit of the phase's ingredient fills its box; none leaves it empty."""
    p = s.players[s.turn]
    box = s.phases[s.phase]
    ingredient = phase_ingredient(s, s.phase)
    quality = best_unit(p, ingredient)
    if quality > 0:
        take_unit(p, ingredient, quality)
        value = quality + specialty(p, ingredient) + s.crown_bonus + omen_amount(s, OMEN_HARVEST)
        write_box(p, box, max(0, value))
        s.tell(events.ENTRY, s.turn, box, p.boxes[box])
    else:
        s.tell(events.NO_ENTRY, s.turn, box)
    s.crown_bonus = 0
