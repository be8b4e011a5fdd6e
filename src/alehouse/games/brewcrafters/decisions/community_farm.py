"""The Community Farm: what to give, and what to take of the remainders."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, kinds, reasons
from alehouse.games.brewcrafters.decisions.choice import Choice, SmallChange
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.community import give, may_give, pick
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class FarmGive(Choice):
    """BC-196: an open portion that the player has an ingredient for."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        p = s.acting()
        for crop in range(len(kinds.CROP)):
            if may_give(s, p, crop) == reasons.ALLOWED:
                acts = append(acts, actions.FARM_GIVE + crop)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        give(s, code & 63)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found: Refused = []
        for crop in range(len(kinds.CROP)):
            reason = may_give(s, s.acting(), crop)
            if reason != reasons.ALLOWED:
                found.append((actions.FARM_GIVE + crop, refusal(reason, {"what": kinds.INGREDIENTS[kinds.CROP[crop]]})))
        return found


@final
class FarmPick(SmallChange):
    """BC-200: one of the remainders."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for crop in range(len(kinds.CROP)):
            if s.farm_pool[crop] > 0:
                acts = append(acts, actions.FARM_PICK + crop)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        pick(s, code & 63, arg)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """Fruit, then Hops, then Malt."""
        acts = self.legal(s, arg)
        return acts[len(acts) - 1]
