"""Which portion to give to the collaboration."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, kinds, reasons
from alehouse.games.brewcrafters.decisions.choice import Choice
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.rules.collaborate import contribute, may_contribute, portion_of
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class Portion(Choice):
    """BC-120, BC-123: an open portion that the player can pay, or none."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for what in range(kinds.KINDS):
            if may_contribute(s, what) == reasons.ALLOWED:
                acts = append(acts, actions.CONTRIBUTE + what)
        return append(acts, actions.NO_PORTION)

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        if code != actions.NO_PORTION:
            contribute(s, code & 63)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        found: Refused = []
        stock = s.acting().stock
        for what in range(kinds.KINDS):
            reason = may_contribute(s, what)
            portion = portion_of(what)
            args: dict[str, object] = {}
            if reason == reasons.PORTION_TAKEN:
                args = {"portion": s.content.portion_ids[portion], "other": s.collaboration[portion] + 1}
            elif reason == reasons.PORTION_COST:
                args = {
                    "what": kinds.INGREDIENTS[what],
                    "need": s.content.portions[portion].amount,
                    "have": stock[what],
                }
            if reason != reasons.ALLOWED:
                found.append((actions.CONTRIBUTE + what, refusal(reason, args)))
        return found

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        return actions.NO_PORTION
