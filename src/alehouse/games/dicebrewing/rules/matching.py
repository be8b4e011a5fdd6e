"""Which dice brew a recipe. Pools are sorted, needs are color * 8 + least value with the highest first."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.dicebrewing.content import Recipe
from alehouse.games.dicebrewing.dice import BLOCKED, KEY, MARK, SKILL


def needs_with(recipe: Recipe, skill: bool) -> vec[i64]:
    """The recipe's needs, and one more if a blue die improves it (DB-118)."""
    if not skill:
        return recipe.needs
    needs = vec[i64]([SKILL * 8 + recipe.skill_least])
    for need in recipe.needs:
        needs = append(needs, need)
    return needs


def brewable(pool: list[i64], needs: vec[i64]) -> bool:
    """DB-116: each need has its own unblocked die of that color with at least that value.

    The highest dice of a color must cover its needs one by one, so one walk down both lists decides.
    """
    at: i64 = len(pool) - 1
    for need in needs:
        while at >= 0 and (KEY[pool[at]] >> 3 > need >> 3 or MARK[pool[at]] == BLOCKED):
            at -= 1
        if at < 0 or KEY[pool[at]] < need:
            return False
        at -= 1
    return True


def least_waste(pool: list[i64], needs: vec[i64]) -> vec[i64]:
    """DB-118: places in the pool, one per need; each need gets the lowest sufficient free die.

    A need without one gets place -1.
    """
    places = vec[i64]()
    for need in needs:
        found: i64 = -1
        for at in range(len(pool)):
            die = pool[at]
            if KEY[die] >= need and MARK[die] != BLOCKED and not has_place(places, at):
                if KEY[die] >> 3 == need >> 3:
                    found = at
                break
        places = append(places, found)
    return places


def several_sets(pool: list[i64], needs: vec[i64]) -> bool:
    """Whether other, distinguishable dice than the least wasteful ones would do as well (Q16)."""
    places = least_waste(pool, needs)
    at: i64 = len(pool) - 1
    # the highest dice are a legal set, too; if they are the same dice no other set exists
    low = sorted([pool[place] for place in places], reverse=True)
    for index in range(len(needs)):
        while KEY[pool[at]] >> 3 > needs[index] >> 3 or MARK[pool[at]] == BLOCKED:
            at -= 1
        if pool[at] != low[index]:
            return True
        at -= 1
    return False


def may_add(pool: list[i64], needs: vec[i64], chosen: list[i64], die: i64) -> bool:
    """Whether a set picked so far, in ascending order, can still become legal when this die is added.

    At best, the rest of its color consists of the highest dice that may still come.
    """
    colour = KEY[die] >> 3
    for need in needs:
        if need >> 3 < colour and _picked(chosen, need >> 3) < _wanted(needs, need >> 3):
            return False
    wanted = _wanted(needs, colour)
    best: list[i64] = [die]
    for own in chosen:
        if KEY[own] >> 3 == colour:
            best.append(own)
    free = free_of(pool, chosen, die) - 1
    at: i64 = len(pool) - 1
    while len(best) < wanted and at >= 0 and pool[at] >= die:
        other = pool[at]
        at -= 1
        if KEY[other] >> 3 != colour or MARK[other] == BLOCKED:
            continue
        if other == die:
            if free == 0:
                continue
            free -= 1
        best.append(other)
    if len(best) != wanted:
        return False
    best.sort(reverse=True)
    rank: i64 = 0
    for need in needs:
        if need >> 3 == colour:
            if KEY[best[rank]] < need:
                return False
            rank += 1
    return True


def free_of(pool: list[i64], chosen: list[i64], die: i64) -> i64:
    """How many dice of this number are in the pool and not picked yet."""
    return pool.count(die) - chosen.count(die)


def _picked(chosen: list[i64], colour: i64) -> i64:
    return sum(1 for die in chosen if KEY[die] >> 3 == colour)


def _wanted(needs: vec[i64], colour: i64) -> i64:
    return sum(1 for need in needs if need >> 3 == colour)


def has_place(places: vec[i64], at: i64) -> bool:
    """Whether a place of the pool is already taken."""
    return any(place == at for place in places)
