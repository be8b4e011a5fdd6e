"""Process Beer: sell, bottle, then brew (the brewing itself is in brew.py)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.games.brewcrafters import events, kinds, steps
from alehouse.games.brewcrafters.rules.gain import earn, praise
from alehouse.games.brewcrafters.rules.lab import breakthrough_on
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState


def process(s: BrewCraftersState) -> None:
    """BC-096: selling and bottling are complete and compulsory; then each slot may be brewed in."""
    p = s.acting()
    sell_all(s, p)
    bottle(s, p)
    s.open_styles = 0
    for style in range(kinds.NUM_STYLES):
        if p.brewed[s.content.basic_of[style]] > 0:
            s.open_styles |= BIT[style]
    s.process_styles = 0
    s.process_batches = 0
    s.process_advanced = False
    s.waived = 0
    s.paid = vec[i64]([0, 0, 0])
    s.push(steps.FINISH_BREWING)
    s.push(steps.MASH)
    s.push(steps.BREW_DISCOUNT)
    s.push(steps.BREW_SLOT, kinds.TANK_1)


# -- sell and bottle ----------------------------------------------------------------------------


def in_process(p: BrewCraftersPlayer, recipe: i64) -> i64:
    """Batches of a recipe in tanks, Brewpub and bottling line."""
    count: i64 = 0
    for held in p.tanks:
        if held == recipe:
            count += 1
    for held in p.line:
        if held == recipe:
            count += 1
    return count


def sell_all(s: BrewCraftersState, p: BrewCraftersPlayer) -> None:
    """BC-097, BC-106: everything in the bottling line and in the Brewpub."""
    sold: i64 = 0
    for place in range(kinds.TANKS):
        if p.line[place] != kinds.NONE:
            sell(s, p, p.line[place])
            p.line[place] = kinds.NONE
            sold += 1
    if p.tanks[kinds.BREWPUB_SLOT] != kinds.NONE:
        sell(s, p, p.tanks[kinds.BREWPUB_SLOT])
        p.tanks[kinds.BREWPUB_SLOT] = kinds.NONE
        sold += 1
    if sold == 0:
        return
    earn(s, s.active, trait(s, p, kinds.SALE_MONEY))
    for track in range(kinds.NUM_TRACKS):
        cell = breakthrough_on(s, p, track)
        if cell is not None and cell.effect == kinds.SALE_REP:
            praise(s, s.active, cell.amount, events.FOR_RESEARCH)
            earn(s, s.active, cell.also)


def sell(s: BrewCraftersState, p: BrewCraftersPlayer, recipe: i64) -> None:
    """BC-108 to BC-110: the first seller takes the Gold Label; BC-206: a secret's first sale brings its Rep."""
    p.money += s.content.batch_money
    s.tell(events.SELL, s.active, recipe, s.content.batch_money)
    if s.labels & BIT[recipe]:
        s.labels &= ~BIT[recipe]
        p.labels |= BIT[recipe]
        s.tell(events.LABEL, s.active, recipe)
        praise(s, s.active, trait(s, p, kinds.LABEL_REP), events.FOR_LABEL)
    if p.secrets & BIT[recipe] and p.brewed[recipe] == in_process(p, recipe):
        praise(s, s.active, s.content.secret_rep, events.FOR_SECRET)


def bottle(s: BrewCraftersState, p: BrewCraftersPlayer) -> None:
    """BC-098: every batch of the floor tanks."""
    for tank in range(kinds.TANKS):
        recipe = p.tanks[tank]
        if recipe != kinds.NONE:
            p.line[tank] = recipe
            p.tanks[tank] = kinds.NONE
            s.tell(events.BOTTLE, s.active, recipe)
