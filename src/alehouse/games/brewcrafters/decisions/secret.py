"""Which recipe to develop in secret."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import actions, events, reasons
from alehouse.games.brewcrafters.decisions.choice import Choice
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.secret import may_develop
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class Secret(Choice):
    """BC-203: an Advanced Recipe that is neither public nor taken."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for r in range(len(s.content.recipes)):
            if s.content.advanced & BIT[r] and may_develop(s, r) == reasons.ALLOWED:
                acts = append(acts, actions.DEVELOP + r)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        r = code & 63
        s.acting().secrets |= BIT[r]
        s.tell(events.DEVELOP, s.active)
        s.tell(events.DEVELOPED, s.active, r, only=s.active)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found: Refused = []
        for r in range(len(s.content.recipes)):
            reason = may_develop(s, r)
            if s.content.advanced & BIT[r] and reason != reasons.ALLOWED:
                found.append((actions.DEVELOP + r, refusal(reason, {"recipe": s.content.recipe_ids[r]})))
        return found
