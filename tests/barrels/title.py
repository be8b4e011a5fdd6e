"""Barrels: draw pints from a barrel until you stop or it runs dry; the first to serve enough wins.

On a turn a player pours (a die: 1 spills the jug and ends the turn, anything else goes into the jug) or serves the jug.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.codebook import Codebook, Family
from alehouse.engine.events import EventBook
from alehouse.engine.facts import Facts
from alehouse.engine.machine import Decision, Machine, Step
from alehouse.engine.pack import Pack
from alehouse.engine.refusal import Refusal
from alehouse.engine.schema import Schema, Section, Whole
from alehouse.engine.state import State
from alehouse.engine.title import Setup, Title

POUR: Final = 0
SERVE: Final = 1
POURED: Final = 0
SPILT: Final = 1
SERVED: Final = 2
TURN: Final = 0
NEXT_TURN: Final = 1


class Barrels(State):
    """Everything a game of Barrels consists of."""

    __slots__ = ("jug", "served", "target")

    def __init__(self, seats: int, seed: int, target: int) -> None:
        super().__init__(seats, seed, MACHINE)
        self.target = target
        self.served = [0] * seats
        self.jug = 0

    def clone(self) -> Barrels:
        other = Barrels(self.seats, 0, self.target)
        other.served = self.served.copy()
        other.jug = self.jug
        other.copy_from(self)
        return other

    def view(self, viewer: i64) -> dict[str, object]:
        return {
            "title": "barrels",
            "seats": self.seats,
            "to_act": self.to_act + 1,
            "decision": self.decision(),
            "jug": self.jug,
            "players": [{"total": served} for served in self.served],
        }

    def facts(self, seat: i64, out: Facts) -> None:
        out.add("served", self.served[seat])
        out.add("jug", self.jug if seat == self.to_act else 0)

    def score(self, seat: i64) -> list[tuple[str, int]]:
        return [("pints", self.served[seat])]

    def total(self, seat: i64) -> i64:
        return self.served[seat]

    def better(self, a: i64, b: i64) -> i64:
        return (self.served[a] > self.served[b]) - (self.served[a] < self.served[b])


class Turn(Decision[Barrels]):
    def legal(self, s: Barrels, arg: i64) -> vec[i64]:
        return vec[i64]([POUR, SERVE] if s.jug else [POUR])

    def play(self, s: Barrels, arg: i64, code: i64) -> None:
        pints = s.die() if code == POUR else 0
        if pints == 1:
            s.tell(SPILT, s.to_act, s.jug)
            s.jug = 0
            s.push(NEXT_TURN)
        elif code == POUR:
            s.jug += pints
            s.tell(POURED, s.to_act, pints)
            s.push(TURN)
        else:
            s.tell(SERVED, s.to_act, s.jug)
            s.served[s.to_act] += s.jug
            s.jug = 0
            s.push(NEXT_TURN)

    def refused(self, s: Barrels, arg: i64) -> list[tuple[int, Refusal]]:
        return [] if s.jug else [(SERVE, Refusal("BA-02", "empty-jug", {}))]

    def default(self, s: Barrels, arg: i64) -> i64:
        return SERVE if s.jug else POUR

    def quiet(self, s: Barrels, arg: i64) -> bool:
        return True


class NextTurn(Step[Barrels]):
    def run(self, s: Barrels, arg: i64) -> None:
        if max(s.served) < s.target:
            s.to_act = (s.to_act + 1) % s.seats
            s.push(TURN)


MACHINE: Machine[Barrels] = Machine([(NEXT_TURN, NextTurn())], [], [(TURN, Turn("turn"))])


class BarrelsTitle(Title):
    def __init__(self) -> None:
        super().__init__()
        self.id, self.name, self.min_seats, self.max_seats = "barrels", "Barrels", 2, 3

    def schema(self) -> Schema:
        return {"numbers": Section({"value": Whole(1, 99)}, named=False)}

    def folder(self) -> Path:
        return Path(__file__).parent

    def start(self, setup: Setup) -> State:
        state = Barrels(setup.seats, setup.seed, setup.pack.number("target"))
        state.to_act = 0
        state.push(TURN)
        return state

    def make_codebook(self, pack: Pack) -> Codebook:
        return Codebook([Family("pour", POUR, []), Family("serve", SERVE, [])])

    def make_eventbook(self, pack: Pack) -> EventBook:
        pints = [("seat", "seat"), ("pints", "number")]
        return EventBook([("poured", pints), ("spilt", pints), ("served", pints)], {})

    def decisions(self) -> list[str]:
        return list(MACHINE.decision_ids)

    def outcomes(self) -> dict[int, int]:
        return {SPILT: 1, SERVED: 2}
