"""Whom a card used in your own turn is for (MB-137, MB-140), and the hermit's keepsake (MB-230)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import add_each, codes_of
from alehouse.games.moonlight import actions, events
from alehouse.games.moonlight.rules.effect import ZERO, pour_blood, treat
from alehouse.games.moonlight.rules.hermit import free_keepsakes
from alehouse.games.moonlight.rules.sheet import best_kept, leading, rivals
from alehouse.games.moonlight.state import MoonlightState


class MugTarget(Decision[MoonlightState]):
    """MB-137 anybody's beer; out of time a good mug is for yourself, a bad one for the leader."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return codes_of(actions.TREAT, list(range(s.seats)))

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        treat(s, code & 63, arg - ZERO)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.TREAT + (s.turn if arg >= ZERO else leading(s, rivals(s)))


class BloodTarget(Decision[MoonlightState]):
    """MB-140 any kept werewolf; out of time the best one."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return codes_of(actions.BLOOD, s.players[s.turn].kept)

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        pour_blood(s, code & 63, arg - ZERO)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        p = s.players[s.turn]
        return actions.BLOOD + p.kept[best_kept(p)]


class KeepsakePick(Decision[MoonlightState]):
    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return add_each(vec[i64](), actions.KEEPSAKE, free_keepsakes(s))

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        card = code & 63
        s.players[0].cards |= BIT[card]
        s.tell(events.KEEPSAKE, 0, card)

    def quiet(self, s: MoonlightState, arg: i64) -> bool:
        return True
