"""Placement turns: bases and speed dice on the own board (DB-025 to DB-078)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import reasons as why
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.content import (
    BIT,
    BUILDING_OF,
    DEPARTMENT,
    DS1,
    DS2,
    DS3,
    GIVES,
    GIVES_COINS,
    GIVES_SEEDS,
    HP1,
    HP2,
    MH1,
    MH2,
    MH3,
    SCHOOL,
    SPACE_COUNT,
    SS1,
    SS2,
)
from alehouse.games.dicebrewing.dice import (
    BLOCKED,
    COLOUR,
    DARK,
    DICE,
    FIRST_SKILL,
    HOPS,
    MARK,
    NO_DIE,
    NO_MARK,
    PALE,
    PROTECTED,
    SEED,
    SHOWN,
    SKILL,
    drop,
    plain,
    put,
    raised,
)
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.state import ACTIVE, DiceBrewingPlayer, DiceBrewingState

# what a player's loose dice reach, as one number: bits by colour, then small counters
USABLE: Final = 0  # + colour: a die that is not blocked
RAISABLE: Final = 4  # + colour: one that may also change and shows 5 or less
CHANGEABLE: Final = 8  # + colour: one that is neither blocked nor protected
_BEST_SKILL: Final = 12  # highest value of a usable blue die
_BEST_GUARDED_SKILL: Final = 15  # the same among protected ones
_CHANGEABLE_COUNT: Final = 18  # 0, 1, 2 or more


def _reach_of_die(die: int) -> int:
    colour = COLOUR[die]
    if SHOWN[die] == 0 or MARK[die] == BLOCKED:
        return 0
    bits: int = 2 ** (USABLE + colour)
    if MARK[die] == NO_MARK:
        bits += 2 ** (CHANGEABLE + colour)
        if SHOWN[die] <= 5:
            bits += 2 ** (RAISABLE + colour)
    return bits


_REACH: Final = vec[i64]([_reach_of_die(die) for die in range(DICE)])


def reach_of(p: DiceBrewingPlayer) -> i64:
    """What the player's Active and Storage dice could be placed for."""
    bits: i64 = 0
    changeable: i64 = 0
    best: i64 = 0
    guarded: i64 = 0
    for zone in range(2):
        pool = p.active if zone == ACTIVE else p.storage
        for die in pool:
            bits |= _REACH[die]
            if MARK[die] == NO_MARK:
                changeable += 1
            if die >= FIRST_SKILL and MARK[die] != BLOCKED:
                if SHOWN[die] > best:
                    best = SHOWN[die]
                if MARK[die] == PROTECTED and SHOWN[die] > guarded:
                    guarded = SHOWN[die]
    if changeable > 2:
        changeable = 2
    return bits | best << _BEST_SKILL | guarded << _BEST_GUARDED_SKILL | changeable << _CHANGEABLE_COUNT


def best_skill(reach: i64) -> i64:
    return reach >> _BEST_SKILL & 7


def crowded_spaces(s: DiceBrewingState, seat: i64) -> i64:
    """Bit mask of the spaces that all others have used: no place is left for this player (DB-043 to DB-047)."""
    mask: i64 = BIT[SPACE_COUNT] - 1
    for other in range(s.seats):
        if other != seat:
            mask &= s.players[other].used
    return mask


def swap_colours(s: DiceBrewingState, reach: i64) -> i64:
    """DB-061: bit mask of colours with a die in supply and an own die that may change."""
    mask: i64 = 0
    for colour in range(SKILL):
        if s.supply[colour] > 0 and reach >> (CHANGEABLE + colour) & 1:
            mask |= BIT[colour]
    return mask


# -- what may be done ---------------------------------------------------------------------------


def may_base(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64, crowded: i64) -> i64:
    """Whether a base may be placed on a space: 0 or the reason against it."""
    building = BUILDING_OF[space]
    if s.round < s.content.opens[building]:
        if building == SCHOOL:
            return why.SCHOOL_CLOSED
        if building == DEPARTMENT:
            return why.DEPARTMENT_CLOSED
        return why.CLOSED
    if p.barred >> building & 1:
        return why.BARRED
    if p.used >> space & 1:
        return why.USED_SPACE
    if crowded >> space & 1:
        return why.CROWDED
    return _may_fill(s, p, space, reach)


def _may_fill(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64) -> i64:
    """Whether the player owns a piece that fits the space."""
    if space in (MH1, HP1):
        return 0 if p.seeds > 0 else why.NO_PIECE + space
    if space == MH2:
        return 0 if reach >> (USABLE + PALE) & 1 else why.NO_PIECE + space
    if space == MH3:
        if reach >> (RAISABLE + PALE) & 3:
            return 0
        return why.ALL_SIX if reach >> (CHANGEABLE + PALE) & 3 else why.NO_PIECE + space
    if space == HP2:
        if reach >> (RAISABLE + HOPS) & 1:
            return 0
        return why.ALL_SIX if reach >> (CHANGEABLE + HOPS) & 1 else why.NO_PIECE + space
    if space == DS1:
        return 0 if reach >> (USABLE + HOPS) & 1 else why.NO_PIECE + space
    if space == DS2:
        return 0 if reach >> (USABLE + DARK) & 1 else why.NO_PIECE + space
    if space == DS3:
        return 0 if reach >> (USABLE + DARK) & 1 or reach >> (USABLE + SKILL) & 1 else why.NO_PIECE + space
    least = s.content.least[space]
    if best_skill(reach) < least:
        return why.NO_PIECE + space
    if space == SS1:
        # DB-059 a die to reroll must be left once the blue one is placed
        others = reach >> _CHANGEABLE_COUNT
        if others >= 2 or (others == 1 and reach >> _BEST_GUARDED_SKILL & 7 >= least):
            return 0
        return why.NOTHING_TO_REROLL
    if space == SS2:
        return 0 if swap_colours(s, reach) else why.NOTHING_TO_SWAP
    return 0


def may_speed(s: DiceBrewingState, p: DiceBrewingPlayer, space: i64, reach: i64) -> i64:
    """Whether a blue die may speed a space: 0 or the reason against it."""
    least = s.content.speed[space]
    if least == 0:
        return why.NO_SPEED_SLOT
    if p.base[space] == NO_DIE:
        return why.SPED if p.speed[space] != NO_DIE else why.NO_BASE
    if p.barred >> BUILDING_OF[space] & 1:
        return why.BARRED
    gives = GIVES[space]
    if 0 <= gives < GIVES_SEEDS and s.supply[gives] == 0:
        return why.SUPPLY_EMPTY
    if gives == GIVES_SEEDS and s.seeds == 0:
        return why.SUPPLY_EMPTY
    if best_skill(reach) < least:
        return why.SPEED_TOO_LOW + space
    return 0


def may_place(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> i64:
    """Whether a die fits the space (base or speed slot) that was chosen: 0 or the reason against it."""
    space = s.space
    colour = COLOUR[die]
    if s.speeding or BUILDING_OF[space] == SCHOOL:
        if colour != SKILL:
            return why.NO_PIECE + space
        if MARK[die] == BLOCKED:
            return why.DIE_BLOCKED
        if s.speeding:
            return 0 if SHOWN[die] >= s.content.speed[space] else why.SPEED_TOO_LOW + space
        if SHOWN[die] < s.content.least[space]:
            return why.NO_PIECE + space
        if space == SS1 and MARK[die] == NO_MARK and reach_of(p) >> _CHANGEABLE_COUNT < 2:
            return why.NOTHING_TO_REROLL
        return 0
    if not _takes(space, colour):
        return why.NO_PIECE + space
    if MARK[die] == BLOCKED:
        return why.DIE_BLOCKED
    if space in (MH3, HP2):
        if MARK[die] == PROTECTED:
            return why.DIE_PROTECTED
        if SHOWN[die] >= 6:
            return why.ALL_SIX
    return 0


def _takes(space: i64, colour: i64) -> bool:
    if space == MH2:
        return colour == PALE
    if space == MH3:
        return colour in (PALE, DARK)
    if space in (HP2, DS1):
        return colour == HOPS
    if space == DS2:
        return colour == DARK
    return colour in (DARK, SKILL)


# -- Q03 place.main -------------------------------------------------------------------------------


def main_options(s: DiceBrewingState, most: i64) -> vec[i64]:
    """Spaces to place on, storing, tokens, and ending the turn; at least `most` of them if there are so many."""
    p = s.players[s.to_act]
    acts = vec[i64](capacity=24)
    acts = append(acts, act.PASS if s.pieces == 0 else act.END_TURN)
    if len(p.active) > 0:
        acts = append(acts, act.STORE)
        if most == 2:
            return acts
    reach = reach_of(p)
    crowded = crowded_spaces(s, s.to_act)
    for space in range(SPACE_COUNT):
        if may_base(s, p, space, reach, crowded) == 0:
            acts = append(acts, act.BASE + space)
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
