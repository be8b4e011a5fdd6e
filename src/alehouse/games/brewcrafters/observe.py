"""A seat's observation as a row of small numbers.

Everything here is also in the seat's view. The viewer's brewery comes first, then the others' in the order in which
they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.observation import MANY, Row, count_bits, distance
from alehouse.engine.state import OVER
from alehouse.games.brewcrafters import kinds, steps
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.market import helpers
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.rules.secret import unrevealed
from alehouse.games.brewcrafters.rules.traders import rates_for
from alehouse.games.brewcrafters.rules.turn import MEEPLES, lap, meeples, pending
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

CROPS: Final = len(kinds.CROPS)
OFFERS: Final = kinds.ANY_ADVANCED + 1  # of the traders: basics by kind, then any advanced ingredient
MONEY: Final = 9 * MANY


def observe(s: BrewCraftersState, viewer: i64, row: Row) -> None:
    """Adds the parts of an observation in their order."""
    s.add_decision(viewer, row)
    _season(s, viewer, row)
    _market(s, viewer, row)
    if s.complex & kinds.WITH_COMMUNITY_FARM:
        row.numbers("farm_pool", s.farm_pool, about="remainders of the Community Farm by crop")
    if s.complex & kinds.WITH_INTERNS:
        row.number("intern_supply", s.intern_supply)
    totals = s.totals()
    for place in range(row.boards(s.seats)):
        row.seat(place)
        _brewery(s, (viewer + place) % s.seats, viewer, totals, row)


def _season(s: BrewCraftersState, viewer: i64, row: Row) -> None:
    seats = s.seats
    over = s.to_act == OVER
    turn: i64 = kinds.NO_ONE if over else distance(seats, viewer, s.active)
    row.one_hot("turn", seats, turn, "whose turn it is, counted from the viewer to the left")
    start = distance(seats, viewer, s.start)
    row.one_hot("start", seats, start, "who has the start player token, counted likewise")
    row.one_hot("season", 4, s.season_of_year(), "spring, summer, fall, winter")
    row.number("seasons_left", kinds.LAST_SEASON - s.season, kinds.LAST_SEASON + 1, "seasons after this one")
    phase: i64 = kinds.NONE if over else s.phase
    row.one_hot("phase", kinds.CLOSING_PHASE + 1, phase, "annual, market, extra, brewery, close")
    row.one_hot("first", seats, distance(seats, viewer, s.first), "who began this Market Phase, counted likewise")
    row.number("lap", lap(s), about="lap of the Market Phase; 0 in other phases")
    row.flag("advanced_lab", s.side == kinds.ADVANCED_SIDE, "whether the advanced side of the lab is in play")
    slot = pending(s, steps.BREW_SLOT)
    row.one_hot("slot", kinds.SLOTS, slot, "the slot being brewed in: tank 1, tank 2, brewpub")
    traded = pending(s, steps.TRADE_GET)
    row.one_hot("traded", kinds.KINDS, traded, "the ingredient that was given to the traders")
    at = row.part("offered", OFFERS, 0, MANY, "what the traders offer for it: malt, hops, yeast, advanced ingredients")
    if traded != kinds.NONE:
        for rate in rates_for(s, traded):
            row.out[at + rate.get] = i16(rate.amount)


def _market(s: BrewCraftersState, viewer: i64, row: Row) -> None:
    recipes: i64 = len(s.content.recipes)
    workers: i64 = len(s.content.workers)
    row.flags("public", recipes, s.public, "public recipes")
    row.flags("unclaimed", recipes, s.labels, "public recipes whose Gold Label is unclaimed")
    row.flags("used", len(s.content.spaces), s.used, "market spaces used this season")
    row.numbers("waiting", s.waiting, about="restocks on each market space")
    row.flags("hireable", workers, s.row, "face-up workers")
    row.flags("unused_workers", workers, s.pool, "workers that are not in the row")
    row.flags("agency", workers, s.shown, "workers that the agency has revealed")
    row.numbers("partnerships", s.partners_left, about="cards left by kind")
    portions: i64 = len(s.collaboration)
    at = row.part("collaboration", portions, 0, s.seats, "by portion: 0 free, 1 the viewer's, 2 the next seat's, …")
    for portion in range(portions):
        if s.collaboration[portion] != kinds.NO_ONE:
            row.out[at + portion] = i16(1 + distance(s.seats, viewer, s.collaboration[portion]))


def _brewery(s: BrewCraftersState, seat: i64, viewer: i64, totals: vec[i64], row: Row) -> None:
    p = s.players[seat]
    row.number("money", p.money, MONEY)
    row.number("rep", p.rep, MONEY)
    row.number("loans", p.loans)
    row.signed("total", totals[seat], MONEY, "points now")
    row.number("place", s.place_among(totals, seat), s.seats, "1 for whoever is in front")
    row.number("batches", p.batches, about="batches brewed")
    row.number("meeples", meeples(s, seat), MEEPLES, "still to be placed this season")
    row.number("shifts", p.shifts)
    row.number("shifts_used", p.shifts_used)
    row.number("cost", operating_cost(s, p), about="operating cost of the next Winter")
    row.number("last_cost", p.last_cost, about="of the last one, before reductions")
    row.number("capacity", p.capacity, about="of the storage")
    row.number("helpers", helpers(s, p), about="extra placements that workers still grant")
    row.numbers("storage", p.stock, about="by ingredient")
    row.flags("buildings", len(kinds.BUILDINGS), p.built, "tiles and equipment")
    row.numbers("lab", p.cubes, kinds.GAME_END_STEP, "step of the cube by track")
    _beer(s, p, row)
    _cards(s, p, row)
    if s.complex & kinds.WITH_COMMUNITY_FARM:
        at = row.part("farm_gifts", CROPS, 0, MANY, "contributions to the Community Farm by crop")
        for gift in s.farm_gifts:
            if gift // CROPS == seat:
                row.out[at + gift % CROPS] += 1
    if s.complex & kinds.WITH_INTERNS:
        row.number("interns", p.interns, about="to be placed or held")
        row.number("held", p.held, about="kept for the Brewery Phase")
        row.number("interns_next", p.intern_next, about="waiting on the next season")
        row.number("interns_after", p.intern_after, about="and on the one after")
    if s.complex & kinds.WITH_SECRET_RECIPE:
        hidden = unrevealed(p)
        known = p.secrets if seat == viewer else p.secrets & ~hidden
        row.flags("secrets", len(p.brewed), known, "recipes developed in secret that the viewer knows")
        row.number("hidden_secrets", count_bits(hidden), about="how many are not revealed")


def _beer(s: BrewCraftersState, p: BrewCraftersPlayer, row: Row) -> None:
    """Slots, the beer in them and on the line, and everything brewed so far."""
    recipes: i64 = len(s.content.recipes)
    at = row.part("slots", kinds.SLOTS, 0, 1, "slots to brew in: tank 1, tank 2, brewpub")
    tanks = row.part("tanks", kinds.SLOTS * recipes, 0, 1, "by slot one-hot: the recipe in it")
    for slot in range(kinds.SLOTS):
        row.out[at + slot] = 1 if has_slot(p, slot) else 0
        if p.tanks[slot] != kinds.NONE:
            row.out[tanks + slot * recipes + p.tanks[slot]] = 1
    row.flags("infusers", kinds.SLOTS, p.infused, "slots with a hops infuser")
    at = row.part("line", recipes, 0, kinds.TANKS, "batches on the bottling line by recipe")
    for recipe in p.line:
        if recipe != kinds.NONE:
            row.out[at + recipe] += 1
    row.numbers("brewed", p.brewed, about="batches by recipe, wherever they are now")


def _cards(s: BrewCraftersState, p: BrewCraftersPlayer, row: Row) -> None:
    """Workers, marks, labels, partnerships, the Farm and the benefits of this Winter."""
    recipes: i64 = len(s.content.recipes)
    workers: i64 = len(s.content.workers)
    row.flags("workers", workers, p.workers, "workers hired")
    row.one_hot("mark", recipes, p.mark, "the marked recipe")
    row.one_hot("reserved", len(kinds.BUILDINGS), p.promise, "the building space with Rep on it")
    row.flags("labels", recipes, p.labels, "Gold Labels held")
    row.numbers("partnerships", p.partners, about="cards held by kind")
    at = row.part("plots", len(p.plots) * CROPS, 0, 1, "by plot of the brewery's own Farm one-hot: malt, hops, fruit")
    for what in p.plots:
        for crop in range(CROPS):
            if kinds.CROP[crop] == what:
                row.out[at + crop] = 1
        at += CROPS
    row.flags("annual", kinds.NUM_TRACKS + workers, p.annual, "annual benefits still to come this Winter: lab, workers")
