"""Tidy-up: gains are paid in order, and unmet claims wait for returning pieces (DB-129 to DB-136)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.dicebrewing import events, kinds, steps
from alehouse.games.dicebrewing.dice import COLOUR, NO_DIE, SHOWN, SKILL, plain, put, raised, settled
from alehouse.games.dicebrewing.rules.placement import give_back, proceeds, sell
from alehouse.games.dicebrewing.rules.season import seat_in_order
from alehouse.games.dicebrewing.state import DiceBrewingPlayer, DiceBrewingState


class TidyUp(Step[DiceBrewingState]):
    """Each player in order (DB-129), then the effects of the round end."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        s.phase = kinds.TIDY_UP
        claims: list[tuple[i64, i64]] = []  # those that wait, oldest first: a seat, and a color or GIVES_SEEDS
        for turn in range(s.seats):
            seat = seat_in_order(s, turn)
            p = s.players[seat]
            s.tell(events.TIDY, seat)
            _raise_waiting(s, p, seat)
            if _collect_skill(p):
                claims = _serve(s, [*claims, (seat, SKILL)])
            claims = _serve(s, claims + _exchange(s, p, seat))
            for owner, want in claims:
                if owner == seat:
                    s.tell(events.CLAIM_WAITS, seat, want)
        for seat, want in claims:
            s.tell(events.WASTE, seat, want)  # DB-135
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


def _collect_skill(p: DiceBrewingPlayer) -> bool:
    """T2: blue dice come back from School, speed slots and Market; whether SS3 claims one more (DB-131)."""
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
    return taught


def _exchange(s: DiceBrewingState, p: DiceBrewingPlayer, seat: i64) -> list[tuple[i64, i64]]:
    """T3: exchanged bases go to the supply together, sales are paid (DB-132); the claims that join the queue."""
    claims: list[tuple[i64, i64]] = []
    for space in range(kinds.SPACE_COUNT):
        base = p.base[space]
        if base == NO_DIE:
            continue
        p.base[space] = NO_DIE
        give_back(s, base)
        gives = kinds.GIVES[space]
        if gives == kinds.GIVES_COINS:
            sell(s, p, seat, base)
        else:
            claims += [(seat, gives)] * proceeds(s, space, base)
    return claims


def _serve(s: DiceBrewingState, claims: list[tuple[i64, i64]]) -> list[tuple[i64, i64]]:
    """T4: claims that the supply can meet, oldest first (DB-133, DB-134); returns those that wait."""
    waiting: list[tuple[i64, i64]] = []
    for seat, want in claims:
        p = s.players[seat]
        if want == kinds.GIVES_SEEDS and s.seeds > 0:
            s.seeds -= 1
            p.seeds += 1
        elif want != kinds.GIVES_SEEDS and s.supply[want] > 0:
            s.supply[want] -= 1
            put(p.active, plain(want, 0))  # DB-016
        else:
            waiting.append((seat, want))
            continue
        s.tell(events.CLAIM, seat, want)
    return waiting


def _end_of_round(p: DiceBrewingPlayer) -> None:
    """DB-136: bonuses, markers and blocks end."""
    for zone in range(2):
        pool = p.pool(zone)
        for index in range(len(pool)):
            pool[index] = settled(pool[index])
        pool.sort()
    p.used = 0
    p.barred = 0
    p.passed = False
    p.bought_ingredient = False
    p.bought_token = False
