"""What single things are worth to a brewery, in points, by the weights of judge.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.games.brewcrafters.content import (
    ANNUAL_STEP,
    BIT,
    BREAKTHROUGH_STEP,
    BREW_REP,
    BREWPUB,
    DOUBLE_SYSTEM,
    FARM,
    GAME_END_STEP,
    HOPS_INFUSERS,
    INFUSER_REP,
    KINDS,
    LABEL_REP,
    MARK,
    OAK_BARRELHOUSE,
    OAK_REP,
    START,
    STOREHOUSE_2,
    TASTING_ROOM,
    YEAST_LAB,
    Worker,
)
from alehouse.games.brewcrafters.rules.lab import breakthrough, experimental_amount
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.score import game_end
from alehouse.games.brewcrafters.state import (
    BREWERY_PHASE,
    CLOSING_PHASE,
    LAST_SEASON,
    BrewCraftersPlayer,
    BrewCraftersState,
)

# indexes into the weights of judge.toml
SCALE: Final = 0
READY: Final = 1  # part of a batch's worth that its ingredients in storage are worth
NEXT: Final = 2  # the same again for each further batch
SPARE: Final = 3  # an ingredient that no batch needs
COIN: Final = 4  # money that costs to come will use up
DEBT: Final = 5  # money missing for the next Winter
SALES: Final = 6  # coins a season that a brewery earns without trying
CLAIM: Final = 7  # chance to be the first seller of a recipe
ACTION: Final = 8  # a further brewery action a season
STORE: Final = 9  # room of a second Storehouse, a season
SLOT: Final = 10  # a further place to brew in, a season
SYMBOL: Final = 11  # a Rep of a tile for fitting batches, a season
ROOM: Final = 12  # the Tasting Room, per Rep and season
UNIT: Final = 13  # a unit of ingredients that comes later
USES: Final = 14  # how often a season a market benefit fires
YEARLY: Final = 15  # an annual benefit
LASTING: Final = 16  # a Breakthrough, a season
FINAL: Final = 17  # a Game End cell that is still some steps away
PARTNER: Final = 18  # a partnership, a season
TRADE: Final = 19  # a permanent effect of a worker, per point and season
CHANCE: Final = 20  # that a collaboration is completed
HELP: Final = 21  # an intern
PICK: Final = 22  # part of the best choice that is pending
WEIGHTS: Final = [
    "scale", "ready", "next", "spare", "coin", "debt", "sales", "claim", "action", "store", "slot", "symbol", "room",
    "unit", "uses", "yearly", "lasting", "final", "partner", "trade", "chance", "help", "pick",
    "glances", "play-on", "blur", "contest",
]  # fmt: skip

UNITS: Final[list[float]] = [1.0 / 3.0, 0.5, 1.0, 1.0, 0.85, 0.85]  # 3 Malt = 2 Hops = 1 Yeast = 1 Fruit
TRAIT_WORTH: Final[list[float]] = [
    0.5, 1.0, 0.1, 0.6, 0.6, 0.5, 3.0, 0.6, 0.6, 0.3, 1.0, 0.4, 0.15, 1.2, 1.2, 0.8, 0.6,
]  # of one point of each permanent effect, in the order of schema.TRAITS  # fmt: skip


# -- time ---------------------------------------------------------------------------------------


def seasons_left(s: BrewCraftersState) -> float:
    """Seasons to come, the running one in part."""
    now = 1.0
    if s.phase == BREWERY_PHASE:
        now = 0.4
    elif s.phase == CLOSING_PHASE:
        now = 0.0
    return float(LAST_SEASON - s.season) + now


def winters_left(s: BrewCraftersState) -> float:
    """Annual steps to come."""
    return float((LAST_SEASON - s.season + 3) // 4)


def actions_left(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    now: i64 = 0
    if s.phase != CLOSING_PHASE:
        now = p.shifts - p.shifts_used
    return now + p.shifts * (LAST_SEASON - s.season)


# -- a batch ------------------------------------------------------------------------------------


def worth(s: BrewCraftersState, p: BrewCraftersPlayer, r: i64) -> float:
    """What a batch of a recipe would bring now."""
    recipe = s.content.recipes[r]
    w = s.weights
    points = float(recipe.rep + breakthrough(s, p, BREW_REP))
    if s.season < LAST_SEASON or p.shifts - p.shifts_used > 1:
        points += w[COIN] * float(s.content.batch_money)
    if s.labels & BIT[r] and in_process(p, r) == 0 and s.season < LAST_SEASON:
        points += w[CLAIM] * float(s.content.label_rep + trait(s, p, LABEL_REP))
    if recipe.oak_symbol and p.built & BIT[OAK_BARRELHOUSE]:
        points += float(s.content.buildings[OAK_BARRELHOUSE].rep + trait(s, p, OAK_REP))
    if recipe.hops_symbol and p.infused:
        points += float(s.content.buildings[HOPS_INFUSERS].rep + trait(s, p, INFUSER_REP))
    if p.mark == r:
        points += float(experimental_amount(s, MARK))
    if p.brewed[r] == 0:
        if recipe.basic:
            points += 0.1 * seasons_left(s)  # opens its style
        elif p.built & BIT[TASTING_ROOM]:
            points += float(s.content.buildings[TASTING_ROOM].rep)
        if p.secrets & BIT[r]:
            points += 0.8 * float(s.content.secret_rep)
    return points


# -- a tile and a worker ------------------------------------------------------------------------


def tile(s: BrewCraftersState, p: BrewCraftersPlayer, building: i64, left: float) -> float:
    """What a tile will still bring, apart from what its install gives at once."""
    w = s.weights
    content = s.content.buildings[building]
    rate = 0.0
    if building == STOREHOUSE_2:
        rate = w[STORE]
    elif building in (DOUBLE_SYSTEM, BREWPUB):
        rate = w[SLOT]
    elif building == YEAST_LAB:
        rate = w[UNIT] * 0.4 * float(content.yeast)
    elif building == FARM:
        rate = w[UNIT] * 0.5
    elif building == TASTING_ROOM:
        rate = w[ROOM] * float(content.rep)
    elif building == OAK_BARRELHOUSE:
        rate = w[SYMBOL] * float((content.rep + trait(s, p, OAK_REP)) * symbols(s, False))
    elif building == HOPS_INFUSERS:
        rate = w[SYMBOL] * float((content.rep + trait(s, p, INFUSER_REP)) * symbols(s, True))
    else:
        rate = w[SYMBOL] * float(content.rep)
    return rate * left


def symbols(s: BrewCraftersState, hops: bool) -> i64:
    """Public recipes with the symbol of Infusers or of the Oak Barrelhouse."""
    count: i64 = 0
    for r in s.menu:
        recipe = s.content.recipes[r]
        if recipe.hops_symbol if hops else recipe.oak_symbol:
            count += 1
    return count


def hand(s: BrewCraftersState, worker: Worker, left: float) -> float:
    """What a worker will still bring, apart from the gifts of the hire and his cost."""
    w = s.weights
    rate = w[UNIT] * w[USES] * units_of(worker.market_given) * float(worker.market_amount)
    rate += w[UNIT] * 0.3 * UNITS[worker.less_what] * float(worker.less_amount)
    for index in range(len(worker.traits)):
        if worker.traits[index] > 0:
            rate += w[TRADE] * TRAIT_WORTH[index] * float(worker.traits[index])
    return rate * left


def units_of(kind: i64) -> float:
    """Units of one ingredient of a kind as tables name it, money included."""
    return 0.4 if kind >= KINDS else UNITS[kind]


# -- a step of research -------------------------------------------------------------------------


def lasting(s: BrewCraftersState, step: i64) -> float:
    """What a step that was reached will still bring."""
    if step == ANNUAL_STEP:
        return s.weights[YEARLY] * winters_left(s)
    if step == BREAKTHROUGH_STEP:
        return s.weights[LASTING] * seasons_left(s)
    return 0.0


def final_cell(s: BrewCraftersState, p: BrewCraftersPlayer, track: i64) -> float:
    """What a track's Game End may score."""
    now = float(game_end(s, p, s.content.cell(s.side, track, GAME_END_STEP)))
    return now + s.weights[FINAL] * seasons_left(s)


def on_the_way(s: BrewCraftersState, p: BrewCraftersPlayer, track: i64, cube: i64) -> float:
    """A part of what Game End may score, by the steps already made, if there is time for the others."""
    if cube == START or actions_left(s, p) < GAME_END_STEP - cube:
        return 0.0
    return final_cell(s, p, track) * float(cube) * 0.15
