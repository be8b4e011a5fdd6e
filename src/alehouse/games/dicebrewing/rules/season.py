"""From one round to the next: season token, summer seeds, stall guard, end (DB-004 to DB-008, DB-137 to DB-146)."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.dicebrewing import events, kinds, steps
from alehouse.games.dicebrewing.rules.brewing import deal
from alehouse.games.dicebrewing.score import total
from alehouse.games.dicebrewing.state import DiceBrewingState


def seat_in_order(s: DiceBrewingState, turn: i64) -> i64:
    """DB-002."""
    return (s.priority + turn) % s.seats


def is_summer(s: DiceBrewingState) -> bool:
    """Round 1 is Winter, then the token is flipped every round (DB-004, DB-005)."""
    return s.round % 2 == 0


class RoundOver(Step[DiceBrewingState]):
    """After Tidy-up: the end, or the next round."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        if s.brewed >= s.content.limit[s.seats] or s.round >= last_round(s):
            _end(s)
            return
        if s.guard:
            _guard_against_stall(s)
        s.round_brews = 0
        s.round += 1
        s.priority = seat_in_order(s, 1)
        begin_round(s)


def last_round(s: DiceBrewingState) -> i64:
    """DB-146; without the guard a far later round, so that every game ends."""
    return s.content.last_round if s.guard else s.content.last_round_unguarded


def begin_round(s: DiceBrewingState) -> None:
    """Announces the season; in Summer deals seeds before the opening roll (DB-006, DB-007)."""
    s.tell(events.SEASON, kinds.SUMMER if is_summer(s) else kinds.WINTER, s.round, s.priority)
    if is_summer(s):
        for turn in range(s.seats):
            seat = seat_in_order(s, turn)
            if s.seeds > 0:
                s.seeds -= 1
                s.players[seat].seeds += 1
                s.tell(events.SEED, seat)
            else:
                s.tell(events.NO_SEED, seat)
    s.push(steps.OPENING_ROLL)


def _guard_against_stall(s: DiceBrewingState) -> None:
    """DB-145: after enough rounds without a brew the row goes under the deck and is dealt again."""
    if s.round_brews > 0:
        s.brewless = 0
        return
    s.brewless += 1
    if s.brewless < s.content.stall_rounds:
        return
    s.brewless = 0
    s.tell(events.STALL)
    for slot in range(len(s.row)):
        if s.row[slot] != kinds.NO_CARD:
            s.deck.insert(0, s.row[slot])
            s.sunk += 1
    for slot in range(len(s.row)):
        deal(s, slot)


def _end(s: DiceBrewingState) -> None:
    s.phase = kinds.GAME_OVER
    s.tell(events.END, s.round)
    for seat in range(s.seats):
        s.tell(events.SCORE, seat, total(s, seat))
