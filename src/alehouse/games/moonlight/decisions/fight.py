"""In a fight: cards before each exchange, and running away (MB-014, MB-164)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.machine import Decision
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import actions, events, kinds, steps
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.rules.fight import facing_werewolf, fighter, foe_bonus, own_bonus, stand
from alehouse.games.moonlight.state import MoonlightState


def odds(s: MoonlightState) -> list[Because]:
    """What both sides of a fight against a werewolf roll."""
    if not facing_werewolf(s):
        return []
    wolf = s.content.wolves[s.fight_card]
    member = min(s.fight_member, len(wolf.dice) - 1)
    args: dict[str, object] = {
        "werewolf": s.content.wolf_ids[s.fight_card],
        "own": own_bonus(s),
        "dice": wolf.dice[member],
        "bonus": foe_bonus(s, member),
    }
    return [Because("fight", args)]


class FightCards(CardWindow):
    """A crowned sword leaves nothing to declare."""

    def seat(self, s: MoonlightState) -> i64:
        return fighter(s)

    def cards(self, s: MoonlightState) -> i64:
        sword = s.foe_sword if s.side == 1 else s.fight_sword
        return 0 if sword else super().cards(s)

    def use(self, s: MoonlightState, card: i64) -> None:
        """MB-014 everything that a declared card does for the fight at hand."""
        content = s.content
        sword = content.swords & BIT[card] != 0
        if s.side == 1:
            s.foe_bonus += content.arms[card]
            s.foe_more_dice += content.dice[card]
            s.foe_sword = s.foe_sword or sword
        else:
            s.fight_bonus += content.arms[card]
            s.more_dice += content.dice[card]
            s.fight_sword = s.fight_sword or sword
        s.push(steps.FIGHT_CARDS)
        if s.fight != kinds.DUEL and content.timed & BIT[card]:
            s.fight_used |= BIT[card]
            s.used_card = card
            s.push(steps.BEFORE_ICONS)

    def closed(self, s: MoonlightState) -> None:
        """The window is closed: swords decide at once, else dice are cast."""
        if s.fight == kinds.DUEL:
            if s.side == 0:
                s.side = 1  # MB-196 the target declares after the challenger
                s.push(steps.PRE_FIGHT)
                return
            s.side = 0
            if s.fight_sword != s.foe_sword:
                s.push(steps.DUEL_COMPARE)
                return
        elif s.fight_sword:
            _win_the_rest(s)
            return
        s.push(steps.CAST_FIGHT)

    def window(self, s: MoonlightState) -> i64:
        """Icons that act after a fight need a werewolf."""
        return s.content.pre_duel if s.fight == kinds.DUEL else s.content.pre_fight

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return odds(s)


def _win_the_rest(s: MoonlightState) -> None:
    """MB-099, MB-108 a crowned sword beats every member not yet beaten or tied, without dice."""
    wolf = s.content.wolves[s.fight_card]
    for member in range(s.fight_member, len(wolf.taste)):
        s.fight_beaten += 1
        s.fight_taste += wolf.taste[member]
    s.tell(events.WIN, s.turn, s.fight_card)
    s.push(steps.AFTER_FIGHT)


class Flee(Decision[MoonlightState]):
    """C5 Serendipity lets a monk who cast a 1 or 2 run; out of time he runs."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return vec[i64]([actions.FLEE, actions.STAND])

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return odds(s)

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
