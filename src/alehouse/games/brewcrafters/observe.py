"""What a seat sees as a row of small numbers: `fields` names its parts, `observe` writes them.

Everything here can be read off the seat's view. Your own brewery comes in full, the others' in outline, in the order
in which they sit to the left of the viewer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from alehouse.engine.numbers import BIT
from alehouse.engine.observation import MANY, Field, count_bits, distance, flag, number, one_hot, write_flags
from alehouse.engine.state import OVER
from alehouse.engine.title import Setup
from alehouse.games.brewcrafters import kinds, steps
from alehouse.games.brewcrafters.content import Content
from alehouse.games.brewcrafters.machine import MACHINE
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.market import helpers
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.rules.turn import MEEPLES, meeples, pending
from alehouse.games.brewcrafters.score import total
from alehouse.games.brewcrafters.state import BrewCraftersPlayer, BrewCraftersState

BUILDING_COUNT: Final = 12
PLOTS: Final = 2
CROPS: Final = 3
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
        number("seasons_left", kinds.LAST_SEASON + 1, "seasons after this one"),
        one_hot("phase", kinds.CLOSING_PHASE + 1, "annual, market, extra, brewery, close"),
        one_hot("slot", kinds.SLOTS, "the slot being brewed in: tank 1, tank 2, brewpub"),
        one_hot("traded", len(kinds.INGREDIENTS), "the ingredient that was given to the traders"),
        Field("public", recipes, 0, 1, "public recipes"),
        Field("unclaimed", recipes, 0, 1, "public recipes whose Gold Label is unclaimed"),
        Field("used", spaces, 0, 1, "market spaces used this season"),
        Field("waiting", spaces, 0, MANY, "restocks that lie on each market space"),
        Field("hireable", workers, 0, 1, "face-up workers"),
        Field("partnerships", partners, 0, MANY, "cards left by kind"),
        Field("collaboration", len(content.portion_ids), 0, 2, "by portion: 0 free, 1 the viewer's, 2 another's"),
    ]
    if setup.options["community-farm"]:
        listed += [
            Field("farm_gifts", CROPS, 0, MANY, "contributions to the Community Farm by crop"),
            Field("farm_pool", CROPS, 0, MANY, "remainders by crop"),
        ]
    if setup.options["interns"]:
        listed.append(number("intern_supply"))
    listed += [
        *_outline_fields("you"),
        number("you.cost", MANY, "operating cost of the next Winter"),
        number("you.last_cost", MANY, "of the last one, before reductions"),
        number("you.capacity", MANY, "of the storage"),
        Field("you.slots", kinds.SLOTS, 0, 1, "slots to brew in: tank 1, tank 2, brewpub"),
        Field("you.tanks", kinds.SLOTS, 0, 1, "slots with beer in them"),
        Field("you.infusers", kinds.SLOTS, 0, 1, "slots with a hops infuser"),
        number("you.line", kinds.TANKS, "batches on the bottling line"),
        Field("you.brewed", recipes, 0, MANY, "batches by recipe"),
        number("you.shifts_used", MANY),
        Field("you.workers", workers, 0, 1, "workers hired"),
        one_hot("you.mark", recipes, "the marked recipe"),
        one_hot("you.reserved", len(kinds.BUILDINGS), "the building space with Rep on it"),
        Field("you.labels", recipes, 0, 1, "Gold Labels held"),
        Field("you.partnerships", partners, 0, MANY, "cards held by kind"),
        Field("you.plots", PLOTS * CROPS, 0, 1, "by plot of your own Farm one-hot: malt, hops, fruit"),
        Field("you.annual", kinds.NUM_TRACKS, 0, 1, "annual benefits of the lab still to come this Winter"),
        number("you.helpers", MANY, "extra placements that workers still grant"),
    ]
    if setup.options["interns"]:
        listed += [
            number("you.interns", MANY, "to be placed or held"),
            number("you.held", MANY, "kept for the Brewery Phase"),
            number("you.interns_next", MANY, "waiting on the next season"),
            number("you.interns_after", MANY, "and on the one after"),
        ]
    if setup.options["secret-recipe"]:
        listed.append(Field("you.secrets", recipes, 0, 1, "recipes developed in secret"))
    for place in range(1, seats):
        listed += [
            *_outline_fields(f"other{place}"),
            number(f"other{place}.workers", workers, "workers hired"),
            number(f"other{place}.labels", recipes, "Gold Labels held"),
        ]
    return listed


def _outline_fields(who: str) -> list[Field]:
    return [
        number(f"{who}.money", MONEY),
        number(f"{who}.rep", MONEY),
        number(f"{who}.loans"),
        Field(f"{who}.total", 1, -MONEY, MONEY, "points now"),
        number(f"{who}.batches", MANY, "batches brewed"),
        number(f"{who}.meeples", MEEPLES, "still to be placed this season"),
        number(f"{who}.shifts"),
        Field(f"{who}.storage", len(kinds.INGREDIENTS), 0, MANY, "by ingredient"),
        Field(f"{who}.buildings", len(kinds.BUILDINGS), 0, 1, "tiles and equipment"),
        Field(f"{who}.lab", kinds.NUM_TRACKS, 0, kinds.GAME_END_STEP, "step of the cube by track"),
    ]


def observe(s: BrewCraftersState, viewer: i64, out: vec[i16], at: i64) -> None:
    """Writes what the seat `viewer` sees to `out`, from `at` on, where everything is still 0."""
    k = _season(s, viewer, out, at)
    k = _market(s, viewer, out, k)
    if s.complex & kinds.WITH_COMMUNITY_FARM:
        for gift in s.farm_gifts:
            out[k + gift % CROPS] += 1
        for crop in range(CROPS):
            out[k + CROPS + crop] = i16(s.farm_pool[crop])
        k += 2 * CROPS
    if s.complex & kinds.WITH_INTERNS:
        out[k] = i16(s.intern_supply)
        k += 1
    k = _outline(s, viewer, out, k)
    k = _own(s, s.players[viewer], out, k)
    seats = s.seats
    for step in range(1, seats):
        seat = viewer + step if viewer + step < seats else viewer + step - seats
        k = _outline(s, seat, out, k)
        out[k] = i16(count_bits(s.players[seat].workers))
        out[k + 1] = i16(count_bits(s.players[seat].labels))
        k += 2


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
    out[k + 4] = i16(kinds.LAST_SEASON - s.season)
    k += 5
    if not over:
        out[k + s.phase] = 1
    k += kinds.CLOSING_PHASE + 1
    slot = pending(s, steps.BREW_SLOT)
    if slot != kinds.NONE:
        out[k + slot] = 1
    traded = pending(s, steps.TRADE_GET)
    if traded != kinds.NONE:
        out[k + kinds.SLOTS + traded] = 1
    return k + kinds.SLOTS + kinds.KINDS


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
    k = write_flags(s.row, len(content.workers), out, k)
    for left in s.partners_left:
        out[k] = i16(left)
        k += 1
    for owner in s.collaboration:
        if owner != kinds.NO_ONE:
            out[k] = 1 if owner == viewer else 2
        k += 1
    return k


def _outline(s: BrewCraftersState, seat: i64, out: vec[i16], k: i64) -> i64:
    p = s.players[seat]
    out[k] = i16(p.money)
    out[k + 1] = i16(p.rep)
    out[k + 2] = i16(p.loans)
    out[k + 3] = i16(total(s, seat))
    out[k + 4] = i16(p.batches)
    out[k + 5] = i16(meeples(s, seat))
    out[k + 6] = i16(p.shifts)
    k += 7
    for held in p.stock:
        out[k] = i16(held)
        k += 1
    k = write_flags(p.built, BUILDING_COUNT, out, k)
    for step in p.cubes:
        out[k] = i16(step)
        k += 1
    return k


def _own(s: BrewCraftersState, p: BrewCraftersPlayer, out: vec[i16], k: i64) -> i64:
    recipes: i64 = len(s.content.recipes)
    out[k] = i16(operating_cost(s, p))
    out[k + 1] = i16(p.last_cost)
    out[k + 2] = i16(p.capacity)
    k += 3
    for slot in range(kinds.SLOTS):
        out[k + slot] = 1 if has_slot(p, slot) else 0
        out[k + kinds.SLOTS + slot] = 1 if p.tanks[slot] != kinds.NONE else 0
    k = write_flags(p.infused, kinds.SLOTS, out, k + 2 * kinds.SLOTS)
    for batch in p.line:
        if batch != kinds.NONE:
            out[k] += 1
    k += 1
    for batches in p.brewed:
        if batches:
            out[k] = i16(batches)
        k += 1
    out[k] = i16(p.shifts_used)
    k = write_flags(p.workers, len(s.content.workers), out, k + 1)
    if p.mark != kinds.NONE:
        out[k + p.mark] = 1
    k += recipes
    if p.promise != kinds.NONE:
        out[k + p.promise] = 1
    k = write_flags(p.labels, recipes, out, k + BUILDING_COUNT)
    for cards in p.partners:
        out[k] = i16(cards)
        k += 1
    for what in p.plots:
        if what != kinds.NONE:
            for crop in range(CROPS):
                if kinds.CROP[crop] == what:
                    out[k + crop] = 1
        k += CROPS
    k = write_flags(p.annual & (BIT[kinds.NUM_TRACKS] - 1), kinds.NUM_TRACKS, out, k)
    out[k] = i16(helpers(s, p))
    k += 1
    if s.complex & kinds.WITH_INTERNS:
        out[k] = i16(p.interns)
        out[k + 1] = i16(p.held)
        out[k + 2] = i16(p.intern_next)
        out[k + 3] = i16(p.intern_after)
        k += 4
    if s.complex & kinds.WITH_SECRET_RECIPE:
        k = write_flags(p.secrets, recipes, out, k)
    return k
