"""The worth of single things to a brewery, in points, by the weights of judge.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.judge import Judge, SearchSettings
from alehouse.engine.numbers import BIT
from alehouse.engine.weights import Weights
from alehouse.games.brewcrafters import kinds
from alehouse.games.brewcrafters.content import Worker
from alehouse.games.brewcrafters.rules.lab import breakthrough, experimental_amount
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.score import game_end
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

UNITS: Final[list[float]] = [1.0 / 3.0, 0.5, 1.0, 1.0, 0.85, 0.85, 0.4]  # 3 Malt = 2 Hops = 1 Yeast = 1 Fruit; money


class BrewCraftersWeights(Judge):
    """The weights of judge.toml, in points."""

    def __init__(self, weights: Weights, search: SearchSettings) -> None:
        super().__init__(weights, search)
        self.ready: float = weights.take("ready")  # share of a batch's worth for having its ingredients in storage
        self.next: float = weights.take("next")  # the same again for each further batch
        self.spare: float = weights.take("spare")  # an ingredient that no batch needs
        self.coin: float = weights.take("coin")  # money needed for future costs
        self.debt: float = weights.take("debt")  # money missing for the next Winter
        self.sales: float = weights.take("sales")  # coins per season that a brewery earns without effort
        self.claim: float = weights.take("claim")  # chance to be the first seller of a recipe
        self.action: float = weights.take("action")  # another brewery action per season
        self.store: float = weights.take("store")  # capacity of a second Storehouse, per season
        self.slot: float = weights.take("slot")  # another place to brew in, per season
        self.symbol: float = weights.take("symbol")  # a Rep of a tile for matching batches, per season
        self.room: float = weights.take("room")  # the Tasting Room, per Rep and season
        self.unit: float = weights.take("unit")  # a unit of ingredients that comes later
        self.uses: float = weights.take("uses")  # how often per season a market benefit fires
        self.yearly: float = weights.take("yearly")  # an annual benefit
        self.lasting: float = weights.take("lasting")  # a Breakthrough, per season
        self.final: float = weights.take("final")  # a Game End cell that is still some steps away
        self.partner: float = weights.take("partner")  # a partnership, per season
        self.trade: float = weights.take("trade")  # a permanent effect of a worker, per point and season
        self.chance: float = weights.take("chance")  # probability that a collaboration is completed
        self.help: float = weights.take("help")  # an intern
        self.pick: float = weights.take("pick")  # share of the best pending choice
        # the weight of each permanent effect, in units of `trade`
        self.trait: vec[float] = weights.table("trait", kinds.TRAITS)


# -- time ---------------------------------------------------------------------------------------


def seasons_left(s: BrewCraftersState) -> float:
    """Seasons left, including the rest of the current one."""
    now = 1.0
    if s.phase == kinds.BREWERY_PHASE:
        now = 0.4
    elif s.phase == kinds.CLOSING_PHASE:
        now = 0.0
    return float(kinds.LAST_SEASON - s.season) + now


def winters_left(s: BrewCraftersState) -> float:
    """Annual steps left."""
    return float((kinds.LAST_SEASON - s.season + 3) // 4)


def actions_left(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    now: i64 = 0 if s.phase == kinds.CLOSING_PHASE else p.shifts - p.shifts_used
    return now + p.shifts * (kinds.LAST_SEASON - s.season)


# -- a batch ------------------------------------------------------------------------------------


def worth(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, r: i64) -> float:
    """The current worth of a batch of a recipe."""
    recipe = s.content.recipes[r]
    points = float(recipe.rep + breakthrough(s, p, kinds.BREW_REP))
    if s.season < kinds.LAST_SEASON or p.shifts - p.shifts_used > 1:
        points += j.coin * float(s.content.batch_money)
    if s.labels & BIT[r] and in_process(p, r) == 0 and s.season < kinds.LAST_SEASON:
        points += j.claim * float(s.content.label_rep + trait(s, p, kinds.LABEL_REP))
    if recipe.oak_symbol and p.built & BIT[kinds.OAK_BARRELHOUSE]:
        points += float(s.content.buildings[kinds.OAK_BARRELHOUSE].rep + trait(s, p, kinds.OAK_REP))
    if recipe.hops_symbol and p.infused:
        points += float(s.content.buildings[kinds.HOPS_INFUSERS].rep + trait(s, p, kinds.INFUSER_REP))
    if p.mark == r:
        points += float(experimental_amount(s, kinds.MARK))
    if p.brewed[r] == 0:
        if recipe.basic:
            points += 0.1 * seasons_left(s)  # opens its style
        elif p.built & BIT[kinds.TASTING_ROOM]:
            points += float(s.content.buildings[kinds.TASTING_ROOM].rep)
        if p.secrets & BIT[r]:
            points += 0.8 * float(s.content.secret_rep)
    return points


# -- a tile and a worker ------------------------------------------------------------------------


def tile(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, building: i64, left: float) -> float:
    """The future worth of a tile, apart from its gifts on installation."""
    content = s.content.buildings[building]
    rate = 0.0
    if building == kinds.STOREHOUSE_2:
        rate = j.store
    elif building in (kinds.DOUBLE_SYSTEM, kinds.BREWPUB):
        rate = j.slot
    elif building == kinds.YEAST_LAB:
        rate = j.unit * 0.4 * float(content.yeast)
    elif building == kinds.FARM:
        rate = j.unit * 0.5
    elif building == kinds.TASTING_ROOM:
        rate = j.room * float(content.rep)
    elif building == kinds.OAK_BARRELHOUSE:
        rate = j.symbol * float((content.rep + trait(s, p, kinds.OAK_REP)) * symbols(s, False))
    elif building == kinds.HOPS_INFUSERS:
        rate = j.symbol * float((content.rep + trait(s, p, kinds.INFUSER_REP)) * symbols(s, True))
    else:
        rate = j.symbol * float(content.rep)
    if content.lasts:
        rate += lasting_effects(j, content.traits)
    return rate * left


def symbols(s: BrewCraftersState, hops: bool) -> i64:
    """Public recipes with the symbol of Infusers or of the Oak Barrelhouse."""
    recipes = [s.content.recipes[r] for r in s.menu]
    return sum(1 for recipe in recipes if (recipe.hops_symbol if hops else recipe.oak_symbol))


def hand(j: BrewCraftersWeights, worker: Worker, left: float) -> float:
    """The future worth of a worker, apart from gifts and costs."""
    rate = 0.0
    for benefit in worker.benefits:
        rate += j.unit * j.uses * UNITS[benefit.given] * float(benefit.amount)
    for place in range(len(worker.less)):
        if worker.less[place] > 0:
            rate += j.unit * 0.3 * UNITS[place % kinds.KINDS] * float(worker.less[place])
    return (rate + lasting_effects(j, worker.traits)) * left


def lasting_effects(j: BrewCraftersWeights, traits: vec[i64]) -> float:
    """The worth of lasting effects per season."""
    rate = 0.0
    for index in range(len(traits)):
        if traits[index] > 0:
            rate += j.trade * j.trait[index] * float(traits[index])
    return rate


# -- a step of research -------------------------------------------------------------------------


def lasting(j: BrewCraftersWeights, s: BrewCraftersState, step: i64) -> float:
    """The future worth of a step that was reached."""
    if step == kinds.ANNUAL_STEP:
        return j.yearly * winters_left(s)
    if step == kinds.BREAKTHROUGH_STEP:
        return j.lasting * seasons_left(s)
    return 0.0


def final_cell(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, track: i64) -> float:
    """The possible score of a track's Game End."""
    now = float(game_end(s, p, s.content.cell(s.side, track, kinds.GAME_END_STEP)))
    return now + j.final * seasons_left(s)


def on_the_way(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, track: i64, cube: i64) -> float:
    """A share of the Game End's possible score, by the steps made so far, if there is time for the rest."""
    if cube == kinds.START or actions_left(s, p) < kinds.GAME_END_STEP - cube:
        return 0.0
    return final_cell(j, s, p, track) * float(cube) * 0.15
