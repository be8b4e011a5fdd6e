"""When an injury threatens: a crossed heart, and more dice for a Blessed monk (MB-121, MB-122, MB-156)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from alehouse.engine.observation import lowest_bit
from alehouse.games.moonlight import actions, events, kinds, steps
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.rules.ability import has
from alehouse.games.moonlight.rules.cards import usable
from alehouse.games.moonlight.state import MoonlightState


@final
class InjuryCard(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        return usable(s, s.to_act, s.content.hearts)

    def use(self, s: MoonlightState, card: i64) -> None:
        s.tell(events.AVOID, s.injured_seat)  # MB-121 none of its effects

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.BLESSED)

    def window(self, s: MoonlightState) -> i64:
        return s.content.hearts

    def default(self, s: MoonlightState, arg: i64) -> i64:
        """A Blessed monk trusts his die; others use their first heart."""
        if has(s.players[s.to_act], kinds.BLESSED):
            return self.close
        return actions.USE + lowest_bit(self.cards(s))


@final
class BlessedDice(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        return usable(s, s.to_act, s.content.two_dice)

    def use(self, s: MoonlightState, card: i64) -> None:
        s.more_dice += s.content.dice[card]
        s.push(steps.BLESSED)

    def closed(self, s: MoonlightState) -> None:
        s.push(steps.CAST_BLESSED)

    def window(self, s: MoonlightState) -> i64:
        return s.content.two_dice
