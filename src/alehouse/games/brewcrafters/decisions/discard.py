"""What to discard when the storage is too small."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, events, kinds, steps
from alehouse.games.brewcrafters.decisions.choice import SmallChange
from alehouse.games.brewcrafters.state import BrewCraftersState

DISCARD_ORDER: Final = vec[i64]([kinds.MALT, kinds.HOPS, kinds.YEAST, kinds.SPICES, kinds.COFFEE, kinds.FRUIT])


@final
class Discard(SmallChange):
    """BC-067: any mix of old and new, one ingredient at a time until the rest fits."""

    def legal(self, s: BrewCraftersState, arg: i64) -> vec[i64]:
        acts = vec[i64]()
        p = s.acting()
        if p.stored() > p.capacity:
            for what in range(kinds.KINDS):
                if p.stock[what] > 0:
                    acts = append(acts, actions.DISCARD + what)
        return acts

    def play(self, s: BrewCraftersState, arg: i64, code: i64) -> None:
        s.push(steps.DISCARD)
        what = code & 63
        s.acting().stock[what] -= 1
        s.tell(events.DISCARD, s.active, what)

    def default(self, s: BrewCraftersState, arg: i64) -> i64:
        """Of what there is most."""
        stock = s.acting().stock
        best: i64 = kinds.MALT
        for what in DISCARD_ORDER:
            if stock[what] > stock[best]:
                best = what
        return actions.DISCARD + best
