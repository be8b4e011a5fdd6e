"""Installing buildings and equipment."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.rules.gain import ask_advanced, ask_basic, earn, gain_all, praise
from alehouse.games.brewcrafters.rules.lab import breakthrough, experimental_amount
from alehouse.games.brewcrafters.rules.worker import settle_capacity, settle_upkeep, trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def has_slot(p: BrewCraftersPlayer, slot: i64) -> bool:
    """BC-101: tank 1 always, tank 2 with the Double System, and the Brewpub's own."""
    if slot == kinds.TANK_1:
        return True
    return p.built & BIT[kinds.BREWPUB if slot == kinds.BREWPUB_SLOT else kinds.DOUBLE_SYSTEM] != 0


def may_install(p: BrewCraftersPlayer, building: i64) -> i64:
    """BC-158, BC-162: each type once; Infusers whenever a tank or the Brewpub lacks one."""
    if building == kinds.HOPS_INFUSERS:
        lacks = any(has_slot(p, slot) and p.infused & BIT[slot] == 0 for slot in range(kinds.SLOTS))
        return reasons.ALLOWED if lacks else reasons.ALL_INFUSED
    return reasons.BUILT if p.built & BIT[building] else reasons.ALLOWED


def may_install_any(p: BrewCraftersPlayer) -> i64:
    lacks = any(may_install(p, building) == reasons.ALLOWED for building in kinds.INSTALLABLE)
    return reasons.ALLOWED if lacks else reasons.NOTHING_TO_INSTALL


def install(s: BrewCraftersState, building: i64, hired: i64) -> None:
    """BC-160: the tile, Rep lying on its space, its ingredients, worker and lab benefits, one overflow.

    `hired` is the worker whose hire brought this install, or NONE.
    """
    p = s.acting()
    place_tile(s, p, building)
    s.tell(events.INSTALL, s.active, building)
    settle_capacity(s, p)
    settle_upkeep(s, p)
    if p.promise == building:
        p.promise = kinds.NONE
        praise(s, s.active, experimental_amount(s, kinds.REP_ON_SPACE), events.FOR_SPACE)
    tile = s.content.buildings[building]
    s.push(steps.DISCARD)
    ask_basic(s, breakthrough(s, p, kinds.INSTALL_BASIC))  # BC-138
    ask_advanced(s, tile.advanced)
    gain_all(s, tile.gives)
    reward = trait(s, p, kinds.INSTALL_MONEY)
    if hired != kinds.NONE:  # a worker pays for every later install
        reward -= s.content.workers[hired].traits[kinds.INSTALL_MONEY]
    earn(s, s.active, reward)
    praise(s, s.active, breakthrough(s, p, kinds.INSTALL_REP), events.FOR_RESEARCH)


def place_tile(s: BrewCraftersState, p: BrewCraftersPlayer, building: i64) -> None:
    """BC-161 to BC-163: batches stay where they are; a later tank has no infuser until they are installed again."""
    p.built |= BIT[building]
    if building == kinds.DOUBLE_SYSTEM:
        p.built &= ~BIT[kinds.SINGLE_SYSTEM]
    elif building == kinds.HOPS_INFUSERS:
        for slot in range(kinds.SLOTS):
            if has_slot(p, slot):
                p.infused |= BIT[slot]
