"""Time to brew: crowned ingredients for the entry or for the Ancestral recipe (MB-033, MB-144, MB-173)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import actions, reasons, steps
from alehouse.games.moonlight.decisions.abilities import add_abilities, play_ability, refused_abilities
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.reasons import Refused, refusal
from alehouse.games.moonlight.rules import brew
from alehouse.games.moonlight.rules.cards import add_cards, may_use
from alehouse.games.moonlight.state import MoonlightState


@final
class BrewCards(CardWindow):
    """MB-033 the window before the sheet is filled."""

    def cards(self, s: MoonlightState) -> i64:
        return brew.brew_crowns(s)

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        codes = add_cards(vec[i64](), actions.USE, self.cards(s))
        return append(add_abilities(s, codes), self.close)

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == self.close or code >> 6 == actions.USE >> 6:
            super().play(s, arg, code)
        else:
            s.push(steps.BREW)
            play_ability(s, code)

    def use(self, s: MoonlightState, card: i64) -> None:
        s.crown_bonus += brew.crown_of(s, card, brew.phase_ingredient(s, s.phase))
        s.push(steps.BREW)

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.ENTER)

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return [brew.phase_takes(s)]

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        found: Refused = []
        ingredient = brew.phase_ingredient(s, s.phase)
        held = s.players[s.turn].cards & s.content.crowns & ~self.cards(s)
        for card in range(len(s.content.cards)):
            if held & BIT[card]:
                reason = may_use(s, s.turn, card)
                if reason == reasons.ALLOWED:
                    wrong = s.content.crowns_of[ingredient] & BIT[card] == 0
                    reason = reasons.WRONG_INGREDIENT if wrong else reasons.NO_UNIT
                found.append((actions.USE + card, refusal(reason, {"card": s.content.card_ids[card]})))
        return found + refused_abilities(s)


@final
class AncestralCards(CardWindow):
    """MB-173 the recipe may be added as soon as the box rises; until then another crowned ingredient is needed."""

    def cards(self, s: MoonlightState) -> i64:
        return brew.recipe_crowns(s)

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        codes = add_cards(vec[i64](), actions.USE, self.cards(s))
        return append(codes, self.close) if brew.recipe_rises(s) else codes

    def use(self, s: MoonlightState, card: i64) -> None:
        brew.crown_recipe(s, card)

    def closed(self, s: MoonlightState) -> None:
        brew.add_recipe(s)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        codes = self.legal(s, arg)
        return codes[len(codes) - 1]
