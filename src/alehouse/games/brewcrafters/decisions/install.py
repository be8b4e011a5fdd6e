"""Which tile or equipment to install."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import NOT_THERE
from alehouse.games.brewcrafters import actions, kinds
from alehouse.games.brewcrafters.decisions.choice import Pick
from alehouse.games.brewcrafters.rules.install import install, may_install
from alehouse.games.brewcrafters.state import BrewCraftersState


class Install(Pick):
    """BC-158, BC-162: anything that the brewery lacks."""

    def may(self, s: BrewCraftersState, arg: i64, what: i64) -> i64:
        return may_install(s.acting(), what) if what >= kinds.STOREHOUSE_2 else NOT_THERE

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        install(s, code & 63, arg - 1)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """What costs least in Winter, in table order."""
        buildings = s.content.buildings
        best: i64 = -1
        for code in self.legal(s, arg):
            building = code & 63
            if best < 0 or buildings[building].cost < buildings[best].cost:
                best = building
        return actions.INSTALL_TILE + best
