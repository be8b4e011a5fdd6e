"""A network that corrects a title's judge, kept in `network.json` and made by `alehouse train --network`.

It has the form of a policy (`engine/policy.py`). Its outputs are the points that a seat and its rival may expect beyond
what the judge says.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.judge import Judge
from alehouse.engine.policy import UNIT, Layers, Policy, joined, output
from alehouse.engine.state import OVER, State

FILE: Final = "network.json"
SEATS: Final = 2  # that networks are trained for; with another number of them the judge is not corrected
YOU: Final = "you"
RIVAL: Final = "other1"
POINT: Final = 1.0 / float(UNIT * UNIT)


@final
class NetworkJudge(Judge):
    """A title's judge plus what a network learned, by what the seat to act sees.

    `prepare` must be called before positions of another game are judged.
    """

    def __init__(self, base: Judge, network: Policy) -> None:
        super().__init__(base.weights, base.search)
        self.base: Judge = base
        self.layers: Layers = Layers(network)
        self.outputs: vec[i64] = joined([network.outputs[YOU], network.outputs[RIVAL]])

    def prepare(self, state: State) -> None:
        if state.seats == SEATS:
            self.layers.prepare(state)

    def expected(self, state: State) -> tuple[float, float]:
        """The points that both seats may expect to end with."""
        seat = state.to_act
        if seat == OVER:
            return float(state.total(0)), float(state.total(1))
        last = self.layers.last(state, seat)
        own, other = float(output(self.outputs, 0, last)) * POINT, float(output(self.outputs, 1, last)) * POINT
        if seat == 1:
            own, other = other, own
        return own + self.base.own(state, 0), other + self.base.own(state, 1)

    def value(self, state: State, seat: i64) -> float:
        """The lead that the seat may expect to end with."""
        if state.seats != SEATS:
            return self.base.value(state, seat)
        first, second = self.expected(state)
        return first - second if seat == 0 else second - first

    def values(self, state: State) -> list[float]:
        return list(self.expected(state)) if state.seats == SEATS else self.base.values(state)

    def terms(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The parts of the judge, then what the rival may expect, then what was learned of the seat."""
        base = self.base
        if state.seats != SEATS:
            return base.terms(state, seat)
        expected = self.values(state)
        named = list(zip(base.names(state), base.parts(state, seat), strict=False))
        return [*named, ("rivals", -expected[1 - seat]), ("experience", expected[seat] - base.own(state, seat))]

    def unit_of(self, state: State) -> tuple[str, float]:
        return self.base.unit_of(state)

    def left(self, state: State) -> float:
        return self.base.left(state)
