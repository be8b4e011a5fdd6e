"""What a seat sees as a row of small numbers: `fields` names its parts, `observe` writes them.

Everything here can be read off the seat's view. Your own brewery comes first, then the others' in the order in which
they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.observation import MANY, Field, count_bits, distance, flag, number, one_hot, write_flags
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games.brewcrafters import steps
from alehouse.games.brewcrafters.content import Content
from alehouse.games.brewcrafters.kinds import (
    ANY_ADVANCED,
    BUILDINGS,
    CROP,
    GAME_END_STEP,
    INGREDIENTS,
    KINDS,
    NUM_TRACKS,
    WITH_COMMUNITY_FARM,
    WITH_INTERNS,
    WITH_SECRET_RECIPE,
)
from alehouse.games.brewcrafters.machine import MACHINE
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.market import helpers
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.rules.secret import unrevealed
from alehouse.games.brewcrafters.rules.traders import rates_for
from alehouse.games.brewcrafters.rules.turn import MEEPLES, lap, meeples, pending
from alehouse.games.brewcrafters.score import total
from alehouse.games.brewcrafters.state import (
    CLOSING_PHASE,
    LAST_SEASON,
    NO_ONE,
    NONE,
    SLOTS,
    TANKS,
    BrewCraftersPlayer,
    BrewCraftersState,
)

BUILDING_COUNT: Final = 12
PLOTS: Final = 2
CROPS: Final = 3
OFFERS: Final = ANY_ADVANCED + 1  # of the traders: basics by kind, then any advanced ingredient
MONEY: Final = 9 * MANY
DECISIONS: Final = MACHINE.decision_ids
PLACE_OF: Final = MACHINE.places  # by step: the place of its decision in the observation


def fields(content: Content, setup: Setup) -> list[Field]:
    """The parts of an observation in their order."""
    seats = setup.seats
    recipes = len(content.recipe_ids)
    workers = len(content.worker_ids)
    spaces = len(content.space_ids)
    partners = len(content.partner_ids)
    listed = [
        one_hot("decision", len(DECISIONS), "the pending decision; none when the game is over"),
        flag("my_decision", "whether the viewer decides"),
        one_hot("turn", seats, "whose turn it is, counted from the viewer to the left"),
        one_hot("start", seats, "who has the start player token, counted likewise"),
        one_hot("season", 4, "spring, summer, fall, winter"),
        number("seasons_left", LAST_SEASON + 1, "seasons after this one"),
        one_hot("phase", CLOSING_PHASE + 1, "annual, market, extra, brewery, close"),
        one_hot("first", seats, "who began this Market Phase, counted likewise"),
        number("lap", MANY, "lap of the Market Phase; 0 in other phases"),
        flag("advanced_lab", "whether the advanced side of the lab is in play"),
        one_hot("slot", SLOTS, "the slot being brewed in: tank 1, tank 2, brewpub"),
        one_hot("traded", len(INGREDIENTS), "the ingredient that was given to the traders"),
        Field("offered", OFFERS, 0, MANY, "what the traders offer for it: malt, hops, yeast, advanced ingredients"),
        Field("public", recipes, 0, 1, "public recipes"),
        Field("unclaimed", recipes, 0, 1, "public recipes whose Gold Label is unclaimed"),
        Field("used", spaces, 0, 1, "market spaces used this season"),
        Field("waiting", spaces, 0, MANY, "restocks that lie on each market space"),
        Field("hireable", workers, 0, 1, "face-up workers"),
        Field("unused_workers", workers, 0, 1, "workers that are not in the row"),
        Field("agency", workers, 0, 1, "workers that the agency has revealed"),
        Field("partnerships", partners, 0, MANY, "cards left by kind"),
        Field(
            "collaboration",
            len(content.portion_ids),
            0,
            seats,
            "by portion: 0 free, 1 the viewer's, 2 the next seat's, …",
        ),
    ]
    if setup.options["community-farm"]:
        listed.append(Field("farm_pool", CROPS, 0, MANY, "remainders of the Community Farm by crop"))
    if setup.options["interns"]:
        listed.append(number("intern_supply"))
    for place in range(seats):
        listed += _brewery_fields(f"other{place}" if place else "you", content, setup)
    return listed


def _brewery_fields(who: str, content: Content, setup: Setup) -> list[Field]:
    recipes = len(content.recipe_ids)
    workers = len(content.worker_ids)
    listed = [
        number(f"{who}.money", MONEY),
        number(f"{who}.rep", MONEY),
        number(f"{who}.loans"),
        Field(f"{who}.total", 1, -MONEY, MONEY, "points now"),
        number(f"{who}.place", setup.seats, "1 for whoever is in front"),
        number(f"{who}.batches", MANY, "batches brewed"),
        number(f"{who}.meeples", MEEPLES, "still to be placed this season"),
        number(f"{who}.shifts"),
        number(f"{who}.shifts_used", MANY),
        number(f"{who}.cost", MANY, "operating cost of the next Winter"),
        number(f"{who}.last_cost", MANY, "of the last one, before reductions"),
        number(f"{who}.capacity", MANY, "of the storage"),
        number(f"{who}.helpers", MANY, "extra placements that workers still grant"),
        Field(f"{who}.storage", len(INGREDIENTS), 0, MANY, "by ingredient"),
        Field(f"{who}.buildings", len(BUILDINGS), 0, 1, "tiles and equipment"),
        Field(f"{who}.lab", NUM_TRACKS, 0, GAME_END_STEP, "step of the cube by track"),
        Field(f"{who}.slots", SLOTS, 0, 1, "slots to brew in: tank 1, tank 2, brewpub"),
        Field(f"{who}.tanks", SLOTS * recipes, 0, 1, "by slot one-hot: the recipe in it"),
        Field(f"{who}.infusers", SLOTS, 0, 1, "slots with a hops infuser"),
        Field(f"{who}.line", recipes, 0, TANKS, "batches on the bottling line by recipe"),
        Field(f"{who}.brewed", recipes, 0, MANY, "batches by recipe, wherever they are now"),
        Field(f"{who}.workers", workers, 0, 1, "workers hired"),
        one_hot(f"{who}.mark", recipes, "the marked recipe"),
        one_hot(f"{who}.reserved", len(BUILDINGS), "the building space with Rep on it"),
        Field(f"{who}.labels", recipes, 0, 1, "Gold Labels held"),
        Field(f"{who}.partnerships", len(content.partner_ids), 0, MANY, "cards held by kind"),
        Field(f"{who}.plots", PLOTS * CROPS, 0, 1, "by plot of the brewery's own Farm one-hot: malt, hops, fruit"),
        Field(f"{who}.annual", NUM_TRACKS + workers, 0, 1, "annual benefits still to come this Winter: lab, workers"),
    ]
    if setup.options["community-farm"]:
        listed.append(Field(f"{who}.farm_gifts", CROPS, 0, MANY, "contributions to the Community Farm by crop"))
    if setup.options["interns"]:
        listed += [
            number(f"{who}.interns", MANY, "to be placed or held"),
            number(f"{who}.held", MANY, "kept for the Brewery Phase"),
            number(f"{who}.interns_next", MANY, "waiting on the next season"),
            number(f"{who}.interns_after", MANY, "and on the one after"),
        ]
    if setup.options["secret-recipe"]:
        listed += [
            Field(f"{who}.secrets", recipes, 0, 1, "recipes developed in secret that the viewer knows"),
            number(f"{who}.hidden_secrets", MANY, "how many are not revealed"),
        ]
    return listed


def observe(s: BrewCraftersState, viewer: i64, out: vec[i16], at: i64) -> None:
    """Writes what the seat `viewer` sees to `out`, from `at` on, where everything is still 0."""
    k = _season(s, viewer, out, at)
    k = _market(s, viewer, out, k)
    if s.complex & WITH_COMMUNITY_FARM:
        for crop in range(CROPS):
            out[k + crop] = i16(s.farm_pool[crop])
        k += CROPS
    if s.complex & WITH_INTERNS:
        out[k] = i16(s.intern_supply)
        k += 1
    seats = s.seats
    for step in range(seats):
        k = _brewery(s, viewer + step if viewer + step < seats else viewer + step - seats, viewer, out, k)


def _season(s: BrewCraftersState, viewer: i64, out: vec[i16], k: i64) -> i64:
    over = s.to_act == OVER
    if not over:
        out[k + PLACE_OF[s.stack[-1] >> 8]] = 1
    k += len(DECISIONS)
    out[k] = 1 if s.to_act == viewer else 0
    k += 1
    if not over:
        out[k + distance(s.seats, viewer, s.active)] = 1
    k += s.seats
    out[k + distance(s.seats, viewer, s.start)] = 1
    k += s.seats
    out[k + s.season_of_year()] = 1
    out[k + 4] = i16(LAST_SEASON - s.season)
    k += 5
    if not over:
        out[k + s.phase] = 1
    k += CLOSING_PHASE + 1
    out[k + distance(s.seats, viewer, s.first)] = 1
    k += s.seats
    out[k] = i16(lap(s))
    out[k + 1] = i16(s.side)
    k += 2
    slot = pending(s, steps.BREW_SLOT)
    if slot != NONE:
        out[k + slot] = 1
    traded = pending(s, steps.TRADE_GET)
    if traded != NONE:
        out[k + SLOTS + traded] = 1
        for rate in rates_for(s, traded):
            out[k + SLOTS + KINDS + rate.get] = i16(rate.amount)
    return k + SLOTS + KINDS + OFFERS


def _market(s: BrewCraftersState, viewer: i64, out: vec[i16], k: i64) -> i64:
    content = s.content
    recipes: i64 = len(content.recipes)
    spaces: i64 = len(content.spaces)
    k = write_flags(s.public, recipes, out, k)
    k = write_flags(s.labels, recipes, out, k)
    k = write_flags(s.used, spaces, out, k)
    for restocks in s.waiting:
        out[k] = i16(restocks)
        k += 1
    workers: i64 = len(content.workers)
    k = write_flags(s.row, workers, out, k)
    k = write_flags(s.pool, workers, out, k)
    k = write_flags(s.shown, workers, out, k)
    for left in s.partners_left:
        out[k] = i16(left)
        k += 1
    for owner in s.collaboration:
        if owner != NO_ONE:
            out[k] = i16(1 + distance(s.seats, viewer, owner))
        k += 1
    return k


def _brewery(s: BrewCraftersState, seat: i64, viewer: i64, out: vec[i16], k: i64) -> i64:
    p = s.players[seat]
    out[k] = i16(p.money)
    out[k + 1] = i16(p.rep)
    out[k + 2] = i16(p.loans)
    out[k + 3] = i16(total(s, seat))
    out[k + 4] = i16(s.place(seat))
    out[k + 5] = i16(p.batches)
    out[k + 6] = i16(meeples(s, seat))
    out[k + 7] = i16(p.shifts)
    out[k + 8] = i16(p.shifts_used)
    out[k + 9] = i16(operating_cost(s, p))
    out[k + 10] = i16(p.last_cost)
    out[k + 11] = i16(p.capacity)
    out[k + 12] = i16(helpers(s, p))
    k += 13
    for held in p.stock:
        out[k] = i16(held)
        k += 1
    k = write_flags(p.built, BUILDING_COUNT, out, k)
    for step in p.cubes:
        out[k] = i16(step)
        k += 1
    k = _beer(s, p, out, k)
    k = _cards(s, p, out, k)
    if s.complex & WITH_COMMUNITY_FARM:
        for gift in s.farm_gifts:
            if gift // CROPS == seat:
                out[k + gift % CROPS] += 1
        k += CROPS
    if s.complex & WITH_INTERNS:
        out[k] = i16(p.interns)
        out[k + 1] = i16(p.held)
        out[k + 2] = i16(p.intern_next)
        out[k + 3] = i16(p.intern_after)
        k += 4
    if s.complex & WITH_SECRET_RECIPE:
        hidden = unrevealed(p)
        k = write_flags(p.secrets if seat == viewer else p.secrets & ~hidden, len(s.content.recipes), out, k)
        out[k] = i16(count_bits(hidden))
        k += 1
    return k


def _beer(s: BrewCraftersState, p: BrewCraftersPlayer, out: vec[i16], k: i64) -> i64:
    """Slots, the beer in them and on the line, and everything brewed so far."""
    recipes: i64 = len(s.content.recipes)
    for slot in range(SLOTS):
        out[k + slot] = 1 if has_slot(p, slot) else 0
    k += SLOTS
    for recipe in p.tanks:
        if recipe != NONE:
            out[k + recipe] = 1
        k += recipes
    k = write_flags(p.infused, SLOTS, out, k)
    for recipe in p.line:
        if recipe != NONE:
            out[k + recipe] += 1
    k += recipes
    for batches in p.brewed:
        if batches:
            out[k] = i16(batches)
        k += 1
    return k


def _cards(s: BrewCraftersState, p: BrewCraftersPlayer, out: vec[i16], k: i64) -> i64:
    """Workers, marks, labels, partnerships, the Farm and the benefits of this Winter."""
    recipes: i64 = len(s.content.recipes)
    workers: i64 = len(s.content.workers)
    k = write_flags(p.workers, workers, out, k)
    if p.mark != NONE:
        out[k + p.mark] = 1
    k += recipes
    if p.promise != NONE:
        out[k + p.promise] = 1
    k = write_flags(p.labels, recipes, out, k + BUILDING_COUNT)
    for cards in p.partners:
        out[k] = i16(cards)
        k += 1
    for what in p.plots:
        if what != NONE:
            for crop in range(CROPS):
                if CROP[crop] == what:
                    out[k + crop] = 1
        k += CROPS
    return write_flags(p.annual, NUM_TRACKS + workers, out, k)
