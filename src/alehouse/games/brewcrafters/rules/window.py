"""Free windows of the own turn: exchange by partnership, plant, harvest (BC-071, BC-072)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, reasons
from alehouse.games.brewcrafters.content import BIT, CROP, FARM
from alehouse.games.brewcrafters.rules.farm import harvest, may_harvest, may_plant, plant
from alehouse.games.brewcrafters.rules.partnership import exchange, may_exchange
from alehouse.games.brewcrafters.state import NONE, BrewCraftersState


def windows(s: BrewCraftersState) -> vec[i64]:
    """What the active player may do beside the main action, any number of times, in any order."""
    acts = vec[i64]()
    p = s.acting()
    for kind in range(len(p.partners)):
        if p.partners[kind] > 0:
            for give in range(3):
                if may_exchange(s, p, kind, give) == reasons.ALLOWED:
                    acts = append(acts, actions.EXCHANGE + kind * 3 + give)
    if p.built & BIT[FARM]:
        for crop in range(len(CROP)):
            if may_plant(s, p, crop) == reasons.ALLOWED:
                acts = append(acts, actions.PLANT + crop)
        for plot in range(len(p.plots)):
            if p.plots[plot] != NONE and may_harvest(s) == reasons.ALLOWED:
                acts = append(acts, actions.HARVEST + plot)
    return acts


def is_window(code: i64) -> bool:
    return actions.EXCHANGE <= code < actions.BREW


def use_window(s: BrewCraftersState, code: i64) -> None:
    """The pending decision stays: a window interrupts nothing."""
    family = code & ~63
    arg = code & 63
    if family == actions.EXCHANGE:
        exchange(s, arg // 3, arg % 3)
    elif family == actions.PLANT:
        plant(s, arg)
    else:
        harvest(s, arg)
