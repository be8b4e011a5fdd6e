"""The evaluation of positions in points, used by bots, and the settings of their search."""

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
    """How a search plays and judges a title: the table `[search]` of its judge.toml; every field is optional."""

    __slots__ = ("blur", "contest", "depth", "samples", "scale")

    def __init__(self, given: dict[str, float]) -> None:
        for name in given:
            if name not in SEARCH_SETTINGS:
                raise AlehouseError(unknown("search setting", name, SEARCH_SETTINGS))
        # lead in points that makes a win e times as likely at the start
        self.scale: float = given.get("scale", 5.0)
        # samples per action for a rollout's decisions; with more than one, luck is also subtracted from rollouts
        self.samples: i64 = int(given.get("samples", 1.0))
        # decisions per rollout
        self.depth: i64 = int(given.get("depth", 20.0))
        # points by which a rollout's decisions may misjudge an action
        self.blur: float = given.get("blur", 0.0)
        # weight of winning and of rivals' points, next to the seat's own points
        self.contest: float = given.get("contest", 1.0)
        if self.scale <= 0.0 or self.samples < 1 or self.depth < 0:
            raise AlehouseError("a search needs a scale above 0, at least 1 sample and a depth of 0 or more.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Evaluates positions for bots. A title's own judge takes its weights by name from `weights`.

    Without one, a seat is worth its points. A judge only sees quiet positions (`State.quiet`) and changes nothing.
    """

    def __init__(self, weights: Weights, search: SearchSettings) -> None:
        self.weights: Weights = weights
        self.search: SearchSettings = search

    def prepare(self, state: State) -> None:
        """Called before positions that follow from `state` are judged; a learned judge looks up its features here."""

    def names(self, state: State) -> list[str]:
        """Names of the parts of the evaluation; those beyond `parts` belong to `rivals`."""
        return ["points"]

    def parts(self, state: State, seat: i64) -> vec[float]:
        """The points that the seat may expect at the end, whatever the others do, split into parts."""
        return vec[float]([float(state.total(seat))])

    def rivals(self, state: State, seat: i64) -> float:
        """How much the others' points cost the seat."""
        return 0.0

    def own(self, state: State, seat: i64) -> float:
        """The sum of the parts."""
        worth = 0.0
        for part in self.parts(state, seat):
            worth += part
        return worth

    def value(self, state: State, seat: i64) -> float:
        """The value of the position for the seat: the points that it may expect at the end."""
        return self.own(state, seat) + self.rivals(state, seat)

    def values(self, state: State) -> list[float]:
        """Values of all seats, without the rival term (callers compare seats themselves)."""
        return [self.own(state, seat) for seat in range(state.seats)]

    def terms(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The named parts whose sum is `value`."""
        return list(zip(self.names(state), [*self.parts(state, seat), self.rivals(state, seat)], strict=False))

    def unit_of(self, state: State) -> tuple[str, float]:
        """The unit in which people read values, "points" or "stars", and what one of it is worth."""
        return "points", 1.0

    def left(self, state: State) -> float:
        """Roughly the fraction of the game that is left, from 1 down to 0."""
        return 0.0 if state.to_act == OVER else 1.0
