"""Common to all decisions of Brew Crafters."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine import machine
from alehouse.engine.codebook import Ids
from alehouse.games.brewcrafters.actions import ACTIONS
from alehouse.games.brewcrafters.reasons import REASONS
from alehouse.games.brewcrafters.state import BrewCraftersState


class Choice(machine.Choice[BrewCraftersState]):
    """A decision of the active player.

    A lookahead leaves `small` ones to their defaults: which ingredient, what to discard, where a mark goes.
    """

    def __init__(self, id: str, small: bool = False) -> None:
        super().__init__(id)
        self.small: bool = small

    def seat(self, s: BrewCraftersState) -> i64:
        return s.active

    def quiet(self, s: BrewCraftersState, arg: i64) -> bool:
        return not self.small


class Pick(machine.Pick[BrewCraftersState]):
    """One of several numbered things."""

    def __init__(self, id: str, family: i64, small: bool = False) -> None:
        super().__init__(id, family, ACTIONS, REASONS)
        self.small: bool = small

    def seat(self, s: BrewCraftersState) -> i64:
        return s.active

    def ids(self, s: BrewCraftersState) -> Ids:
        return s.content.ids

    def quiet(self, s: BrewCraftersState, arg: i64) -> bool:
        return not self.small
