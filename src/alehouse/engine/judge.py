"""How bots judge a position: an evaluation in points, and the settings of a search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.errors import AlehouseError, unknown
from alehouse.engine.state import OVER, State
from alehouse.engine.weights import Weights

SEARCH_SETTINGS: Final = ["scale", "samples", "depth", "blur", "contest"]


@final
class SearchSettings:
    """How a search plays and judges a title: the table `[search]` of its judge.toml; all of it is optional."""

    __slots__ = ("blur", "contest", "depth", "samples", "scale")

    def __init__(self, given: dict[str, float]) -> None:
        for name in given:
            if name not in SEARCH_SETTINGS:
                raise AlehouseError(unknown("search setting", name, SEARCH_SETTINGS))
        # the lead in points that makes a win e times as likely at the start
        self.scale: float = given.get("scale", 5.0)
        # samples per action in a rollout's decisions; with several, luck is also subtracted from rollouts
        self.samples: i64 = int(given.get("samples", 1.0))
        # decisions that a rollout plays
        self.depth: i64 = int(given.get("depth", 20.0))
        # points by which a rollout's decisions may misjudge an action
        self.blur: float = given.get("blur", 0.0)
        # how much the win and rivals' points count next to the seat's own points
        self.contest: float = given.get("contest", 1.0)
        if self.scale <= 0.0 or self.samples < 1 or self.depth < 0:
            raise AlehouseError("a search needs a scale above 0, at least 1 sample and a depth of 0 or more.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Evaluates positions for bots. A title's own judge takes its weights by name from `weights`.

    Without one, a seat is worth its points. A judge is only asked in quiet positions (see `State.quiet`) and changes
    nothing.
    """

    def __init__(self, weights: Weights, search: SearchSettings) -> None:
        self.weights: Weights = weights
        self.search: SearchSettings = search

    def prepare(self, state: State) -> None:
        """Called before positions that follow from `state` are judged; a learned judge finds its features."""

    def names(self, state: State) -> list[str]:
        """Names of the parts of the evaluation; those without a part of their own are of `rivals`."""
        return ["points"]

    def parts(self, state: State, seat: i64) -> vec[float]:
        """What the seat may expect to end with, whatever the others do, in parts."""
        return vec[float]([float(state.total(seat))])

    def rivals(self, state: State, seat: i64) -> float:
        """What the others' points cost the seat."""
        return 0.0

    def own(self, state: State, seat: i64) -> float:
        """The sum of the parts."""
        worth = 0.0
        for part in self.parts(state, seat):
            worth += part
        return worth

    def value(self, state: State, seat: i64) -> float:
        """The value of the position for the seat: the points that it may expect to end with."""
        return self.own(state, seat) + self.rivals(state, seat)

    def values(self, state: State) -> list[float]:
        """Values of all seats, without the rival term (callers compare seats themselves)."""
        return [self.own(state, seat) for seat in range(state.seats)]

    def terms(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The named parts whose sum is `value`."""
        return list(zip(self.names(state), [*self.parts(state, seat), self.rivals(state, seat)], strict=False))

    def unit_of(self, state: State) -> tuple[str, float]:
        """What values are said to people in: "points" or "stars", and the value of one of them."""
        return "points", 1.0

    def left(self, state: State) -> float:
        """Roughly the fraction of the game that is still to come, from 1 down to 0."""
        return 0.0 if state.to_act == OVER else 1.0
