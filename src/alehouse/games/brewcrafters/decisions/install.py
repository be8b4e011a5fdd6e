"""Which tile or equipment to install."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, kinds, reasons
from alehouse.games.brewcrafters.decisions.choice import Choice
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.install import install, may_install
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class Install(Choice):
    """BC-158, BC-162: anything that the brewery lacks."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        p = s.acting()
        for building in kinds.INSTALLABLE:
            if may_install(p, building) == reasons.ALLOWED:
                acts = append(acts, actions.INSTALL_TILE + building)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        install(s, code & 63, arg - 1)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found: Refused = []
        for building in kinds.INSTALLABLE:
            reason = may_install(s.acting(), building)
            if reason != reasons.ALLOWED:
                found.append((actions.INSTALL_TILE + building, refusal(reason, {"tile": kinds.BUILDINGS[building]})))
        return found

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """What costs least in Winter, in table order."""
        buildings = s.content.buildings
        best: i64 = -1
        for code in self.legal(s, arg):
            building = code & 63
            if best < 0 or buildings[building].cost < buildings[best].cost:
                best = building
        return actions.INSTALL_TILE + best
