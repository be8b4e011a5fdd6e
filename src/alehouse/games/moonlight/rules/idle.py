"""Cards used in your own turn: bells, two mugs and wolf blood (MB-011, MB-132, MB-137, MB-140)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.games.moonlight import events, kinds, steps
from alehouse.games.moonlight.rules import noise
from alehouse.games.moonlight.rules.cards import spend, usable
from alehouse.games.moonlight.rules.sheet import season
from alehouse.games.moonlight.state import MoonlightState


def idle_cards(s: MoonlightState) -> i64:
    """MB-011 bells, two mugs, and wolf blood if a werewolf is kept."""
    cards = usable(s, s.turn, s.content.idle)
    if cards & s.content.with_effect[kinds.BLOOD] and not s.players[s.turn].kept:
        cards &= ~s.content.with_effect[kinds.BLOOD]
    return cards


def use(s: MoonlightState, card: i64) -> None:
    """MB-132, MB-137, MB-140 bells, mugs and blood."""
    spend(s, s.turn, card)
    c = s.content.cards[card]
    s.used_card = card
    if c.effect == kinds.MUGS:
        if c.what == kinds.ANYONE and s.seats > 1:
            s.ask(steps.MUG_TARGET, s.turn)
        else:
            treat(s, s.turn)
    elif c.effect == kinds.BLOOD:
        if len(s.players[s.turn].kept) > 1:
            s.ask(steps.BLOOD_TARGET, s.turn)
        else:
            pour_blood(s, s.players[s.turn].kept[0])
    else:
        noise.ring(s, s.turn, card)
        s.push(steps.CHECK_NOISE)


def treat(s: MoonlightState, seat: i64) -> None:
    """MB-137 two mugs change one beer's adjustment."""
    amount = s.content.cards[s.used_card].amount
    s.players[seat].adjustment += amount
    s.tell(events.ADJUST, s.turn, amount, seat)


def pour_blood(s: MoonlightState, wolf: i64) -> None:
    """MB-140 wolf blood on one kept werewolf."""
    p = s.players[s.turn]
    for index in range(len(p.kept)):
        if p.kept[index] == wolf:
            season(p, index, s.content.cards[s.used_card].amount)
            s.tell(events.BLOOD, s.turn, wolf, p.tastes[index])
