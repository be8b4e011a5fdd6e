"""Choosing a monk (MB-020)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import actions, kinds, steps
from alehouse.games.moonlight.rules.setup import take_monk
from alehouse.games.moonlight.state import MoonlightState


class ChooseMonk(Decision[MoonlightState]):
    """MB-020 any free monk, or a random one."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        taken: i64 = 0
        for p in s.players:
            if p.monk != kinds.NO_ONE:
                taken |= BIT[p.monk]
        codes = vec[i64]()
        for monk in s.content.included("monks", s.expansion):
            if not taken & BIT[monk]:
                codes = append(codes, actions.MONK + monk)
        return append(codes, actions.RANDOM_MONK)

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        seat = s.to_act
        monk = code
        if code == actions.RANDOM_MONK:
            free = self.legal(s, arg)
            monk = free[s.below(len(free) - 1)]
        take_monk(s, seat, monk)
        following = (seat + 1) % s.seats
        if following == s.first:
            s.push(steps.BEGIN_NIGHT)
        else:
            s.ask(steps.CHOOSE_MONK, following)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.RANDOM_MONK

    def quiet(self, s: MoonlightState, arg: i64) -> bool:
        return True
