"""Whom a card used in your own turn is for (MB-137, MB-140), and the hermit's keepsake (MB-230)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import actions, events
from alehouse.games.moonlight.rules.cards import add_cards
from alehouse.games.moonlight.rules.effect import ZERO, treat
from alehouse.games.moonlight.rules.hermit import free_keepsakes
from alehouse.games.moonlight.rules.idle import pour_blood
from alehouse.games.moonlight.rules.sheet import best_kept, leading
from alehouse.games.moonlight.state import MoonlightState


class MugTarget(Decision[MoonlightState]):
    """MB-137 anybody's beer; out of time a good mug is for yourself, a bad one for the leader."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        codes = vec[i64]()
        for seat in range(s.seats):
            codes = append(codes, actions.TREAT + seat)
        return codes

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        treat(s, code & 63, arg - ZERO)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        return actions.TREAT + (s.turn if arg >= ZERO else leading(s, s.turn, False))


class BloodTarget(Decision[MoonlightState]):
    """MB-140 any kept werewolf; out of time the best one."""

    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        codes = vec[i64]()
        for wolf in s.players[s.turn].kept:
            codes = append(codes, actions.BLOOD + wolf)
        return codes

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        pour_blood(s, code & 63, arg - ZERO)

    def default(self, s: MoonlightState, arg: i64) -> i64:
        p = s.players[s.turn]
        return actions.BLOOD + p.kept[best_kept(p)]


class KeepsakePick(Decision[MoonlightState]):
    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return add_cards(vec[i64](), actions.KEEPSAKE, free_keepsakes(s))

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        card = code & 63
        s.players[0].cards |= BIT[card]
        s.tell(events.KEEPSAKE, 0, card)

    def quiet(self, s: MoonlightState, arg: i64) -> bool:
        return True
