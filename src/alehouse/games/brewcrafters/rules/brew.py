"""Brewing: the costs of a batch, its place, and everything it brings at once."""

from __future__ import annotations

from mypy_extensions import i64

from alehouse.engine.machine import Step
from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.games.brewcrafters import events, kinds, reasons, steps
from alehouse.games.brewcrafters.content import Recipe
from alehouse.games.brewcrafters.rules.gain import ask_advanced, praise
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.lab import breakthrough, experimental_amount
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def cost(s: BrewCraftersState, p: BrewCraftersPlayer, recipe: Recipe, what: i64) -> i64:
    """BC-103, BC-116: what a batch takes of one ingredient; masters make the first batch of their style cheaper."""
    price = recipe.cost[what]
    having = p.workers & s.content.saving_workers
    if having and price and s.process_styles & BIT[recipe.style] == 0:
        for w in members(having):
            price -= s.content.workers[w].less[recipe.style * kinds.KINDS + what]
    return max(0, price)


def allowance(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """Basic Ingredients that the lab still allows the player not to pay in this Process Beer."""
    return breakthrough(s, p, kinds.BREW_LESS) - s.waived


def may_brew(s: BrewCraftersState, p: BrewCraftersPlayer, recipe: Recipe) -> i64:
    """BC-102 to BC-105: an open style, and ingredients that earlier slots have left."""
    if not recipe.basic and s.open_styles & BIT[recipe.style] == 0:
        return reasons.STYLE_CLOSED
    return reasons.ALLOWED if has_ingredients(s, p, recipe) else reasons.MISSING


def has_ingredients(s: BrewCraftersState, p: BrewCraftersPlayer, recipe: Recipe) -> bool:
    """BC-103: whether the storage holds a batch, after all savings by workers and the lab."""
    missing: i64 = 0
    saving = p.workers & s.content.saving_workers
    stock = p.stock
    prices = recipe.cost
    for what in range(kinds.KINDS):
        price = prices[what]
        if price > stock[what]:
            if saving:
                price = cost(s, p, recipe, what)
                if price <= stock[what]:
                    continue
            if what >= kinds.ANY_ADVANCED:
                return False
            missing += price - stock[what]
    return missing == 0 or missing <= allowance(s, p)


def to_next_slot(s: BrewCraftersState, slot: i64) -> None:
    """Asks for the brewery's next slot, if any."""
    for later in range(slot + 1, kinds.SLOTS):
        if has_slot(s.acting(), later):
            s.push(steps.BREW_SLOT, later)
            return


def brew(s: BrewCraftersState, slot: i64, r: i64) -> None:
    """BC-099, BC-115: one batch in one slot, paid at once; all bonuses add up (BC-114)."""
    p = s.acting()
    recipe = s.content.recipes[r]
    pay_batch(s, p, recipe)
    first = p.brewed[r] == 0
    p.tanks[slot] = r
    p.brewed[r] += 1
    p.batches += 1
    s.process_styles |= BIT[recipe.style]
    s.process_batches += 1
    s.tell(events.BREW, s.active, r, slot)
    if first and p.secrets & BIT[r]:
        s.tell(events.REVEAL, s.active, r)  # BC-206
    seat = s.active
    buildings = s.content.buildings
    if recipe.hops_symbol and p.infused & BIT[slot]:  # BC-111
        praise(s, seat, buildings[kinds.HOPS_INFUSERS].rep + trait(s, p, kinds.INFUSER_REP), events.FOR_INFUSER)
    if recipe.oak_symbol and p.built & BIT[kinds.OAK_BARRELHOUSE]:  # BC-112
        praise(s, seat, buildings[kinds.OAK_BARRELHOUSE].rep + trait(s, p, kinds.OAK_REP), events.FOR_OAK)
    if slot == kinds.BREWPUB_SLOT:
        praise(s, seat, trait(s, p, kinds.BREWPUB_REP), events.FOR_BREWPUB)
    if p.built & BIT[kinds.YEAST_LAB]:
        praise(s, seat, trait(s, p, kinds.YEAST_LAB_BATCH_REP), events.FOR_YEAST_LAB)
    praise(s, seat, breakthrough(s, p, kinds.BREW_REP), events.FOR_RESEARCH)  # BC-143
    if p.mark == r:  # BC-140, BC-141
        p.mark = kinds.NONE
        praise(s, seat, experimental_amount(s, kinds.MARK), events.FOR_MARK)
    if not recipe.basic:
        s.process_advanced = True
        if first:
            praise(s, seat, trait(s, p, kinds.FIRST_BREW_REP), events.FOR_FIRST_BREW)


def pay_batch(s: BrewCraftersState, p: BrewCraftersPlayer, recipe: Recipe) -> None:
    for what in range(kinds.KINDS):
        if recipe.cost[what] > 0:
            price = cost(s, p, recipe, what)
            paid = min(price, p.stock[what])
            s.waived += price - paid
            p.stock[what] -= paid
            if what < kinds.ANY_ADVANCED:
                s.paid[what] += paid


# -- after the last slot ------------------------------------------------------------------------


def can_mash(s: BrewCraftersState, p: BrewCraftersPlayer) -> bool:
    """BC-113: once per Process Beer that brews, with more Malt."""
    if p.built & BIT[kinds.MASH_TUN] == 0 or s.process_batches == 0:
        return False
    return p.stock[kinds.MALT] >= s.content.buildings[kinds.MASH_TUN].extra_malt


def mash(s: BrewCraftersState) -> None:
    p = s.acting()
    tun = s.content.buildings[kinds.MASH_TUN]
    p.stock[kinds.MALT] -= tun.extra_malt
    s.tell(events.MASH, s.active, tun.extra_malt)
    praise(s, s.active, tun.rep + trait(s, p, kinds.MASH_REP), events.FOR_MASH)


class FinishBrewing(Step[BrewCraftersState]):
    """The advanced side's Brewing Breakthrough: an Advanced Recipe among the batches brings ingredients."""

    def run(self, s: BrewCraftersState, arg: i64) -> None:
        if s.process_advanced:
            more = breakthrough(s, s.acting(), kinds.BREW_ADVANCED)
            if more > 0:
                s.push(steps.DISCARD)
                ask_advanced(s, more)
