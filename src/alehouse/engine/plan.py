"""Plans: actions that a seat intends to take one after the other, played on a copy that holds only what it may know."""

from __future__ import annotations

from typing import final

from alehouse.engine.chance import Courses
from alehouse.engine.events import EventLog, Heard
from alehouse.engine.facts import Facts
from alehouse.engine.forecast import Forecast, Start, forecast_from
from alehouse.engine.state import State


@final
class Plan:
    """Where a list of actions leads, as far as the seat can know it.

    `played`: how many of them can be taken one after the other. `asked`: those that will be asked for; a single option
    is taken without asking. `forecast`: their combined result. `after`: the position in which the seat decides next;
    None if chance, another seat or the end of the turn comes first. `left`: the seat's facts then, if certain.
    """

    __slots__ = ("after", "asked", "forecast", "left", "played")

    def __init__(self, before: Facts, after: State) -> None:
        self.played = 0
        self.asked: list[int] = []
        self.forecast = Forecast(0)
        self.after: State | None = after
        self.left: dict[str, int] = dict(zip(before.names, before.values, strict=True))

    def foresee(self, found: Forecast) -> None:
        self.forecast = found
        for name, spread in found.facts.items():
            if len(spread) == 1:
                self.left[name] += spread[0][0]
            else:
                del self.left[name]


def plan(state: State, codes: list[int], outcomes: dict[int, int]) -> Plan:
    """The plan of the seat to act; it stops at the first code that is not legal."""
    seat = state.to_act
    known = state.clone()
    known.conceal(seat)
    before = Facts()
    known.facts(seat, before)
    found = Plan(before, known)
    heard: list[Heard] = []
    start = Start(known, seat, before, outcomes, heard)
    settled = False
    for at, code in enumerate(codes):
        if found.after is None or code not in list(found.after.legal()):
            break
        start = Start(found.after, seat, before, outcomes, heard)
        found.played += 1
        if not settled:
            found.asked.append(code)
        ears = EventLog()
        found.after = _decided(start, code, ears)
        settled = False
        next_alone = codes[at + 1 : at + 2]
        if next_alone and (found.after is None or list(found.after.legal()) != next_alone):
            unheard = EventLog()
            met = _met(start, code, unheard)
            if met is not None and list(met.legal()) == next_alone:
                found.after, ears, settled = met, unheard, True
        heard = heard + ears.heard
    if found.played > 0:
        found.foresee(forecast_from(start, codes[found.played - 1]))
    return found


def _decided(start: Start, code: int, ears: EventLog) -> State | None:
    """Plays a legal code up to the next decision, if it is the seat's own and nothing unknown comes first."""
    ahead = start.known.clone()
    courses = Courses()
    ahead.chance, ahead.log = courses, ears
    machine = ahead.machine
    if machine is None:
        ahead.play(code)
    elif not machine.play(ahead, code, True):
        return None
    ahead.chance = ahead.log = None
    return ahead if courses.untouched() and ahead.to_act == start.seat else None


def _met(start: Start, code: int, ears: EventLog) -> State | None:
    """Plays a legal code up to the seat's next decision, including one that would settle itself."""
    ahead = start.known.clone()
    courses = Courses()
    ahead.chance, ahead.log = courses, ears
    asked = ahead.question(code)
    ahead.chance = ahead.log = None
    return ahead if asked and courses.untouched() else None
