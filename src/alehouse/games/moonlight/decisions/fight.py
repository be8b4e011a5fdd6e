"""In a fight: cards before each exchange, and running away (MB-014, MB-164)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.games.moonlight import actions, events, kinds, steps
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.rules.cards import usable
from alehouse.games.moonlight.rules.fight import declare, declared, stand
from alehouse.games.moonlight.state import MoonlightState


@final
class FightCards(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        return usable(s, s.to_act, s.content.pre_fight)

    def use(self, s: MoonlightState, card: i64) -> None:
        effect = s.content.cards[card].effect
        amount = s.content.cards[card].amount
        if effect == kinds.SWORD:
            if s.side == 1:
                s.foe_sword = True
            else:
                s.fight_sword = True
            declared(s)  # a crowned sword leaves nothing more to declare
            return
        if effect == kinds.TWO_DICE:
            if s.side == 1:
                s.foe_more_dice += 1
            else:
                s.more_dice += 1
        elif s.side == 1:
            s.foe_bonus += amount
        else:
            s.fight_bonus += amount
        declare(s)

    def closed(self, s: MoonlightState) -> None:
        declared(s)

    def window(self, s: MoonlightState) -> i64:
        return s.content.pre_fight


@final
class Flee(Decision[MoonlightState]):
    """C5 Serendipity lets a monk who cast a 1 or 2 run; out of time he runs."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return vec[i64]([actions.FLEE, actions.STAND])

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        if code == actions.STAND:
            stand(s)
            return
        s.tell(events.FLEE, s.to_act)
        if s.fight == kinds.DUEL:
            s.fight = kinds.NO_FIGHT  # MB-165 a duel that one side leaves has no loser
        else:
            s.fight_fled = True
            s.push(steps.AFTER_FIGHT)
