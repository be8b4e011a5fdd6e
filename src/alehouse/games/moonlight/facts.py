"""What forecasts tell: the numbers of a monk that an action may change, and the events that are outcomes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.facts import Facts
from alehouse.engine.observation import count_bits
from alehouse.games.moonlight import events
from alehouse.games.moonlight.rules.sheet import total
from alehouse.games.moonlight.state import MoonlightState

# by event: how many of its arguments tell outcomes apart
OUTCOMES: Final[dict[int, int]] = {
    events.FAIL: 1,
    events.FOUND: 3,
    events.DIRT: 1,
    events.ATTACK: 1,
    events.WIN: 1,
    events.LOSS: 1,
    events.TIE: 1,
    events.FLEE: 1,
    events.INJURY: 1,
    events.WEB: 1,
    events.DUEL_WON: 1,
    events.DUEL_TIE: 1,
    events.ENTRY: 3,
    events.NO_ENTRY: 2,
}


def facts(s: MoonlightState, seat: i64, out: Facts) -> None:
    """Only what no outcome tells: units, injuries and webs are outcomes, and the taste holds all points."""
    p = s.players[seat]
    out.add("noise", p.noise)
    out.add("cards", count_bits(p.cards))
    out.add("taste", total(p))
    out.add("actions", s.actions_left if s.turn == seat else 0)
