"""Placement turns: bases and speed dice go on the own board and take effect (DB-025 to DB-038, DB-071 to DB-078)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import (
    BIT,
    GIVES,
    GIVES_COINS,
    GIVES_SEEDS,
    HP1,
    HP2,
    MH1,
    MH3,
    SPACE_COUNT,
    SS1,
    SS2,
)
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SEED, SHOWN, SKILL, drop, plain, put, raised
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.rules.reach import best_skill, reach_of
from alehouse.games.dicebrewing.rules.spaces import crowded_spaces, may_base, may_place, may_speed
from alehouse.games.dicebrewing.state import ACTIVE, DiceBrewingPlayer, DiceBrewingState

# -- Q03 place.main -------------------------------------------------------------------------------


def main_options(s: DiceBrewingState, most: i64) -> vec[i64]:
    """Ending the turn, storing, spaces to place on, tokens; a caller who wants two only gets no more than it takes."""
    p = s.players[s.to_act]
    acts = vec[i64](capacity=24)
    acts = append(acts, act.PASS if s.pieces == 0 else act.END_TURN)
    if len(p.active) > 0:
        acts = append(acts, act.STORE)
        if len(acts) >= most:
            return acts
    reach = reach_of(p)
    crowded = crowded_spaces(s, s.to_act)
    for space in range(SPACE_COUNT):
        if may_base(s, p, space, reach, crowded) == 0:
            acts = append(acts, act.BASE + space)
            if len(acts) >= most:
                return acts
    if best_skill(reach) > 0:
        for space in range(SPACE_COUNT):
            if p.base[space] != NO_DIE and may_speed(s, p, space, reach) == 0:
                acts = append(acts, act.SPEED + space)
    if p.held > 0 and tokens.any_playable(s, s.to_act, tokens.IN_TURN):
        acts = append(acts, act.TOKEN)
    return acts


def main_play(s: DiceBrewingState, code: i64) -> None:
    p = s.players[s.to_act]
    if code == act.PASS:
        p.passed = True  # DB-034, DB-035
        s.tell(ev.PASS, s.to_act)
    elif code == act.END_TURN:
        s.tell(ev.END_TURN, s.to_act)
    elif code == act.STORE:
        s.stack.append(steps.PLACE_MAIN)
        s.choosing = False
        s.stack.append(steps.STORE_DICE)
    elif code == act.TOKEN:
        s.stack.append(steps.PLACE_MAIN)
        s.stack.append(steps.TOKEN_PLAY)
    else:
        s.space = code & 63
        s.speeding = code >= act.SPEED
        if not s.speeding and (s.space == MH1 or s.space == HP1):
            p.seeds -= 1
            _set_base(s, p, SEED)
        else:
            s.stack.append(steps.PLACE_PIECE)


# -- Q04 place.piece ------------------------------------------------------------------------------


def piece_options(s: DiceBrewingState, most: i64) -> vec[i64]:
    p = s.players[s.to_act]
    acts = vec[i64](capacity=8)
    for zone in range(2):
        pool = p.active if zone == ACTIVE else p.storage
        last: i64 = NO_DIE
        for die in pool:
            if die != last:
                last = die
                if may_place(s, p, die) == 0:
                    acts = append(acts, act.pick_code(zone, die))
                    if len(acts) >= most:
                        return acts
    return acts


def piece_play(s: DiceBrewingState, code: i64) -> None:
    p = s.players[s.to_act]
    die = act.picked_die(code)
    drop(p.active if act.picked_zone(code) == ACTIVE else p.storage, die)
    if s.speeding:
        _set_speed(s, p, die)
    else:
        _set_base(s, p, die)


def _set_base(s: DiceBrewingState, p: DiceBrewingPlayer, piece: i64) -> None:
    space = s.space
    p.base[space] = piece
    p.used |= BIT[space]
    if piece == SEED:
        s.tell(ev.BASE_SEED, s.to_act, space)
    else:
        s.tell(ev.BASE, s.to_act, space, COLOUR[piece], SHOWN[piece])
    if s.log is not None:
        _tell_crowded(s, space)
    _count_piece(s)
    if space == SS1:
        s.choosing = False
        s.stack.append(steps.SCHOOL_REROLL)
    elif space == SS2:
        s.stack.append(steps.SCHOOL_SWAP_COLOUR)


def _tell_crowded(s: DiceBrewingState, space: i64) -> None:
    """The remaining player's copy of the space gets its block token (DB-044, DB-049)."""
    for seat in range(s.seats):
        if s.players[seat].used >> space & 1 == 0 and crowded_spaces(s, seat) >> space & 1:
            s.tell(ev.BLOCK_SPACE, seat, space)


def _set_speed(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> None:
    """DB-073: blue placed, base leaves, gain received; the blue die stays until Tidy-up."""
    space = s.space
    base = p.base[space]
    p.speed[space] = die
    p.base[space] = NO_DIE
    s.tell(ev.SPEED, s.to_act, space, SHOWN[die])
    _count_piece(s)
    if space in (MH3, HP2):
        better = raised(base)
        put(p.storage, better)
        s.tell(ev.RAISE, s.to_act, COLOUR[better], SHOWN[better])
        return
    give_back(s, base)
    gives = GIVES[space]
    if gives == GIVES_COINS:
        sell(s, p, s.to_act, base)
    elif gives == GIVES_SEEDS:
        count = s.content.seeds_given[space]
        if count > s.seeds:
            count = s.seeds  # DB-077
        s.seeds -= count
        p.seeds += count
        s.tell(ev.GAIN_SEEDS, s.to_act, count)
    else:
        s.supply[gives] -= 1
        value = s.die()  # DB-015
        put(p.active, plain(gives, value))
        s.tell(ev.GAIN, s.to_act, gives, value)


def _count_piece(s: DiceBrewingState) -> None:
    s.pieces += 1
    if s.pieces < s.content.pieces:
        s.stack.append(steps.PLACE_MAIN)


def give_back(s: DiceBrewingState, piece: i64) -> None:
    """A base that was exchanged returns to the supply."""
    if piece == SEED:
        s.seeds += 1
    else:
        s.supply[COLOUR[piece]] += 1


def sell(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64, die: i64) -> None:
    """DB-068: coins for a die sold at DS3."""
    coins = s.content.sell_skill if COLOUR[die] == SKILL else s.content.sell_dark
    p.coins += coins
    s.tell(ev.GAIN_COINS, seat, coins)
