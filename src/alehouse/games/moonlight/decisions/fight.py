"""In a fight: cards before each exchange, and running away (MB-014, MB-164)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.because import Because
from alehouse.engine.machine import Decision
from alehouse.games.moonlight import actions, events, kinds, steps
from alehouse.games.moonlight.decisions.window import CardWindow
from alehouse.games.moonlight.rules.cards import usable
from alehouse.games.moonlight.rules.fight import (
    declared,
    facing_werewolf,
    foe_bonus,
    own_bonus,
    stand,
    use_in_fight,
    window,
)
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


@final
class FightCards(CardWindow):
    def cards(self, s: MoonlightState) -> i64:
        return usable(s, s.to_act, window(s))

    def use(self, s: MoonlightState, card: i64) -> None:
        use_in_fight(s, card)

    def closed(self, s: MoonlightState) -> None:
        declared(s)

    def window(self, s: MoonlightState) -> i64:
        return window(s)

    def because(self, s: MoonlightState, arg: i64) -> list[Because]:
        return odds(s)


@final
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
