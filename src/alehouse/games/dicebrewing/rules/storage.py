"""Storing dice in the own turn: Active to Storage, free, never back (DB-018 to DB-024)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing import actions as act
from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing import steps
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SHOWN, drop, put
from alehouse.games.dicebrewing.rules.matching import brewable, least_waste
from alehouse.games.dicebrewing.state import ACTIVE, NO_CARD, DiceBrewingPlayer, DiceBrewingState


def options(s: DiceBrewingState, most: i64) -> vec[i64]:
    """Q08: ready-made sets, and single dice; a set is picked in ascending order. There is no empty choice."""
    p = s.players[s.to_act]
    if most == 2 and not s.choosing and len(p.active) > 1:
        return vec[i64]([act.STORE_ALL, act.pick_code(ACTIVE, p.active[0])])
    acts = vec[i64](capacity=24)
    if s.choosing:
        acts = append(acts, act.FINISH)
    else:
        acts = append(acts, act.STORE_ALL)
        if len(p.active) == 1:
            return acts
        values: i64 = 0
        lowest: i64 = 7
        for die in p.active:
            values |= _VALUE_BIT[SHOWN[die]]
            if SHOWN[die] < lowest:
                lowest = SHOWN[die]
        for value in range(lowest + 1, 7):
            if values >> value & 1:
                acts = append(acts, act.STORE_FROM + value)
        both = p.storage + p.active
        both.sort()
        for recipe in s.row:
            if recipe != NO_CARD and brewable(both, s.content.recipes[recipe].needs):
                if len(needed(s, p, recipe)) > 0:
                    acts = append(acts, act.STORE_FOR + recipe)
    last: i64 = NO_DIE
    for die in p.active:
        if die != last:
            last = die
            if not s.choosing or die >= s.bound:
                acts = append(acts, act.pick_code(ACTIVE, die))
                if len(acts) >= most:
                    return acts
    return acts


_VALUE_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64])


def needed(s: DiceBrewingState, p: DiceBrewingPlayer, recipe: i64) -> list[i64]:
    """The Active dice that complete a recipe, least waste over both zones; empty if they do not, or none is needed."""
    pool: list[i64] = []
    stored = 0
    active = 0
    from_active: list[bool] = []
    while stored < len(p.storage) or active < len(p.active):
        # of equal dice the stored one comes first: it need not be moved
        if active == len(p.active) or (stored < len(p.storage) and p.storage[stored] <= p.active[active]):
            pool.append(p.storage[stored])
            from_active.append(False)
            stored += 1
        else:
            pool.append(p.active[active])
            from_active.append(True)
            active += 1
    found: list[i64] = []
    for place in least_waste(pool, s.content.recipes[recipe].needs):
        if place < 0:
            return []
        if from_active[place]:
            found.append(pool[place])
    return found


def play(s: DiceBrewingState, code: i64) -> None:
    p = s.players[s.to_act]
    if code >= act.PICK:
        die = act.picked_die(code)
        _store(s, p, die)
        if len(p.active) > 0:
            s.choosing = True
            s.bound = die
            s.stack.append(steps.STORE_DICE)
        else:
            s.choosing = False
    elif code == act.FINISH:
        s.choosing = False
    elif code == act.STORE_ALL:
        while len(p.active) > 0:
            _store(s, p, p.active[0])
    elif code >= act.STORE_FOR:
        for die in needed(s, p, code & 63):
            _store(s, p, die)
    else:
        for die in p.active.copy():
            if SHOWN[die] >= code & 63:
                _store(s, p, die)


def _store(s: DiceBrewingState, p: DiceBrewingPlayer, die: i64) -> None:
    drop(p.active, die)
    put(p.storage, die)
    s.tell(ev.STORE, s.to_act, COLOUR[die], SHOWN[die])
