"""The evaluation: named terms in points that the seat may expect at the end."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import members
from alehouse.engine.state import OVER, State
from alehouse.games.brewcrafters import kinds, reasons, steps
from alehouse.games.brewcrafters.rules.annual import unsold
from alehouse.games.brewcrafters.rules.install import may_install
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.rules.worker import trait
from alehouse.games.brewcrafters.score import total
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState
from alehouse.games.brewcrafters.worth import (
    UNITS,
    BrewCraftersWeights,
    actions_left,
    final_cell,
    hand,
    lasting,
    on_the_way,
    seasons_left,
    tile,
    winters_left,
    worth,
)

TERMS: Final = ["points", "stock", "money", "cellar", "brewery", "crew", "lab", "shares", "pending"]
EXCHANGED: Final = 0.4  # units of an Advanced Ingredient that a partnership makes from one Malt
MOST_BATCHES: Final = 3  # planned ahead from the storage


@final
class BrewCraftersJudge(BrewCraftersWeights):
    """The evaluation."""

    def names(self, state: State) -> list[str]:
        return TERMS

    def parts(self, state: State, seat: i64) -> vec[float]:
        s = cast(BrewCraftersState, state)
        points = float(total(s, seat))
        if s.to_act == OVER:
            return vec[float]([points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
        return vec[float]([
            points,
            stock(self, s, seat),
            money(self, s, seat),
            cellar(self, s, seat),
            brewery(self, s, seat),
            crew(self, s, seat),
            lab(self, s, seat),
            shares(self, s, seat),
            pending(self, s, seat),
        ])  # fmt: skip

    def left(self, state: State) -> float:
        """The fraction of the three years that is left."""
        return seasons_left(cast(BrewCraftersState, state)) / float(kinds.LAST_SEASON + 1)


# -- ingredients --------------------------------------------------------------------------------


def stock(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Batches that the storage is close to, best first, and the leftovers."""
    p = s.players[seat]
    chances = min(actions_left(s, p), MOST_BATCHES)
    if chances <= 0:
        return 0.0
    recipes = s.content.recipes
    left = p.stock[:]
    open_recipes: list[i64] = []
    for r in members(s.public | p.secrets):
        if recipes[r].basic or p.brewed[s.content.basic_of[recipes[r].style]] > 0:
            open_recipes.append(r)
    gains: list[float] = [worth(j, s, p, r) for r in open_recipes]
    exchanges = exchanges_of(s, p)
    units = UNITS.copy()
    for what in range(kinds.ANY_ADVANCED, kinds.KINDS):
        if exchanges & BIT[what]:
            units[what] = EXCHANGED
    points = 0.0
    part = j.ready
    for i in range(chances):
        best = 0.0
        best_recipe: i64 = kinds.NONE
        for index in range(len(open_recipes)):
            done = progress(left, recipes[open_recipes[index]].cost, units, exchanges)
            hope = gains[index] * done * done
            if hope > best:
                best = hope
                best_recipe = open_recipes[index]
        if best_recipe == kinds.NONE:
            break
        points += part * best
        part *= j.next
        costs = recipes[best_recipe].cost
        for what in range(kinds.KINDS):
            left[what] -= min(costs[what], left[what])
    return points + j.spare * float(sum(what for what in left))


def progress(left: vec[i64], costs: vec[i64], units: list[float], exchanges: i64) -> float:
    """How far ingredients go towards a batch; a partnership turns spare Malt into what is missing."""
    have = 0.0
    need = 0.0
    spare = left[kinds.MALT] - costs[kinds.MALT]
    for what in range(kinds.KINDS):
        price = costs[what]
        if price > 0:
            need += units[what] * float(price)
            held = min(price, left[what])
            have += units[what] * float(held)
            if held < price and spare > 0 and exchanges & BIT[what]:
                made = min(price - held, spare)
                spare -= made
                have += 0.9 * units[what] * float(made)
    return have / need if need > 0.0 else 1.0


def exchanges_of(s: BrewCraftersState, p: BrewCraftersPlayer) -> i64:
    """Ingredients that the player's partnerships bring, as a mask."""
    mask: i64 = 0
    for kind in range(len(p.partners)):
        if p.partners[kind] > 0:
            mask |= BIT[s.content.partners[kind].what]
    return mask


# -- money --------------------------------------------------------------------------------------


def money(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Future Winter costs, compared with the money at hand and the income from batches."""
    p = s.players[seat]
    cost = float(operating_cost(s, p))
    winters = winters_left(s)
    if s.season_of_year() == kinds.WINTER and s.phase != kinds.CLOSING_PHASE:
        winters += 1.0
    if winters <= 0.0:
        return 0.0
    coming = float(p.money) + float(s.content.batch_money * unsold(p))
    until = float(kinds.WINTER - s.season_of_year())  # seasons before the next payment
    points = 0.0
    later = cost * winters - coming - j.sales * seasons_left(s)
    if later > 0.0:
        points -= j.coin * later
    soon = cost - coming - j.sales * until
    if soon > 0.0:
        points -= j.debt * soon
    return points


def cellar(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Batches on their way to the market: Gold Labels they may claim, Secret Recipes they will pay for."""
    p = s.players[seat]
    if actions_left(s, p) <= 0:
        return 0.0
    points = 0.0
    claimed: i64 = 0
    for place in range(len(p.line) + len(p.tanks)):
        near = place < kinds.TANKS or place - kinds.TANKS == kinds.BREWPUB_SLOT
        r = p.line[place] if place < kinds.TANKS else p.tanks[place - kinds.TANKS]
        if r == kinds.NONE or (not near and actions_left(s, p) < 2):
            continue
        points += 0.3 if near else 0.15
        if s.labels & BIT[r] and claimed & BIT[r] == 0:
            claimed |= BIT[r]
            sure = j.claim + (1.0 - j.claim) * 0.5 if near else j.claim
            points += sure * float(s.content.label_rep + trait(s, p, kinds.LABEL_REP))
        if p.secrets & BIT[r] and p.brewed[r] == in_process(p, r) and claimed & BIT[r] == 0:
            claimed |= BIT[r]
            points += 0.9 * float(s.content.secret_rep)
    return points


# -- what lasts ---------------------------------------------------------------------------------


def brewery(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Shifts and tiles, by the seasons in which they will still be useful."""
    p = s.players[seat]
    left = seasons_left(s)
    points = j.action * left * float(p.shifts - 1)
    for building in range(kinds.STOREHOUSE_2, kinds.HOPS_INFUSERS):
        if p.built & BIT[building]:
            points += tile(j, s, p, building, left)
    if p.infused:
        points += tile(j, s, p, kinds.HOPS_INFUSERS, left)
    return points


def crew(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Workers, partnerships and interns."""
    p = s.players[seat]
    left = seasons_left(s)
    points = j.help * float(p.interns + p.held + p.intern_next + p.intern_after)
    for count in p.partners:
        if count > 0:
            points += j.partner * left
    for w in members(p.workers):
        points += hand(j, s.content.workers[w], left)
    return points


def lab(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Annual benefits and Breakthroughs to come, and Game End cells on the way."""
    p = s.players[seat]
    points = 0.0
    for track in range(kinds.NUM_TRACKS):
        for step in range(kinds.ANNUAL_STEP, p.cubes[track] + 1):
            points += lasting(j, s, step)
        if p.cubes[track] == kinds.GAME_END_STEP:
            points += j.final * seasons_left(s)  # it already scores, and will grow
        else:
            points += on_the_way(j, s, p, track, p.cubes[track])
    return points


# -- shared things ------------------------------------------------------------------------------


def shares(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """Portions of a collaboration, planted plots, gifts to the Community Farm."""
    p = s.players[seat]
    points = 0.0
    if s.season < kinds.LAST_SEASON or s.phase != kinds.CLOSING_PHASE:
        for portion in range(len(s.collaboration)):
            if s.collaboration[portion] == seat:
                pays = s.content.portions[portion]
                points += j.chance * (float(pays.rep) + j.coin * float(pays.money) - 1.0)
    if s.season < kinds.LAST_SEASON:
        for what in p.plots:
            if what != kinds.NONE:
                points += j.unit * UNITS[what] * float(s.content.harvest[what])
        for gift in s.farm_gifts:
            if gift // 3 == seat and s.season < kinds.LAST_SEASON - 1:
                points += j.unit * 1.2
    return points


# -- what is being decided ----------------------------------------------------------------------


def pending(j: BrewCraftersWeights, s: BrewCraftersState, seat: i64) -> float:
    """The best option of the pending choice."""
    if s.active != seat or len(s.stack) == 0:
        return 0.0
    step = s.stack[-1] >> 8
    p = s.players[seat]
    left = seasons_left(s)
    best = 0.0
    if step == steps.PART or step == steps.BREW_SLOT:
        return _brew_hope(j, s, p, step)
    if step == steps.TRACK:
        for track in range(kinds.NUM_TRACKS):
            if p.cubes[track] < kinds.GAME_END_STEP:
                best = max(best, _step_gain(j, s, p, track))
    elif step == steps.INSTALL:
        for building in range(kinds.STOREHOUSE_2, kinds.HOPS_INFUSERS + 1):
            if may_install(p, building) == reasons.ALLOWED:
                best = max(best, _tile_gain(j, s, p, building, left))
    elif step == steps.PICK_WORKER or step == steps.AGENCY:
        row = s.row if step == steps.PICK_WORKER else s.shown
        for w in members(row):
            best = max(best, _hire_gain(j, s, p, w, left))
    elif step == steps.PICK_PARTNER:
        best = j.partner * left
    elif step == steps.ANNUAL:
        for index in range(kinds.NUM_TRACKS):
            if p.annual & BIT[index]:
                best += j.yearly
    elif step == steps.SECRET:
        best = 1.5 if actions_left(s, p) > 4 else 0.0
    elif step == steps.FREE_ACTION or step == steps.TRADE_GIVE or step == steps.PORTION or step == steps.FARM_GIVE:
        best = 1.0
    elif step == steps.TRADE_GET:
        best = 2.0
    return j.pick * best


def _brew_hope(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, step: i64) -> float:
    """A batch that can be brewed in this action is worth more than its ingredients."""
    if step == steps.PART and s.stack[-1] & steps.PROCESSED:
        return 0.0
    best = 0.0
    for r in members(s.public | p.secrets):
        recipe = s.content.recipes[r]
        if not recipe.basic and p.brewed[s.content.basic_of[recipe.style]] == 0:
            continue
        if all(recipe.cost[what] <= p.stock[what] for what in range(kinds.KINDS)):
            best = max(best, worth(j, s, p, r))
    hope = best * (1.0 - j.ready) * 0.95
    if step == steps.PART:
        hope += 0.15 * float(unsold(p))
    return hope


def _step_gain(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, track: i64) -> float:
    cube = p.cubes[track] + 1
    gain = lasting(j, s, cube) - on_the_way(j, s, p, track, cube - 1)
    if cube == kinds.GAME_END_STEP:
        gain += final_cell(j, s, p, track)
    else:
        gain += on_the_way(j, s, p, track, cube)
    if cube == kinds.EXPERIMENTAL_STEP:
        gain += j.unit * 0.7
    if p.built & BIT[kinds.YEAST_LAB]:
        gain += j.unit * float(s.content.buildings[kinds.YEAST_LAB].yeast)
    return gain


def _tile_gain(
    j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, building: i64, left: float
) -> float:
    content = s.content.buildings[building]
    gain = tile(j, s, p, building, left)
    for what in range(kinds.KINDS):
        gain += j.unit * UNITS[what] * float(content.gives[what])
    gain += j.unit * float(content.advanced)
    if p.promise == building:
        gain += 1.0
    return gain - j.coin * float(content.cost) * (winters_left(s) + 0.5)


def _hire_gain(j: BrewCraftersWeights, s: BrewCraftersState, p: BrewCraftersPlayer, index: i64, left: float) -> float:
    worker = s.content.workers[index]
    gain = hand(j, worker, left)
    for what in range(kinds.KINDS):
        gain += j.unit * UNITS[what] * float(worker.hire[what])
    gain += j.unit * float(worker.hire_advanced) + j.coin * float(worker.hire_money)
    if worker.hire_install or worker.hire_research:
        gain += 1.0
    return gain - j.coin * float(worker.cost) * (winters_left(s) + 0.5)
