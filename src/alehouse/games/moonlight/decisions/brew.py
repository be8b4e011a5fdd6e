"""Time to brew: crowned ingredients for the entry or for the Ancestral recipe (MB-033, MB-144, MB-173)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import add_each, lowest_bit, members
from alehouse.games.moonlight import actions, events, reasons, steps
from alehouse.games.moonlight.decisions.abilities import add_abilities, play_ability, refused_abilities
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.reasons import Refused, refusal
from alehouse.games.moonlight.rules import brew
from alehouse.games.moonlight.rules.cards import may_use, spend
from alehouse.games.moonlight.rules.sheet import write_box
from alehouse.games.moonlight.state import MoonlightState


class BrewCards(CardWindow):
    """MB-033 the window before the sheet is filled."""

    def cards(self, s: MoonlightState) -> i64:
        """MB-144 crowned ingredients need a unit that is about to be entered."""
        ingredient = brew.phase_ingredient(s, s.phase)
        if s.players[s.turn].stock[ingredient] == 0:
            return 0
        return brew.crowns_for(s, ingredient)

    def opens(self, s: MoonlightState) -> bool:
        return self.cards(s) != 0 or brew.can_alchemy(s) or brew.can_ancestral(s)

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        codes = add_abilities(s, add_each(vec[i64](), actions.USE, self.cards(s)))
        return append(codes, self.close) if len(codes) > 0 else codes

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == self.close or code >> 6 == actions.USE >> 6:
            super().play(s, arg, code)
        else:
            s.push(steps.BREW_CARDS)
            play_ability(s, code)

    def use(self, s: MoonlightState, card: i64) -> None:
        s.crown_bonus += brew.crown_of(s, card, brew.phase_ingredient(s, s.phase))
        s.push(steps.BREW_CARDS)

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.ENTER)

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return brew.phase_takes(s)

    def refused(self, s: MoonlightState, arg: i64) -> Refused:
        found: Refused = []
        ingredient = brew.phase_ingredient(s, s.phase)
        held = s.players[s.turn].cards & s.content.crowns & ~self.cards(s)
        for card in members(held):
            reason = may_use(s, s.turn, card)
            if reason == reasons.ALLOWED:
                wrong = s.content.crowns_of[ingredient] & BIT[card] == 0
                reason = reasons.WRONG_INGREDIENT if wrong else reasons.NO_UNIT
            found.append((actions.USE + card, refusal(reason, {"card": s.content.card_ids[card]})))
        return found + refused_abilities(s)


class AncestralCards(CardWindow):
    """MB-173 the recipe may be added as soon as the box rises; until then another crowned ingredient is needed."""

    def asks(self, s: MoonlightState, arg: i64) -> bool:
        if brew.only_crown(s):
            card = lowest_bit(self.cards(s))
            spend(s, s.turn, card)
            self.use(s, card)
            return False
        return super().asks(s, arg)

    def cards(self, s: MoonlightState) -> i64:
        return brew.recipe_crowns(s)

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        if brew.only_crown(s):
            return vec[i64]()
        codes = add_each(vec[i64](), actions.USE, self.cards(s))
        return append(codes, self.close) if len(codes) > 0 and brew.recipe_rises(s) else codes

    def use(self, s: MoonlightState, card: i64) -> None:
        s.recipe_bonus += brew.crown_of(s, card, brew.phase_ingredient(s, s.phase - 1))
        s.push(steps.ANCESTRAL_CARDS)

    def closed(self, s: MoonlightState) -> None:
        box = s.phases[s.phase - 1]
        value = brew.recipe_value(s, s.recipe_quality) + s.recipe_bonus
        write_box(s.players[s.turn], box, value)
        s.tell(events.ANCESTRAL, s.turn, box, value)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return self.legal(s, arg)[-1]
