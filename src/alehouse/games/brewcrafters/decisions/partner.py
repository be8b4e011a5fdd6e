"""Choosing a local partnership."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, reasons
from alehouse.games.brewcrafters.decisions.choice import Choice
from alehouse.games.brewcrafters.reasons import Refused, refusal
from alehouse.games.brewcrafters.state import BrewCraftersState


@final
class PickPartner(Choice):
    """BC-051: any card still there, even a second one of a kind."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        for kind in range(len(s.partners_left)):
            if s.partners_left[kind] > 0:
                acts = append(acts, actions.PARTNER + kind)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        kind = code & 63
        s.partners_left[kind] -= 1
        s.acting().partners[kind] += 1
        s.tell(events.PARTNER, s.active, kind)

    def refused(self, s: BrewCraftersState, arg: i64) -> Refused:
        return [
            (actions.PARTNER + kind, refusal(reasons.NO_PARTNERSHIP_LEFT, {}))
            for kind in range(len(s.partners_left))
            if s.partners_left[kind] == 0
        ]

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """A kind that the player does not have yet."""
        acts = self.legal(s, arg)
        for code in acts:
            if s.acting().partners[code & 63] == 0:
                return code
        return acts[0]
