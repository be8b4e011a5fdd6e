"""The School of Skills: rerolls (SS1) and the swap with the supply (SS2), DB-059 to DB-063."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.dice import (
    COLOUR,
    DICE,
    MARK,
    NO_DIE,
    NO_MARK,
    SHOWN,
    SKILL,
    drop,
    plain,
    put,
    rerolled,
)
from alehouse.games.dicebrewing.rules.matching import free_of
from alehouse.games.dicebrewing.rules.reach import reach_of, swap_colours
from alehouse.games.dicebrewing.state import ACTIVE, STORAGE, DiceBrewingPlayer, DiceBrewingState


def may_change(die: i64) -> bool:
    """DB-059: neither blocked nor protected."""
    return MARK[die] == NO_MARK


# -- Q05 school.reroll ----------------------------------------------------------------------------


def reroll_options(s: DiceBrewingState, most: i64) -> vec[i64]:
    """Ready-made sets, and single dice; a set is picked in ascending order, Active before Storage."""
    p = s.players[s.to_act]
    acts = vec[i64]()
    if s.choosing:
        acts = append(acts, act.FINISH)
    elif _changeable(p.active) + _changeable(p.storage) > 1:  # a single die is no set
        loose = _values(p.active, SKILL)
        brewing = _values(p.active, SKILL - 1) | _values(p.storage, SKILL - 1)
        for upto in range(1, 6):
            if loose >> upto & 1:
                acts = append(acts, act.REROLL_ACTIVE + upto)
            if brewing >> upto & 1:
                acts = append(acts, act.REROLL_MALT_AND_HOPS + upto)
    if len(acts) >= most:
        return acts
    for zone in range(2):
        pool = p.active if zone == ACTIVE else p.storage
        last: i64 = NO_DIE
        for die in pool:
            if die == last:
                continue
            last = die
            number = zone * DICE + die
            if may_change(die) and (not s.choosing or (number >= s.bound and _left(pool, s.chosen, zone, die))):
                acts = append(acts, act.pick_code(zone, die))
    return acts


def _changeable(pool: list[i64]) -> i64:
    count: i64 = 0
    for die in pool:
        if may_change(die):
            count += 1
    return count


def _values(pool: list[i64], last_colour: i64) -> i64:
    """Bit mask of the values that changeable dice of the first colours show."""
    mask: i64 = 0
    for die in pool:
        if may_change(die) and COLOUR[die] <= last_colour:
            mask |= _VALUE_BIT[SHOWN[die]]
    return mask


_VALUE_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64])


def _left(pool: list[i64], chosen: list[i64], zone: i64, die: i64) -> bool:
    picked: i64 = 0
    for number in chosen:
        if number == zone * DICE + die:
            picked += 1
    return free_of(pool, [], die) > picked


def reroll_play(s: DiceBrewingState, code: i64) -> None:
    p = s.players[s.to_act]
    if code >= act.PICK:
        if not s.choosing:
            s.choosing = True
            s.chosen.clear()
        s.bound = act.picked_zone(code) * DICE + act.picked_die(code)
        s.chosen.append(s.bound)
        s.stack.append(steps.SCHOOL_REROLL)
        return
    if code != act.FINISH:
        s.chosen.clear()
        everything = code < act.REROLL_MALT_AND_HOPS
        for zone in range(2):
            pool = p.active if zone == ACTIVE else p.storage
            if zone == STORAGE and everything:
                break
            for die in pool:
                if may_change(die) and SHOWN[die] <= code & 63 and (everything or COLOUR[die] != SKILL):
                    s.chosen.append(zone * DICE + die)
    _reroll(s, p)


def _reroll(s: DiceBrewingState, p: DiceBrewingPlayer) -> None:
    """Each chosen die once, staying in its zone (DB-059)."""
    for number in s.chosen:
        drop(p.active if number < DICE else p.storage, number % DICE)
    for number in s.chosen:
        die = number % DICE
        value = s.die()
        put(p.active if number < DICE else p.storage, rerolled(die, value))
        s.tell(ev.REROLL, s.to_act, COLOUR[die], SHOWN[die], value)
    s.chosen.clear()
    s.choosing = False


# -- Q06 school.swapColour and Q07 school.swapDie ---------------------------------------------------


def colour_options(s: DiceBrewingState) -> vec[i64]:
    colours = swap_colours(s, reach_of(s.players[s.to_act]))
    acts = vec[i64]()
    for colour in range(SKILL):
        if colours >> colour & 1:
            acts = append(acts, act.COLOUR_OF + colour)
    return acts


def colour_play(s: DiceBrewingState, code: i64) -> None:
    """All dice of the colour in supply are rolled; the highest is on offer (DB-060, DB-062)."""
    s.colour = code & 63
    s.best = 0
    for i in range(s.supply[s.colour]):
        value = s.die()
        if value > s.best:
            s.best = value
    s.tell(ev.SUPPLY_ROLL, s.to_act, s.colour, s.supply[s.colour], s.best)
    s.stack.append(steps.SCHOOL_SWAP_DIE)


def swap_options(s: DiceBrewingState) -> vec[i64]:
    p = s.players[s.to_act]
    acts = vec[i64]()
    acts = append(acts, act.KEEP)  # DB-063
    for zone in range(2):
        pool = p.active if zone == ACTIVE else p.storage
        last: i64 = NO_DIE
        for die in pool:
            if die != last and COLOUR[die] == s.colour and may_change(die):
                acts = append(acts, act.pick_code(zone, die))
            last = die
    return acts


def swap_play(s: DiceBrewingState, code: i64) -> None:
    if code == act.KEEP:
        s.tell(ev.KEEP, s.to_act)
        return
    p = s.players[s.to_act]
    die = act.picked_die(code)
    pool = p.active if act.picked_zone(code) == ACTIVE else p.storage
    drop(pool, die)
    put(pool, plain(s.colour, s.best))
    s.tell(ev.SWAP, s.to_act, s.colour, SHOWN[die], s.best)
