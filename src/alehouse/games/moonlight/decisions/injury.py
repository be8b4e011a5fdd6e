"""When an injury threatens: a crossed heart, and more dice for a Blessed monk (MB-121, MB-122, MB-156)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.observation import lowest_bit
from alehouse.games.moonlight import actions, events, kinds, steps
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.rules.injury import suffer
from alehouse.games.moonlight.state import MoonlightState


class InjuryCard(CardWindow):
    def seat(self, s: MoonlightState) -> i64:
        return s.injured_seat

    def use(self, s: MoonlightState, card: i64) -> None:
        s.tell(events.AVOID, s.injured_seat)  # MB-121 none of its effects

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.BLESSED_DICE)

    def window(self, s: MoonlightState) -> i64:
        return s.content.hearts

    def default(self, s: MoonlightState, arg: i64) -> i64:
        """A Blessed monk trusts his die; others use their first heart."""
        if s.players[s.to_act].can(kinds.BLESSED):
            return self.close
        return actions.USE + lowest_bit(self.cards(s))


class BlessedDice(CardWindow):
    """MB-155 a Blessed monk casts a die; two-dice cards may be used on it (MB-156)."""

    def seat(self, s: MoonlightState) -> i64:
        return s.injured_seat

    def cards(self, s: MoonlightState) -> i64:
        return super().cards(s) if s.players[s.injured_seat].can(kinds.BLESSED) else 0

    def use(self, s: MoonlightState, card: i64) -> None:
        s.more_dice += s.content.dice[card]
        s.push(steps.BLESSED_DICE)

    def closed(self, s: MoonlightState) -> None:
        if s.players[s.injured_seat].can(kinds.BLESSED):
            s.push(steps.CAST_BLESSED)
        else:
            suffer(s)

    def window(self, s: MoonlightState) -> i64:
        return s.content.two_dice
