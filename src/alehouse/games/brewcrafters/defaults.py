"""What is played for a seat that runs out of time (BC-216); it never buys itself costs or loans."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.games.brewcrafters import actions, steps
from alehouse.games.brewcrafters.content import (
    ANNUAL_STEP,
    ANY_ADVANCED,
    BIT,
    COFFEE,
    FRUIT,
    HOPS,
    KINDS,
    MALT,
    NUM_TRACKS,
    SHIFT,
    SPICES,
    STOREHOUSE_2,
    WORKER,
    YEARLY_INSTALL,
    YEAST,
)
from alehouse.games.brewcrafters.rules import turn
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

FAVOURITES: Final = ["open-market", "homebrew-shop", "malt-market", "hops-market", "yeast-market", "fundraiser"]
DISCARD_ORDER: Final = vec[i64]([MALT, HOPS, YEAST, SPICES, COFFEE, FRUIT])
NEED_ORDER: Final = vec[i64]([YEAST, HOPS, MALT])


def default(s: BrewCraftersState) -> i64:
    step = s.stack[-1] >> 8
    arg = s.stack[-1] & 255
    if step == steps.PLACE:
        return _place(s)
    if step == steps.EXTRA:
        return actions.HOLD if s.acting().interns > 0 else actions.DECLINE_HELPER
    if step == steps.GAIN_BASIC:
        return _basics(s, arg & 7, arg >> 3)
    if step == steps.GAIN_ADVANCED:
        return _advanced(s, arg >> 4)
    if step == steps.DISCARD:
        return _discard(s)
    if step == steps.PICK_WORKER:
        return _cheapest_worker(s)
    if step == steps.PICK_PARTNER:
        return _new_partner(s)
    if step == steps.FREE_ACTION:
        installs = s.content.workers[arg].hire_install
        return actions.DECLINE_FREE if installs else actions.TAKE_FREE
    if step == steps.END_TURN:
        return actions.END_TURN
    if step == steps.BREWERY_ACTION:
        return actions.PROCESS_COLLAB
    if step == steps.PART:
        return actions.DONE if arg else actions.PROCESS
    if step == steps.BREW_SLOT:
        return actions.LEAVE_EMPTY
    if step == steps.BREW_DISCOUNT:
        return _scarcest(s)
    if step == steps.MASH:
        return actions.NO_MASH
    if step == steps.PORTION:
        return actions.NO_PORTION
    if step == steps.SWAP:
        return actions.STOP_SWAP
    if step == steps.LAB_YEAST:
        return actions.TAKE_YEAST
    if step == steps.INSTALL:
        return _cheapest_tile(s)
    if step == steps.ANNUAL:
        return _benefit(s)
    if step == steps.AGENCY:
        return actions.HIRE_NONE
    acts = turn.legal(s)
    if step == steps.FARM_PICK:  # Fruit, Hops, Malt
        return acts[len(acts) - 1]
    return acts[0]


# -- the market ---------------------------------------------------------------------------------


def _place(s: BrewCraftersState) -> i64:
    """The favourites, then table order; what costs in Winter or needs a loan only if all else is shut."""
    content = s.content
    best: i64 = actions.SKIP
    best_rank: i64 = 99
    for code in turn.legal(s):
        if code >= actions.BORROW_AND_PLACE:  # on credit, a window, or no placement
            continue
        spot = content.spots[code - actions.PLACE]
        id = content.space_ids[spot.space]
        rank: i64 = len(FAVOURITES)
        if id in FAVOURITES:
            rank = FAVOURITES.index(id)
        elif spot.flow == SHIFT or spot.flow == WORKER:
            rank = len(FAVOURITES) + 1
        if rank < best_rank:
            best = code
            best_rank = rank
    return best


def _cheapest_worker(s: BrewCraftersState) -> i64:
    best: i64 = -1
    workers = s.content.workers
    for w in range(len(workers)):
        if s.row & BIT[w] and (best < 0 or workers[w].cost < workers[best].cost):
            best = w
    return actions.HIRE + best


def _new_partner(s: BrewCraftersState) -> i64:
    acts = turn.legal(s)
    for code in acts:
        if s.acting().partners[code & 63] == 0:
            return code
    return acts[0]


# -- types of choice ----------------------------------------------------------------------------


def _known(s: BrewCraftersState, p: BrewCraftersPlayer, r: i64) -> bool:
    """Recipes that anybody sees the player could brew; a secret one would betray itself."""
    recipe = s.content.recipes[r]
    mine = s.public & BIT[r] or (p.secrets & BIT[r] and p.brewed[r] > 0)
    return mine != 0 and (recipe.basic or p.brewed[s.content.basic_of[recipe.style]] > 0)


def _target(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """The open recipe with the fewest ingredients missing."""
    best: i64 = -1
    fewest: i64 = 99
    for r in range(len(s.content.recipes)):
        if _known(s, p, r):
            missing: i64 = 0
            for what in range(KINDS):
                missing += max(0, s.content.recipes[r].cost[what] - p.stock[what])
            if missing < fewest:
                best = r
                fewest = missing
    return best


def _basics(s: BrewCraftersState, amount: i64, most_yeast: i64) -> i64:
    """What the target lacks, one at a time: Yeast, Hops, Malt; beyond that Malt."""
    p = s.acting()
    wanted = s.content.recipes[_target(s, p)].cost
    taken: list[i64] = [0, 0, 0]
    for i in range(amount):
        pick: i64 = MALT
        for what in NEED_ORDER:
            full = what == YEAST and taken[YEAST] >= most_yeast
            if p.stock[what] + taken[what] < wanted[what] and not full:
                pick = what
                break
        taken[pick] += 1
    content = s.content
    mix = content.first_mix[amount]
    while content.mix_hops[mix] != taken[HOPS] or content.mix_yeast[mix] != taken[YEAST]:
        mix += 1
    return actions.TAKE_BASIC + mix


def _advanced(s: BrewCraftersState, taken: i64) -> i64:
    """What the best open public recipe lacks, else the first type allowed."""
    p = s.acting()
    best: i64 = -1
    recipes = s.content.recipes
    for r in s.menu:
        if not recipes[r].basic and _known(s, p, r) and (best < 0 or recipes[r].rep > recipes[best].rep):
            best = r
    if best >= 0:
        for what in range(ANY_ADVANCED, KINDS):
            if taken & BIT[what - ANY_ADVANCED] == 0 and p.stock[what] < recipes[best].cost[what]:
                return actions.TAKE_ADVANCED + what
    return turn.legal(s)[0]


def _discard(s: BrewCraftersState) -> i64:
    stock = s.acting().stock
    best: i64 = MALT
    for what in DISCARD_ORDER:
        if stock[what] > stock[best]:
            best = what
    return actions.DISCARD + best


def _scarcest(s: BrewCraftersState) -> i64:
    stock = s.acting().stock
    best: i64 = -1
    for what in NEED_ORDER:
        if s.paid[what] > 0 and (best < 0 or stock[what] < stock[best]):
            best = what
    return actions.WAIVE + best


# -- the brewery --------------------------------------------------------------------------------


def _cheapest_tile(s: BrewCraftersState) -> i64:
    """What costs least in Winter, in table order."""
    best: i64 = -1
    buildings = s.content.buildings
    for code in turn.legal(s):
        building = code & 63
        if best < STOREHOUSE_2 or buildings[building].cost < buildings[best].cost:
            best = building
    return actions.INSTALL_TILE + best


def _benefit(s: BrewCraftersState) -> i64:
    """Tracks, then workers, in table order; a free install, which would cost every Winter, is declined."""
    annual = s.acting().annual
    for track in range(NUM_TRACKS):
        if annual & BIT[track] and s.content.cell(s.side, track, ANNUAL_STEP).effect != YEARLY_INSTALL:
            return actions.BENEFIT + track
    for w in range(len(s.content.workers)):
        if annual & BIT[NUM_TRACKS + w]:
            return actions.WORKER_BENEFIT + w
    return actions.FINISH
