"""The hermit's reward for a night with a star (MB-230)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.engine.numbers import BIT
from alehouse.games.moonlight import actions, events
from alehouse.games.moonlight.rules.cards import add_cards
from alehouse.games.moonlight.rules.hermit import free_keepsakes
from alehouse.games.moonlight.state import MoonlightState


@final
class KeepsakePick(Decision[MoonlightState]):
    def legal(self, s: MoonlightState, arg: i64) -> vec[i64]:
        return add_cards(vec[i64](), actions.KEEPSAKE, free_keepsakes(s))

    def play(self, s: MoonlightState, arg: i64, code: i64) -> None:
        card = code & 63
        s.players[0].cards |= BIT[card]
        s.tell(events.KEEPSAKE, 0, card)

    def quiet(self, s: MoonlightState, arg: i64) -> bool:
        return True
