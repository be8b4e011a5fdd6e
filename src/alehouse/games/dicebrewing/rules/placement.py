"""Placement turns: bases and speed dice go on a player's board and take effect (DB-025 to DB-038, DB-071 to DB-078)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.dicebrewing import events, kinds, steps
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SEED, SHOWN, SKILL, plain, put, raised
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


def set_base(s: DiceBrewingState, p: DiceBrewingPlayer, piece: i64) -> None:
    """A piece goes on the chosen space and takes effect in the School at once, elsewhere at Tidy-up."""
    space = s.space
    p.base[space] = piece
    p.used |= BIT[space]
    if piece == SEED:
        s.tell(events.BASE_SEED, s.to_act, space)
    else:
        s.tell(events.BASE, s.to_act, space, COLOUR[piece], SHOWN[piece])
    if s.log is not None:
        _tell_crowded(s, space)
    _count_piece(s)
    if space == kinds.SS1:
        s.choosing = False
        s.push(steps.SCHOOL_REROLL)
    elif space == kinds.SS2:
        s.push(steps.SCHOOL_SWAP_COLOUR)


def _tell_crowded(s: DiceBrewingState, space: i64) -> None:
    """The remaining player's copy of the space gets its block token (DB-044, DB-049)."""
    for seat in range(s.seats):
        if s.players[seat].used >> space & 1 == 0 and crowded_spaces(s, seat) >> space & 1:
            s.tell(events.BLOCK_SPACE, seat, space)


def set_speed(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> None:
    """DB-073: blue placed, base leaves, gain received; the blue die stays until Tidy-up."""
    space = s.space
    base = p.base[space]
    p.speed[space] = die
    p.base[space] = NO_DIE
    s.tell(events.SPEED, s.to_act, space, SHOWN[die])
    _count_piece(s)
    gives = kinds.GIVES[space]
    if gives == kinds.RAISES:
        better = raised(base)
        put(p.storage, better)
        s.tell(events.RAISE, s.to_act, COLOUR[better], SHOWN[better])
        return
    give_back(s, base)
    if gives == kinds.GIVES_COINS:
        sell(s, p, s.to_act, base)
    elif gives == kinds.GIVES_SEEDS:
        count = min(proceeds(s, space, base), s.seeds)  # DB-077
        s.seeds -= count
        p.seeds += count
        s.tell(events.GAIN_SEEDS, s.to_act, count)
    else:
        s.supply[gives] -= 1
        value = s.die()  # DB-015
        put(p.active, plain(gives, value))
        s.tell(events.GAIN, s.to_act, gives, value)


def _count_piece(s: DiceBrewingState) -> None:
    s.pieces += 1
    if s.pieces < s.content.pieces:
        s.push(steps.PLACE_MAIN)


def give_back(s: DiceBrewingState, piece: i64) -> None:
    """A base that was exchanged returns to the supply."""
    if piece == SEED:
        s.seeds += 1
    else:
        s.supply[COLOUR[piece]] += 1


def sell(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64, die: i64) -> None:
    """DB-068: coins for a die sold at DS3."""
    coins = proceeds(s, kinds.DS3, die)
    p.coins += coins
    s.tell(events.GAIN_COINS, seat, coins)


def proceeds(s: DiceBrewingState, space: i64, piece: i64) -> i64:
    """How much of a space's gain a piece on it yields."""
    gives = kinds.GIVES[space]
    if gives == kinds.GIVES_COINS:
        return s.content.sell_skill if COLOUR[piece] == SKILL else s.content.sell_dark
    return s.content.seeds_given[space] if gives == kinds.GIVES_SEEDS else 1
