"""Alchemy and the Ancestral recipe as choices; a turn and the time to brew both offer them (MB-162, MB-172)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.moonlight import actions, kinds
from alehouse.games.moonlight.reasons import Refused, refuse
from alehouse.games.moonlight.rules import brew
from alehouse.games.moonlight.rules.sheet import units
from alehouse.games.moonlight.schema import MAX_QUALITY
from alehouse.games.moonlight.state import MoonlightState


def add_abilities(s: MoonlightState, codes: vec[i64]) -> vec[i64]:
    """Appends what the monk's own arts offer."""
    if s.players[s.turn].abilities & kinds.ARTS == 0:
        return codes  # most monks, at every choice of a turn
    if brew.can_alchemy(s):
        codes = _add_alchemy(s, codes)
    if brew.can_ancestral(s):
        codes = _add_ancestral(s, codes)
    return codes


def _add_alchemy(s: MoonlightState, codes: vec[i64]) -> vec[i64]:
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


def _add_ancestral(s: MoonlightState, codes: vec[i64]) -> vec[i64]:
    p = s.players[s.turn]
    ingredient = brew.phase_ingredient(s, s.phase - 1)
    for quality in range(1, MAX_QUALITY + 1):
        if units(p, ingredient, quality) > 0 and brew.recipe_can_rise(s, quality):
            codes = append(codes, actions.ANCESTRAL + quality)
    return codes


def play_ability(s: MoonlightState, code: i64) -> None:
    if code >= actions.ALCHEMY:
        index = code - actions.ALCHEMY
        brew.alchemy(s, index // (5 * MAX_QUALITY), index // 5 % MAX_QUALITY + 1, index % 5)
    else:
        brew.begin_ancestral(s, code & 63)


def refused_abilities(s: MoonlightState) -> Refused:
    """Alchemy and Ancestral recipe of a monk who knows them, named by their first code."""
    p = s.players[s.turn]
    found: Refused = []
    if p.can(kinds.ALCHEMY):
        refuse(found, actions.ALCHEMY + 1, brew.may_alchemy(s))
    if p.can(kinds.ANCESTRAL):
        refuse(found, actions.ANCESTRAL + 1, brew.may_ancestral(s))
    return found
