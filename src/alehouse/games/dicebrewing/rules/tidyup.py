"""Tidy-up: waiting effects pay out in order, unmet claims queue for what comes back (DB-129 to DB-136)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.dicebrewing import events as ev
from alehouse.games.dicebrewing.content import DS1, DS3, GIVES, GIVES_SEEDS, HP2, MH3, SPACE_COUNT, SS1, SS3
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SHOWN, SKILL, plain, put, raised, settled
from alehouse.games.dicebrewing.rules.placement import give_back, sell
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState

A_SEED: Final = GIVES_SEEDS  # what a claim asks for: a colour, or a seed


def tidy_up(s: DiceBrewingState) -> None:
    """Each player in order (DB-129), then everything that lasts a round ends."""
    seats: list[i64] = []  # claims that wait, oldest first
    wants: list[i64] = []
    for turn in range(s.seats):
        seat = (s.priority + turn) % s.seats
        p = s.players[seat]
        s.tell(ev.TIDY, seat)
        _raise_waiting(s, p, seat)
        _collect_skill(s, p, seat, seats, wants)
        _exchange(s, p, seat, seats, wants)
        _serve(s, seats, wants)
        for index in range(len(seats)):
            if seats[index] == seat:
                s.tell(ev.CLAIM_WAITS, seat, wants[index])
    for index in range(len(seats)):
        s.tell(ev.WASTE, seats[index], wants[index])  # DB-135
    for p in s.players:
        _end_of_round(p)
    s.blocked_slots = 0


def _raise_waiting(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64) -> None:
    """T1: dice waiting on MH3 and HP2 rise and are stored (DB-130)."""
    for step in range(2):
        space: i64 = MH3 if step == 0 else HP2
        if p.base[space] != NO_DIE:
            die = raised(p.base[space])
            p.base[space] = NO_DIE
            put(p.storage, die)
            s.tell(ev.RAISE, seat, COLOUR[die], SHOWN[die])


def _collect_skill(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64, seats: list[i64], wants: list[i64]) -> None:
    """T2: blue dice come back from School, speed slots and Market; SS3 claims one more (DB-131)."""
    taught = p.base[SS3] != NO_DIE
    for space in range(SPACE_COUNT):
        if p.speed[space] != NO_DIE:
            put(p.active, p.speed[space])
            p.speed[space] = NO_DIE
        if SS1 <= space <= SS3 and p.base[space] != NO_DIE:
            put(p.active, p.base[space])
            p.base[space] = NO_DIE
    if p.market_die != NO_DIE:
        put(p.active, p.market_die)
        p.market_die = NO_DIE
    if taught:
        seats.append(seat)
        wants.append(SKILL)
        _serve(s, seats, wants)


def _exchange(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64, seats: list[i64], wants: list[i64]) -> None:
    """T3: exchanged bases go to the supply together, sales are paid (DB-132); their claims join the queue."""
    for space in range(SPACE_COUNT):
        base = p.base[space]
        if base == NO_DIE:
            continue
        p.base[space] = NO_DIE
        give_back(s, base)
        if space == DS3:
            sell(s, p, seat, base)
            continue
        count = s.content.seeds_given[space] if space >= DS1 else 1
        for i in range(count):
            seats.append(seat)
            wants.append(GIVES[space])


def _serve(s: DiceBrewingState, seats: list[i64], wants: list[i64]) -> None:
    """T4: claims that the supply can meet, oldest first (DB-133, DB-134)."""
    kept: i64 = 0
    for index in range(len(seats)):
        seat = seats[index]
        want = wants[index]
        p = s.players[seat]
        if want == A_SEED and s.seeds > 0:
            s.seeds -= 1
            p.seeds += 1
        elif want != A_SEED and s.supply[want] > 0:
            s.supply[want] -= 1
            put(p.active, plain(want, 0))  # DB-016
        else:
            seats[kept] = seat
            wants[kept] = want
            kept += 1
            continue
        s.tell(ev.CLAIM, seat, want)
    if kept < len(seats):
        del seats[kept:]
        del wants[kept:]


def _end_of_round(p: DiceBrewingPlayer) -> None:
    """DB-136: bonuses, markers and blocks end."""
    for index in range(len(p.active)):
        p.active[index] = settled(p.active[index])
    for index in range(len(p.storage)):
        p.storage[index] = settled(p.storage[index])
    p.active.sort()
    p.storage.sort()
    p.used = 0
    p.barred = 0
    p.passed = False
    p.bought_ingredient = False
    p.bought_token = False
