"""The round, in the order of the rulebook: opening roll, W1, placement, purchase, W4, brewing, Tidy-up."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.games.dicebrewing import events, kinds, steps
from alehouse.games.dicebrewing.dice import COLOUR, SHOWN, classes, opening
from alehouse.games.dicebrewing.rules import tokens
from alehouse.games.dicebrewing.rules.season import seat_in_order
from alehouse.games.dicebrewing.state import DiceBrewingState


class OpeningRoll(Step[DiceBrewingState]):
    """DB-010, DB-011: everybody rolls the whole Active pool."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        s.phase = kinds.ROLL_AND_PLACE
        for turn in range(s.seats):
            seat = seat_in_order(s, turn)
            pool = s.players[seat].active
            for index in range(len(pool)):
                pool[index] = opening(COLOUR[pool[index]], s.die(), s.unlucky)
            pool.sort()
            if s.log is not None:
                for die in classes(pool):
                    s.tell(events.ROLL, seat, pool.count(die), COLOUR[die], SHOWN[die])
        s.visit = 0
        s.push(steps.VISIT_W1)


class Visit(Step[DiceBrewingState]):
    """W1 and W4: one visit each, in order (DB-081, DB-083), then the turns of the phase."""

    def __init__(self, step: i64, window: i64, decision: i64, after: i64) -> None:
        self.step: i64 = step
        self.window: i64 = window
        self.decision: i64 = decision
        self.after: i64 = after

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        while s.visit < s.seats:
            seat = seat_in_order(s, s.visit)
            s.visit += 1
            # DB-150 in the advanced game every holder of a token is asked
            if s.players[seat].held > 0 and (s.advanced or tokens.any_playable(s, seat, self.window)):
                s.push(self.step)
                s.ask(self.decision, seat)
                return
        s.visit = 0
        s.declines = 0
        s.push(self.after)


class NextPlacement(Step[DiceBrewingState]):
    """DB-025, DB-035 to DB-037: turns go round until everybody has passed."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        for tried in range(s.seats):
            seat = seat_in_order(s, s.visit % s.seats)
            s.visit += 1
            if not s.players[seat].passed:
                s.pieces = 0
                s.push(steps.NEXT_PLACEMENT)
                s.ask(steps.PLACE_MAIN, seat)
                return
        s.visit = 0
        s.phase = kinds.PURCHASE
        s.push(steps.NEXT_PURCHASE)


class NextPurchase(Step[DiceBrewingState]):
    """DB-099: one purchase turn each."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        if s.visit < s.seats:
            s.virtual = kinds.NOT_FIXED
            s.push(steps.NEXT_PURCHASE)
            s.ask(steps.BUY_MAIN, seat_in_order(s, s.visit))
            s.visit += 1
            return
        s.visit = 0
        s.phase = kinds.BREW
        s.push(steps.VISIT_W4)


class NextBrew(Step[DiceBrewingState]):
    """DB-114, DB-115, DB-128: brewing turns go round until everybody has declined in a row."""

    def run(self, s: DiceBrewingState, arg: i64) -> None:
        if s.declines >= s.seats:
            s.push(steps.TIDY_UP)
            return
        s.push(steps.NEXT_BREW)
        s.ask(steps.BREW_MAIN, seat_in_order(s, s.visit % s.seats))
        s.visit += 1
