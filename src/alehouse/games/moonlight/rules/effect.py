"""What one icon does to the monk on turn, on whichever card it is printed (MB-132 to MB-144)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.content import Effect
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.favor import owe
from alehouse.games.moonlight.rules.injury import injure
from alehouse.games.moonlight.rules.sheet import best_kept, season
from alehouse.games.moonlight.state import MoonlightState

ZERO: Final = 32  # the argument of a step that stands for the amount 0


def happen(s: MoonlightState, icon: Effect, by_wolf: bool) -> None:
    """One icon acts. What opens a window or asks something is pushed: the caller has pushed what follows it.

    An icon that has nothing to act on, such as a magnifier in a fight, waits for its moment until the turn ends.
    """
    do = icon.do
    p = s.players[s.turn]
    if do in kinds.BELLS:
        noise.ring(s, s.turn, icon)
    elif do == kinds.MUGS:
        if icon.what == kinds.ANYONE and s.seats > 1:
            s.ask(steps.MUG_TARGET, s.turn, ZERO + icon.amount)
        else:
            treat(s, s.turn, icon.amount)
    elif do == kinds.BLOOD:
        if p.kept:
            pour_blood(s, p.kept[best_kept(p)], icon.amount)
    elif do == kinds.WEB:
        p.web_until = s.phase + 1  # MB-136
        s.tell(events.WEB, s.turn)
    elif do == kinds.RED_HEART:
        injure(s, s.turn, by_wolf)  # MB-143
    elif do == kinds.DRAW_EQUIPMENT or do == kinds.DRAW_BLESSING:
        deck: i64 = kinds.EQUIPMENT if do == kinds.DRAW_EQUIPMENT else kinds.BLESSINGS
        s.push(steps.DRAW_CARDS, deck * 16 + icon.amount)  # MB-138
    elif do == kinds.NO_EQUIPMENT:
        s.fight_bars |= BIT[kinds.EQUIPMENT]  # MB-134
    elif do == kinds.NO_BLESSINGS:
        s.fight_bars |= BIT[kinds.BLESSINGS]
    elif do == kinds.TROPHY:
        s.fight_trophy += icon.amount
    else:
        owe(s, icon)


def treat(s: MoonlightState, seat: i64, amount: i64) -> None:
    """MB-137 two mugs change one beer's adjustment."""
    s.players[seat].adjustment += amount
    s.tell(events.ADJUST, s.turn, amount, seat)


def pour_blood(s: MoonlightState, wolf: i64, amount: i64) -> None:
    """MB-140 wolf blood on one kept werewolf."""
    p = s.players[s.turn]
    for index in range(len(p.kept)):
        if p.kept[index] == wolf:
            season(p, index, amount)
            s.tell(events.BLOOD, s.turn, wolf, p.tastes[index])
