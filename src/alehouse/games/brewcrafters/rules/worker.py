"""Skilled workers: hiring, their gifts, and their effects for the rest of the game."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import lowest_bit, members
from alehouse.games.brewcrafters import events, kinds, steps
from alehouse.games.brewcrafters.rules.gain import ask_advanced, earn, gain_all
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def trait(s: BrewCraftersState, p: BrewCraftersPlayer, name: i64) -> i64:
    """The sum of a lasting effect over the player's workers and tiles."""
    content = s.content
    total: i64 = 0
    having = p.workers & content.trait_workers[name]
    while having:
        total += content.workers[lowest_bit(having)].traits[name]
        having &= having - 1
    built = p.built & content.trait_buildings[name]
    while built:
        total += content.buildings[lowest_bit(built)].traits[name]
        built &= built - 1
    return total


def hire(s: BrewCraftersState, w: i64) -> None:
    """BC-080 to BC-084: the worker stays for good, its gifts come at once, its free action may be declined."""
    worker = s.content.workers[w]
    p = s.acting()
    p.workers |= BIT[w]
    s.tell(events.HIRE, s.active, w)
    settle_capacity(s, p)  # BC-069: new room counts before what the hire brings
    settle_upkeep(s, p)
    if worker.hire_install or worker.hire_research:
        s.push(steps.FREE_ACTION, w)
    s.push(steps.DISCARD)
    ask_advanced(s, worker.hire_advanced)
    gain_all(s, worker.hire)
    earn(s, s.active, worker.hire_money)


def settle_capacity(s: BrewCraftersState, p: BrewCraftersPlayer) -> None:
    """BC-063, BC-064: the combined capacity of all own storage places."""
    buildings = s.content.buildings
    more = trait(s, p, kinds.STOREHOUSE_STORES)
    p.capacity = sum(buildings[building].stores for building in members(p.built)) + more
    if p.built & BIT[kinds.STOREHOUSE_2]:
        p.capacity += more
    if p.built & BIT[kinds.BREWPUB]:  # BC-085: without the Brewpub its manager stores nothing
        p.capacity += trait(s, p, kinds.BREWPUB_STORES)


def settle_upkeep(s: BrewCraftersState, p: BrewCraftersPlayer) -> None:
    """BC-176, BC-177: the costs of tiles, workers and shifts in Winter."""
    content = s.content
    p.upkeep = sum(content.buildings[building].cost for building in members(p.built))
    p.upkeep += sum(content.workers[w].cost for w in members(p.workers))
    p.upkeep += sum(content.shift_cost[shift] for shift in range(p.shifts))
