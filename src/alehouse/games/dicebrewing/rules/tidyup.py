"""Tidy-up: waiting effects pay out in order, unmet claims queue for what comes back (DB-129 to DB-136)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.dicebrewing import events, kinds, steps
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SHOWN, SKILL, plain, put, raised, settled
from alehouse.games.dicebrewing.rules.placement import give_back, proceeds, sell
from alehouse.games.dicebrewing.rules.season import seat_in_order
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


class TidyUp(Step[DiceBrewingState]):
    """Each player in order (DB-129), then everything that lasts a round ends."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        s.phase = kinds.TIDY_UP
        seats: list[i64] = []  # claims that wait, oldest first
        wants: list[i64] = []  # a color, or GIVES_SEEDS
        for turn in range(s.seats):
            seat = seat_in_order(s, turn)
            p = s.players[seat]
            s.tell(events.TIDY, seat)
            _raise_waiting(s, p, seat)
            _collect_skill(s, p, seat, seats, wants)
            _exchange(s, p, seat, seats, wants)
            _serve(s, seats, wants)
            for index in range(len(seats)):
                if seats[index] == seat:
                    s.tell(events.CLAIM_WAITS, seat, wants[index])
        for index in range(len(seats)):
            s.tell(events.WASTE, seats[index], wants[index])  # DB-135
        for p in s.players:
            _end_of_round(p)
        s.blocked_slots = 0
        s.push(steps.ROUND_OVER)


def _raise_waiting(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64) -> None:
    """T1: dice waiting on MH3 and HP2 rise and are stored (DB-130)."""
    for space in range(kinds.SPACE_COUNT):
        if kinds.GIVES[space] == kinds.RAISES and p.base[space] != NO_DIE:
            die = raised(p.base[space])
            p.base[space] = NO_DIE
            put(p.storage, die)
            s.tell(events.RAISE, seat, COLOUR[die], SHOWN[die])


def _collect_skill(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64, seats: list[i64], wants: list[i64]) -> None:
    """T2: blue dice come back from School, speed slots and Market; SS3 claims one more (DB-131)."""
    taught = p.base[kinds.SS3] != NO_DIE
    for space in range(kinds.SPACE_COUNT):
        if p.speed[space] != NO_DIE:
            put(p.active, p.speed[space])
            p.speed[space] = NO_DIE
        if kinds.BUILDING_OF[space] == kinds.SCHOOL and p.base[space] != NO_DIE:
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
    for space in range(kinds.SPACE_COUNT):
        base = p.base[space]
        if base == NO_DIE:
            continue
        p.base[space] = NO_DIE
        give_back(s, base)
        gives = kinds.GIVES[space]
        if gives == kinds.GIVES_COINS:
            sell(s, p, seat, base)
            continue
        for i in range(proceeds(s, space, base)):
            seats.append(seat)
            wants.append(gives)


def _serve(s: DiceBrewingState, seats: list[i64], wants: list[i64]) -> None:
    """T4: claims that the supply can meet, oldest first (DB-133, DB-134)."""
    kept: i64 = 0
    for index in range(len(seats)):
        seat = seats[index]
        want = wants[index]
        p = s.players[seat]
        if want == kinds.GIVES_SEEDS and s.seeds > 0:
            s.seeds -= 1
            p.seeds += 1
        elif want != kinds.GIVES_SEEDS and s.supply[want] > 0:
            s.supply[want] -= 1
            put(p.active, plain(want, 0))  # DB-016
        else:
            seats[kept] = seat
            wants[kept] = want
            kept += 1
            continue
        s.tell(events.CLAIM, seat, want)
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
