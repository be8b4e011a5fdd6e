"""Brewing: crowned ingredients, the sheet entry, Alchemy and the Ancestral recipe (MB-017, MB-144, MB-162 to 181)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.machine import Step
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import events, kinds, reasons, steps
from alehouse.games.moonlight.rules import favor, hermit
from alehouse.games.moonlight.rules.cards import total_of, usable
from alehouse.games.moonlight.rules.omen import omen_amount
from alehouse.games.moonlight.rules.sheet import add_unit, best_unit, specialty, take_unit, write_box
from alehouse.games.moonlight.state import MoonlightState


def phase_ingredient(s: MoonlightState, number: i64) -> i64:
    """The ingredient of the phase played as that number."""
    return s.content.phase_ingredient[s.phases[number]]


def phase_takes(s: MoonlightState) -> list[Because]:
    """What this phase is for: the ingredient of its box, and the best unit in stock or where to find one."""
    content = s.content
    p = s.players[s.turn]
    ingredient = phase_ingredient(s, s.phase)
    args: dict[str, object] = {
        "phase": content.phase_ids[s.phases[s.phase]],
        "ingredient": kinds.INGREDIENTS[ingredient],
    }
    quality = best_unit(p, ingredient)
    if quality > 0:
        return [Because("phase-stocked", {**args, "quality": quality})]
    rooms = [deed.room for deed in content.deeds if deed.kind == kinds.SEARCH and deed.ingredient == ingredient]
    if p.room in rooms:
        return [Because("phase-here", args)]
    if not rooms:
        return []  # a pack may have none
    return [Because("phase-there", {**args, "room": content.room_ids[rooms[0]]})]


def crowns_for(s: MoonlightState, ingredient: i64) -> i64:
    """The crowned-ingredient cards that fit an ingredient and are ready."""
    return usable(s, s.turn, s.content.crowns_of[ingredient])


def crown_of(s: MoonlightState, card: i64, ingredient: i64) -> i64:
    """What a crowned-ingredient card adds to a unit of an ingredient."""
    return s.content.crown[ingredient * len(s.content.cards) + card]


# -- Alchemy -----------------------------------------------------------------------------------


def may_alchemy(s: MoonlightState) -> i64:
    """MB-162 once per game, with something in stock; for monks who can."""
    p = s.players[s.turn]
    if p.alchemy_used:
        return reasons.ALCHEMY_USED
    return reasons.ALLOWED if any(units > 0 for units in p.stock) else reasons.ALCHEMY_NO_STOCK


def can_alchemy(s: MoonlightState) -> bool:
    return s.players[s.turn].can(kinds.ALCHEMY) and may_alchemy(s) == reasons.ALLOWED


def alchemy(s: MoonlightState, ingredient: i64, quality: i64, new: i64) -> None:
    """MB-163 one unit of stock becomes another ingredient of the same quality."""
    p = s.players[s.turn]
    take_unit(p, ingredient, quality)
    add_unit(p, new, quality)
    p.alchemy_used = True
    s.tell(events.ALCHEMY, s.turn, ingredient, quality, new)


# -- Ancestral recipe -------------------------------------------------------------------------


def recipe_crowns(s: MoonlightState) -> i64:
    """MB-173 crowned ingredients for the previous box; the notes of a keepsake only better the entry of the phase."""
    return crowns_for(s, phase_ingredient(s, s.phase - 1)) & (s.content.equipment | s.content.blessings)


def recipe_value(s: MoonlightState, quality: i64) -> i64:
    """What the previous box would show without cards (MB-173)."""
    return quality + specialty(s.players[s.turn], phase_ingredient(s, s.phase - 1))


def _old_box(s: MoonlightState) -> i64:
    return s.players[s.turn].boxes[s.phases[s.phase - 1]]


def recipe_can_rise(s: MoonlightState, quality: i64) -> bool:
    """Whether a unit of that quality raises the previous box, with all cards there are for it."""
    first = phase_ingredient(s, s.phase - 1) * len(s.content.cards)
    return recipe_value(s, quality) + total_of(recipe_crowns(s), s.content.crown, first) > _old_box(s)


def recipe_rises(s: MoonlightState) -> bool:
    """Whether the recipe at hand raises the previous box, with the cards used for it."""
    return recipe_value(s, s.recipe_quality) + s.recipe_bonus > _old_box(s)


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
    return reasons.ALLOWED if recipe_can_rise(s, best) else reasons.ANCESTRAL_NO_GAIN


def can_ancestral(s: MoonlightState) -> bool:
    return s.players[s.turn].can(kinds.ANCESTRAL) and may_ancestral(s) == reasons.ALLOWED


def begin_ancestral(s: MoonlightState, quality: i64) -> None:
    p = s.players[s.turn]
    p.ancestral_used = True
    take_unit(p, phase_ingredient(s, s.phase - 1), quality)
    s.recipe_quality = quality
    s.recipe_bonus = 0
    s.push(steps.ANCESTRAL_CARDS)


def only_crown(s: MoonlightState) -> bool:
    """Whether the recipe at hand has only one way on: the one crowned ingredient that there is for it."""
    cards = recipe_crowns(s)
    return cards != 0 and cards & (cards - 1) == 0 and not recipe_rises(s)


# -- the BREW window and the entry ------------------------------------------------------------


class Enter(Step[MoonlightState]):
    """MB-178 the best unit of the phase's ingredient fills its box; none leaves it empty.

    MB-233 in the last night the Beast comes after the last entry.
    """

    def run(self, s: MoonlightState, arg: i64) -> None:
        p = s.players[s.turn]
        box = s.phases[s.phase]
        ingredient = phase_ingredient(s, s.phase)
        quality = best_unit(p, ingredient)
        if quality > 0:
            take_unit(p, ingredient, quality)
            if s.favors:
                s.crown_bonus += favor.claim(s, kinds.CROWN, BIT[ingredient])
            value = quality + specialty(p, ingredient) + s.crown_bonus + omen_amount(s, kinds.OMEN_HARVEST)
            write_box(p, box, max(0, value))
            s.tell(events.ENTRY, s.turn, box, p.boxes[box])
        else:
            s.tell(events.NO_ENTRY, s.turn, box)
        s.crown_bonus = 0
        s.push(steps.END_TURN)
        if s.phase + 1 == len(s.phases) and hermit.beast_comes(s):
            hermit.beast_attacks(s)
