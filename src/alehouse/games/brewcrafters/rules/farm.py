"""A brewery's own Farm: planting in Spring, harvesting in Fall."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def free_plot(p: BrewCraftersPlayer) -> i64:
    """The first empty plot of a Farm, or NONE."""
    if p.built & BIT[kinds.FARM]:
        for plot in range(len(p.plots)):
            if p.plots[plot] == kinds.NONE:
                return plot
    return kinds.NONE


def may_plant(s: BrewCraftersState, p: BrewCraftersPlayer, crop: i64) -> i64:
    """BC-166 to BC-169: Malt, Hops or Fruit from storage, in Spring, on an empty plot."""
    if s.season_of_year() != kinds.SPRING:
        return reasons.NOT_SPRING
    if free_plot(p) == kinds.NONE:
        return reasons.PLOTS_FULL
    return reasons.ALLOWED if p.stock[kinds.CROP[crop]] > 0 else reasons.NOT_STORED


def may_harvest(s: BrewCraftersState) -> i64:
    return reasons.ALLOWED if s.season_of_year() == kinds.FALL else reasons.NOT_FALL


def plant(s: BrewCraftersState, crop: i64) -> None:
    p = s.acting()
    what = kinds.CROP[crop]
    p.stock[what] -= 1
    p.plots[free_plot(p)] = what
    s.tell(events.PLANT, s.active, what)


def harvest(s: BrewCraftersState, plot: i64) -> None:
    """BC-170, BC-171, BC-173: the whole plot, through storage; never a benefit (BC-175)."""
    s.push(steps.DISCARD)
    reap(s, plot)


def reap(s: BrewCraftersState, plot: i64) -> None:
    p = s.acting()
    what = p.plots[plot]
    amount = s.content.harvest[what] + trait(s, p, kinds.PLOT_YIELD)
    p.plots[plot] = kinds.NONE
    p.stock[what] += amount
    s.tell(events.HARVEST, s.active, what, amount)


class OwnFarms(Step[BrewCraftersState]):
    """BC-174: plots still planted at the end of Fall are harvested, in start-player order."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if arg >= s.seats:
            return
        s.push(steps.OWN_FARMS, arg + 1)
        s.active = (s.start + arg) % s.seats
        p = s.acting()
        for plot in range(len(p.plots)):
            if p.plots[plot] != kinds.NONE:
                reap(s, plot)
        s.push(steps.DISCARD)
