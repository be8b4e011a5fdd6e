"""What all decisions of Brew Crafters have in common."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Decision
from alehouse.games.brewcrafters.state import BrewCraftersState


class Choice(Decision[BrewCraftersState]):
    """A decision of the active player: without options it falls away, a single one is played at once."""

    def settles(self) -> bool:
        return True

    def seat(self, s: BrewCraftersState) -> i64:
        return s.active

    def asks(self, s: BrewCraftersState, arg: i64) -> bool:
        acts = self.legal(s, arg)
        if len(acts) > 1:
            s.to_act = s.active
            return True
        if len(acts) == 1:
            self.play(s, arg, acts[0])
        return False

    def quiet(self, s: BrewCraftersState, arg: i64) -> bool:
        return True


class SmallChange(Choice):
    """A choice that a look ahead leaves to defaults: which ingredient, what to discard, where a mark goes."""

    def quiet(self, s: BrewCraftersState, arg: i64) -> bool:
        return False
