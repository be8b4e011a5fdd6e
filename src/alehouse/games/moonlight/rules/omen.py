"""Omens of the Hermit Brewer: which one holds, and what it does at once (MB-228)."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.draw import begin_draw
from alehouse.games.moonlight.rules.sheet import contains_ingredients
from alehouse.games.moonlight.state import MoonlightState


def omen_is(s: MoonlightState, effect: i64) -> bool:
    """Whether the omen of this phase has that effect."""
    return s.omen != kinds.NO_ONE and s.content.omens[s.omen].effect == effect


def omen_amount(s: MoonlightState, effect: i64) -> i64:
    """The amount of this phase's omen if it has that effect, else 0."""
    if s.omen == kinds.NO_ONE:
        return 0
    omen = s.content.omens[s.omen]
    return omen.amount if omen.effect == effect else 0


def reveal(s: MoonlightState) -> None:
    """Turns up the omen of the phase; its immediate effect comes before the noise check."""
    s.omens, s.omen = pop(s.omens[:], s.top(len(s.omens)))
    s.tell(events.OMEN, s.omen)
    omen = s.content.omens[s.omen]
    seat = s.turn
    s.push(steps.CHECK_NOISE)
    if omen.effect == kinds.OMEN_NOISE:
        noise.change(s, seat, omen.amount)
    elif omen.effect == kinds.OMEN_EQUIPMENT or omen.effect == kinds.OMEN_BLESSING:
        begin_draw(s, kinds.EQUIPMENT if omen.effect == kinds.OMEN_EQUIPMENT else kinds.BLESSINGS, 1)
    elif omen.effect == kinds.OMEN_MOULD and contains_ingredients(s.players[seat]):
        s.players[seat].dirt += omen.amount
        s.tell(events.DIRT, seat, seat, omen.amount)
