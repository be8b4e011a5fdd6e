"""Cards used in your own turn: bells, two mugs, wolf blood, draws, webs and red hearts (MB-011, MB-132 to MB-142)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import kinds, steps
from alehouse.games.moonlight.content import is_idle
from alehouse.games.moonlight.rules.cards import spend, usable
from alehouse.games.moonlight.rules.effect import ZERO, happen, pour_blood
from alehouse.games.moonlight.state import MoonlightState


def idle_cards(s: MoonlightState) -> i64:
    """MB-011 what acts at once; cards that hold nothing but wolf blood need a werewolf that is kept."""
    cards = usable(s, s.turn, s.content.idle)
    if cards & s.content.only_blood and not s.players[s.turn].kept:
        cards &= ~s.content.only_blood
    return cards


def use(s: MoonlightState, card: i64) -> None:
    """The card's icons act in their order; then its bells may have called a werewolf."""
    spend(s, s.turn, card)
    s.used_card = card
    if s.content.bells & BIT[card]:
        s.push(steps.CHECK_NOISE)
    s.push(steps.CARD_ICONS, 0)


class CardIcons(Step[MoonlightState]):
    """One icon of the card used; the argument is its place."""

    def run(self, s: MoonlightState, arg: i64) -> None:
        icons = s.content.cards[s.used_card].effects
        if arg == len(icons):
            return
        s.push(steps.CARD_ICONS, arg + 1)
        icon = icons[arg]
        if not is_idle(icon):
            return
        if icon.do == kinds.BLOOD:
            kept = s.players[s.turn].kept
            if len(kept) > 1:
                s.ask(steps.BLOOD_TARGET, s.turn, ZERO + icon.amount)
            elif kept:
                pour_blood(s, kept[0], icon.amount)
        else:
            happen(s, icon, False)
