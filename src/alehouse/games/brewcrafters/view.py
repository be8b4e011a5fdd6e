"""A seat's view: everything but unbrewed Secret Recipes and undrawn chance (BC-214)."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from alehouse.engine.numbers import BIT, named
from alehouse.engine.state import ALL, OVER, Head, head
from alehouse.games.brewcrafters import kinds, steps
from alehouse.games.brewcrafters.content import Spot
from alehouse.games.brewcrafters.rules.brew import has_ingredients
from alehouse.games.brewcrafters.rules.collaborate import in_play
from alehouse.games.brewcrafters.rules.install import has_slot
from alehouse.games.brewcrafters.rules.market import helpers, takes_all
from alehouse.games.brewcrafters.rules.process import in_process
from alehouse.games.brewcrafters.rules.season import operating_cost
from alehouse.games.brewcrafters.rules.secret import unrevealed
from alehouse.games.brewcrafters.rules.traders import rates_for
from alehouse.games.brewcrafters.rules.turn import lap, meeples, pending
from alehouse.games.brewcrafters.score import batches_of, score, total
from alehouse.games.brewcrafters.state import BrewCraftersState


class Trade(TypedDict):
    """The ingredient given to the traders, and their offers for it; "" and empty if nobody trades."""

    give: str
    get: dict[str, int]


class Visitor(TypedDict):
    """The owner of a meeple on a market space, or of a "helper" or "intern" there instead."""

    seat: int
    token: str


class Stall(TypedDict):
    """A market space: whether it was used this season and by whom, its restocked goods, and its gains.

    `gives` is by half, or "whole": all goods there, or a fixed yield ("basic", "advanced": any of these).
    """

    used: bool
    visitors: list[Visitor]
    goods: dict[str, int]
    gives: dict[str, dict[str, int]]


class Gift(TypedDict):
    """A portion given to the Community Farm."""

    seat: int
    what: str


class Player(TypedDict):
    """A brewery. Recipes, workers, buildings … are ids of the content; "" is none.

    `styles` counts the batches brewed of each; `next_steps` are those that research would reach, "" where a track ends.
    `meeples` are still to be placed this season, `shifts_left` to act in it; `cost` is that of the next Winter,
    `last_cost` of the last one before reductions; `stocked` are the recipes that the storage holds a batch of,
    after what workers and the lab save; `slots` are the places to brew in, `tanks` holds the recipe in each;
    `annual` are this Winter's benefits to come, of tracks and workers; `reserved` is the building space with
    Reputation on it; `secrets` are the Secret Recipes that the viewer may know, `hidden_secrets` counts those that
    are not revealed, and those in `secret_rep` bring Reputation when first sold.
    """

    seat: int
    money: int
    rep: int
    loans: int
    cost: int
    last_cost: int
    storage: dict[str, int]
    stored: int
    capacity: int
    stocked: list[str]
    slots: list[str]
    tanks: dict[str, str]
    line: list[str]
    shipping: dict[str, int]
    brewed: dict[str, int]
    styles: dict[str, int]
    batches: int
    meeples: int
    shifts: int
    shifts_used: int
    shifts_left: int
    workers: list[str]
    buildings: list[str]
    infusers: list[str]
    lab: dict[str, str]
    next_steps: dict[str, str]
    annual: list[str]
    mark: str
    reserved: str
    labels: list[str]
    partnerships: dict[str, int]
    plots: list[str]
    helpers: int
    interns: int
    held: int
    interns_next: int
    interns_after: int
    place: int
    total: int
    score: dict[str, int]
    secrets: list[str]
    hidden_secrets: int
    secret_rep: list[str]


class BrewCraftersView(Head):
    """The view of a game. Seats count from 1; 0 is nobody.

    `season_number` counts the `seasons` of the game from 1; `turn` is the seat whose turn it is, `first` the one that
    began this Market Phase, `lap` its lap (0 in other phases); `slot` is the tank being filled; `rates` are the
    traders' rates for each ingredient given, `portions` the portion of the collaboration that each goes to; `tiles` can
    be installed; `lab` is the side of the lab in play; `labels` holds the owner of each Gold Label; `agency` are the
    workers that the agency has revealed; `farm_pool` are remainders to pick from.
    """

    year: int
    season: str
    season_number: int
    seasons: int
    phase: str
    lap: int
    turn: int
    start: int
    first: int
    slot: str
    trade: Trade
    rates: dict[str, list[str]]
    lab: str
    tiles: list[str]
    recipes: list[str]
    labels: dict[str, int]
    market: dict[str, Stall]
    workers: list[str]
    unused_workers: list[str]
    agency: list[str]
    partnerships: dict[str, int]
    collaboration: dict[str, int]
    portions: dict[str, str]
    community_farm: list[Gift]
    farm_pool: dict[str, int]
    interns: int
    players: list[Player]


def view(s: BrewCraftersState, viewer: i64) -> BrewCraftersView:
    content = s.content
    over = s.to_act == OVER
    slot = pending(s, steps.BREW_SLOT)
    return {
        **head(s, "brewcrafters"),
        "year": s.season // 4 + 1,
        "season": kinds.SEASONS[s.season_of_year()],
        "season_number": s.season + 1,
        "seasons": kinds.LAST_SEASON + 1,
        "phase": "over" if over else kinds.PHASES[s.phase],
        "lap": lap(s),
        "turn": 0 if over else s.active + 1,
        "start": s.start + 1,
        "first": s.first + 1,
        "slot": kinds.SLOT_IDS[slot] if slot != kinds.NONE else "",
        "trade": _trade(s),
        "rates": _rates(s),
        "lab": kinds.LABS[s.side],
        "tiles": [kinds.BUILDINGS[building] for building in kinds.INSTALLABLE],
        "recipes": [content.recipe_ids[r] for r in s.menu],
        "labels": {content.recipe_ids[r]: _label_owner(s, r) for r in s.menu if not content.recipes[r].basic},
        "market": _market(s),
        "workers": named(s.row, content.worker_ids),
        "unused_workers": named(s.pool, content.worker_ids),
        "agency": named(s.shown, content.worker_ids),
        "partnerships": {content.partner_ids[k]: s.partners_left[k] for k in range(len(content.partners))},
        "collaboration": _collaboration(s),
        "portions": _portions(s),
        "community_farm": [
            {"seat": gift // 3 + 1, "what": kinds.INGREDIENTS[kinds.CROP[gift % 3]]} for gift in s.farm_gifts
        ],
        "farm_pool": {kinds.INGREDIENTS[kinds.CROP[crop]]: s.farm_pool[crop] for crop in range(len(kinds.CROP))},
        "interns": s.intern_supply,
        "players": [_player(s, seat, viewer) for seat in range(s.seats)],
    }


def sees_more(s: BrewCraftersState, seat: i64) -> bool:
    return unrevealed(s.players[seat]) != 0


def _trade(s: BrewCraftersState) -> Trade:
    given = pending(s, steps.TRADE_GET)
    if given == kinds.NONE:
        return {"give": "", "get": {}}
    offered = {kinds.TRADED[rate.get]: rate.amount for rate in rates_for(s, given)}
    return {"give": kinds.INGREDIENTS[given], "get": offered}


def _rates(s: BrewCraftersState) -> dict[str, list[str]]:
    if not s.complex & kinds.WITH_TRADERS:
        return {}
    return {given: [rate.id for rate in rates_for(s, what)] for what, given in enumerate(kinds.INGREDIENTS)}


def _label_owner(s: BrewCraftersState, r: i64) -> int:
    return next((seat + 1 for seat in range(s.seats) if s.players[seat].labels & BIT[r]), 0)


def _market(s: BrewCraftersState) -> dict[str, Stall]:
    """Spaces in play."""
    content = s.content
    visited: i64 = 0
    for p in s.players:
        visited |= p.visits | p.helper_visits | p.intern_visits
    shown: dict[str, Stall] = {}
    for index in content.layout(s.seats, s.complex).spots:
        spot = content.spots[index]
        space = spot.space
        restock = content.spaces[space].restock
        goods = {
            kinds.GOODS[what]: restock[what] * s.waiting[space] for what in range(kinds.MONEY + 1) if restock[what] > 0
        }
        used = s.used & BIT[space] != 0
        visitors = _visitors(s, space) if visited & BIT[space] else []
        stall = shown.setdefault(
            content.space_ids[space], {"used": used, "visitors": visitors, "goods": goods, "gives": {}}
        )
        stall["gives"][spot.half or "whole"] = goods if takes_all(spot) else _yield_of(spot)
    return shown


def _visitors(s: BrewCraftersState, space: i64) -> list[Visitor]:
    shown: list[Visitor] = []
    for seat, p in enumerate(s.players):
        helper, intern = (kinds.TOKENS[kinds.HELPER], p.helper_visits), (kinds.TOKENS[kinds.INTERN], p.intern_visits)
        for token, visits in (("", p.visits), helper, intern):
            if visits & BIT[space]:
                shown.append({"seat": seat + 1, "token": token})
    return shown


def _yield_of(spot: Spot) -> dict[str, int]:
    """The fixed yield of placing there."""
    fixed = dict(zip(kinds.GOODS, spot.gives, strict=True))
    money = fixed.pop("money")
    amounts = {**fixed, "basic": spot.basic, "advanced": spot.advanced, "money": money}
    return {what: amount for what, amount in amounts.items() if amount > 0}


def _collaboration(s: BrewCraftersState) -> dict[str, int]:
    if not in_play(s):
        return {}
    return {s.content.portion_ids[index]: owner + 1 for index, owner in enumerate(s.collaboration)}


def _portions(s: BrewCraftersState) -> dict[str, str]:
    if not in_play(s):
        return {}
    return {
        kinds.INGREDIENTS[what]: s.content.portion_ids[portion] for what, portion in enumerate(s.content.portion_of)
    }


def _player(s: BrewCraftersState, seat: i64, viewer: i64) -> Player:
    content = s.content
    p = s.players[seat]
    names = content.recipe_ids
    knows = viewer in (ALL, seat)
    hidden = unrevealed(p)
    secrets = p.secrets if knows else p.secrets & ~hidden
    known = secrets
    for r in s.menu:
        known |= BIT[r]
    shipping = {r: p.brewed[r] - in_process(p, r) for r in range(len(p.brewed))}
    return {
        "seat": seat + 1,
        "money": p.money,
        "rep": p.rep,
        "loans": p.loans,
        "cost": operating_cost(s, p),
        "last_cost": p.last_cost,
        "storage": {kinds.INGREDIENTS[what]: p.stock[what] for what in range(len(kinds.INGREDIENTS))},
        "stored": p.stored(),
        "capacity": p.capacity,
        "stocked": [
            names[r] for r in range(len(names)) if known & BIT[r] and has_ingredients(s, p, content.recipes[r])
        ],
        "slots": [kinds.SLOT_IDS[slot] for slot in range(kinds.SLOTS) if has_slot(p, slot)],
        "tanks": {kinds.SLOT_IDS[slot]: _recipe(names, p.tanks[slot]) for slot in range(kinds.SLOTS)},
        "line": [names[r] for r in p.line if r != kinds.NONE],
        "shipping": {names[r]: count for r, count in shipping.items() if count > 0},
        "brewed": {names[r]: p.brewed[r] for r in range(len(names)) if p.brewed[r] > 0},
        "styles": {kinds.STYLES[style]: batches_of(s, p, style) for style in range(kinds.NUM_STYLES)},
        "batches": p.batches,
        "meeples": meeples(s, seat),
        "shifts": p.shifts,
        "shifts_used": p.shifts_used,
        "shifts_left": p.shifts - p.shifts_used,
        "workers": named(p.workers, content.worker_ids),
        "buildings": named(p.built, kinds.BUILDINGS),
        "infusers": named(p.infused, kinds.SLOT_IDS),
        "lab": {kinds.TRACKS[track]: kinds.STEPS[p.cubes[track]] for track in range(kinds.NUM_TRACKS)},
        "next_steps": {kinds.TRACKS[t]: [*kinds.STEPS, ""][p.cubes[t] + 1] for t in range(kinds.NUM_TRACKS)},
        "annual": named(p.annual, kinds.TRACKS) + named(p.annual >> kinds.NUM_TRACKS, content.worker_ids),
        "mark": _recipe(names, p.mark),
        "reserved": kinds.BUILDINGS[p.promise] if p.promise != kinds.NONE else "",
        "labels": named(p.labels, names),
        "partnerships": {content.partner_ids[k]: p.partners[k] for k in range(len(content.partners))},
        "plots": [kinds.INGREDIENTS[what] if what != kinds.NONE else "" for what in p.plots],
        "helpers": helpers(s, p),
        "interns": p.interns,
        "held": p.held,
        "interns_next": p.intern_next,
        "interns_after": p.intern_after,
        "place": s.place(seat),
        "total": total(s, seat),
        "score": dict(score(s, seat)),
        "secrets": named(secrets, names),
        "hidden_secrets": len(named(hidden, names)),
        "secret_rep": [
            names[r] for r in range(len(names)) if p.secrets & BIT[r] and p.brewed[r] > 0 and shipping[r] == 0
        ],
    }


def _recipe(names: list[str], r: i64) -> str:
    return names[r] if r != kinds.NONE else ""
